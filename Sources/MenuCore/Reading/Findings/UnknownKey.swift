/// A key that the format does not have, and that is not read.
package struct UnknownKey: Hashable, Sendable {
  /// The key as written.
  package let written: String
  /// The object that has it.
  package let object: FileObject
  /// The key of the format that it probably means.
  package let near: FileKey?
  /// Its possible meaning.
  package let meaning: Meaning

  /// Makes an unknown key.
  package init(
    _ written: String, of object: FileObject, near: FileKey? = nil, meaning: Meaning = .other
  ) {
    self.written = written
    self.object = object
    self.near = near
    self.meaning = meaning
  }

  /// The possible meaning of an unknown key.
  package enum Meaning: Hashable, Sendable {
    /// It names an allergen or traces, or is inside a statement about allergens.
    case warning
    /// It names an allergen and denies it.
    case denial
    /// It promises that an allergen is absent.
    case promise
    /// It says that something is still to be checked.
    case doubt
    /// It is a text, or a flag, that may say something about what its dishes promise.
    case remark
    /// It names a diet.
    case diet
    /// It says that the dish is homemade.
    case homemade
    /// It is next to the lists of dishes, and may be another such list.
    case dishes
    /// It is in a group, whose id is given, and may be the list of dishes of that group.
    case dishesOfGroup(String)
    /// It is a text in one language, to be written with the others: `"name": {"de": "…", "en": "…"}`
    case translation
    /// It means the same as keys of the format, perhaps together with other members: `"available": false`
    case part
    /// It is a key of dishes in another object.
    case ofDish(FileKey)
    /// It is an object with the keys of the file.
    case wrapped
    /// It and another unknown key may mean the same key.
    case oneOfTwo(FileKey)
    /// Any other key, which the owner may keep as private data.
    case other
  }

  /// True if its message contains the key to write.
  var quotesEdit: Bool {
    switch meaning {
    case .part, .translation, .dishes, .doubt, .remark, .homemade: false
    case .other: true
    case .warning, .denial, .promise, .diet, .oneOfTwo, .dishesOfGroup, .ofDish, .wrapped:
      near != nil
    }
  }

  /// The name of its sentence.
  var variant: String? {
    switch (near, meaning) {
    case (_, .oneOfTwo): "one-of-two"
    case (.some, .warning), (.some, .denial), (.some, .promise), (.some, .diet): "near-warning"
    case (_, .doubt): "doubt"
    case (_, .remark): "remark"
    case (.some, _): "near"
    case (nil, .warning): "warning"
    case (nil, .denial): "denial"
    case (nil, .promise): "promise"
    case (nil, .diet): "diet"
    case (nil, .dishes): "dishes"
    case (nil, .dishesOfGroup): "dishes-of-group"
    case (nil, .translation): "translation"
    case (nil, .ofDish): "of-dish"
    case (nil, .wrapped): "wrapped"
    case (nil, .other), (nil, .part), (nil, .homemade): nil
    }
  }
}
