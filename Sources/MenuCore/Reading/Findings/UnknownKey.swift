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

  package var kind: Finding.Kind {
    switch (near, meaning) {
    case (nil, .warning): Finding.Kind(.unknownKey, "warning")
    case (nil, .denial): Finding.Kind(.unknownKey, "denial")
    case (nil, .promise): Finding.Kind(.unknownKey, "promise")
    case (nil, .diet): Finding.Kind(.unknownKey, "diet")
    case (nil, .dishes): Finding.Kind(.unknownKey, "dishes")
    case (nil, .dishesOfGroup): Finding.Kind(.unknownKey, "dishes-of-group")
    case (nil, .translation): Finding.Kind(.unknownKey, "translation")
    case (_, .oneOfTwo): Finding.Kind(.unknownKey, "one-of-two")
    case (nil, .ofDish): Finding.Kind(.unknownKey, "of-dish")
    case (nil, .wrapped): Finding.Kind(.unknownKey, "wrapped")
    case (nil, .other), (nil, .part): Finding.Kind(.unknownKey)
    case (.some, .warning), (.some, .denial), (.some, .promise), (.some, .diet):
      Finding.Kind(.unknownKey, "near-warning")
    case (.some, .other), (.some, .dishes), (.some, .dishesOfGroup), (.some, .translation),
      (.some, .part), (.some, .ofDish), (.some, .wrapped):
      Finding.Kind(.unknownKey, "near")
    }
  }
}
