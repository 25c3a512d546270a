/// The path of a mirrored menu, and of the small files that lie beside it.
struct MenuPath: Hashable, Sendable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  /// The folder that holds the menu.
  var folder: String {
    guard let slash = text.lastIndex(of: "/") else { return "." }
    return slash == text.startIndex ? "/" : String(text[..<slash])
  }

  /// A hidden file in the same folder, such as `.Menu.json.feed`.
  func beside(suffix: String) -> String {
    let slash = text.lastIndex(of: "/").map { text.index(after: $0) } ?? text.startIndex
    return "\(text[..<slash]).\(text[slash...]).\(suffix)"
  }
}
