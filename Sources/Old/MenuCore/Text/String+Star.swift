/// The star behind what was frozen: the screens put it there, and so may an owner.
extension String {
  /// The star itself.
  package static let star = "*"

  /// Whether there is a star in it.
  package var hasStar: Bool { utf8.contains(UInt8(ascii: "*")) }

  /// Whether the owner has put the star of the frozen behind it himself.
  package var endsWithStar: Bool { utf8.last == UInt8(ascii: "*") }

  /// The text with a star at its end, unless it has one.
  package var withStar: String { endsWithStar ? self : self + String.star }

  /// The text without stars and spaces at its end.
  package var withoutStars: String {
    let end = utf8.lastIndex { $0 != UInt8(ascii: "*") && $0 != UInt8(ascii: " ") }
    return end.map { String(self[..<utf8.index(after: $0)]) } ?? ""
  }

  /// The text without one star at its end, and what is blank behind that.
  var withoutStar: String {
    guard let end = unicodeScalars.lastIndex(where: { !$0.properties.isWhitespace }),
      unicodeScalars[end] == "*"
    else { return self }
    return String(unicodeScalars[..<end])
  }
}

extension LocalizedText {
  /// The stars at the end of its texts, the most that one of them has.
  var stars: String {
    var most = 0
    forEachText { most = max(most, $0.utf8.reversed().prefix { $0 == UInt8(ascii: "*") }.count) }
    return String(repeating: String.star, count: most)
  }
}
