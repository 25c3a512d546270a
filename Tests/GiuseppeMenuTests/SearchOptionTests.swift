import Testing

/// The conditions on dishes that a shell passes.
struct SearchOptionTests {
  @Test("a search is read in the language of --language, not in that of the locale")
  func language() throws {
    let options = "--print --language es --undeclared --search 'soy alérgica a la leche'"
    let ending = try ProgramRunner().sh("$P \(options)", environment: ["LC_ALL": "C.UTF-8"])
    #expect(ending.status == 0, "\(ending.messages)")
    #expect(ending.output.contains("Marinara") && !ending.output.contains("Margherita"))
  }
}
