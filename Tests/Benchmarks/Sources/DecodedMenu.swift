/// The structs that a developer would write instead of the reader: the same values, filled by `JSONDecoder`,
/// without any checks.
struct DecodedMenu: Decodable {
  var name: DecodedText?
  var language: String?
  var currency: String?
  var groups: [DecodedGroup] = []
  var pizzas: [DecodedDish] = []
}

struct DecodedGroup: Decodable {
  var id: String
  var title: DecodedText
}

/// A text, or its translations.
enum DecodedText: Decodable {
  case plain(String)
  case translations([String: String])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .plain(text)
    } else {
      self = .translations(try container.decode([String: String].self))
    }
  }
}

/// A dish with every key that the generated menu has.
struct DecodedDish: Decodable {
  var id: String?
  var number: String?
  var name: DecodedText
  var description: DecodedText?
  var group: String?
  var price: String?
  var sizes: [DecodedSize]?
  var ingredients: [DecodedIngredient]?
  var allergens: DecodedStatement?
}

struct DecodedSize: Decodable {
  var name: DecodedText
  var price: String?
}

/// An ingredient, as a text or an object.
struct DecodedIngredient: Decodable {
  var name: DecodedText
  var frozen = false

  private enum Key: CodingKey { case name, frozen }

  init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      name = .plain(text)
      return
    }
    let container = try decoder.container(keyedBy: Key.self)
    name = try container.decode(DecodedText.self, forKey: .name)
    frozen = try container.decodeIfPresent(Bool.self, forKey: .frozen) ?? false
  }
}

/// A statement, as a list or an object.
struct DecodedStatement: Decodable {
  var contains: [String] = []
  var mayContain: [String] = []
  var complete = false

  private enum Key: CodingKey { case contains, mayContain, complete }

  init(from decoder: any Decoder) throws {
    if let list = try? decoder.singleValueContainer().decode([String].self) {
      contains = list
      return
    }
    let container = try decoder.container(keyedBy: Key.self)
    contains = try container.decodeIfPresent([String].self, forKey: .contains) ?? []
    mayContain = try container.decodeIfPresent([String].self, forKey: .mayContain) ?? []
    complete = try container.decodeIfPresent(Bool.self, forKey: .complete) ?? false
  }
}
