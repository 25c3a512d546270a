import OldMenuCore
import OldMenuExport
import MenuTestSupport
import Testing

/// Cases of headings and tables.
@Suite(.timeLimit(.minutes(5)))
struct MarkdownExportTests {
  private func text(_ menu: Menu = .sample(), in language: Language = "it") -> String {
    MarkdownExport().text(of: ExportedMenu(MenuDataSource(menu: menu, language: language)))
  }

  @Test("A section is a heading and a table")
  func section() {
    #expect(
      text().hasPrefix(
        """
        # Da Giuseppe

        ## Pizze · Le classiche

        | N. | Piatto | Prezzo | Allergeni |
        | ---: | --- | ---: | --- |
        | 1 | **Marinara** (VG)<br>pomodoro, aglio, origano, olio extravergine<br>Vegana. | 6,00\u{A0}€ | \
        Contiene glutine (frumento). Nessuno degli altri allergeni è un ingrediente. |

        """))
  }

  @Test(
    "Headings are in the guest's language",
    arguments: zip(["en", "de", "fr", "es"], ["Dish", "Gericht", "Plat", "Plato"]))
  func language(language: Language, word: String) {
    #expect(text(in: language).contains("| \(word) |"))
  }

  @Test("A menu without numbers has no column for them")
  func noNumbers() {
    #expect(text(Menu(pizzas: [.fixture()])).contains("\n| --- | ---: | --- |\n"))
  }

  @Test("What is sold out, whom to ask and what signs mean is said")
  func told() {
    let text = text()
    #expect(text.contains("| esaurita |"))
    #expect(text.contains("Sugli altri allergeni: chiedere al personale."))
    #expect(text.contains("- \\* prodotto surgelato\n"))
    #expect(text.contains("V vegetariana · VG vegana"))
  }

  @Test("Under a heading stands when it is served, and the owner's sentence")
  func remarks() {
    var menu = Menu(pizzas: [.fixture(group: "lunch")])
    menu.groups = [
      DishGroup(
        id: "lunch", title: "Pranzo", description: "# solo *oggi*",
        hours: .text("dal lunedì al venerdì"))
    ]
    #expect(text(menu).contains("Pranzo\n\ndal lunedì al venerdì\n\n\\# solo \\*oggi\\*\n\n| "))
  }
}
