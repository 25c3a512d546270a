extension Duration {
  /// Reads a time as a person writes it: a whole number and `ms`, `s`, `m` or `h`, such as `250ms`
  /// or `60m`; `0` needs no unit.
  public init?(written text: String) {
    let digits = text.prefix { ("0"..."9").contains($0) }
    guard digits.utf8.count <= 9, let count = Int64(digits) else { return nil }
    switch text.dropFirst(digits.count) {
    case "ms": self = .milliseconds(count)
    case "s": self = .seconds(count)
    case "m": self = .seconds(count * 60)
    case "h": self = .seconds(count * 3_600)
    case "" where count == 0: self = .zero
    default: return nil
    }
  }
}
