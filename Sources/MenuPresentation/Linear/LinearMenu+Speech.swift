internal import MenuCore

/// Texts for reading aloud.
extension LinearMenu {
  /// A text without signs that a voice skips or spells. `pomodoro · olive*` → `pomodoro, olive con asterisco`
  func spoken(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: Self.signs.contains) else { return text }
    var text = text
    if text.hasPrefix("* ") { text = strings.linear.starNote.filled(String(text.dropFirst(2))) }
    text.replace(/≥ ?(\S*)/) { strings.chooseAtLeast.filled(String($0.1)) }
    for (sign, words) in [
      (" · ", ", "), ("·", " "), (" × ", " x "), ("×", " x "),
      (", …", ""), (" …", ""), ("…", ""), ("®", ""), ("™", ""),
    ] { text = text.replacing(sign, with: words) }
    return starsInWords(rangesInWords(text))
  }

  /// Replaces a dash between two numbers by words. `5,00 – 8,00 €` → `da 5,00 a 8,00 €`
  private func rangesInWords(_ text: String) -> String {
    // With a limit, because a search from each of thousands of digits would read all that follow.
    text.replacing(/(\d[\d.,:]{0,15}) ?– ?(\d[\d.,:]*)/) { range in
      strings.chooseBetween.filled(String(range.1), String(range.2))
    }
  }

  /// Replaces a star after a word by words. Removes any other star: a single one, and a pair around a word.
  /// `olive*` → `olive con asterisco`, `*molto* buono` → `molto buono`
  private func starsInWords(_ text: String) -> String {
    let parts = text.split(separator: "*", omittingEmptySubsequences: false)
    var spoken = ""
    var isOpen = false
    for (part, next) in zip(parts, parts.dropFirst()) {
      spoken += part
      let isAfterWord = part.last.map { !$0.isWhitespace && !"([“«„,.;".contains($0) } ?? false
      if isAfterWord, !isOpen { spoken += " \(strings.linear.star)" }
      let isAlone = !isAfterWord && next.first?.isWhitespace ?? false
      if isAlone, !spoken.isEmpty { spoken.removeLast() }
      isOpen = !isAfterWord && next.first?.isLetter ?? false
    }
    return spoken + (parts.last ?? "")
  }

  private static let signs: Set<Unicode.Scalar> = ["·", "*", "≥", "×", "…", "–", "®", "™"]

  /// The cover and the notes at the end of the lists. A note about stars is left out if every star is already
  /// spoken in words.
  var spokenFootnotes: [String] {
    var notes = session.footnotes.filter { $0.kind != .cover }
    // Two stars in a note may also stress a word.
    if !hasStars { notes.removeAll { $0.text.count { $0 == "*" } == 1 } }
    let cover = session.coverText.map { "\(strings.cover) \($0)." }
    return [cover].compactMap(\.self) + notes.map(\.text.withStop)
  }

  /// True if the owner has typed stars in the texts. O(*texts*)
  private var hasStars: Bool {
    session.source.menu.dishes.contains { dish in
      var hasStars = false
      dish.forEachText { _, text in
        hasStars = hasStars || session.context.text(text).hasStar
      }
      return hasStars
    }
  }
}

extension String {
  /// The text with a full stop at its end. `pomodoro, olive` → `pomodoro, olive.`
  var withStop: String { if utf8.last == UInt8(ascii: ".") { self } else { self + "." } }

  /// The owner's text without its full stop, for joining with another text.
  var withoutStop: String {
    if utf8.last == UInt8(ascii: ".") { String(dropLast()) } else { self }
  }
}
