import OldLocatedJSON

/// Where `JSONDecoder` may read a text differently, and why.
enum KnownDifference: CaseIterable {
  /// It takes a byte-order mark, and a comma behind the last entry.
  case moreIsTaken
  /// It refuses numbers that Double rounds to 0 or infinity, and 0e1.
  case oddNumber
  /// It takes one of two equal keys and does not look into the other, whose number may be broken.
  case repeatedKey
  /// It knows other encodings than UTF-8, has other limits, and does not look into a string that
  /// nobody asks for.
  case otherLimits

  /// Whether one of them can be the reason for what it makes of a text, a broken number aside: at the
  /// first of those the reader stops, and says nothing of what is behind.
  static func explains(_ bytes: [UInt8]) -> Bool {
    var bytes = bytes
    while true {
      let document = JSONDocument(bytes: bytes)
      if allCases.contains(where: { $0.concerns(document) }) { return true }
      guard document.mendsNumbers(in: &bytes) else { return false }
    }
  }

  private func concerns(_ document: JSONDocument) -> Bool {
    let values = document.values
    switch self {
    case .moreIsTaken:
      return !document.faults.isEmpty
        && document.faults.allSatisfy {
          if case .trailingComma = $0.kind { true } else { $0.kind == .byteOrderMark }
        }
    case .oddNumber:
      return values.compactMap(\.number).contains { text in
        guard let number = Double(text) else { return false }
        let hasExponent = text.contains { $0 == "e" || $0 == "E" }
        return number.isInfinite || hasExponent && number.magnitude < .leastNormalMagnitude
      }
    case .repeatedKey:
      return values.contains { value in
        let keys = value.members.map { $0.key.string ?? "" }
        return Set(keys).count < keys.count
      }
    case .otherLimits:
      return document.faults.contains {
        switch $0.kind {
        case .utf16, .utf32, .tooDeep, .numberTooLong, .tooLarge: true
        case .invalidUTF8, .loneSurrogate, .controlCharacter, .badEscape: true
        case .lineBreakInString, .unterminatedString, .endInString: true
        case .unexpectedCharacter(let scalar): scalar.value == 0
        default: false
        }
      }
    }
  }
}

extension JSONDocument {
  /// Writes 0 for each number that is none, and says whether there was one.
  fileprivate func mendsNumbers(in bytes: inout [UInt8]) -> Bool {
    var mends = false
    for fault in faults where fault.length > 0 {
      switch fault.kind {
      case .leadingZero, .badNumber:
        bytes[fault.offset] = UInt8(ascii: "0")
        for index in fault.offset + 1..<fault.offset + fault.length {
          bytes[index] = UInt8(ascii: " ")
        }
        mends = true
      default: continue
      }
    }
    return mends
  }

  /// All values, those of an outer container first.
  var values: [JSONValue] {
    var values = [root].compactMap(\.self)
    var index = 0
    while index < values.count {
      values += values[index].elements
      values += values[index].members.map(\.value)
      index += 1
    }
    return values
  }
}
