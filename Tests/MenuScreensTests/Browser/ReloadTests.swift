import MenuCore
import MenuPresentation
import MenuScreens
import TestSupport
import Testing

/// A browser whose menu changes.
struct ReloadTests {
  @Test("a reload keeps the open dish and its marks and reports what is gone")
  func reload_underAnOpenDish_keepsItAndItsMarksAndReportsWhatIsGone() throws {
    func menu(_ before: String...) -> [UInt8] {
      let dishes = before.map { "{\"name\": \"\($0)\", \"price\": \"5\"}" }
      let media = """
        {"name": "Media", "sizes": [{"name": "S", "price": "3"}, {"name": "L", "price": "5"}],
         "addOns": [{"name": "bufala", "price": "2"}]}
        """
      return Array("{\"pizzas\": [\((dishes + [media]).joined(separator: ","))]}".utf8)
    }
    let guest = Guest(try Kitchen.session(of: menu("A", "B")))
    guest.press("+↓+↓↵↓ ↓ ?")
    #expect(guest.state.choice.numberOfDishes == 2)
    guest.browser.follow(.menu(try MenuReader.read(menu("Z"))))
    #expect(guest.state.choice.isEmpty && guest.sees("Non più nel menu: A, B"))
    guest.press("⎋")
    #expect(guest.sees("(•) L") && guest.sees("[x] bufala"))
    guest.browser.follow(.menu(try MenuReader.read(Array(#"{"pizzas": [{"name": "Z"}]}"#.utf8))))
    #expect(guest.state.context == .list && guest.sees("Non più nel menu: Media"))
  }

  @Test("a reload keeps the selected dish, or selects the nearest if it is gone")
  func reload_ofAChangedMenu_keepsTheDishOrTakesTheNearest() throws {
    func menu(_ names: [String]) -> [UInt8] {
      Kitchen.menu(names.map { "{\"name\": \"\($0)\", \"price\": \"5\"}" })
    }
    let guest = Guest(try Kitchen.session(of: menu(["A", "B", "C"])))
    guest.press("↓+")
    guest.browser.follow(.menu(try MenuReader.read(menu(["Z", "A", "C", "B"]))))
    #expect(
      guest.screen.contains {
        $0.hasPrefix("▌") && $0.contains(" B ") && $0.contains("1 nella scelta")
      })
    guest.browser.follow(.menu(try MenuReader.read(menu(["Z", "A"]))))
    #expect(guest.screen.contains { $0.hasPrefix("▌") && $0.contains(" A ") })
    #expect(guest.sees("Non più nel menu: B"))
    #expect(guest.state.choice.isEmpty)
  }

  @Test("a reload finds the extras of a line by the title of their group")
  func reload_withAnotherGroupOfExtras_keepsTheLine() throws {
    func menu(_ groups: String...) -> [UInt8] {
      Kitchen.menu([#"{"name": "A", "price": "5", "addOns": [\#(groups.joined(separator: ","))]}"#])
    }
    let crust = #"{"title": "Impasto", "items": [{"name": "integrale", "price": "1"}]}"#
    let other = #"{"title": "Salse", "items": [{"name": "integrale", "price": "9"}]}"#
    let guest = Guest(try Kitchen.session(of: menu(crust)))
    guest.press("↵ +")
    guest.browser.follow(.menu(try MenuReader.read(menu(other, crust))))
    #expect(guest.state.choice.lines.first?.extras == [Choice.Extra(group: 1, item: 0)])
    let renamed = crust.replacing("Impasto", with: "Pasta")
    guest.browser.follow(.menu(try MenuReader.read(menu(other, renamed))))
    #expect(guest.state.choice.lines.first?.extras == [Choice.Extra(group: 1, item: 0)])
  }
}
