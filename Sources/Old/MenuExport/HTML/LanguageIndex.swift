internal import OldMenuCore
internal import OldMenuPresentation

/// The page that leads to the pages of the languages.
///
/// Without a script nobody but the web server knows what a guest reads; so each language is named in
/// its own words.
public struct LanguageIndex: ExportFormat {
  private let page: HTMLPage

  /// Makes the index of the pages that a page knows, its own among them, in the same style.
  public init(of page: HTMLPage) {
    self.page = page
  }

  /// Writes the page.
  public func render(
    _ menu: ExportedMenu, to sink: (_ piece: [UInt8]) throws -> Void
  ) rethrows {
    guard let templates = Templates.bundled else { return }
    let words = Strings.in(menu.context.interfaceLanguage)
    let head = PageHead(page, menu, words: words)
    var buffer = ExportBuffer()
    buffer += templates.index.filled(with: head.common(css: PackageResources.page_css))
    try buffer.flush(to: sink)
  }
}
