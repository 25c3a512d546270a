import Foundation
import MenuTestSupport
import Testing

/// The menu in other shapes, as a shell asks for them.
@Suite(.timeLimit(.minutes(5))) struct ExportCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(
    _ options: [String], environment: [String: String] = ["LC_ALL": "C.UTF-8"],
    input: String = "/dev/null"
  ) throws -> Subprocess {
    try Subprocess([BuiltProgram.path()] + options, environment: environment, input: input)
  }

  private func content(_ name: String) throws -> String {
    try String(contentsOfFile: folder.path(name), encoding: .utf8)
  }

  @Test(arguments: ["html", "csv", "tsv", "json", "jsonl", "jsonld", "markdown"])
  func aFileHasWhatStandardOutputGets(format: String) throws {
    let answer = try run(["export", format, BuiltProgram.menu])
    #expect(answer.status == 0)
    #expect(answer.messages == "")
    #expect(!answer.output.isEmpty)
    let file = folder.path("menu")
    let written = try run(["export", format, BuiltProgram.menu, "-o", file])
    #expect(written.status == 0)
    #expect(written.output == "")
    #expect(try content("menu") == answer.output)
    let printed = try run([BuiltProgram.menu, "--print", "--format", format])
    #expect(printed.output == answer.output)
  }

  @Test func standardOutputMayBeNamedAndALinkMayNot() throws {
    let command = ["export", "tsv", BuiltProgram.menu]
    let named = try run(command + ["-o", "/dev/stdout"])
    #expect(named.status == 0)
    #expect(try named.output == run(command).output)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: folder.path("menu.tsv"))
    let refused = try run(command + ["-o", folder.path("link")])
    #expect(refused.status == 74 && refused.messages.hasSuffix("; name the file itself\n"))
  }

  @Test(arguments: ["html", "tsv", "jsonl"])
  func aLongFileIsWrittenAsItComes(format: String) throws {
    let text = String(repeating: "olive ", count: 600)
    let dishes = (0..<4_000).map { #"{"name": "Pizza \#($0)", "description": "\#(text)"}"# }
    try folder.write(#"{"pizzas": [\#(dishes.joined(separator: ",\n"))]}"#, to: "long.json")
    let file = folder.path("menu")
    let command = ["export", format, folder.path("long.json"), "-o"]
    let streamed = try run(command + ["-"])
    let written = try run(command + [file])
    #expect(streamed.status == 0)
    #expect(try content("menu") == streamed.output)
    // The output alone has 14 MB.
    #expect(streamed.output.utf8.count > 14_000_000)
    #expect(written.peakMemory < streamed.peakMemory + 7_000)
  }

  @Test func aFileThatDoesNotFitOnTheDiskLeavesTheOldOne() throws {
    try folder.write("old", to: "menu")
    let dishes = (0..<2_000).map { #"{"name": "Pizza \#($0)"}"# }
    try folder.write(#"{"pizzas": [\#(dishes.joined(separator: ",\n"))]}"#, to: "long.json")
    let script = "trap '' XFSZ; ulimit -f 100; exec \"$@\""
    let answer = try Subprocess([
      "sh", "-c", script, "sh", BuiltProgram.path(), "export", "jsonl", folder.path("long.json"),
      "-o", folder.path("menu"),
    ])
    #expect(answer.status == 74)
    #expect(answer.messages.utf8.count { $0 == 0x0A } == 1, "\(answer.messages)")
    #expect(try content("menu") == "old")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(""))
    #expect(names.sorted() == ["long.json", "menu"])
  }

  @Test func theOptionsThatFindDishesChooseWhatIsWritten() throws {
    let menu = BuiltProgram.menu
    let lines = try run(["export", "tsv", menu, "--without", "milk", "--language", "en"]).output
    #expect(lines.contains("\tMarinara\t"))
    #expect(!lines.contains("\tMargherita\t"))
    #expect(lines.contains("tomato"))
    let nothing = try run(["export", "tsv", menu, "--search", "capriciosa"])
    #expect(nothing.status == 1)
    #expect(nothing.output == "")
    #expect(nothing.messages.hasPrefix("giuseppe-menu: Nessuna voce con "))
  }

  @Test func theMenuOfWhatIsShownIsTheMenuAgain() throws {
    let once = try run(["export", "json", BuiltProgram.menu]).output
    try folder.write(once, to: "Menu.json")
    #expect(try run(["export", "json", folder.path("Menu.json")]).output == once)
    #expect(try run(["check", folder.path("Menu.json")]).status == 0)
  }

  @Test func nothingIsWrittenOverTheMenuOrThroughALink() throws {
    let menu = try String(contentsOfFile: BuiltProgram.menu, encoding: .utf8)
    try folder.write(menu, to: "Menu.json")
    let file = folder.path("Menu.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: file)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("nowhere"), withDestinationPath: folder.path("missing"))
    try FileManager.default.linkItem(atPath: file, toPath: folder.path("same"))
    for (target, status) in [("Menu.json", 64), ("link", 64), ("same", 64), ("nowhere", 74)] {
      let answer = try run(["export", "json", file, "-o", folder.path(target), "--language", "en"])
      #expect(answer.status == status, "\(target)")
      #expect(answer.messages.utf8.count { $0 == 0x0A } == 1)
    }
    let handedOver = try run(["export", "csv", "-", "-o", file], input: file)
    #expect(handedOver.status == 64)
    #expect(try content("Menu.json") == menu)
    #expect(!FileManager.default.fileExists(atPath: folder.path("missing")))
  }

  @Test func whatCannotBeDoneIsALineAndAStatus() throws {
    let menu = BuiltProgram.menu
    for (options, status) in [
      (["export", "xls", menu], 64), (["export"], 64), (["export", "tsv", menu, "--bom"], 64),
      (["export", "csv", menu, "--full"], 64), (["export", "csv", menu, "--table"], 64),
      (["export", "html", menu, "--style", folder.path("no.css")], 66),
      (["export", "html", menu, "-o", folder.path("no/site/")], 74),
      (["export", "csv", menu, "--watch"], 64),
      (["export", "html", menu, "-o", folder.path("site") + "/", "--language", "en"], 64),
      (["export", "csv", folder.path("missing.json")], 66),
      (["export", "csv", menu, "-o", folder.path("no/folder")], 74),
      (["export", "csv", menu, "-o", folder.path("")], 74),
      (["export", "csv", "-", "-o", folder.path("x"), "--watch"], 64),
      ([menu, "--format", "csv"], 64), ([menu, "--print", "--width", "7"], 64),
      ([menu, "--print", "--format", "csv", "--pages"], 64),
    ] {
      let answer = try run(options, input: options.contains("-") ? menu : "/dev/null")
      #expect(answer.status == status, "\(options)")
      #expect(answer.output == "")
      #expect(answer.messages.hasPrefix("giuseppe-menu: "), "\(answer.messages)")
      #expect(answer.messages.utf8.count { $0 == 0x0A } == 1, "\(answer.messages)")
    }
  }

  @Test func aFullDiskIsToldAndAClosedPipeIsNot() throws {
    let program = "\(BuiltProgram.path()) export csv \(BuiltProgram.menu)"
    let full = try Subprocess(["sh", "-c", "\(program) >/dev/full"])
    #expect(full.status == 74)
    #expect(full.messages.hasPrefix("giuseppe-menu: the output cannot be written"))
    let closed = try Subprocess(["sh", "-c", "\(program) | true"])
    #expect(closed.messages == "")
  }

  @Test func aTableBeginsWithAByteOrderMarkWhereItIsAskedFor() throws {
    let answer = try run(["export", "csv", BuiltProgram.menu, "--bom"])
    #expect(Array(answer.output.utf8.prefix(3)) == [0xEF, 0xBB, 0xBF])
  }

  @Test func aPageIsAsWideAsIsAskedFor() throws {
    func widest(_ options: [String], _ columns: String? = nil) throws -> Int {
      var environment = ["LC_ALL": "C.UTF-8"]
      environment["COLUMNS"] = columns
      let page = try run([BuiltProgram.menu, "--print"] + options, environment: environment).output
      return page.split(separator: "\n").map(\.count).max() ?? 0
    }
    #expect(try widest([]) == 72)
    #expect(try widest(["--width", "50"]) == 50)
    #expect(try widest([], "60") == 60)
    #expect(try widest(["--width", "50"], "60") == 50)
    #expect(try widest([], "wide") == 72)
  }

  @Test func pagesOfPaperHaveFormFeedsBetweenThem() throws {
    let page = try run([BuiltProgram.menu, "--print", "--pages"]).output
    let pages = page.split(separator: "\u{C}")
    #expect(pages.count > 1)
    #expect(pages.allSatisfy { $0.count { $0 == "\n" } <= 60 })
    #expect(pages.allSatisfy { $0.first != "\n" })
  }

  @Test func aFolderGetsAPageALanguageAndAnIndex() throws {
    let site = folder.path("site") + "/"
    #expect(try run(["export", "html", BuiltProgram.menu, "-o", site]).status == 0)
    #expect(try content("site/it.html").contains("lang=\"it\""))
    #expect(try content("site/en.html").contains("Margherita"))
    let index = try content("site/index.html")
    #expect(index.contains("it.html"))
    #expect(index.contains("en.html"))
    // Again, now that it is there.
    let again = try run(["export", "html", BuiltProgram.menu, "--table", "-o", folder.path("site")])
    #expect(again.status == 0)
    #expect(try content("site/it.html").contains("<table"))
  }

  @Test func aPageOfOneLanguageLeavesThoseOfAFolderAlone() throws {
    let site = folder.path("site") + "/"
    #expect(try run(["export", "html", BuiltProgram.menu, "-o", site]).status == 0)
    let index = try content("site/index.html")
    let refused = try run(["export", "html", BuiltProgram.menu, "-o", site, "--language", "en"])
    #expect(refused.status == 64)
    #expect(refused.messages.hasSuffix("-o \(site)en.html\n"))
    #expect(try content("site/index.html") == index)
  }

  @Test func noFolderIsMadeWhereAFileIs() throws {
    try folder.write("mine", to: "site")
    let answer = try run(["export", "html", BuiltProgram.menu, "-o", folder.path("site") + "/"])
    #expect(answer.status == 74)
    #expect(answer.messages.contains("a file of that name"))
    #expect(try content("site") == "mine")
  }

  @Test func whatIsWatchedIsWrittenAgain() throws {
    let script = """
      cd "$2"
      wait_for() {
        for _ in $(seq 600); do grep -q "$2" "$1" 2>/dev/null && return; sleep 0.05; done
        echo "no $2 in $1"
      }
      menu() { printf '{"pizzas": [{"name": "%s", "allergens": "none"}]}' "$1" >Menu.json; }
      menu Margherita
      "$1" export tsv Menu.json -o menu.tsv --watch 2>messages &
      program=$!
      wait_for menu.tsv Margherita
      menu Diavola
      wait_for menu.tsv Diavola
      printf '{"pizzas": [' >Menu.json
      wait_for messages Menu.json:1
      grep -q Diavola menu.tsv || echo "the last good lines are gone"
      menu Napoli
      wait_for menu.tsv Napoli
      kill $program
      wait $program
      cat messages
      """
    let answer = try Subprocess(["sh", "-c", script, "sh", BuiltProgram.path(), folder.path("")])
    let lines = answer.output.split(separator: "\n")
    #expect(lines.count == 4, "\(answer.output)")
    #expect(lines.first?.hasPrefix("giuseppe-menu: menu.tsv: written at ") == true)
    #expect(lines.count { $0.hasSuffix(", 1 dish") } == 3)
  }
}
