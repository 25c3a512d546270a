/// A number of a menu as people say it, with a sign or a word for "number" before it.
enum PrintedNumber {
  /// The number after `n.`, `no`, `nr.`, `#` and their like; nil where nothing of that stands before
  /// it, or nothing behind.
  static func number(afterSignIn text: String) -> String? {
    let text = text.folded
    let word = text.prefix { $0.isLetter && $0 != "º" }
    let rest = text.dropFirst(word.count)
    let sign = rest.prefix { " .:#°º№".contains($0) }
    let isSaid =
      word.isEmpty
      ? sign.contains { "#№".contains($0) }
      : words.contains(String(word)) && (!sign.isEmpty || rest.first?.isNumber == true)
    return isSaid && rest.count > sign.count ? String(rest.dropFirst(sign.count)) : nil
  }

  private static let words: Set = ["n", "no", "nr", "num", "numero", "number", "nummer"]
}
