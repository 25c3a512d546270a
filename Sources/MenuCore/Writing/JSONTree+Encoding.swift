/// A tree for the encoder of another library.
extension JSONTree: Encodable {
  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .text(let text): try text.encode(to: encoder)
    case .word(let word):
      if let number = Int(word) { return try number.encode(to: encoder) }
      try Bool(word).encode(to: encoder)
    case .list(let values): try values.encode(to: encoder)
    case .object(let members):
      var container = encoder.container(keyedBy: Key.self)
      for member in members { try container.encode(member.value, forKey: Key(member.key)) }
    }
  }

  private struct Key: CodingKey {
    let stringValue: String
    let intValue: Int? = nil

    init(_ name: String) { stringValue = name }

    init?(stringValue: String) { self.init(stringValue) }

    init?(intValue: Int) { return nil }
  }
}
