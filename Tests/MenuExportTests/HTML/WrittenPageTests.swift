import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

@testable import OldMenuExport

/// Cases of pages that are found in a folder.
@Suite(.timeLimit(.minutes(5)))
struct WrittenPageTests {
  private static let page: HTMLPage = {
    var page = HTMLPage()
    page.alternates = ["it", "en-GB"].map { .init(language: $0, address: "\($0.tag).html") }
    page.style = "a[hreflang]{color:red}"
    return page
  }()

  private func written(_ format: any ExportFormat, _ menu: Menu = .sample()) -> WrittenPage? {
    WrittenPage(format.bytes(of: ExportedMenu(MenuDataSource(menu: menu, language: "it"))))
  }

  @Test("Every page is known as one of this program, with the pages that it leads to")
  func own() {
    #expect(written(Self.page)?.languages == ["en-GB"])
    #expect(written(AllergenSheet(of: Self.page))?.languages == ["it", "en-GB"])
    #expect(written(LanguageIndex(of: Self.page))?.languages == ["it", "en-GB"])
    #expect(written(HTMLPage())?.languages == [])
  }

  @Test("What a menu says is neither a mark nor a language")
  func saidByTheMenu() {
    var menu = Menu.sample()
    menu.name = LocalizedText("<a hreflang=\"de\">" + String(repeating: "pizza ", count: 400))
    #expect(written(Self.page, menu)?.languages == ["en-GB"])
    let mark = "<!--giuseppe-menu-->"
    let foreign = "<!DOCTYPE html><title>" + String(repeating: "x", count: 256) + "</title>" + mark
    #expect(WrittenPage(Array(foreign.utf8)) == nil)
  }

  @Test(
    "A page of somebody else is none",
    arguments: [
      "", "<!DOCTYPE html><html lang=\"it\"><head><meta charset=\"utf-8\"><title>Il forno</title>",
      "<meta name=\"generator\" content=\"Hugo 0.140\">", "giuseppe-menu",
    ])
  func foreign(text: String) {
    #expect(WrittenPage(Array(text.utf8)) == nil)
  }
}
