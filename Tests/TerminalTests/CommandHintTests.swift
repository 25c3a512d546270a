import MenuTestSupport
import Testing

/// What is said of words that are no options, and of those that the parser would misread.
@Suite(.timeLimit(.minutes(5))) struct CommandHintTests {
  private func run(_ line: String, locale: String = "C.UTF-8") throws -> Subprocess {
    try Subprocess(
      [BuiltProgram.path()] + line.split(separator: " ").map(String.init),
      environment: ["LC_ALL": locale])
  }

  @Test(arguments: [
    ("--language", ["--lang", "--lingua", "--sprache", "--langue", "--idioma"]),
    ("--without", ["--senza", "--ohne", "--sans", "--sin", "--alergens", "--allergènes"]),
    ("--max-price", ["--prezzo", "--price", "--preis", "--prix", "--precio"]),
    ("--search", ["--cerca", "--suche", "--chercher", "--buscar", "--find"]),
    ("--diet vegan", ["--vegan"]), ("--diet vegetariano", ["--vegetariano"]),
  ])
  func anOptionIsKnownByItsNameInEveryLanguage(option: String, words: [String]) throws {
    for word in words {
      for line in [word, "\(word) en", "--print \(word)", "export csv \(word) x"] {
        let answer = try run(line)
        #expect(answer.status == 64)
        #expect(
          answer.messages.contains("; did you mean \"\(option)\"?\n"),
          "\(line): \(answer.messages)")
        let italian = try run(line, locale: "it_IT.UTF-8").messages
        #expect(italian.contains("; volevi dire \"\(option)\"?\n"), "\(line): \(italian)")
      }
    }
  }

  @Test(arguments: [
    // What stands there already, what the command has not, and what the parser takes for near.
    "--print --stampa", "--language=en --lingua it", "sold-out --lingua it", "check --senza",
    "check -a", "export csv --print", "--print --qwertz", "sold-out --max-price 3", "--zzzz",
  ])
  func whatIsNoAdviceIsNotGiven(line: String) throws {
    for locale in ["C.UTF-8", "it_IT.UTF-8"] {
      let answer = try run(line, locale: locale)
      #expect(answer.status == 64)
      #expect(!answer.messages.contains("ou mean"), "\(answer.messages)")
      #expect(!answer.messages.contains("volevi dire"), "\(answer.messages)")
    }
  }

  @Test func anOptionThatMayComeAgainIsMeantAgain() throws {
    #expect(try run("--without milk --senza fish").messages.contains("mean \"--without\"?"))
    #expect(try run("check --lingua it").messages.contains("mean \"--language\"?"))
  }

  @Test(arguments: [
    ("check -x.json", "write --: -- -x.json", "scrivi --: -- -x.json"),
    ("sold-out -margherita", "write --: -- -margherita", "scrivi --: -- -margherita"),
    ("-without milk", "did you mean \"--without\"?", "volevi dire \"--without\"?"),
    ("export csv -without milk", "did you mean \"--without\"?", "volevi dire \"--without\"?"),
    ("--max-price -1", "\"-1\" is below zero", "\"-1\" è sotto zero"),
    ("export csv --max-price=-1", "\"-1\" is below zero", "\"-1\" è sotto zero"),
  ])
  func whatBeginsWithAHyphenIsNotMisread(line: String, english: String, italian: String) throws {
    for (locale, cure) in [("C.UTF-8", english), ("it_IT.UTF-8", italian)] {
      let answer = try run(line, locale: locale)
      #expect(answer.status == 64)
      #expect(answer.output == "")
      #expect(answer.messages.contains(cure), "\(answer.messages)")
    }
  }

  @Test func whatStandsBehindTwoHyphensIsAName() throws {
    #expect(try run("check -- -h.json").status == 66)
  }

  @Test func helpIsTheSameInBothWays() throws {
    #expect(try run("help").output == run("--help").output)
    #expect(try run("help --help").output == run("--help").output)
    for command in ["check", "export", "init", "schema", "sold-out"] {
      #expect(try run("help \(command)").output == run("\(command) --help").output)
    }
    #expect(try !run("help").output.contains("(default)"))
  }
}
