/// Where a pizzeria is: in words, or in the parts that a program can tell apart.
public enum Address: Hashable, Sendable {
  /// As a text of the owner.
  case text(LocalizedText)
  /// In its parts.
  case postal(PostalAddress)
}

/// An address in its parts, each as it is written on a letter.
public struct PostalAddress: Hashable, Sendable {
  /// The street with the number of the house.
  public var street: LocalizedText?
  /// The town.
  public var city: LocalizedText?
  /// The code before the town, or after it.
  @ComparedAsUTF8 public var postalCode: String?
  /// The province or state.
  public var region: LocalizedText?
  /// The country, by its name or by its two letters (ISO 3166-1).
  public var country: LocalizedText?

  /// Makes an address.
  public init(
    street: LocalizedText? = nil, city: LocalizedText? = nil, postalCode: String? = nil,
    region: LocalizedText? = nil, country: LocalizedText? = nil
  ) {
    (self.street, self.city) = (street, city)
    self.postalCode = postalCode
    (self.region, self.country) = (region, country)
  }
}

extension Address: ExpressibleByStringLiteral {
  /// Makes an address in words, in the language of the menu.
  public init(stringLiteral text: String) {
    self = .text(LocalizedText(text))
  }
}

extension MenuContext {
  /// An address in a line; a country is left out where it is only two letters, which are for programs.
  public func text(_ address: Address) -> String {
    switch address {
    case .text(let words): return text(words)
    case .postal(let parts):
      let country = parts.country.map(text) ?? ""
      let town = [parts.postalCode ?? "", parts.city.map(text) ?? ""]
      let lines = [
        parts.street.map(text) ?? "", town.filter { !$0.isEmpty }.concatenated(separator: " "),
        parts.region.map(text) ?? "", country.utf8.count == 2 ? "" : country,
      ]
      return lines.filter { !$0.isEmpty }.concatenated(separator: ", ")
    }
  }
}
