internal import Console
internal import MenuCore
internal import MenuPresentation
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

#if DEBUG
  /// A way to crash on purpose, so that a test can check that the terminal is restored.
  ///
  /// Exists in debug builds only: `GIUSEPPE_MENU_FAULT=index` (or another case) crashes at F12.
  enum Fault: String {
    case index, overflow, abort, stack

    static var requested: Fault? {
      getenv("GIUSEPPE_MENU_FAULT").flatMap { Fault(rawValue: String(cString: $0)) }
    }

    func happen(on key: Key) {
      guard key == .function(12) else { return }
      let count = Int(getpid())
      switch self {
      case .index: _ = [Int]()[count]
      case .overflow: _ = Int.max - 1 + count
      case .abort: raise(SIGABRT)
      case .stack: _ = descend(count)
      }
    }

    /// Calls itself, but not as a tail call, so that each level takes space on the stack.
    private func descend(_ depth: Int) -> Int {
      depth == 0 ? 0 : 1 + descend(depth &+ 1)
    }
  }
#endif
