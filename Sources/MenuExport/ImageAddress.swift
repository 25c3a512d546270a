internal import MenuCore

extension Dish {
  /// The address of the picture for a page: a path beside the page, or an https address; nil for none, and
  /// for an address of any other kind.
  var imageAddress: String? {
    guard let image, !image.isBlank else { return nil }
    let scheme = image.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    if image.lowercased().hasPrefix("https://") { return image }
    guard !scheme.contains(":"), !image.hasPrefix("//"), !image.contains("\\") else { return nil }
    return image
  }
}
