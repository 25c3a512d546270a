import MenuTestSupport
import Testing

/// The program that answers line by line, among pipes and on a terminal.
@Suite(.serialized, .timeLimit(.minutes(5))) struct LinearTests {
  @Test(arguments: [
    ("printf 'margh\\n1\\nesci\\n' | $P $M --linear", 0), ("$P $M --linear </dev/null", 0),
    ("$P $M --linear <&-", 0), ("head -c 3000000 /dev/zero | $P $M --linear", 0),
    ("yes | head -1000 | $P $M --linear | head -3", 0), ("cat $M | $P - --linear", 0),
    ("$P $M --linear --search xyz </dev/null", 0), ("$P $M --linear --print", 64),
    ("$P $M --linear </dev/null >/dev/full", 74),
  ])
  func statuses(script: String, status: Int32) throws {
    let result = try BuiltProgram.shell(script)
    #expect(result.status == status, "\(result.output) \(result.messages)")
    #expect(result.messages.isEmpty == (status == 0))
    #expect(TerminalCleanliness.violations(of: result.output, allowed: ["\n", "\u{FFFD}"]) == [])
  }

  @Test func aPipeGetsTheAnswersAndNothingElse() throws {
    let result = try BuiltProgram.shell("printf 'margh\\n1\\nesci\\nliste\\n' | $P $M --linear")
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 8)
    #expect(
      lines.first == """
        Da Giuseppe. 46 voci in 4 liste: 1. Pizze, 24. 2. Bevande, 11. 3. Dolci, 6. 4. Altro, 5.
        """)
    #expect(
      lines.dropFirst(3).prefix(2) == [
        "1 di 46 voci.", "1. Margherita, da 7 a 11,50 euro. Vegetariana.",
      ])
    #expect(lines.last == "Arrivederci.")
  }

  @Test(
    arguments: [
      (["TERM": "dumb"], [], "TERM"), (["TERM": "xterm", "ACCESSIBLE": "1"], [], "ACCESSIBLE"),
      (["TERM": "xterm"], ["--linear"], "--linear"),
    ] as [([String: String], [String], String)])
  func onATerminalThereIsAPromptAndNoDrawing(
    environment: [String: String], options: [String], reason: String
  ) throws {
    let terminal = try PseudoTerminal(
      [BuiltProgram.path(), BuiltProgram.menu] + options,
      environment: environment.merging(["LC_ALL": "C.UTF-8"]) { own, _ in own })
    #expect(terminal.read { $0.text.hasSuffix("\r\n> ") })
    let first = terminal.text.split(separator: "\r\n").first ?? ""
    #expect(first.hasPrefix("Il menu risponde riga per riga, ") && first.contains(reason))
    terminal.send("margh\n")
    #expect(terminal.read { $0.text.hasSuffix("Vegetariana.\r\n> ") })
    terminal.send("\u{4}")
    #expect(terminal.waitForEnd() == .exited(0))
    #expect(!terminal.text.contains("\u{1B}"))
    #expect(terminal.text.hasSuffix("> \r\n"))
    #expect(terminal.modes == terminal.modesAtStart)
  }

  @Test(arguments: ["$0 --linear -", "GIUSEPPE_MENU=- $0 --linear", "$0 --linear /dev/stdin"])
  func whoAsksSitsAtTheTerminalWhenTheMenuComesThroughAPipe(command: String) throws {
    let terminal = try PseudoTerminal(
      ["sh", "-c", "cat \"$1\" | \(command)", BuiltProgram.path(), BuiltProgram.menu],
      environment: ["TERM": "xterm", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"])
    #expect(terminal.read { $0.text.hasSuffix("\r\n> ") })
    terminal.send("margh\n")
    #expect(terminal.read { $0.text.hasSuffix("Vegetariana.\r\n> ") })
    terminal.send("esci\n")
    #expect(terminal.waitForEnd() == .exited(0))
  }

  /// Who asks through a pipe may do so for hours, and what is in a dish changes.
  @Test func aPipeHearsOfANewMenu() throws {
    let result = try BuiltProgram.shell(
      """
      folder=$(mktemp -d) && cd "$folder" && trap 'rm -r "$folder"' EXIT
      cp "$M" menu.json && mkfifo lines
      timeout 60 "$P" menu.json --linear --reload-every 10ms <lines >answers &
      exec 3>lines
      until grep -q Giuseppe answers; do
        kill -0 $! || exit 1
        sleep 0.05
      done
      sed 's/"Margherita"/"Regina"/' "$M" >new && mv new menu.json
      until echo regina >&3 && grep -q 'Il menu è cambiato' answers; do
        kill -0 $! || exit 1
        sleep 0.05
      done
      echo esci >&3 && wait $! && tail -n 2 answers
      """)
    #expect(result.status == 0, "\(result.messages)")
    #expect(result.output.hasSuffix("Arrivederci.\n"))
  }
}
