import MenuTestSupport
import Testing

/// What is said about a command line that is wrong, in the language of the locale.
@Suite(.timeLimit(.minutes(5))) struct ReceptionCommandLineTests {
  @Test(
    arguments: [
      (
        ["raport", "x"], "did you mean \"giuseppe-reception report\"?",
        "volevi dire \"giuseppe-reception report\"?"
      ),
      (
        ["help", "raport"], "did you mean \"report\"?", "volevi dire \"report\"?"
      ),
      (
        ["colect"], "did you mean \"giuseppe-reception collect\"?",
        "volevi dire \"giuseppe-reception collect\"?"
      ),
      (
        ["report", "a", "b", "c"], "Error: 2 unexpected arguments",
        "Errore: argomenti di troppo: 'b', 'c'\nUso: "
      ),
      (["report", "x", "it's"], "argument 'it's'\n", "l'argomento 'it's' è di troppo\n"),
      (
        ["report", "x", "l'una", "'2'"], "2 unexpected arguments: 'l'una', ''2''\n",
        "argomenti di troppo: 'l'una', ''2''\n"
      ),
      (["report", "x", "--it's"], "option '--it's'", "l'opzione '--it's' non c'è"),
      (["report", "x", "--format", "l'a"], "'l'a' is invalid", "'l'a' non va per '--format"),
      (["report"], "Error: Missing expected argument '<sums>'", "Errore: manca '<sums>'"),
      (["collect", "t"], "Missing expected argument '--into <file>'", "manca '--into <file>'"),
      (["report", "x", "--since", "999y"], "'999y' is invalid", "'999y' non va per '--since"),
      (["report", "x", "--format", "html"], "'html' is invalid", "ci sono text, csv e json"),
      (["report", "x", "--same", "a"], "--same takes two names", "--same vuole due nomi"),
      (
        ["collect", "t", "--into", "x", "--limit", "soon"], "\"soon\" is no time", "non è un tempo"
      ),
    ])
  func itIsToldInEitherLanguage(arguments: [String], english: String, italian: String) throws {
    let program = try ReceptionProgram()
    for (language, words) in [("en_US.UTF-8", english), ("it_IT.UTF-8", italian)] {
      let answer = try program.run(arguments, language: language)
      #expect(answer.status == 64)
      #expect(answer.output.isEmpty)
      #expect(answer.messages.contains(words), "\(answer.messages)")
    }
  }

  /// A word that is one too many is no command that was mistyped.
  @Test func nothingIsProposedForAnArgument() throws {
    let answer = try ReceptionProgram().run(["report", "a", "reports"])
    #expect(answer.status == 64)
    #expect(!answer.messages.contains("did you mean"), "\(answer.messages)")
  }
}
