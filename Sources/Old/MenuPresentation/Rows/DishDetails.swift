public import OldMenuCore

/// Everything a guest may ask about one dish, in words.
public struct DishDetails: Hashable, Sendable {
  /// The number as printed on the menu.
  @ComparedAsUTF8 public var number: String?
  /// What it is called.
  @ComparedAsUTF8 public var title: String
  /// Short signs behind the title: `V`, `VG`, `••`.
  @ComparedAsUTF8 public var marks: [String]
  /// What it costs, one text for each size; says so when it is sold out.
  @ComparedAsUTF8 public var prices: [String]
  /// Its description and what is in it; empty when the file says neither.
  @ComparedAsUTF8 public var contents: String
  /// Volume, serving, base, calories and the like.
  @ComparedAsUTF8 public var facts: String?
  /// What the owner says about allergens, in whole sentences.
  @ComparedAsUTF8 public var allergens: String
  /// The warnings in one line, for places where sentences are too long.
  @ComparedAsUTF8 public var allergenWarning: String
  /// The same of each size, where they differ.
  @ComparedAsUTF8 public var sizeWarnings: [String]
  /// The diets it suits, as a sentence.
  @ComparedAsUTF8 public var diets: String?
  /// Those of them for which no sign stands, for views that show the signs and not the sentence.
  @ComparedAsUTF8 public var unsignedDiets: String?
  /// What can be ordered on top, a text for each group of add-ons.
  @ComparedAsUTF8 public var addOns: [String]
  /// What a guest may ask about, each under what it is called: `Contains`, `Sizes`.
  public var labelled: [LabelledText]
  /// Remarks of the owner.
  @ComparedAsUTF8 public var notes: [String]
  /// What stands over it and its neighbours, for views that show it alone.
  @ComparedAsUTF8 public var sectionNotes: [String]
}

extension DishDetails {
  /// Makes details that say nothing but a name and what is said about allergens; what is made by hand,
  /// for a preview or a test of one's own view, is filled in afterwards.
  public init(title: String, allergens: String, allergenWarning: String) {
    self.init(
      number: nil, title: title, marks: [], prices: [], contents: "", facts: nil,
      allergens: allergens, allergenWarning: allergenWarning, sizeWarnings: [], diets: nil,
      unsignedDiets: nil, addOns: [], labelled: [], notes: [], sectionNotes: [])
  }
}

/// A text under what it is about.
public struct LabelledText: Hashable, Sendable {
  /// What it is about.
  @ComparedAsUTF8 public var label: String
  /// The text.
  @ComparedAsUTF8 public var text: String

  /// Makes a text with a label.
  public init(_ label: String, _ text: String) {
    (self.label, self.text) = (label, text)
  }
}
