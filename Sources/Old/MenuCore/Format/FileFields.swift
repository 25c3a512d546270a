internal import OldLocatedJSON

/// The keys of the file itself, in the order to write.
enum FileKey: String, CaseIterable {
  case schema = "$schema"
  case formatVersion, name, description, language, currency, cover, address, phone, hours, notes
  case allergenKey, groups, pizzas, beverages, desserts, other

  private var field: FileField {
    switch self {
    case .schema: FileField(.beforeAll, write: { _ in nil })
    case .formatVersion: FileField(.beforeAll, write: { _ in .word("1") })
    case .name: FileField(self, \.name, .text) { $0.name = $1 }
    case .description:
      FileField(self, \.description, .lines, isAboutDishes: true) { $0.description = $1 }
    case .language:
      FileField(
        .beforeDishes, read: { $0.readLanguage($1) }, write: { $0.language.map { .text($0.tag) } })
    case .currency:
      FileField(
        .beforeDishes, read: { $0.readCurrency($1) }, write: { $0.currency.map { .text($0.code) } })
    case .cover: FileField(self, \.cover, .cover) { $0.cover = $1 }
    case .address: FileField(self, \.address, .address) { $0.address = $1 }
    case .phone: FileField(self, \.phone, .text) { $0.phone = $1 }
    case .hours: FileField(self, \.hours, .hours) { $0.hours = $1 }
    case .notes: FileField(self, \.notes, .texts, isAboutDishes: true) { $0.notes = $1 }
    case .allergenKey:
      FileField(.beforeDishes, read: { $0.readLegend($1) }, write: { _ in nil })
    case .groups:
      FileField(
        .beforeDishes, isList: true, read: { $0.readGroups($1) },
        write: { .list(unlessEmpty: $0.groups.map(\.tree)) })
    case .pizzas: FileField(.pizzas)
    case .beverages: FileField(.beverages)
    case .desserts: FileField(.desserts)
    case .other: FileField(.other)
    }
  }

  static let table = WordTable<FileKey> { .file }
  static let fields = allCases.map(\.field)
}

/// One key of the file: when and how its value is read, and how it is written.
struct FileField: Sendable {
  /// When a value is read, wherever it stands.
  enum Stage { case beforeAll, beforeDishes, withDishes }

  let stage: Stage
  /// Whether it is a list, of which every value is read where the key comes again.
  let isList: Bool
  let read: @Sendable (inout MenuParser, JSONValue) -> Void
  /// The value to write, nil where there is nothing to say.
  let write: @Sendable (Menu) -> JSONTree?

  init(
    _ stage: Stage, isList: Bool = false,
    read: @escaping @Sendable (inout MenuParser, JSONValue) -> Void = { _, _ in },
    write: @escaping @Sendable (Menu) -> JSONTree?
  ) {
    self.stage = stage
    self.isList = isList
    self.read = read
    self.write = write
  }

  /// A key whose value is one of the menu, in a format that others have too. What it says of all
  /// dishes is noted; they come after it, for their lists are read last.
  init<Value>(
    _ key: FileKey, _ get: @escaping @Sendable (Menu) -> Value, _ format: ValueFormat<Value>,
    isAboutDishes: Bool = false, set: @escaping @Sendable (inout Menu, Value) -> Void
  ) {
    self.init(
      .withDishes,
      read: { parser, value in
        let read = format.read(&parser, value, key.rawValue)
        set(&parser.menu, read)
        if isAboutDishes { parser.notes.fileNotes.note(value, parser.named) }
      },
      write: { format.write(get($0), $0.currency) })
  }

  /// One of the four lists.
  init(_ list: MenuList) {
    self.init(
      .withDishes, isList: true, read: { $0.readList($1, list) },
      write: { menu in
        .list(
          unlessEmpty: menu.drafts(of: list).map {
            DishKey.tables[list].tree(of: $0, in: menu.currency)
          })
      })
  }
}
