/// A list of a file that nothing reads though its entries look like dishes.
public struct UnreadList: Hashable, Sendable {
  /// The line of its opening bracket, from 1.
  public let line: Int
  /// How to get to it from the top of the file, as programmers write it: `menu.categories[2].items`;
  /// empty for the file itself.
  public let path: String
  /// How many entries it has; of a list of sections, how many all of them have together.
  public let count: Int
  /// What makes its entries look like dishes, as written: `name`, `price`.
  public let keys: [String]
  /// How many sections it has and the key under which each holds its dishes; nil if the list holds the
  /// dishes itself.
  public let sections: Sections?
  /// The list of a menu that stands in another object, nil for any other.
  public let menuList: MenuList?
  /// How many other lists like it the file has.
  public let others: Int

  /// Makes a list.
  public init(
    line: Int, path: String, count: Int, keys: [String], sections: Sections? = nil,
    menuList: MenuList? = nil, others: Int = 0
  ) {
    self.line = line
    self.path = path
    self.count = count
    self.keys = keys
    self.sections = sections
    self.menuList = menuList
    self.others = others
  }

  /// A list whose entries are sections of a menu.
  public struct Sections: Hashable, Sendable {
    /// How many there are.
    public let count: Int
    /// The key under which each has its dishes.
    public let key: String

    /// Makes sections.
    public init(count: Int, key: String) {
      self.count = count
      self.key = key
    }
  }
}

/// What a file of JSON is that is no menu of this format.
public enum ForeignLayout: Hashable, Sendable {
  /// A menu in the vocabulary of schema.org (JSON-LD).
  case schemaOrg
  /// A list where a menu is one object.
  case list
}
