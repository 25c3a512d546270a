import Foundation
import Testing

/// The program on other kinds of terminals, and without one.
@Suite(.timeLimit(.minutes(2))) struct TerminalKindTests {
  @Test(
    "without a terminal the exit status is right and no escape sequence is written",
    arguments: [
      ("$P \"$M\" --print >/dev/full", 74), ("$P \"$M\" --print >&-", 74),
      ("$P \"$M\" --print | head -1", 0),
      ("$P \"$M\" | cat", 0), ("$P \"$M\" </dev/null", 0), ("$P \"$M\" --print --search xyzzy", 1),
      ("$P \"$M\" --linear >/dev/full </dev/null", 74), ("$P --nonsense", 64), ("$P /nowhere", 66),
      ("$P --print - <\"$M\"", 0), ("$P \"$M\" --choose", 69),
      ("set -o pipefail; (for n in {1..999}; do $P \"$M\" --print || exit; done) | true", 141),
    ])
  func output_ofAShell_hasItsStatus(script: String, status: Int32) throws {
    let answer = try Answer(["bash", "-c", script])
    let quiet: [Int32] = [0, 141]
    if status == 141 {
      // A menu that was written completely before the reader closed is not an error.
      #expect(quiet.contains { answer.ending == .exited($0) }, "\(answer)")
    } else {
      #expect(answer.ending == .exited(status), "\(answer)")
    }
    #expect(answer.errors.isEmpty == quiet.contains(status), "\(answer.errors)")
    #expect(!(answer.output + answer.errors).contains("\u{1B}"))
  }

  @Test(
    "an unknown terminal type is refused with 69 and one line",
    arguments: ["no,such", "", "../../x", String(repeating: "x", count: 5_000)])
  func terminal_ofAnUnknownType_isRefused(type: String) throws {
    let terminal = try PseudoTerminal(environment: ["TERM": type])
    #expect(terminal.end() == .exited(69))
    #expect(terminal.isRestored)
    #expect(!terminal.text.contains("\u{1B}") && terminal.text.split(separator: "\r\n").count == 1)
  }

  /// A comma ends a name in terminfo sources, so that no database has these names.
  @Test(
    "an unknown terminal type is replaced by a known relative, with a remark",
    arguments: ["xterm-kitty-a,b", "screen.xterm-a,b", "xterm-a,b"])
  func terminal_withAKnownRelative_isTakenForIt(type: String) throws {
    let terminal = try PseudoTerminal(environment: ["TERM": type])
    #expect(terminal.shows())
    terminal.send("q")
    #expect(terminal.end() == .exited(0))
    #expect(terminal.text.contains("TERM"))
  }

  @Test(
    "colours are used if the terminal has them and NO_COLOR is not set",
    arguments: [
      ("xterm-256color", [:], true), ("xterm-256color", ["NO_COLOR": "1"], false),
      ("vt100", [:], false),
      ("linux", [:], true),
    ] as [(String, [String: String], Bool)])
  func colours_onATerminal_areUsedUnlessTurnedOff(
    type: String, environment: [String: String], isColoured: Bool
  ) throws {
    let terminal = try PseudoTerminal(environment: environment.merging(["TERM": type]) { $1 })
    #expect(terminal.shows())
    terminal.send("q")
    #expect(terminal.end() == .exited(0))
    #expect(terminal.text.contains(#/\e\[([0-9]+;)*3([0-7]|8;5;[0-9]+)(;[0-9]+)*m/#) == isColoured)
    #expect(terminal.isRestored)
  }

  @Test("the keypad is not switched to application mode", arguments: ["xterm-256color", "vt100"])
  func keypad_ofATerminal_isNotSwitched(type: String) throws {
    let terminal = try PseudoTerminal(environment: ["TERM": type])
    #expect(terminal.shows())
    #expect(!terminal.text.contains("\u{1B}="))
    #expect(terminal.text.contains("\u{1B}[?1h"))
    #expect(terminal.presses("\u{1B}OB\u{1B}Or", "Acqua"))
    terminal.send("q")
    #expect(terminal.end() == .exited(0))
    #expect(terminal.isRestored)
  }

  @Test(
    "--ascii writes only ASCII, on a screen and as text",
    arguments: [["--ascii"], ["--ascii", "--print"], ["--ascii", "--linear"]])
  func output_withTheOptionASCII_isASCII(options: [String]) throws {
    let terminal = try PseudoTerminal(options)
    #expect(terminal.shows(options.contains("--linear") ? "Bevande" : "Marinara"))
    if options.count == 1 { #expect(terminal.presses("f", "Filtri")) }
    terminal.send(options.count == 1 ? "qq" : "quit\r")
    #expect(terminal.end() == .exited(0))
    #expect(terminal.output.allSatisfy { $0 < 0x80 })
  }

  @Test("keys are read from the terminal if standard input is empty or closed")
  func keys_ofATerminalWithAClosedInput_areRead() throws {
    let terminal = try PseudoTerminal(script: "$P \"$M\" </dev/null; $P \"$M\" <&-")
    for _ in 0..<2 {
      let place = terminal.output.count
      #expect(terminal.shows(after: place))
      #expect(terminal.presses("?", "Aiuto"))
      terminal.send("qq")
    }
    #expect(terminal.end() == .exited(0))
  }

  @Test(
    "a dumb terminal or ACCESSIBLE gets answers line by line, without escapes",
    arguments: [["TERM": "dumb"], ["ACCESSIBLE": "1"]])
  func terminal_thatCannotDraw_isAnsweredLineByLine(environment: [String: String]) throws {
    let terminal = try PseudoTerminal(environment: environment)
    #expect(terminal.shows("“esci”."))
    #expect(terminal.presses("senza latte\r", "1. Marinara, 6,00 €"))
    #expect(terminal.presses("1\r", "Contiene glutine"))
    terminal.send("esci\r")
    #expect(terminal.end() == .exited(0))
    #expect(!terminal.text.contains("\u{1B}"))
  }

  @Test("--linear answers each line of a pipe, without a prompt")
  func linear_overAPipe_answersEachLine() throws {
    let answer = try Answer(script: "printf 'senza latte\\n+1\\nscelta\\n' | $P \"$M\" --linear")
    #expect(answer.ending == .exited(0))
    #expect(answer.output.contains("1. Marinara, 6,00 €"))
    #expect(answer.output.contains("Totale: 6,00 €."))
    #expect(!answer.output.contains("> "))
  }

  @Test(
    "--choose prints the choice as text or JSON on leaving",
    arguments: [
      ("text", "1 × Marinara"), ("json", "{\"lines\": [{\"count\": 1, \"name\": \"Marinara\""),
    ])
  func choose_left_printsTheChoice(format: String, text: String) throws {
    let terminal = try PseudoTerminal(
      script: "$P \"$M\" --choose --format \(format) | sed 's/^/got: /'")
    #expect(terminal.shows())
    #expect(terminal.presses("+", "Aggiunto"))
    #expect(terminal.presses("q", "got: " + text))
    #expect(terminal.end() == .exited(0))
    #expect(terminal.isRestored)
  }

  @Test("Ctrl-C in --choose ends with status 130")
  func choose_cancelled_printsNothingAndEndsWith130() throws {
    let terminal = try PseudoTerminal(script: "$P \"$M\" --choose >/dev/null; echo status $?")
    #expect(terminal.shows())
    #expect(terminal.presses("\u{3}", "status 130"))
    #expect(terminal.isRestored)
  }
}
