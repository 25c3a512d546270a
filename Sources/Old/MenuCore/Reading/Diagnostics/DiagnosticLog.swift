internal import OldLocatedJSON

/// Where a value stands in the file: a list or an object is pointed at by its bracket.
struct SourceRange {
  private let start: UInt32
  private let size: UInt32

  init(offset: Int, length: Int) {
    start = UInt32(truncatingIfNeeded: offset)
    size = UInt32(truncatingIfNeeded: length)
  }

  init(_ value: JSONValue) {
    let isContainer = value.kind == .array || value.kind == .object
    self.init(offset: value.offset, length: isContainer ? 1 : value.length)
  }

  /// Where it begins, in bytes from the start of the file.
  var offset: Int { Int(start) }
  /// How many bytes it covers.
  var length: Int { Int(size) }
}

/// Collects diagnostics while a file is read; lines are looked up only when there is one. The reader
/// and the validator share it.
final class DiagnosticLog {
  /// A dish while it is read.
  struct DishPlace {
    let list: MenuList
    let number: Int
    let object: JSONValue
  }

  private(set) var diagnostics: [Diagnostic] = []
  private(set) var omitted = 0
  /// The dish that is being read, nil outside all dishes.
  var dish: DishPlace? {
    didSet { named = nil }
  }
  /// How that dish is named, once it was: a dish may have as many keys as faults.
  private var named: Diagnostic.DishReference?
  /// The last dish that was named once all were read: its name may stand at the end of it, and what is
  /// told of it be many.
  private var lastReference: (offset: Int, reference: Diagnostic.DishReference)?
  /// The language of the file, in which dishes are named.
  var language: Language? {
    didSet { lastReference = nil }
  }

  private let bytes: [UInt8]
  private let limit: Int
  private var lines: LineIndex?

  init(bytes: [UInt8], limit: Int) {
    (self.bytes, self.limit) = (bytes, limit)
  }

  /// Whether another diagnostic would only be counted.
  var isFull: Bool { diagnostics.count >= limit }

  /// Adds a diagnostic; what is beyond the limit is counted without being made.
  func report(
    _ rule: @autoclosure () -> Diagnostic.Rule, at range: SourceRange,
    dish: Diagnostic.DishReference? = nil
  ) {
    guard !isFull else {
      omitted += 1
      return
    }
    let location = location(of: range.offset)
    diagnostics.append(
      Diagnostic(
        rule: rule(), dish: dish ?? currentDish(), line: location.line,
        column: location.column, offset: range.offset, length: range.length))
  }

  /// Adds a diagnostic about a value; a list or an object is pointed at by its bracket.
  func report(_ rule: @autoclosure () -> Diagnostic.Rule, at value: JSONValue) {
    report(rule(), at: SourceRange(value))
  }

  /// Counts what was left out elsewhere.
  func omit(_ count: Int) {
    omitted += count
  }

  /// The line of a place, from 1; 0 when nobody will read it.
  func line(of offset: Int) -> Int { isFull ? 0 : location(of: offset).line }

  /// The diagnostics in the order of the file.
  func sorted() -> [Diagnostic] {
    let places = diagnostics.indices.sorted {
      (diagnostics[$0].offset, $0) < (diagnostics[$1].offset, $1)
    }
    var sorted: [Diagnostic] = []
    sorted.reserveCapacity(places.count)
    for place in places {
      let next = diagnostics[place]
      // A number whose decimal comma is a fault of the JSON, and that is wrong by itself: whoever
      // mends the one mends the other.
      if next.severity == .error, let last = sorted.last, last.offset == next.offset,
        case .syntax(.decimalComma) = last.rule
      {
        sorted.removeLast()
      }
      sorted.append(next)
    }
    return sorted
  }

  private func location(of offset: Int) -> Location {
    let index = lines ?? LineIndex(bytes: bytes)
    lines = index
    return index.location(of: offset)
  }

  private func currentDish() -> Diagnostic.DishReference? {
    let reference = named ?? dish.map(reference)
    named = reference
    return reference
  }

  /// How a sentence names a dish.
  func reference(_ place: DishPlace) -> Diagnostic.DishReference {
    if let last = lastReference, last.offset == place.object.offset { return last.reference }
    let reference = Diagnostic.DishReference(
      list: place.list, number: place.number, name: name(of: place.object))
    lastReference = (place.object.offset, reference)
    return reference
  }

  /// The dish's name in the file's language, else the first.
  private func name(of object: JSONValue) -> String? {
    let member = object.members.first { $0.key == "name" && $0.value.kind != .null }
    guard let value = member?.value else { return nil }
    let own = language.flatMap { language in value.members.first { $0.key.holds(language.tag) } }
    let translation = own ?? value.members.first { _ in true }
    let text = translation?.value ?? value
    guard text.kind == .string else { return nil }
    let name = text.excerpt
    return name.unicodeScalars.allSatisfy(\.isUnseen) ? nil : name
  }
}

extension JSONValue {
  /// The text of a string, or any other value as written, cut to what a diagnostic quotes.
  var excerpt: String {
    withUTF8 { bytes in
      String(decoding: bytes.prefix(Diagnostic.excerptLength * 4 + 4), as: UTF8.self)
        .cut(to: Diagnostic.excerptLength)
    }
  }
}

extension String {
  /// The text, or its beginning with "…" so that it has at most `limit` scalars.
  func cut(to limit: Int) -> String {
    guard let end = unicodeScalars.index(startIndex, offsetBy: limit, limitedBy: endIndex),
      end < endIndex
    else { return self }
    return String(unicodeScalars.prefix(limit - 1)) + "…"
  }
}
