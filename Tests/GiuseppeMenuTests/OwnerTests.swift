import Console
import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct OwnerTests {
  /// A shell command with its status and a part of its output and of its messages.
  struct Row: CustomTestStringConvertible {
    let script: String
    let status: Int32
    let output: String
    let messages: String
    var testDescription: String { script }

    init(_ script: String, _ status: Int32, out output: String = "", err messages: String = "") {
      self.script = script
      self.status = status
      self.output = output
      self.messages = messages
    }
  }

  /// A tally with two malformed lines.
  private static let tornTally =
    "printf '2\\t2026-11-20\\tvisit it\\t\\n2 x\\n1\\t2026-11-20\\tdish id/a\\t\\n3 y\\n' > t;"
  private static let torn = "t: unreadable lines: 2, the first is line 2;"

  static let rows = [
    // 0 and 1: the answer is yes or no.
    Row("$P", 0, out: "Margherita"), Row("$P --print --width 40", 0, out: "Marinara"),
    Row("$P --version", 0, out: "giuseppe-menu 0."), Row("$P schema", 0, out: "\"$schema\""),
    Row("$P --print --search zzzz", 1, err: "“zzzz”: 0 items. No dish names “zzzz”."),
    Row("LC_ALL=it_IT.UTF-8 $P --print --search 'pizze xyzzy qwerty'", 1, err: "pizze. Si può"),
    Row("echo '{\"pizzas\": []}' > none.json; $P check none.json", 1, out: "no dish in"),
    Row("echo '{\"pizzas\": []}' > none.json; $P --print none.json", 1),
    Row("$P check Menu.json", 0),
    Row(
      "(echo id,name,price,currency; for n in A B C D E F; do echo $n,$n,7,EUR; done) > t;"
        + " $P import t -o m 2>t2; (echo id,price; echo A,700) > u; $P import u --into m --yes", 0,
      err: "“A” costs 700.00; the others about 7"),
    Row("$P check bad.json", 1, out: "bad.json:4:"), Row("$P --print bad.json", 0, err: "1 error"),
    Row("$P init - | $P check -", 0, out: "no errors, no warnings"),
    Row("printf 'name\\nA\\n' | $P import -o -; test ! -e ./-", 0, out: "\"name\": \"A\""),
    Row("$P init --language DE-at -", 0, out: #""language": "de""#),
    // 64: the command line.
    Row("$P init --language pl", 64, err: "the menu can be in it, en, de, fr or es"),
    Row("$P --serach x", 64, err: "Unknown option '--serach'. Did you mean '--search'?"),
    Row("LANG=it_IT.UTF-8 $P --serach x", 64, err: "Did you mean '--search'?"),
    Row("$P help chek", 64, err: "There is no command 'chek'. Did you mean 'check'?"),
    Row("$P --print --width x", 64, err: "The value 'x' is invalid for '--width <columns>'"),
    Row("$P --board --every 12", 64, err: "a time needs a unit, as in 12s, 5m, 1h"),
    Row("$P --theme drak", 64, err: "'standard', 'dark', 'light'"),
    Row("$P --serach x 2>&-", 64),
    Row("$P --print --without mlik", 64, err: "did you mean milk?"),
    Row("$P --print --language xx", 64, err: "--language needs it|en|de|fr|es, not \"xx\""),
    Row("$P --print --language de", 0, out: "PIZZEN"),
    Row("$P export htlm", 64, err: "Please provide one of 'html'"),
    Row("$P export", 64, err: "Missing expected argument '<format>'"),
    Row("$P init", 74, err: "Menu.json: it already exists"),
    Row("$P reception", 64, err: "Missing expected argument '<action>'"),
    Row("$P --print --section nosuch", 64, err: ", not \"nosuch\""),
    Row("$P --kiosk --choose", 64, err: "--choose and --kiosk exclude each other"),
    Row("$P check --fix bad.json", 64, err: "--fix needs --yes"),
    // 65: refused, with the place. 66: unreadable.
    Row("$P broken.json", 65, err: "broken.json:1:"), Row("$P check broken.json", 65, out: ":1:"),
    Row("$P nothing.json", 66, err: "there is no such file"), Row("$P folder", 66, err: "folder"),
    Row("$P chek", 66, err: "did you mean check?"),
    Row("$P print", 66, err: "did you mean --print?"),
    Row("LANG=it_IT.UTF-8 $P nothing.json", 66, err: "il file non c'è"),
    Row("mkfifo pipe; $P check pipe", 66, err: "pipe"), Row("$P check - <&-", 65),
    Row("$P check bad.json nothing.json", 66, out: "bad.json:4:", err: "nothing.json"),
    Row("cd folder && $P", 66, err: "giuseppe-menu init Menu.json"),
    // 69: no terminal. 74: the output.
    Row("setsid $P --board < Menu.json", 69, err: "not a terminal"),
    Row("$P > /dev/full", 74, err: "No space left"), Row("$P --help > /dev/full", 74),
    Row("$P check bad.json > /dev/full", 74, err: "No space left"), Row("$P schema >&-", 74),
    Row("$P export csv -o folder", 74, err: "folder"),
    Row("$P export csv -o none/x.csv", 74, err: "none/x.csv: there is no such folder"),
    Row("$P export csv -o /dev/full", 74), Row("$P init none/Menu.json", 74, err: "none/Menu.json"),
    Row("(for n in {1..999}; do $P schema || exit; done) | true; exit ${PIPESTATUS[0]}", 141),
    Row("$P init folder", 74, err: "folder"),
    // A page that the program did not write stays.
    Row("$P export html -o page.html", 74, err: "page.html"), Row("cat page.html", 0, out: "mine"),
    Row("$P --board --search qwzxk", 1, err: "qwzxk"),
    Row("test -z \"$($P --kiosk bad.json 2>&1 >/dev/null)\"", 0),
    Row("$P check --fix --yes - <bad.json 2>/dev/null | head -c 1", 0, out: "{"),
    Row("$P sold-out --back --all margherita", 64, err: "--back needs"),
    Row(
      "echo '{\"pizzas\":[{\"name\":\"A\"}]}' | $P export csv --language en -", 64,
      err: "no language"),
    Row("ln -s t l; $P reception report l", 66, err: "l: "),
    // Visits.
    Row("$P reception report none", 66, err: "install -m 620"),
    Row("$P reception fold Menu.json", 65, err: "not a tally"),
    Row("$P reception report folder", 65, err: "not a tally"),
    Row("printf 'pizze\\n2\\n' | $P --linear --tally none", 66, err: "install -m 620"),
    Row(
      "printf 'pizze\\n2\\n' | $P --linear --kiosk --tally none", 66,
      err:
        "--tally: visits cannot be counted: there is no such file; giuseppe-menu reception report"),
    Row("$P --kiosk --tally none", 66, err: "cannot be counted"),
    Row("$P --print --tally none", 66, err: "install -m 620"),
    Row("ln -s t l; LC_ALL=it_IT.UTF-8 $P reception report l", 66, err: "è un link"),
    Row("$P reception report t --since 30", 64, err: "write a number of days, as in 30d"),
    Row("$P reception report t --since 0d", 64, err: "write a number of days, as in 30d"),
    Row("$P reception report t --since 2w", 64, err: "write a number of days, as in 30d"),
    Row("$P reception report t --since 12h", 64, err: "write a number of days, as in 30d"),
    Row("\(tornTally) $P reception report t", 0, out: "2 visits", err: "\(torn) not counted"),
    Row(
      "\(tornTally) $P reception fold t && tail -n 2 t", 0, out: "2 x\n3 y\n",
      err: "\(torn) unchanged"),
    Row("$P --linear --tally Menu.json < Menu.json", 66, err: "not a tally"),
    Row("test -z \"$($P --linear --tally none 2>/dev/null)\"", 0),
    Row(": > t; ! $P --print --tally t | grep -i visits", 0),
    Row(
      ": > t; printf 'pizze\\n2\\n' | $P --linear --tally t; $P reception fold t; $P reception report t",
      0,
      out: "1 visit (never people)"),
    Row(
      "printf '3\\t2026-11-20\\tdish pizzas/=1+1\\t\\n' > t; $P reception report t --format csv", 0,
      out: "'=1+1,3,0,,"),
    Row(": > t; echo pizze | $P --linear --tally t >&-; cat t", 0),
    // A kiosk counts in local time; the hour may change in the meantime.
    Row(
      ": > t; export TZ=XXX-9; from=$(date +%H); echo pizze | $P --linear --kiosk --tally t >/dev/null;"
        + " grep -c -e \"hour $from\" -e \"hour $(date +%H)\" t", 0, out: "1"),
  ]

  @Test(
    "each command line has its status, its output and a short message", arguments: rows + dishRows)
  func program_ofALine_endsAsTheManualSays(row: Row) throws {
    let ending = try ProgramRunner().sh(row.script)
    #expect(ending.status == row.status, "\(ending)")
    #expect(row.output.isEmpty || ending.output.contains(row.output), "\(ending)")
    #expect(row.messages.isEmpty || ending.messages.contains(row.messages), "\(ending)")
    // One line says what is wrong; after a wrong command line comes its usage.
    let lines = ending.messages.split(separator: "\n")
    #expect(
      lines.count <= 1 || row.status == 64 && lines[1...].contains { $0.hasPrefix("Usage: ") })
    #expect(lines.allSatisfy { !$0.hasPrefix("Error") }, "\(ending)")
  }

  @Test("control characters in an argument never reach the terminal")
  func arguments_withEscapes_areHarmless() throws {
    let run = try ProgramRunner()
    for line in [
      "--$E", "--search=$E --$E", "$E x", "--theme=$E", "export $E", "help $E",
      "--width $E --print",
      "--print -- a $E", "check --format $E", "-$E", "sold-out --back --$E=1",
    ] {
      let ending = try run.sh(
        "E=$'\\e[31mx\\u9b31m\\a\\n'; $P " + line.replacing("$E", with: "\"$E\""))
      #expect(ending.status == 64, "\(line): \(ending)")
      let text = ending.output + ending.messages
      #expect(
        text.unicodeScalars.allSatisfy {
          $0 == "\n" || $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value)
        }, "\(line): \(ending)")
    }
  }

  @Test("a path that is not UTF-8 is found")
  func path_thatIsNotUTF8_isFound() throws {
    let run = try ProgramRunner()
    let ending = try run.sh(
      "cp Menu.json $'m\\xff.json'; $P --print $'m\\xff.json'; $P export csv -o $'o\\xfe'; cat $'o\\xfe'; $P $'n\\xfd'"
    )
    #expect(ending.output.contains("Marinara") && ending.output.contains("Margherita"))
    #expect(ending.status == 66 && ending.messages.contains("n\u{FFFD}: there is no such file"))
  }

  @Test("the menu is an argument, GIUSEPPE_MENU, a file here or an installed one")
  func menu_namedOrNot_isFound() throws {
    let run = try ProgramRunner()
    func shown(_ script: String, _ environment: [String: String] = [:]) throws -> String {
      try run.sh(script, environment: environment).output
    }
    let other = ProgramRunner.menu.replacingOccurrences(of: "Marinara", with: "Other")
    try run.folder.write(other, to: "o.json")
    #expect(try shown("$P").contains("Marinara"))
    #expect(try shown("$P o.json").contains("Other"))
    #expect(try shown("$P - < o.json").contains("Other"))
    #expect(try shown("$P", ["GIUSEPPE_MENU": "o.json"]).contains("Other"))
    #expect(try shown("$P", ["GIUSEPPE_MENU": ""]).contains("Marinara"))
    #expect(try shown("$P Menu.json", ["GIUSEPPE_MENU": "o.json"]).contains("Marinara"))
    // Installed: beside the program.
    let installed =
      "mkdir -p bin share/giuseppe-menu; cp \"$(type -p $P)\" bin;"
      + " cp o.json share/giuseppe-menu/Menu.json; cd folder; "
    #expect(try shown(installed + "../bin/giuseppe-menu").contains("Other"))
  }

  @Test("check --format json writes one object with a place and a rule per line")
  func check_asJSON_isADiagnosticALine() throws {
    let output = try ProgramRunner().sh("$P check --format json bad.json").output
    let lines = output.split(separator: "\n").map { Data($0.utf8) }
    #expect(!lines.isEmpty)
    for line in lines {
      let object = try #require(try JSONSerialization.jsonObject(with: line) as? [String: Any])
      for key in ["file", "line", "column", "endLine", "endColumn", "rule", "severity", "message"] {
        #expect(object[key] != nil, "\(key)")
      }
    }
    #expect(output.contains("\"edit\"") && output.contains("\"file\""))
  }

  @Test(
    "check --fix shows the edits at a terminal and writes them only after a yes",
    arguments: ["y", "s", "n", "", "\u{4}"])
  func fix_atATerminal_showsAndAsks(answer: String)
    throws
  {
    let run = try ProgramRunner()
    let before = run.text("bad.json")
    let typed = answer == "\u{4}" ? answer : answer + "\\n"
    let ending = try run.sh("printf '\(typed)' | script -qec '$P check --fix bad.json' /dev/null")
    let isMended = ["y", "s"].contains(answer)
    #expect(ending.output.contains("+") && ending.output.contains("\"milk\""), "\(ending)")
    #expect(ending.output.contains("[y/n]"))
    #expect(ending.status == (isMended ? 0 : 1), "\(ending)")
    #expect((run.text("bad.json") == before) == !isMended)
  }

  @Test("check --fix --yes repairs the file without a question")
  func fix_withYes_fixesTheFile() throws {
    let run = try ProgramRunner()
    #expect(try run.sh("$P check --fix --yes bad.json").status == 0)
    #expect(run.text("bad.json") == ProgramRunner.menu)
  }

  @Test("sold-out marks dishes by name, lists them and unmarks them")
  func soldOut_ofSeveralNames_marksAndBringsBack() throws {
    let run = try ProgramRunner()
    #expect(try run.sh("$P sold-out margherita").output.contains("Margherita: sold out"))
    #expect(try run.sh("$P sold-out").output.contains("Margherita"))
    #expect(try run.sh("$P --print").output.contains("sold out"))
    #expect(try run.sh("$P sold-out margherita").output.contains("already sold out"))
    let half = try run.sh("$P sold-out marinara nosuch")
    #expect(half.status == 1 && half.messages.contains("Marinara: not changed"))
    let first = try run.sh("$P sold-out ./Menu.json marinara && $P sold-out --back marinara")
    #expect(first.status == 0 && first.output.contains("Marinara: sold out"))
    let unknown = try run.sh("$P sold-out margerita")
    #expect(unknown.status == 1 && unknown.messages.contains("did you mean Margherita?"))
    #expect(try run.sh("$P sold-out --back").status == 64)
    #expect(try run.sh("$P sold-out --back --all").status == 0)
    #expect(run.text("Menu.json") == ProgramRunner.menu, "the marks go away without a trace")
    let two = try run.sh("for n in 1 2 3 4; do $P sold-out margherita marinara & done; wait")
    #expect(two.messages.isEmpty && run.text("Menu.json").contains("soldOut"), "\(two)")
    #expect(try run.sh("$P sold-out marinara nothing.json").status == 66)
  }

  @Test(
    "an export to a file is the same as one to standard output",
    arguments: [
      ("html", "<!DOCTYPE html>"), ("html --sheet", "<table"), ("csv", "Margherita"),
      ("jsonl", "{"),
      ("jsonld", "schema.org"), ("json", "\"pizzas\""),
    ])
  func export_ofEachFormat_isTheSameInAFile(format: String, piece: String) throws {
    let run = try ProgramRunner()
    let ending = try run.sh("$P export \(format)")
    #expect(ending.status == 0 && ending.output.lowercased().contains(piece.lowercased()))
    #expect(try run.sh("$P export \(format) -o file").status == 0)
    #expect(run.text("file") == ending.output)
  }

  @Test(
    "bash completes commands, options, their values and dishes",
    arguments: [
      ("che", ["check"]), ("--pri", ["--print"]), ("--sort p", ["price"]),
      ("export jsonl", ["jsonl", "jsonld"]), ("sold-out mar", ["margherita", "marinara"]),
    ])
  func completions_inBash_areOffered(words: String, offers: [String]) throws {
    let script = """
      source <($P --completions bash)
      COMP_LINE="giuseppe-menu \(words)"
      COMP_POINT=${#COMP_LINE}
      COMP_WORDS=($COMP_LINE)
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      complete -p giuseppe-menu | grep -q -e '-F _giuseppe-menu ' &&
        _giuseppe-menu giuseppe-menu "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let ending = try ProgramRunner().sh(script)
    #expect(ending.output.split(separator: "\n").map { String($0) } == offers, "\(ending)")
  }
}
