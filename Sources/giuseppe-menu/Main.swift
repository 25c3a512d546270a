internal import Console
internal import MenuCore
internal import TerminalText
internal import TerminalUI

/// The program: parses the command line, performs the command, and exits with a status.
@main enum Main {
  static func main() {
    Program.prepareProcess()
    let environment = LaunchEnvironment.current
    let locale = TerminalLocale.establish(environment: environment.variables)
    let isASCII = locale.asciiOnly || CommandLine.arguments.contains("--ascii")
    let program = Program(
      GiuseppeMenu.self, overview: CompletedMenu.self,
      language: InterfaceLanguage(locale: environment.variables), isASCII: isASCII,
      cellWidth: locale.cellWidth)
    let typesetter = Typesetter(cellWidth: locale.cellWidth, isASCII: isASCII)
    let run = Run(program: program, environment: environment, typesetter: typesetter)
    do {
      try program.command(as: (any MenuCommand).self).perform(in: run)
    } catch {
      program.end(with: error)
    }
  }
}
