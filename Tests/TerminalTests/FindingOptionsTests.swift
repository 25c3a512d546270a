import MenuTestSupport
import Testing

/// The options that find a dish, as a shell gives them.
@Suite(.timeLimit(.minutes(5))) struct FindingOptionsTests {
  @Test(arguments: [
    "--search capricciosa", "--section dolci", "--section 2", "--max-price 7.50", "--sort name",
    "--max-price 7,50", "--sort prezzo", "--section bianche", "--section bianch",
    "--diet vegan", "--diet vegan --diet vegetarian", "--without milk,gluten",
    "--search fior --search funghi", "--search pizze --search=senza --search=latte",
    "--without latte --without glutine", "--without celery --show-undeclared",
  ])
  func whatIsFoundIsPrinted(options: String) throws {
    let answer = try run(words(options))
    #expect(answer.status == 0)
    #expect(!answer.output.isEmpty)
    #expect(answer.messages == "")
  }

  @Test(arguments: [
    (["fior", "funghi"], "fior funghi"), (["senza latte", "pizze"], "senza latte pizze"),
    (["", "funghi", " "], "funghi"), (["\"fior di", "funghi"], "\"fior di\" funghi"),
    (["fior di latte", "vegetariana", "fino a 9"], "fior di latte vegetariana fino a 9"),
  ])
  func whatIsLookedForSeveralTimesIsLookedForTogether(texts: [String], whole: String) throws {
    let together = try run(["--search", whole])
    let given = try run(texts.flatMap { ["--search", $0] })
    #expect(given.output == together.output)
    #expect(given.messages == together.messages)
    #expect(together.status == 0)
  }

  @Test(arguments: [
    ("--search capriciosa", "Nessuna voce con "), ("--max-price 0.01", "Nessuna voce con "),
    (
      "--diet vegan,gluten-free --search pizza",
      "Marinara: manca l'indicazione vegana, senza glutine. "
    ),
  ])
  func nothingFoundIsAMessage(options: String, message: String) throws {
    let answer = try run(words(options))
    #expect(answer.status == 1)
    #expect(answer.output == "")
    #expect(answer.messages.hasPrefix("giuseppe-menu: \(message)"))
  }

  @Test(
    arguments: [
      "--section antipasti", "--max-price 7,500", "--sort size", "--diet vegann", "--without milc",
      "--without 7", "--without \u{1B}[2J", "--section \u{1B}]0;x", "--linear",
    ].map(ToldText.init))
  func whatIsNotKnownIsAWrongCommandLine(options: ToldText) throws {
    let answer = try run(words(options.text))
    #expect(answer.status == 64)
    #expect(answer.output == "")
    #expect(TerminalCleanliness.violations(of: answer.messages, allowed: ["\n", "\u{FFFD}"]) == [])
  }

  @Test func nothingFoundIsSaidInTheLanguageOfTheMenuWithAProposal() throws {
    #expect(
      try run(["--search", "capriciosa"]).messages
        == "giuseppe-menu: Nessuna voce con \"capriciosa\". Forse: capricciosa.\n")
    #expect(
      try run(["--search", "capriciosa", "--language", "en"]).messages
        == "giuseppe-menu: No item with \"capriciosa\". Perhaps: capricciosa.\n")
  }

  @Test(arguments: [
    (["--diet", "vegann"], "vegan"), (["--without", "milc"], "did you mean milk?"),
    (["--without", "7"], "write the word"), (["--section", "antipasti"], "it has Le classiche"),
    (["--max-price", "7,500"], "could be 7.50 or 7500"),
    (["--section", "specialli"], "Le speciali"),
  ])
  func aWordThatIsNotKnownGetsTheCure(options: [String], cure: String) throws {
    let messages = try run(options).messages
    #expect(messages.contains(cure), "\(messages)")
  }

  @Test func aWordOfATitleIsEnoughWhereItIsThatOfOneSectionOnly() throws {
    #expect(try run(["--section", "bianche"]).output == run(["--section", "le bianche"]).output)
    #expect(try run(["--sort", "prezzo"]).output == run(["--sort", "price"]).output)
    #expect(try run(["--max-price", "7,50"]).output == run(["--max-price", "7.50"]).output)
    #expect(try run(["--language", "inglese"]).output == run(["--language", "en"]).output)
    let several = try run(["--section", "le"])
    #expect(several.status == 64)
    #expect(several.messages.contains("did you mean \"Le classiche\", \"Le bianche\""))
  }

  @Test func thePageCountsWhatIsHidden() throws {
    let page = try run(["--without", "milk"]).output
    #expect(page.contains(" nascoste: latte "))
    #expect(page.contains("non dichiarato "))
    #expect(!page.contains("Margherita"))
  }

  @Test func theBrowserBeginsWithWhatWasAskedFor() throws {
    let tmux = try Tmux()
    try tmux.type("\(BuiltProgram.path()) \(BuiltProgram.menu) --search margh --section 1")
    try tmux.until("the dish") { lines in
      lines.contains { $0.hasPrefix("▸ 2 Margherita") }
        && !lines.contains { $0.contains("Marinara") }
    }
    for _ in 1...2 { try tmux.press("Escape") }
    try tmux.until("the whole menu") { $0.contains { $0.contains("2 Bevande 11") } }
    try tmux.press("q")
  }

  private func words(_ options: String) -> [String] {
    options.split(separator: " ").map(String.init)
  }

  private func run(_ options: [String]) throws -> Subprocess {
    try Subprocess(
      [BuiltProgram.path(), BuiltProgram.menu, "--print"] + options,
      environment: ["LC_ALL": "C.UTF-8"])
  }
}
