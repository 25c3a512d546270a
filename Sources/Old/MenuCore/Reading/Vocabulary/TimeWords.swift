/// What people write for a time, for suggestions only.
enum TimeWords {
  /// How a time is to be written: `19:00` for `7pm`, `19.00`, `19h`, `19 Uhr`; either half of the
  /// day for `7`.
  static func suggestion(for text: String) -> Diagnostic.Suggestion? {
    guard text.utf8.count <= 20 else { return nil }
    var letters = ""
    var groups: [String] = [""]
    for character in text.lowercased() {
      if character.isASCII, character.isNumber {
        groups[groups.count - 1].append(character)
      } else {
        if character.isLetter { letters.append(character) }
        if groups.last != "" { groups.append("") }
      }
    }
    groups.removeAll { $0.isEmpty }
    guard let half = halves[letters], let (hour, minute) = time(of: groups) else { return nil }
    switch half {
    // No half of the day has an hour 0, as which 24 is read.
    case .unsaid where (1..<12).contains(hour) && groups.count == 1 && letters.isEmpty:
      return .choices([hour, hour + 12].map { quoted($0, minute) })
    case .unsaid: return hour <= 23 ? .certain(quoted(hour, minute)) : nil
    case .morning: return (1...12).contains(hour) ? .certain(quoted(hour % 12, minute)) : nil
    case .afternoon:
      return (1...12).contains(hour) ? .certain(quoted(hour % 12 + 12, minute)) : nil
    }
  }

  private enum Half { case unsaid, morning, afternoon }

  /// The letters around the digits, all of them together.
  private static let halves: [String: Half] = {
    var halves: [String: Half] = ["": .unsaid, "h": .unsaid]
    for (half, words) in [
      (Half.unsaid, ValueWords.all.map(\.hours)), (.morning, ValueWords.all.map(\.morning)),
      (.afternoon, ValueWords.all.map(\.afternoon)),
    ] {
      for word in ValueWords.words(words) { halves[word] = half }
    }
    return halves
  }()

  private static func time(of groups: [String]) -> (hour: Int, minute: Int)? {
    let parts: [Substring]
    switch groups.count {
    case 1 where groups[0].utf8.count <= 2: parts = [groups[0][...], "0"]
    case 1 where groups[0].utf8.count <= 4: parts = [groups[0].dropLast(2), groups[0].suffix(2)]
    case 2 where groups[1].utf8.count == 2: parts = groups.map { $0[...] }
    case 3 where groups[2] == "00" && groups[1].utf8.count == 2:
      parts = groups.dropLast().map { $0[...] }
    default: return nil
    }
    guard let hour = Int(parts[0]), let minute = Int(parts[1]), hour <= 24, minute <= 59,
      hour < 24 || minute == 0
    else { return nil }
    return (hour % 24, minute)
  }

  private static func quoted(_ hour: Int, _ minute: Int) -> String {
    "\"\(TimeOfDay(hour: hour, minute: minute))\""
  }
}

extension TimeOfDay {
  /// Reads `9:00` and `09:00`; nil for everything else.
  init?(written text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].count), parts[1].count == 2,
      parts.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) }),
      let hour = Int(Substring(parts[0])), let minute = Int(Substring(parts[1])),
      hour <= 23, minute <= 59
    else { return nil }
    self.init(hour: hour, minute: minute)
  }
}
