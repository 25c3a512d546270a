public import MenuCore

extension Menu {
  /// The language of the menu that a browser prefers, from its header `Accept-Language`; nil if it names
  /// none that the menu has. `de-CH, en;q=0.5` → `en` for a menu in Italian and English
  ///
  /// A weight that is not a number counts as 1, and languages with the weight 0 are left out (RFC 9110,
  /// section 12.5.4). O(*n*) in the length of the header, of which the first 20 languages count.
  public func language(accepting header: String) -> Language? {
    var accepted: [(tag: Substring, weight: Double)] = []
    for range in header.split(separator: ",", maxSplits: 20).prefix(20) {
      let parts = range.split(separator: ";")
      guard let tag = parts.first?.filter({ $0 != " " }) else { continue }
      let weight = parts.dropFirst().first?.filter { $0 != " " }
      let number = weight.flatMap { $0.hasPrefix("q=") ? Double($0.dropFirst(2)) : nil } ?? 1
      if number > 0 { accepted.append((tag[...], number)) }
    }
    // Languages of one weight keep their order.
    let ranked = accepted.enumerated().sorted { one, two in
      if one.element.weight == two.element.weight { return one.offset < two.offset }
      return one.element.weight > two.element.weight
    }
    for entry in ranked {
      if let language = language(nearestTo: String(entry.element.tag)) { return language }
    }
    return nil
  }
}
