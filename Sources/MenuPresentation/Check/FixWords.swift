public import MenuCore

/// What an owner reads while a menu is mended.
public struct FixWords: Sendable {
  private let language: InterfaceLanguage

  /// Makes the words of a language.
  public init(_ language: InterfaceLanguage) {
    self.language = language
  }

  /// How much would be changed.
  public func offer(_ count: Int) -> String {
    switch language {
    case .italian: "\(count) \(count == 1 ? "correzione sicura" : "correzioni sicure")"
    case .english: "\(count) certain \(count == 1 ? "correction" : "corrections")"
    }
  }

  /// The question at a terminal.
  public var question: String {
    switch language {
    case .italian: "Scrivere? [s/n] "
    case .english: "Write? [y/n] "
    }
  }

  /// Whether an answer to the question says yes: whoever means it says so in either language.
  public static func isYes(_ answer: String) -> Bool {
    let word = answer.lowercased().filter { !$0.isWhitespace }
    return ["s", "si", "sì", "y", "yes"].contains(word)
  }

  /// That the file is written.
  public func written(_ file: String) -> String {
    switch language {
    case .italian: "\(file): scritto"
    case .english: "\(file): written"
    }
  }

  /// That nothing is written, as nobody said yes.
  public func notWritten(_ file: String) -> String {
    switch language {
    case .italian: "\(file): non cambia niente"
    case .english: "\(file): nothing is changed"
    }
  }

  /// That there is nothing that is certain.
  public func nothingCertain(_ file: String) -> String {
    switch language {
    case .italian: "\(file): niente che si possa correggere con sicurezza"
    case .english: "\(file): nothing that can be corrected with certainty"
    }
  }

  /// That nobody can be asked; behind the name of the file.
  public var nobodyToAsk: String {
    switch language {
    case .italian: ": non cambia niente; per scrivere senza domanda: check --fix --yes"
    case .english: ": nothing is changed; to write without a question: check --fix --yes"
    }
  }

  /// That somebody else has changed the file since it was read; behind its name.
  public var changedMeanwhile: String {
    switch language {
    case .italian: ": qualcun altro l'ha cambiato nel frattempo; non scrivo niente, riprova"
    case .english: ": somebody else has changed it meanwhile; nothing is written, try again"
    }
  }
}
