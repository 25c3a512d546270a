internal import OldLocatedJSON

extension MenuParser {
  /// Reads the whole file: first what all dishes need to know, wherever it stands.
  mutating func read(_ root: JSONValue) {
    unread.layout = ForeignLayout(of: root)
    var values: [(field: FileField, value: JSONValue)] = []
    readFileMembers(of: root) { values.append(($0, $1)) }
    for (field, value) in values where field.stage == .beforeDishes { field.read(&self, value) }
    validateParents()
    for (field, value) in values where field.stage == .withDishes { field.read(&self, value) }
  }

  /// Reads the language of every text that names none.
  mutating func readLanguage(_ value: JSONValue) {
    guard value.kind == .string else { return reportType("language", .text, at: value) }
    menu.language = language(value)
    log.language = menu.language
  }

  /// Reads the currency of every price.
  mutating func readCurrency(_ value: JSONValue) {
    guard value.kind == .string else { return reportType("currency", .text, at: value) }
    let code = value.excerpt
    menu.currency = Currency(code: code)
    notes.hasCurrencyKey = true
    guard menu.currency == nil else { return }
    report(
      .price(.unknownCurrency(text: code, suggestion: CurrencySigns.currency(in: code)?.code)),
      at: value)
  }

  /// Gives every value to read. Of a key that is given twice only lists have one: each value's
  /// dishes are shown.
  private mutating func readFileMembers(
    of root: JSONValue, _ body: (FileField, JSONValue) -> Void
  ) {
    let fields = FileKey.fields
    var first = [JSONMember?](repeating: nil, count: fields.count)
    var lists: [(FileField, JSONValue)] = []
    var isRepeated = [Bool](repeating: false, count: first.count)
    var repeats = RepeatedMembers()
    for member in root.members where member.value.kind != .null {
      guard let match = FileKey.table.match(member.key) else {
        reportUnknownAtTop(member, in: root)
        if KeyWords.Place.file.key(meantBy: member.key.excerpt) == FileKey.currency.rawValue {
          notes.hasCurrencyKey = true
        }
        continue
      }
      let field = fields[match.index]
      if field.isList { lists.append((field, member.value)) }
      guard first[match.index] != nil else {
        first[match.index] = member
        continue
      }
      reportRepeated(member, in: root, &repeats)
      isRepeated[match.index] = true
    }
    for (index, field) in fields.enumerated() where !field.isList && !isRepeated[index] {
      if let member = first[index] { body(field, member.value) }
    }
    for (field, value) in lists { body(field, value) }
  }
}

extension MenuParser {
  /// Where the pizzeria is: a text, its translations, or its parts.
  mutating func address(_ value: JSONValue, _ key: String) -> Address? {
    guard value.kind == .object, value.members.contains(where: isPartOfAddress) else {
      return text(value, key, mayBreakLines: true).map { .text($0) }
    }
    var parts = PostalAddress()
    read(value, AddressKey.table, into: &parts)
    return parts == PostalAddress() ? nil : .postal(parts)
  }

  /// Whether a member is a part of an address, be it mistyped, and no language of a text.
  private func isPartOfAddress(_ member: JSONMember) -> Bool {
    if AddressKey.table.names.match(member.key) != nil { return true }
    let key = member.key.excerpt
    guard !member.isOwnersOwn, Language(tag: key) == nil else { return false }
    return KeyWords.Place.address.key(meantBy: key) != nil
  }
}
