extension JSONFault {
  /// How a file uses quotes that are not those of JSON.
  public struct TypographicQuotes: Hashable, Sendable {
    /// The marks that stand around texts, each once, in the order of the file.
    public private(set) var marks: [Unicode.Scalar] = []
    /// Where such texts begin, the first hundred of them.
    public private(set) var offsets: [Int] = []
    /// How many such texts there are.
    public private(set) var count = 0
    /// Whether such marks stand inside of texts too, so that not all may be replaced.
    public var areInTexts = false

    /// Makes a use of none.
    public init() {}

    /// Notes a mark; with a place it begins a text.
    mutating func note(_ mark: Unicode.Scalar, at offset: Int? = nil) {
      if !marks.contains(mark) { marks.append(mark) }
      guard let offset else { return }
      count += 1
      if offsets.count < 100 { offsets.append(offset) }
    }

    /// What may end a text that begins with a mark.
    static func closers(of mark: Unicode.Scalar) -> [Unicode.Scalar] {
      switch mark {
      case "“": ["”"]
      case "„", "‟": ["“", "”"]
      case "«": ["»"]
      case "»": ["«"]
      case "‘", "‚": ["’", "‘"]
      default: [mark]
      }
    }
  }
}
