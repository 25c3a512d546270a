/// A key that nothing reads.
package struct UnknownKey: Hashable, Sendable {
  /// The key as written.
  package let written: String
  /// The object that has it.
  package let object: FileObject
  /// The key that it may be.
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
    /// It names an allergen or traces, or is inside a statement about them.
    case warning
    /// It names an allergen, and says that it is not there.
    case denial
    /// It promises that an allergen is not there.
    case promise
    /// It names a diet.
    case diet
    /// It is beside the lists of dishes, and may be one.
    case dishes
    /// It is in a group, whose id is given, and may be the list of its dishes.
    case dishesOfGroup(String)
    /// It is a text in one language, to be written with the others: `"name": {"de": "…", "en": "…"}`
    case translation
    /// It says what keys of the format say, perhaps with others: `"available": false`
    case part
    /// It is a key of a dish, and stands elsewhere.
    case ofDish(FileKey)
    /// It is an object with the keys of the file.
    case wrapped
    /// It and another key that nothing reads may be the same key.
    case oneOfTwo(FileKey)
    /// Anything else, which its owner may keep as private data.
    case other
  }

  /// True if its sentence has the key to write.
  var saysChange: Bool {
    switch meaning {
    case .part, .translation, .dishes: false
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
    case (nil, .other), (nil, .part): nil
    }
  }
}
