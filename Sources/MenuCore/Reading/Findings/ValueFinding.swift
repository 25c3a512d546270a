/// A value of the right type that cannot be believed. Words and ids are as written.
package enum ValueFinding: FindingFamily {
  /// A number beyond its limits.
  case outOfRange(FileKey, written: String, ClosedRange<Int>)
  /// A `min` above its `max`.
  case minAboveMax(min: Int, max: Int)
  /// A language that is not written as a tag.
  case badLanguageTag(String)
  /// A word that is no diet.
  case unknownDiet(String)
  /// A word that is no way of serving, with the one that it may be.
  case unknownServing(String, near: Dish.Serving?)
  /// An id that an earlier dish has, or an earlier group.
  case repeatedID(String), repeatedIDOfGroup(String)
  /// The id of no group, with the one that it may be, or else the group to write into the list of them,
  /// if the file has one.
  case unknownGroup(String, near: String?, group: String?)
  /// A group above itself.
  case circularGroup(String)
  /// The name that an earlier dish of the list has, with the numbers of both.
  case repeatedName(first: Int, second: Int)

  package var saysChange: Bool {
    switch self {
    case .unknownServing(_, .some), .unknownGroup(_, .some, _), .unknownGroup(_, _, .some): true
    default: false
    }
  }

  package var isPromise: Bool {
    if case .unknownDiet = self { return true }
    return false
  }

  package var kind: Finding.Kind {
    switch self {
    case .outOfRange: Finding.Kind(.outOfRange)
    case .minAboveMax: Finding.Kind(.outOfRange, "choose")
    case .badLanguageTag: Finding.Kind(.badLanguageTag)
    case .unknownDiet: Finding.Kind(.unknownWord)
    case .unknownServing(_, nil): Finding.Kind(.unknownWord, "serving")
    case .unknownServing(_, .some): Finding.Kind(.unknownWord, "near")
    case .repeatedID: Finding.Kind(.repeatedID)
    case .repeatedIDOfGroup: Finding.Kind(.repeatedID, "group")
    case .unknownGroup(_, nil, _): Finding.Kind(.unknownGroup)
    case .unknownGroup(_, .some, _): Finding.Kind(.unknownGroup, "near")
    case .circularGroup: Finding.Kind(.unknownGroup, "circle")
    case .repeatedName: Finding.Kind(.repeatedName)
    }
  }
}

extension Diet {
  /// All words of the format.
  static var words: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
