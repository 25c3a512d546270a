#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import OldMenuCore
internal import OldMenuPresentation

/// The menu as one page for the web and for paper: no script, nothing fetched, a filter for allergens
/// and diets that works by style alone.
public struct HTMLPage: ExportFormat {
  /// The page in one language, and where it is.
  public struct Alternate: Hashable, Sendable {
    /// The language.
    public let language: Language
    /// Its address, which other pages lead to.
    public let address: String

    /// Names a page.
    public init(language: Language, address: String) {
      self.language = language
      self.address = address
    }
  }

  /// The pages of all languages, this one's too; none for a page that stands alone.
  public var alternates: [Alternate] = []
  /// CSS that comes after the page's own, nil for none.
  public var style: String?
  /// When the menu changed last, nil where nobody knows.
  public var lastChange: Date?
  /// Where that is told.
  public var timeZone = TimeZone.gmt
  /// The same menu for search engines, as JSON; nil for none.
  public var structuredData: (any ExportFormat)? = JSONLDExport(isBrief: true)

  /// Makes a page that stands alone.
  public init() {}

  /// Writes the page.
  public func render(
    _ menu: ExportedMenu, to sink: (_ piece: [UInt8]) throws -> Void
  ) rethrows {
    guard let templates = Templates.bundled else { return }
    let words = Strings.in(menu.context.interfaceLanguage)
    let filters = PageFilters(menu, words: words)
    let choices = PageChoices(menu, filters: filters)
    let head = PageHead(self, menu, words: words)
    var frame = CutPage(templates.page, head.values(filters: filters, choices: choices))
    var buffer = ExportBuffer()
    buffer += frame.next()
    var dishes = DishWriter(menu, words: words, filters: filters, choices: choices)
    var shapes = TemplateShapes(templates.dish)
    for list in head.lists {
      var listFrame = CutPage(templates.list, head.values(of: list, filters: filters))
      buffer += listFrame.next()
      for section in list.sections {
        var group = CutPage(templates.group, head.values(ofSection: section, filters: filters))
        buffer += group.next()
        for row in 0..<menu.dataSource.numberOfRows(inSection: section) {
          guard let values = dishes.values(ofRow: row, inSection: section) else { continue }
          shapes.add(values, to: &buffer)
          try buffer.flushIfFull(to: sink)
        }
        buffer += group.next()
      }
      buffer += listFrame.next()
    }
    buffer += frame.next()
    buffer += templates.foot.filled(with: head.foot(explaining: dishes.marks))
    buffer += frame.next()
    if let structuredData {
      try buffer.write(structuredData, of: menu, to: sink)
      buffer += frame.next()
    }
    try buffer.flush(to: sink)
  }
}

extension ExportBuffer {
  /// Adds JSON as it may stand in a page: a `<` in a text of it could end the element.
  fileprivate mutating func write(
    _ format: any ExportFormat, of menu: ExportedMenu, to sink: ([UInt8]) throws -> Void
  ) rethrows {
    var buffer = self
    try format.render(menu) { piece in
      for part in piece.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
        .enumerated()
      {
        if part.offset > 0 { buffer += "\\u003c" }
        buffer += part.element
      }
      try buffer.flushIfFull(to: sink)
    }
    self = buffer
  }
}
