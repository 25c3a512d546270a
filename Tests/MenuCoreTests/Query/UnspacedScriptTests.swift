import MenuCore
import Testing

/// Words in scripts that are written without blanks.
struct UnspacedScriptTests {
  @Test("a word of a script without blanks is found inside a text", arguments: ["馅饼", "苹果", "饼"])
  func scriptWithoutBlanks(_ typed: String) {
    let source = MenuDataSource(pizzas: [Pizza(name: "苹果馅饼"), Pizza(name: "汤")])
    #expect(source.asked(typed).titles == ["苹果馅饼"])
    #expect(MenuDataSource(pizzas: [Pizza(name: "Diavola")]).asked("avola").hasNotice)
  }
}
