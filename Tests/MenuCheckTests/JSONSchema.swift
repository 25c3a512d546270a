import LocatedJSON

/// A JSON Schema (draft 7), with the keywords that the menu schema uses.
struct JSONSchema {
  private let root: JSONValue

  init(_ document: JSONDocument) throws {
    guard let root = document.root else { throw Unreadable() }
    self.root = root
  }

  private struct Unreadable: Error {}

  /// The keys of an object in the definitions; without a name, those of the file itself.
  func keys(of definition: String?) -> [String] {
    let schema = definition.flatMap { root["definitions"]?[$0] } ?? root
    return schema["properties"]?.members.compactMap(\.key.string) ?? []
  }

  /// True for a file that the schema allows.
  func accepts(_ value: JSONValue) -> Bool { accepts(value, by: root) }

  private func accepts(_ value: JSONValue, by schema: JSONValue) -> Bool {
    if let answer = schema.bool { return answer }
    return schema.members.allSatisfy { member in
      accepts(value, by: member.value, under: member.key.string ?? "", of: schema)
    }
  }

  private func accepts(
    _ value: JSONValue, by rule: JSONValue, under keyword: String, of schema: JSONValue
  ) -> Bool {
    switch keyword {
    case "$ref":
      let name = rule.string?.split(separator: "/").last.map(String.init) ?? ""
      return root["definitions"]?[name].map { accepts(value, by: $0) } ?? false
    case "allOf": return rule.elements.allSatisfy { accepts(value, by: $0) }
    case "anyOf": return rule.elements.contains { accepts(value, by: $0) }
    case "oneOf": return rule.elements.count { accepts(value, by: $0) } == 1
    case "not": return !accepts(value, by: rule)
    case "if":
      let branch = accepts(value, by: rule) ? schema["then"] : schema["else"]
      return branch.map { accepts(value, by: $0) } ?? true
    case "type":
      let names = rule.string.map { [$0] } ?? rule.elements.compactMap(\.string)
      return names.contains { value.isOfType($0) }
    case "enum": return rule.elements.contains { $0.written == value.written }
    case "pattern": return value.string.map { $0.matches(rule.string ?? "") } ?? true
    case "minimum", "maximum", "exclusiveMaximum": return value.isWithin(rule, keyword)
    case "required":
      return value.kind != .object
        || rule.elements.allSatisfy { key in value[key.string ?? ""] != nil }
    case "items": return value.elements.allSatisfy { accepts($0, by: rule) }
    case "properties", "patternProperties", "additionalProperties":
      return value.members.allSatisfy { accepts($0, by: rule, under: keyword, of: schema) }
    default: return true
    }
  }

  private func accepts(
    _ member: JSONMember, by rule: JSONValue, under keyword: String, of schema: JSONValue
  ) -> Bool {
    let key = member.key.string ?? ""
    let patterns = schema["patternProperties"]?.members.filter { pattern in
      key.matches(pattern.key.string ?? "")
    }
    switch keyword {
    case "properties": return rule[key].map { accepts(member.value, by: $0) } ?? true
    case "patternProperties":
      return patterns?.allSatisfy { accepts(member.value, by: $0.value) } ?? true
    default:
      let isNamed = schema["properties"]?[key] != nil || !(patterns ?? []).isEmpty
      return isNamed || accepts(member.value, by: rule)
    }
  }
}

extension JSONValue {
  /// The value of a key.
  fileprivate subscript(key: String) -> JSONValue? {
    members.first { $0.key.string == key }?.value
  }

  fileprivate func isOfType(_ name: String) -> Bool {
    switch name {
    case "object": kind == .object
    case "array": kind == .array
    case "string": kind == .string
    case "boolean": kind == .boolean
    case "null": kind == .null
    case "number": kind == .number
    case "integer": number.flatMap { Int($0) } != nil
    default: false
    }
  }

  /// True for a number within a limit, and for any value that is not a number.
  fileprivate func isWithin(_ limit: JSONValue, _ keyword: String) -> Bool {
    guard let number = number.flatMap({ Double($0) }),
      let limit = limit.number.flatMap({ Double($0) })
    else { return true }
    return switch keyword {
    case "minimum": number >= limit
    case "maximum": number <= limit
    default: number < limit
    }
  }
}

extension String {
  /// True if a regular expression matches a part of the text.
  fileprivate func matches(_ pattern: String) -> Bool {
    guard let regex = try? Regex(pattern) else { return false }
    return firstMatch(of: regex) != nil
  }
}
