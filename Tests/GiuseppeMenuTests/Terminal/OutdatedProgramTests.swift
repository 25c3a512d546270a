import Foundation
import TestSupport
import Testing

/// A file that stays broken, on all screens at once, so that the minute passes only once.
@Suite(.enabled(if: isProof, "it takes more than a minute; `make proof` runs it"))
struct OutdatedProgramTests {
  private let folder: Folder
  private let menu: String
  private let linear: PseudoTerminal
  private let browser, kiosk, board: Tmux
  private var screens: [Tmux] { [browser, kiosk, board] }

  init() throws {
    folder = try Folder()
    menu = String(decoding: try Repository.bytes("Menu.json"), as: UTF8.self)
    try folder.write(menu, to: "Menu.json")
    let file = ["M": folder.path(of: "Menu.json")]
    linear = try PseudoTerminal(script: #"$P "$M" --linear"#, environment: file)
    browser = try Tmux(showing: "", file)
    kiosk = try Tmux(showing: "--kiosk --idle 1h", file)
    board = try Tmux(showing: "--board --every 0", file)
  }

  @Test(
    "a file broken for a minute withdraws all promises until it is repaired",
    .timeLimit(.minutes(4)))
  func file_brokenForAMinute_isReportedOnEveryScreenUntilItIsRepaired() throws {
    #expect(linear.shows("Bevande"))
    let start = ContinuousClock.now
    try breakFile()
    #expect(linear.shows("il file ora ha un problema"))
    try browser.until("the first notice") { $0.contains { $0.contains("un problema") } }
    for screen in screens {
      #expect(try screen.screen().contains { $0.contains("Marinara   vegana") })
    }
    #expect(linear.shows("Menu non aggiornato dalle", within: 100))
    #expect(ContinuousClock.now - start >= .seconds(60))
    for screen in screens { try expectOutdated(screen) }
    try expectNothingIsSafe()
    try folder.write(menu, to: "Menu.json")
    #expect(linear.shows("Il menu è cambiato"))
    for screen in [browser, board] {
      try screen.until("promises") { $0.contains { $0.contains("Marinara   vegana") } }
      #expect(try !screen.screen().contains { $0.contains("non aggiornato") })
    }
    try kiosk.until("safe dishes") { $0.contains { $0.contains("9 voci, 37 nascoste") } }
  }

  /// Misspells the name of every list: the file can be read, but has no dish.
  private func breakFile() throws {
    var broken = menu
    for list in ["pizzas", "beverages", "desserts", "other"] {
      broken = broken.replacing("\"\(list)\"", with: "\"\(list)s\"")
    }
    try folder.write(broken, to: "Menu.json")
  }

  private func expectOutdated(_ screen: Tmux) throws {
    try screen.until("since when") { $0.contains { $0.contains("Menu non aggiornato dalle") } }
    let lines = try screen.screen()
    #expect(lines.contains { $0.contains("Marinara") && !$0.contains("vegana") })
    #expect(!lines.contains { $0.contains("Menu.json") || $0.contains("problema") })
  }

  /// The page of a dish also says since when, and a filter finds nothing.
  private func expectNothingIsSafe() throws {
    try kiosk.press("Enter")
    try kiosk.until("the dish") { $0.first?.hasPrefix("  Pizze › Le classiche") ?? false }
    #expect(try kiosk.screen().contains { $0.contains("Menu non aggiornato dalle") })
    try kiosk.press("Escape")
    try kiosk.until("the list") { $0.contains { $0.contains("[Pizze ") } }
    try kiosk.write("/senza latte")
    try kiosk.until("no safe dish") { $0.contains { $0.contains("0 voci, 46 nascoste") } }
  }
}
