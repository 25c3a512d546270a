internal import ArgumentParser
internal import MenuCore
internal import MenuPresentation
internal import TerminalUI

/// Shows the menu in the terminal, or as text where there is none.
struct Browse: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Browse the menu, or print it when the output is no terminal.",
    usage: "giuseppe-menu [MENU] [options]",
    helpNames: .shortAndLong)

  @Flag(help: "Print the menu instead of browsing it.")
  var print = false

  func run() throws {
    let surroundings = Surroundings.current()
    let locale = TerminalLocale.establish(environment: surroundings.environment)
    let dataSource = MenuDataSource(pizzas: samplePizzas)
    switch print ? .plain : surroundings.front {
    case .browser(let keysFromStandardInput):
      let reason = try browse(
        dataSource, surroundings: surroundings, locale: locale,
        input: keysFromStandardInput ? 0 : Surroundings.openControllingTerminal() ?? 0)
      reason?.endProcess()
    case .plain, .linear:
      let rows = 0..<dataSource.numberOfRows(inSection: 0)
      let titles = rows.compactMap { dataSource.item(forRow: $0, inSection: 0)?.title }
      try CheckedOutput.standard.write(titles.map { $0 + "\n" }.joined())
    }
  }

  /// Browses until the person or the terminal has enough; the terminal is put back on return.
  private func browse(
    _ dataSource: MenuDataSource, surroundings: Surroundings, locale: TerminalLocale, input: Int32
  ) throws -> EndReason? {
    var options = Terminal.Options()
    options.colors = surroundings.wantsColors
    var terminal = try Terminal(
      type: surroundings.environment["TERM"], input: input, options: options)
    let view = TitleList(dataSource: dataSource, marker: locale.asciiOnly ? ">" : "▸")
    terminal.show(view.frame(size: terminal.size))
    return EventLoop().run(on: &terminal) { event, terminal in
      guard case .key(let key) = event else {
        terminal.show(view.frame(size: terminal.size))
        return true
      }
      #if DEBUG
        Fault.requested?.happen(on: key)
      #endif
      switch key {
      case .character("q"): return false
      case .control("z"): terminal.suspend()
      case .down, .character("j"): view.move(by: 1)
      case .up, .character("k"): view.move(by: -1)
      default: break
      }
      terminal.show(view.frame(size: terminal.size))
      return true
    }
  }

  private var samplePizzas: [Pizza] {
    ["Marinara", "Margherita", "Napoli", "Diavola", "Capricciosa", "Größe", "作者"].map {
      Pizza(name: $0)
    } + (8...30).map { Pizza(name: "Pizza \($0)") }
  }
}
