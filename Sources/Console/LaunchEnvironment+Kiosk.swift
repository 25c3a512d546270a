extension LaunchEnvironment {
  /// What a kiosk reads of its environment: the type of the terminal, languages, and two wishes.
  private static let harmless = [
    "TERM", "LANG", "LC_ALL", "LC_CTYPE", "LC_MESSAGES", "NO_COLOR", "ACCESSIBLE",
  ]

  /// Forgets every variable but a few, before anything else is done.
  ///
  /// A guest who comes over the network may choose variables, and the libraries under this program
  /// open files by what they say: `TERMINFO`, `TERMCAP`, `HOME`, `LOCPATH`, `TZ`.
  package static func forgetAllButHarmless() {
    let kept = harmless.compactMap { name in
      getenv(name).map { (name: name, value: String(cString: $0)) }
    }
    clearenv()
    for variable in kept where variable.value.utf8.count <= 64 {
      setenv(variable.name, variable.value, 1)
    }
  }
}
