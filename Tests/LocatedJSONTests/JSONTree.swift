import OldLocatedJSON

/// What a JSON text says, by whoever read it: strings by their bytes, numbers as `Double`, of equal keys
/// the first.
indirect enum JSONTree: Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string([UInt8])
  case array([JSONTree])
  case object([[UInt8]: JSONTree])

  init(_ value: JSONValue) {
    switch value.kind {
    case .null: self = .null
    case .boolean: self = .bool(value.bool == true)
    case .number: self = .number(Double(value.number ?? "") ?? .nan)
    case .string: self = .string(value.withUTF8 { Array($0) })
    case .array: self = .array(value.elements.map(JSONTree.init))
    case .object:
      let members = value.members.map { ($0.key.withUTF8 { Array($0) }, JSONTree($0.value)) }
      self = .object(Dictionary(members) { first, _ in first })
    }
  }
}

extension JSONTree: Decodable {
  init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: AnyKey.self) {
      let members = try container.allKeys.map { key in
        (Array(key.stringValue.utf8), try container.decode(JSONTree.self, forKey: key))
      }
      self = .object(Dictionary(members) { first, _ in first })
    } else if var container = try? decoder.unkeyedContainer() {
      var list: [JSONTree] = []
      while !container.isAtEnd { list.append(try container.decode(JSONTree.self)) }
      self = .array(list)
    } else {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .null
      } else if let bool = try? container.decode(Bool.self) {
        self = .bool(bool)
      } else if let text = try? container.decode(String.self) {
        self = .string(Array(text.utf8))
      } else {
        self = .number(try container.decode(Double.self))
      }
    }
  }

  private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) {
      self.stringValue = stringValue
    }

    init?(intValue: Int) { nil }
  }
}
