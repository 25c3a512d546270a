internal import OldConsole
internal import OldMenuPresentation

/// How the menu is shown.
enum OutputMode: Hashable {
  /// In the whole terminal, with keys from standard input or from `/dev/tty`.
  case browser(keysFromStandardInput: Bool)
  /// As text, for reading or for another program.
  case plain
  /// By question and answer, line by line.
  case linear
}

extension LaunchEnvironment {
  /// How the menu is shown when nobody says how.
  var outputMode: OutputMode {
    guard outputIsTerminal else { return .plain }
    if linearReason != nil { return .linear }
    guard inputIsTerminal || hasControllingTerminal else { return .plain }
    return .browser(keysFromStandardInput: inputIsTerminal)
  }

  /// What asks for a menu that answers line by line, nil for nothing.
  var linearReason: LinearReason? {
    if isSet("ACCESSIBLE") { return .accessible }
    return variables["TERM"] == "dumb" ? .dumbTerminal : nil
  }
}
