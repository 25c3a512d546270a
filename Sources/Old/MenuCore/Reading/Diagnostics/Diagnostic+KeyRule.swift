extension Diagnostic {
  /// What can be wrong with a key, or with the type of its value.
  public enum KeyRule: Hashable, Sendable {
    /// A value has the wrong type; `key` is nil for the whole file.
    case wrongType(key: String?, expected: ExpectedType)
    /// A list for each language where one list of all must stand: the languages, and the texts of the
    /// first entry in each; nil where one list is longer than another.
    case listsByLanguage(key: String, languages: [String], first: [String]?)
    /// A key came before in the same object; the values as written, the first with its line, how often
    /// it came so far, and the brackets if one of the two values is a list or an object.
    case repeatedKey(
      key: String, first: String, firstLine: Int, again: String, count: Int = 2,
      holding: SyntaxFault.Container? = nil)
    /// A key that nothing reads, with the known one that it stands for: then it is told each time; and
    /// whether that one stands in the same object already, so that it cannot be written instead. An
    /// error where that one says something about allergens: nothing is promised beside it.
    case unknownKey(key: String, suggestion: String?, isThere: Bool = false)
    /// A member that nothing reads and that says by its value what the format says otherwise, and
    /// whether the key for it stands in the same object already.
    case unknownMember(key: String, meant: MeantMember, isThere: Bool = false)
    /// A key that nothing reads where something may be said about allergens: nothing is promised
    /// beside it; once for each key, or each time with the word that names one.
    case lostStatement(key: String, place: LostPlace = .dish, word: String? = nil)
    /// A key that must be there is not, or says nothing: `id` and `title` of a group, `name` of a
    /// size, an ingredient or an add-on, `amount` of a price.
    case missingKey(key: String)
    /// Something that is no language tag.
    case badLanguageTag(text: String, suggestion: String?)
  }

  /// Where something about allergens stands that nothing reads.
  public enum LostPlace: Hashable, Sendable {
    /// In a dish or a part of it.
    case dish
    /// In a size, under a word for sizes.
    case size
    /// In a group, whose dishes promise nothing against it.
    case group
    /// At the top of the file: no dish promises anything against it.
    case file
  }

  /// The heading of a list under a key of its own, as a group has it: `antipasti`, `vini`.
  public struct KeyHeading: Hashable, Sendable {
    /// What its dishes are to name.
    public let id: String
    /// What guests are to read.
    public let title: String
    /// Whether the file has such a group already.
    public let isThere: Bool

    /// Makes one.
    public init(id: String, title: String, isThere: Bool = false) {
      (self.id, self.title, self.isThere) = (id, title, isThere)
    }
  }

  /// What can be wrong with a list of dishes, or of what belongs to one.
  public enum ListRule: Hashable, Sendable {
    /// A file of JSON without a dish: what it is, if that is known, and the list that looks like its
    /// dishes.
    case noDish(layout: ForeignLayout?, list: UnreadList?)
    /// A list of dishes that is none of the four; the one it is for, whether its key says so, and
    /// whether the file has that one already, so that the entries must move; and the heading that the
    /// key is, nil where it says no more than the name of the list.
    case unknownList(
      key: String, list: MenuList, isMeant: Bool, isThere: Bool, heading: KeyHeading? = nil)
    /// A key that nothing reads holds dishes, deeper inside.
    case unreadDishes(key: String, list: UnreadList)
    /// So many entries stand under their names, in an object where a list must stand: the first two as
    /// they are to be written, and the list, which is not the key where that only stands for it.
    case entriesByName(key: String, list: String, first: [String], count: Int)
    /// A list of entries stands where one entry must stand.
    case listInList(key: String)
    /// A section with so many dishes under a key stands where a dish must stand.
    case sectionInList(key: String, count: Int)
  }
}
