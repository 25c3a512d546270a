import Foundation
import MenuTestSupport
import Testing

/// `check --fix`, run as a shell and as a person at a terminal runs it.
@Suite(.serialized, .timeLimit(.minutes(5))) struct CheckFixTests {
  private static let broken = """
    {"currency": "€",
     "pizzas": [
      {"name": "Diavola", "price": "7,50", "allergens": "none"},
      {"name": "Marinara", "price": "4,000", "allergens": "none"},
    ]}

    """
  private static let mended = """
    {"currency": "EUR",
     "pizzas": [
      {"name": "Diavola", "price": "7.50", "allergens": "none"},
      {"name": "Marinara", "price": "4,000", "allergens": "none"}
    ]}

    """
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("Menu.json")
    try folder.write(Self.broken, to: "Menu.json")
  }

  private var content: String {
    get throws { try String(contentsOfFile: path, encoding: .utf8) }
  }

  private func sh(_ script: String) throws -> Subprocess {
    try Subprocess(
      ["setsid", "-w", "dash", "-c", "cd \"$D\" && " + script],
      environment: [
        "P": BuiltProgram.path(), "D": folder.path(""), "LC_ALL": "C.UTF-8",
        "PATH": "/usr/bin:/bin",
      ])
  }

  @Test func ofAMirrorItIsSaidThatTheNextPullUndoesIt() throws {
    let warning = "Menu.json: giuseppe-feed keeps it the same as another menu"
    try folder.write("{}", to: ".Menu.json.feed")
    let answer = try sh("$P check --fix --yes Menu.json")
    #expect(try content == Self.mended)
    #expect(answer.messages.contains(warning), "\(answer.messages)")
    #expect(try !sh("$P check --fix --yes Menu.json").messages.contains(warning))
  }

  @Test func withYesItIsWrittenAndWhatIsLeftIsTold() throws {
    let answer = try sh("chmod 640 Menu.json; ln -s Menu.json link; $P check --fix --yes link")
    #expect(try content == Self.mended)
    #expect(answer.status == 1)
    #expect(
      answer.output.hasPrefix(
        """
        --- link
        +++ link
        @@ -1,5 +1,5 @@
        -{"currency": "€",
        +{"currency": "EUR",
        """))
    #expect(answer.output.contains("\nlink: written\nlink:4:"))
    #expect(answer.output.hasSuffix("\n1 error in 2 dishes\n"))
    #expect(try sh("stat -c %a Menu.json; test -L link && ls").output == "640\nMenu.json\nlink\n")
    #expect(try sh("$P check --fix --yes").output.hasPrefix("Menu.json: nothing that can be"))
  }

  @Test func withNobodyToAskNothingIsWritten() throws {
    for script in ["$P check --fix Menu.json </dev/null", "yes | $P check --fix Menu.json"] {
      let answer = try sh(script)
      #expect(try content == Self.broken)
      #expect(answer.status == 64)
      #expect(answer.output.contains("\n+{\"currency\": \"EUR\",\n"))
      #expect(answer.messages.contains("--yes"))
      #expect(answer.messages.split(separator: "\n").count == 1)
    }
  }

  @Test func standardInputGoesToStandardOutput() throws {
    let answer = try sh("$P check --fix - <Menu.json")
    #expect(answer.output == Self.mended)
    #expect(answer.messages.hasSuffix("\n1 error in 2 dishes\n"))
    #expect(answer.status == 1)
    #expect(try content == Self.broken)
    #expect(try sh("$P check --fix - <Menu.json >/dev/full").status == 74)
  }

  @Test(arguments: [
    ("y\n", true), ("s\n", true), ("Sì\n", true), ("n\n", false), ("\n", false), ("yup\n", false),
    ("\u{4}", false),
  ])
  func onlyAYesAtTheTerminalWrites(answer: String, isWritten: Bool) throws {
    let terminal = try PseudoTerminal(
      [BuiltProgram.path(), "check", "--fix", path], environment: ["LC_ALL": "it_IT.UTF-8"])
    #expect(terminal.read { $0.says("Scrivere? [s/n] ") })
    #expect(try content == Self.broken)
    terminal.send(answer)
    #expect(terminal.waitForEnd() == .exited(1))
    #expect(try content == (isWritten ? Self.mended : Self.broken))
    #expect(terminal.says(isWritten ? ": scritto" : ": non cambia niente"))
  }

  @Test func whatSomebodyElseSavesMeanwhileStays() throws {
    let terminal = try PseudoTerminal(
      [BuiltProgram.path(), "check", "--fix", path], environment: ["LC_ALL": "C.UTF-8"])
    #expect(terminal.read { $0.says("Write? [y/n] ") })
    try folder.write("{\"pizzas\": []}\n", to: "Menu.json")
    terminal.send("y\n")
    #expect(terminal.waitForEnd() == .exited(74))
    #expect(try content == "{\"pizzas\": []}\n")
    #expect(terminal.says("somebody else has changed it"))
  }

  @Test(arguments: ["--fix --format json", "--yes"])
  func whatDoesNotGoTogetherIsAWrongCommandLine(options: String) throws {
    #expect(try sh("$P check \(options) Menu.json").status == 64)
    #expect(try content == Self.broken)
  }

  @Test func aFolderThatCannotBeWrittenIsTold() throws {
    let answer = try sh("$P check --fix --yes /dev/null; $P check --fix --yes gone; echo $?")
    #expect(answer.output.hasSuffix("66\n"))
  }
}

extension PseudoTerminal {
  /// Whether a text stands in what the program wrote.
  fileprivate func says(_ text: String) -> Bool {
    String(decoding: output, as: UTF8.self).contains(text)
  }
}
