import OldMenuCore
import OldMenuFiles
import Testing

@Suite(.timeLimit(.minutes(5))) struct MenuLocationTests {
  let installed: LocalPath = "/opt/giuseppe/share/giuseppe-menu/Menu.json"

  @Test func whatIsNamedIsTaken() {
    #expect(location(argument: "a.json", variable: "b.json", present: ["Menu.json"]) == "a.json")
    #expect(location(argument: "-") == "-")
  }

  @Test func elseTheVariableIsTaken() {
    #expect(location(variable: "b.json", present: ["Menu.json"]) == "b.json")
    #expect(location(variable: "", present: ["Menu.json"]) == "Menu.json")
  }

  @Test func elseTheFileHere() {
    #expect(location(present: ["Menu.json", installed]) == "Menu.json")
  }

  @Test func elseTheInstalledOneBesideTheProgram() {
    #expect(location(present: [installed]) == installed)
    #expect(location(program: nil, present: [installed]) == nil)
  }

  @Test func elseThereIsNone() {
    #expect(location(present: []) == nil)
  }

  private func location(
    argument: LocalPath? = nil, variable: LocalPath? = nil,
    program: LocalPath? = "/opt/giuseppe/bin/giuseppe-menu", present: Set<LocalPath> = []
  ) -> LocalPath? {
    MenuLocation.find(argument: argument, variable: variable, program: program) {
      present.contains($0)
    }
  }
}
