internal import LocatedJSON

extension MenuParser {
  /// Reads the whole file: first what all dishes need to know, wherever it stands.
  mutating func read(_ root: JSONValue) {
    layout = ForeignLayout(of: root)
    var values: [(key: FileKey, value: JSONValue)] = []
    readFileMembers(of: root) { values.append(($0, $1)) }
    for (key, value) in values { readHead(key, value) }
    validateParents()
    for (key, value) in values {
      switch key {
      case .pizzas: readList(value, .pizzas)
      case .beverages: readList(value, .beverages)
      case .desserts: readList(value, .desserts)
      case .other: readList(value, .other)
      case .name: menu.name = text(value, "name")
      case .description: menu.description = text(value, "description", mayBreakLines: true)
      case .address: menu.address = text(value, "address", mayBreakLines: true)
      case .phone: menu.phone = text(value, "phone")
      case .hours: menu.hours = text(value, "hours", mayBreakLines: true)
      case .cover: menu.cover = amount(value, at: .cover)
      case .notes: menu.notes = texts(value, "notes")
      default: break
      }
    }
  }

  private mutating func readHead(_ key: FileKey, _ value: JSONValue) {
    switch key {
    case .language:
      guard value.kind == .string else { return reportType("language", .text, at: value) }
      menu.language = language(value)
      log.language = menu.language
    case .currency:
      guard value.kind == .string else { return reportType("currency", .text, at: value) }
      let code = value.excerpt
      menu.currency = Currency(code: code)
      survey.hasCurrencyKey = true
      if menu.currency == nil {
        report(
          .unknownCurrency(text: code, suggestion: CurrencySigns.currency(in: code)?.code),
          at: value)
      }
    case .allergenKey: readLegend(value)
    case .groups: readGroups(value)
    case .description, .notes: noteAllergens(of: value)
    default: break
    }
  }

  /// Gives every value to read. Of a key that is given twice only lists have one: each value's
  /// dishes are shown.
  private mutating func readFileMembers(
    of root: JSONValue, _ body: (FileKey, JSONValue) -> Void
  ) {
    var first = [JSONMember?](repeating: nil, count: FileKey.allCases.count)
    var lists: [(FileKey, JSONValue)] = []
    var isRepeated = [Bool](repeating: false, count: first.count)
    var repeats = RepeatedMembers()
    for member in root.members where member.value.kind != .null {
      guard let match = FileKey.table.match(member.key) else {
        reportUnknownAtTop(member, in: root)
        continue
      }
      if match.word.isList { lists.append((match.word, member.value)) }
      guard first[match.index] != nil else {
        first[match.index] = member
        continue
      }
      reportRepeated(member, in: root, &repeats)
      isRepeated[match.index] = true
    }
    for (index, key) in FileKey.allCases.enumerated() where !key.isList && !isRepeated[index] {
      if let member = first[index] { body(key, member.value) }
    }
    for (key, value) in lists { body(key, value) }
  }
}

extension FileKey {
  /// Whether its value is a list that is shown entry by entry.
  fileprivate var isList: Bool {
    switch self {
    case .groups, .pizzas, .beverages, .desserts, .other: true
    default: false
    }
  }
}
