internal import ArgumentParser
package import MenuFiles

// Parsers for the values of options. Each throws a sentence that swift-argument-parser prints after
// "The value '12' is invalid for '--every <time>': ".

extension Duration {
  /// Parses a time with its unit: `250ms`, `12s`, `5m`, `1h`, `2d`, and `0`.
  package init(typed text: String) throws {
    if text == "0" {
      self = .zero
      return
    }

    let milliseconds = ["ms": 1, "s": 1_000, "m": 60_000, "h": 3_600_000, "d": 86_400_000]
    let digits = text.prefix(9).prefix { $0.isASCII && $0.isNumber }
    let unit = milliseconds[String(text.dropFirst(digits.count))]
    guard let unit, let count = Int(digits) else {
      throw ValidationError("a time needs a unit, as in 12s, 5m, 1h")
    }
    self = .milliseconds(count * unit)
  }
}

extension LocalPath {
  /// Parses the path of a file, whose bytes need not be UTF-8.
  package init(typed text: String) throws {
    guard !text.isEmpty else { throw ValidationError("the name of the file is empty") }
    self.init(argument: text)
  }
}

extension [String] {
  /// Parses words separated by commas, at least one: `milk,nuts`.
  package init(typed text: String) throws {
    guard text.contains(where: { $0 != "," && $0 != " " }) else {
      throw ValidationError("the list has no words")
    }
    self = text.split(separator: ",").map { String($0) }
  }
}
