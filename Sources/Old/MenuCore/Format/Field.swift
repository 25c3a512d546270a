internal import OldLocatedJSON

/// One key of an object of the format: how its value is read into a draft, what is discarded where
/// the key comes again, and how it is written.
struct Field<Draft>: Sendable {
  /// The key.
  let name: String
  /// The only list whose dishes have the key, nil for all.
  let list: MenuList?
  /// Reads the first value of the key.
  let read: @Sendable (inout MenuParser, JSONValue, inout Draft) -> Void
  /// Discards what was read, for the key came again with this value; warnings of either stay.
  let discard: @Sendable (inout MenuParser, JSONValue, inout Draft) -> Void
  /// The value to write, nil where there is nothing to say.
  let write: @Sendable (Draft, Currency?) -> JSONTree?

  /// A key that is unlike all others.
  init(
    _ key: some RawRepresentable<String>, of list: MenuList? = nil,
    read: @escaping @Sendable (inout MenuParser, JSONValue, inout Draft) -> Void,
    discard: @escaping @Sendable (inout MenuParser, JSONValue, inout Draft) -> Void,
    write: @escaping @Sendable (Draft, Currency?) -> JSONTree?
  ) {
    name = key.rawValue
    self.list = list
    self.read = read
    self.discard = discard
    self.write = write
  }

  /// A key whose value is one of the draft, in a format that others have too. It is set by a
  /// function: a key path of a text would copy the whole dish, and each start would make it anew.
  init<Value>(
    _ key: some RawRepresentable<String>, of list: MenuList? = nil,
    _ get: @escaping @Sendable (Draft) -> Value, _ format: ValueFormat<Value>,
    set: @escaping @Sendable (inout Draft, Value) -> Void
  ) {
    let name = key.rawValue
    self.init(
      key, of: list,
      read: { parser, value, draft in set(&draft, format.read(&parser, value, name)) },
      discard: { _, value, draft in
        set(&draft, format.again?(get(draft), value, name) ?? format.nothing)
      },
      write: { draft, currency in format.write(get(draft), currency) })
  }

  /// The same where the draft also keeps where the value stands, and may keep one that comes again.
  init<Value>(
    _ key: some RawRepresentable<String>, of list: MenuList? = nil,
    _ get: @escaping @Sendable (Draft) -> Value, _ format: ValueFormat<Value>,
    at place: @escaping @Sendable (inout Draft, JSONValue) -> Void,
    again: @escaping @Sendable (inout Draft, JSONValue) -> Void = { _, _ in },
    set: @escaping @Sendable (inout Draft, Value) -> Void
  ) {
    let name = key.rawValue
    self.init(
      key, of: list,
      read: { parser, value, draft in
        place(&draft, value)
        set(&draft, format.read(&parser, value, name))
      },
      discard: { _, value, draft in
        again(&draft, value)
        set(&draft, format.nothing)
      },
      write: { draft, currency in format.write(get(draft), currency) })
  }
}

/// The fields of one kind of object, found by their keys.
struct FieldTable<Draft>: Sendable {
  /// The fields, in the order to write.
  let fields: [Field<Draft>]
  /// Their indices by their keys.
  let names: WordTable<Int>

  init(_ fields: [Field<Draft>], meanings: @escaping @Sendable () -> KeyWords.Place) {
    self.fields = fields
    names = WordTable(
      Array(fields.indices), spelled: fields.map(\.name), meanings: meanings)
  }

  func read(
    _ member: MenuParser.KnownMember<Int>, _ parser: inout MenuParser, into draft: inout Draft
  ) {
    if member.isRepeated {
      fields[member.key].discard(&parser, member.value, &draft)
    } else {
      fields[member.key].read(&parser, member.value, &draft)
    }
  }

  /// What is to be written of a draft.
  func tree(of draft: Draft, in currency: Currency?) -> JSONTree {
    .object(
      fields.compactMap { field in
        field.write(draft, currency).map { (field.name, $0) }
      })
  }
}

extension MenuParser {
  /// Reads the members of an object into a draft.
  mutating func read<Draft>(
    _ object: JSONValue, _ table: FieldTable<Draft>, into draft: inout Draft
  ) {
    readMembers(of: object, table.names) { parser, member in
      table.read(member, &parser, into: &draft)
    }
  }

  /// Reads the members of an object in which something may be said about allergens.
  mutating func read<Draft: LosingDraft>(
    _ object: JSONValue, _ table: FieldTable<Draft>, into draft: inout Draft
  ) {
    readMembers(
      of: object, table.names, mayHoldStatement: .sometimes,
      unread: { parser, member, isStatementLost in
        if draft.keepColumn(member, &parser.keys, parser.allergens.legend) { return true }
        let isText = draft.keepText(of: member, &parser.keys)
        if isStatementLost { draft.lose(parser.lostWarnings(member)) }
        draft.keep(member)
        if isText || isStatementLost { return false }
        return parser.keepWords(of: member, in: object, table.names.meanings(), &draft)
      }
    ) { parser, member in
      table.read(member, &parser, into: &draft)
    }
  }
}
