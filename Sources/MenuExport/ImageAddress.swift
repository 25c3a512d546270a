internal import MenuCore

extension Dish {
  /// The address of the picture for a page: a path beside the page, or an https address; nil for none, and
  /// for an address of any other kind.
  var imageAddress: String? {
    guard let image, !image.isBlank else { return nil }
    // By bytes, as browsers read it: they ignore blanks and controls in front of it, and tabs and line
    // feeds inside it, and a colon counts whatever mark is on it.
    let bytes = Array(image.utf8)
    guard let first = bytes.first, first > 0x20, bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x5C })
    else { return nil }
    if image.lowercased().utf8.starts(with: "https://".utf8) { return image }
    let scheme = bytes.prefix { !"/?#".utf8.contains($0) }
    guard !scheme.contains(UInt8(ascii: ":")), !bytes.starts(with: "//".utf8) else { return nil }
    return image
  }
}
