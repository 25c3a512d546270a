#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
internal import OldCommands
internal import OldConsole
internal import OldMenuCore
internal import OldMenuExport
internal import OldMenuPresentation

/// The menu as text, for reading or for another program.
extension LaunchOptions {
  /// Prints what a query lets through; the session tells what else is to say.
  func print(
    _ exported: @autoclosure () -> ExportedMenu, _ session: MenuSession,
    lastChange: @autoclosure () -> Date?, text: TerminalText, launch: LaunchEnvironment
  ) throws {
    if let nothingFound = session.nothingFoundLine {
      throw ProgramError(.negative, nothingFound)
    }
    let failure = Program.messages.tellBeside(session.fileStatusText)
    if let kind = printing.kind {
      let options = ExportKind.Options(lastChange: lastChange())
      try kind.format(options).render(exported()) { try CheckedOutput.standard.write($0) }
    } else {
      try printPage(session, text: text, launch: launch)
    }
    if let failure { throw failure }
  }

  private func printPage(
    _ session: MenuSession, text: TerminalText, launch: LaunchEnvironment
  ) throws {
    let wished = launch.variables["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    let columns = printing.columns ?? wished ?? LaunchEnvironment.outputColumns ?? 72
    let page = PlainMenu(session, text: text, columns: columns)
    guard printing.isPaged else {
      return try page.write { try CheckedOutput.standard.write($0) }
    }
    var pages = PaperPages()
    try page.write { try CheckedOutput.standard.write(pages.add($0)) }
    try CheckedOutput.standard.write(pages.end())
  }
}
