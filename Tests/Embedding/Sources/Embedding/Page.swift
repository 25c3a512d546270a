import MenuCore
import MenuPresentation

/// Renders the page that a web handler answers with.
struct Page {
  let session: MenuSession

  var html: String {
    let presenter = MenuPresenter(session)
    let sections = (0..<presenter.numberOfSections).map { section in
      let title = presenter.title(forSection: section) ?? ""
      let rows = (0..<presenter.numberOfRows(inSection: section)).map { row in
        let details = presenter.details(forRow: row, inSection: section)
        return "<li>\(escaped(details?.title ?? ""))"
          + "<small>\(escaped(details?.allergens ?? ""))</small></li>"
      }
      return "<h2>\(escaped(title))</h2><ul>\(rows.joined())</ul>"
    }
    return "<h1>\(escaped(session.title))</h1>" + sections.joined(separator: "\n")
  }

  private func escaped(_ text: String) -> String {
    String(text.flatMap { $0 == "<" ? "&lt;" : $0 == "&" ? "&amp;" : String($0) })
  }
}
