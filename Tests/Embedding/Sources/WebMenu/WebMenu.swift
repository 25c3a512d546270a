import Foundation
import MenuCore
import MenuExport
import MenuPresentation

/// What a web server sends.
struct Response {
  var status = 200
  var contentType: String
  var body: [UInt8]
}

/// Serves a menu as a page, as an allergen sheet, as files, and as the answer to a question.
struct WebMenu {
  let menu: Menu

  func response(path: String, query: [String: String], acceptLanguage: String) throws -> Response {
    let requested = query["language"].flatMap { Language($0) }
    let source = MenuDataSource(
      menu: menu, language: requested ?? menu.language(accepting: acceptLanguage))
    switch path {
    case "/":
      return file(.html, ExportFormat.html.bytes(of: source, languages: menu.languages))
    case "/allergens":
      return file(.html, ExportFormat.html.bytes(of: source, isSheet: true))
    case "/menu.csv":
      return file(.csv, ExportFormat.csv.bytes(of: source))
    case "/search":
      let answer = MenuAnswer(to: query["q"] ?? "", in: source)
      let body = try JSONEncoder().encode(Found(answer))
      return Response(contentType: "application/json", body: Array(body))
    default:
      return Response(status: 404, contentType: "text/plain", body: Array("not found".utf8))
    }
  }

  private func file(_ format: ExportFormat, _ body: [UInt8]) -> Response {
    Response(contentType: format.mediaType, body: body)
  }
}

/// The answer to a question as JSON.
struct Found: Encodable {
  let notice: String?
  let hint: String?
  let counts: String
  let sections: [MenuPresenter.Section]

  init(_ answer: MenuAnswer) {
    notice = answer.notice
    hint = answer.hint
    counts = answer.counts
    sections = MenuPresenter(answer.rows).sections
  }
}
