internal import OldLocatedJSON

/// How one kind of value is read and written, whatever the key.
struct ValueFormat<Value: Sendable>: Sendable {
  /// The value where none is stated, or a faulty one.
  let nothing: Value
  /// Reads the value of a key.
  let read: @Sendable (inout MenuParser, JSONValue, String) -> Value
  /// The value to write, nil where there is nothing to say.
  let write: @Sendable (Value, Currency?) -> JSONTree?
  /// What holds where the key comes again with another value, nil for nothing: of two warnings the
  /// stronger.
  var again: (@Sendable (Value, JSONValue, String) -> Value)?
}

extension ValueFormat where Value == LocalizedText? {
  /// A text, or its translations.
  static let text = ValueFormat(
    nothing: nil, read: { $0.text($1, $2) }, write: { text, _ in text?.tree })
  /// A text that may have several lines.
  static let lines = ValueFormat(
    nothing: nil, read: { $0.text($1, $2, mayBreakLines: true) }, write: { text, _ in text?.tree })
}

extension ValueFormat where Value == Address? {
  /// A text, or the parts of an address.
  static let address = ValueFormat(
    nothing: nil, read: { $0.address($1, $2) }, write: { address, _ in address?.tree })
}

extension ValueFormat where Value == LocalizedText {
  /// A text that must be there.
  static let name = ValueFormat(
    nothing: "", read: { $0.text($1, $2) ?? "" }, write: { text, _ in text.tree })
}

extension ValueFormat where Value == [LocalizedText] {
  /// A list of texts.
  static let texts = ValueFormat(
    nothing: [], read: { $0.texts($1, $2) },
    write: { texts, _ in .list(unlessEmpty: texts.map(\.tree)) })
}

extension ValueFormat where Value == String? {
  /// What names something: a text, or a number as written.
  static let identifier = ValueFormat(
    nothing: nil, read: { $0.identifier($1, $2) }, write: { id, _ in id.map { .text($0) } })
  /// The id of a group of the file.
  static let group = ValueFormat(
    nothing: nil, read: { parser, value, _ in parser.group(value) }, write: identifier.write)
  /// The path or address of a picture.
  static let image = ValueFormat(
    nothing: nil, read: { $0.image($1, $2) }, write: identifier.write)
}

extension ValueFormat where Value == String {
  /// What names something, and must be there.
  static let identifier = ValueFormat(
    nothing: "", read: { $0.identifier($1, $2) ?? "" }, write: { id, _ in .text(id) })
}

extension ValueFormat where Value == Bool {
  /// `true`, or nothing. It warns a guest, so a word that means `true` holds until it is mended.
  static let warning = ValueFormat(
    nothing: false, read: { $0.boolean($1, $2) ?? false },
    write: { flag, _ in flag ? .word("true") : nil },
    again: { $0 || MeantMembers.isTrue($1, for: $2) })
  /// `true`, or nothing: what praises a dish holds only where it is written as it must be.
  static let promise = ValueFormat(
    nothing: false, read: { $0.boolean($1, $2) == true && $1.bool == true }, write: warning.write)
}

extension ValueFormat where Value == Int? {
  /// A whole number in bounds.
  static func number(_ bounds: ClosedRange<Int>) -> ValueFormat {
    ValueFormat(
      nothing: nil, read: { $0.wholeNumber($1, $2, in: bounds) },
      write: { number, _ in number.map { .word(String($0)) } })
  }
}

extension ValueFormat where Value == Int {
  /// A degree up to a highest, 0 where none is stated.
  static func degree(upTo highest: Int) -> ValueFormat {
    ValueFormat(
      nothing: 0, read: { $0.wholeNumber($1, $2, in: 0...highest) ?? 0 },
      write: { degree, _ in degree == 0 ? nil : .word(String(degree)) },
      again: { degree, value, _ in
        max(degree, Int(value.written).flatMap { (0...highest).contains($0) ? $0 : nil } ?? 0)
      })
  }
}

extension ValueFormat where Value == Amount? {
  /// Alcohol in percent.
  static let alcohol = ValueFormat(
    nothing: nil, read: { $0.alcohol($1, $2) },
    write: { percent, _ in percent.map { .text($0.description) } })
  /// What each guest pays for the cover.
  static let cover = ValueFormat(
    nothing: nil, read: { parser, value, _ in parser.amount(value, at: .cover) },
    write: { $0?.tree(in: $1) })
}

extension ValueFormat where Value == Price? {
  /// What something costs.
  static func price(at place: PricePlace) -> ValueFormat {
    ValueFormat(
      nothing: nil, read: { parser, value, _ in parser.price(value, at: place) },
      write: { $0?.tree(in: $1) })
  }
}

extension ValueFormat where Value == DietSet {
  /// A list of diets.
  static let diets = ValueFormat(
    nothing: [], read: { parser, value, _ in parser.diets(value) },
    write: { diets, _ in .list(unlessEmpty: diets.trees) })
}

extension ValueFormat where Value == Hours? {
  /// When something is open.
  static let hours = ValueFormat(
    nothing: nil, read: { $0.hours($1, $2) }, write: { hours, _ in hours?.tree })
}

extension ValueFormat where Value == Serving? {
  /// How a beverage comes to the table.
  static let serving = ValueFormat(
    nothing: nil, read: { parser, value, _ in parser.serving(value) },
    write: { serving, _ in serving.map { .text($0.rawValue) } })
}
