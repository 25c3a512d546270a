import Foundation
import MenuTestSupport
import Testing

/// What bash proposes once it has been taught: the script is really run, on words as they are typed.
@Suite(.timeLimit(.minutes(5))) struct CompletionTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The proposals for the last of some words.
  private func proposals(
    _ words: String..., menu: String = BuiltProgram.menu
  ) throws -> Set<Substring> {
    let script = #"""
      cd "$1"; shift
      source <("$1" --generate-completion-script bash)
      COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMP_LINE="$*" COMP_POINT=${#COMP_LINE}
      _giuseppe-menu "$1" "${COMP_WORDS[-1]}" "${COMP_WORDS[-2]}"
      printf '%s\n' "${COMPREPLY[@]}"
      """#
    let answer = try Subprocess(
      ["bash", "-c", script, "bash", folder.path(""), BuiltProgram.path()] + words,
      environment: ["LC_ALL": "C.UTF-8", "GIUSEPPE_MENU": menu])
    #expect(answer.messages == "")
    return Set(answer.output.split(separator: "\n"))
  }

  @Test func aFirstWordIsACommandOrAMenu() throws {
    try folder.write("{}", to: "sera.json")
    let commands = try proposals("")
    #expect(
      commands.isSuperset(of: ["check", "export", "init", "schema", "sold-out", "sera.json"]))
    #expect(!commands.contains("browse"))
    #expect(try proposals("sche") == ["schema"])
    #expect(try proposals("ser") == ["sera.json"])
  }

  @Test func optionsAreProposedWithoutACommandAndBehindAMenu() throws {
    #expect(try proposals("--pri") == ["--print"])
    #expect(try proposals("Menu.json", "--pri") == ["--print"])
    #expect(try proposals("--print", "--wi") == ["--width", "--without"])
    #expect(try proposals("check", "--mis") == ["--missing"])
    #expect(try proposals("check", "--pri") == [])
  }

  @Test func valuesAreProposed() throws {
    #expect(try proposals("--language", "") == ["it", "en"])
    #expect(try proposals("--theme", "m") == ["mono"])
    #expect(try proposals("--diet", "gl") == ["gluten-free"])
    #expect(try proposals("--without", "mil") == ["milk"])
    #expect(try proposals("--without", "milk,egg") == ["milk,eggs"])
    #expect(try proposals("--without", "milk,mil") == [])
    #expect(try proposals("--section", "Le b") == ["Le bianche"])
    #expect(try proposals("export", "mark") == ["markdown"])
    #expect(try proposals("check", "--format", "j") == ["json"])
    #expect(try proposals("sold-out", "Marg") == ["Margherita"])
  }

  @Test func filesAreProposedWhereAFileGoes() throws {
    try folder.write("{}", to: "sera.json")
    #expect(try proposals("--tally", "se") == ["sera.json"])
    #expect(try proposals("export", "csv", "-o", "se") == ["sera.json"])
    #expect(try proposals("export", "csv", "se") == ["sera.json"])
    #expect(try proposals("sold-out", "Margherita", "se") == ["sera.json"])
  }

  /// What a menu says is not to be run by the shell that proposes it.
  @Test func aMenuCannotSpeakToTheShell() throws {
    let title = "$(touch run) `touch run` \\\\ $HOME ' * Le rosse"
    try folder.write(
      #"{"groups":[{"id":"a","title":"\#(title)"},{"id":"b","title":"Le bianche"}],"#
        + #""pizzas":[{"name":"\#(title)","group":"a"},{"name":"Marinara","group":"b"}]}"#,
      to: "Menu.json")
    let menu = folder.path("Menu.json")
    #expect(try proposals("--section", "", menu: menu) == ["Le bianche"])
    #expect(try proposals("sold-out", "", menu: menu) == ["Marinara", "Menu.json"])
    #expect(!FileManager.default.fileExists(atPath: folder.path("run")))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func theScriptNeverProposesWhatNobodyTypes(shell: String) throws {
    let answer = try Subprocess([BuiltProgram.path(), "--generate-completion-script", shell])
    #expect(answer.status == 0)
    // The line that begins as if it had been typed is there, and the command is not proposed.
    #expect(answer.output.contains(" browse $unparsed") || answer.output.contains("browse \"${"))
    for offer in ["-fa 'browse'", "'browse:"] { #expect(!answer.output.contains(offer)) }
  }
}
