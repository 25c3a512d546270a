internal import LocatedJSON

/// Texts that are written in parts where the format has one text.
extension JSONValue {
  /// The text of a value with parts; nil if it has none.
  /// `{"via": "Roma 1", "cap": 90100}` → via: Roma 1, cap: 90100
  var flatText: String? {
    guard length < 2_000 else { return nil }
    switch kind {
    case .string: return string
    case .number: return written
    case .array:
      let texts = elements.compactMap { $0.flatRow ?? $0.flatText }
      return texts.nonEmpty?.joined(separator: ", ")
    case .object:
      let parts = members.compactMap { member in
        member.value.flatText.map { "\(member.key.text): \($0)" }
      }
      return parts.nonEmpty?.joined(separator: ", ")
    default: return nil
    }
  }

  /// The values of an object in a list, with a dash between two numbers:
  /// `{"day": "Mo", "open": "12:00", "close": "15:00"}` → Mo 12:00–15:00
  private var flatRow: String? {
    let texts = members.compactMap(\.value.flatText).nonEmpty
    return texts?.joined(separator: " ").replacing(#/([0-9]) ([0-9])/#) { "\($0.1)–\($0.2)" }
  }

  /// True for the sign that a message writes where only the owner knows the text.
  var isPlaceholder: Bool { self == "…" || self == "..." }

  /// True for an object without a language as a key: `{"short": "Thin", "long": "Thin and crisp"}`
  var isOfParts: Bool {
    kind == .object && count > 0 && count <= 50
      && members.allSatisfy { member in
        let key = member.key.text
        let isText = FileKey.named(key, among: [.text, .name, .title, .description]) != nil
        return Language(key) == nil && Language.tag(named: key) == nil
          && !member.key.isPrivate && !isText
      }
  }

  /// A text with its language: `{"lang": "it", "value": "Acqua"}` → it, Acqua
  var translationOfPair: (String, JSONTree)? {
    guard kind == .object, count == 2 else { return nil }
    let named = members.first { $0.means([.language]) }
    let other = members.first { !$0.means([.language]) }
    guard let tag = named?.value.string.flatMap(Language.init(named:))?.tag, let other,
      other.value.kind == .string
    else { return nil }
    return (tag, other.value.tree)
  }

  /// The map of languages that replaces a list of such objects.
  var translationsOfPairs: JSONTree? {
    guard kind == .array, count > 0 else { return nil }
    let pairs = elements.compactMap(\.translationOfPair)
    guard pairs.count == count else { return nil }
    return .object(skippingNil: pairs)
  }

  /// The address of a picture, the code or the id in an object with further facts, or the first picture of
  /// several: `{"url": "a.jpg", "alt": "…"}` → `"a.jpg"`
  var addressMeant: JSONTree? {
    if kind == .array { return elements.first { $0.string?.contains(".") ?? false }?.tree }
    let addresses = members.filter {
      ["url", "src", "file", "href", "path", "code", "id"].contains($0.key.text)
    }
    guard let address = addresses.only?.value, address.kind == .string else { return nil }
    return address.tree
  }
}
