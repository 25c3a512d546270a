extension Dish {
  /// The address of the picture for exports: a path inside the folder of the file, or an https address;
  /// nil if there is no picture, and for any other address.
  package var imageAddress: String? {
    guard let image, !image.isBlank else { return nil }
    // Compares bytes, as browsers do: they ignore spaces and controls before the address, and tabs and line
    // feeds inside it, and a colon counts even with a combining mark.
    let bytes = Array(image.utf8)
    guard let first = bytes.first, first > 0x20, bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x5C })
    else { return nil }
    if image.lowercased().utf8.starts(with: "https://".utf8) { return image }
    let path = bytes.prefix { !"?#".utf8.contains($0) }
    let steps = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard let start = steps.first, !start.isEmpty, !start.contains(UInt8(ascii: ":")),
      !steps.contains(where: Self.leadsUp)
    else { return nil }
    return image
  }

  /// True for a component of a path that leads to the parent folder; its dots may be written as `%2e`.
  private static func leadsUp(_ step: ArraySlice<UInt8>) -> Bool {
    let name = String(decoding: step, as: UTF8.self).lowercased()
    return ["..", ".%2e", "%2e.", "%2e%2e"].contains(name)
  }
}
