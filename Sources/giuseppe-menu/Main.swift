internal import Console
internal import MenuCore
internal import TerminalUI

/// The whole program: a command line is understood and done, and its end becomes a status.
@main enum Main {
  static func main() {
    CheckedOutput.prepareProcess()
    let environment = LaunchEnvironment.current
    let locale = TerminalLocale.establish(environment: environment.variables)
    let isASCII = locale.asciiOnly || CommandLine.arguments.contains("--ascii")
    let program = Program(
      .giuseppeMenu, language: InterfaceLanguage(locale: environment.variables), isASCII: isASCII,
      cellWidth: locale.cellWidth)
    let session = Run(program: program, environment: environment, locale: locale, isASCII: isASCII)
    do {
      try session.perform(program.arguments())
    } catch {
      program.end(with: error)
    }
  }
}

/// The surroundings of one run.
struct Run {
  let program: Program
  let environment: LaunchEnvironment
  let locale: TerminalLocale
  let isASCII: Bool

  var language: InterfaceLanguage { program.language }

  func perform(_ arguments: Arguments) throws {
    switch arguments.command {
    case "check": try check(arguments)
    case "init": try create(arguments)
    case "schema": try CheckedOutput.standard.write(PackageResources.Menu_schema_json)
    case "sold-out": try markSoldOut(arguments)
    case "export": try export(arguments)
    case "import": try importTable(arguments)
    case "reception": try reception(arguments)
    default: try browse(arguments)
    }
  }
}
