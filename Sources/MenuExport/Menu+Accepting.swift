public import MenuCore

extension Menu {
  /// The language for a browser, from its header `Accept-Language`: its most preferred language that the
  /// dishes have, or else that the library supports (five); nil if the header names none of them.
  ///
  ///     menu.language(accepting: "de-CH, en;q=0.5")   // en, for dishes in Italian and English
  ///     menu.language(accepting: "de-CH")             // de: German sentences, names as they are
  ///
  /// A weight that is not a number counts as 1, and languages with the weight 0 are skipped (RFC 9110,
  /// section 12.5.4). Only the first 20 languages count. O(*n*) in the length of the header.
  public func language(accepting header: String) -> Language? {
    var accepted: [(tag: String, weight: Double)] = []
    for range in header.split(separator: ",", maxSplits: 20).prefix(20) {
      let parts = range.split(separator: ";")
      guard let tag = parts.first?.filter({ $0 != " " }) else { continue }
      let weight = parts.dropFirst().first?.lowercased().filter { $0 != " " }
      let number = weight.flatMap { $0.hasPrefix("q=") ? Double($0.dropFirst(2)) : nil } ?? 1
      if number > 0 { accepted.append((tag, number)) }
    }
    // Languages of equal weight keep their order.
    let tags = accepted.sorted { $0.weight > $1.weight }.map(\.tag)
    let ofDishes = tags.lazy.compactMap { language(nearestTo: $0) }.first
    let spoken = tags.lazy.compactMap { InterfaceLanguage(of: Language($0))?.language }.first
    return ofDishes ?? spoken
  }
}
