import ArgumentParser
import Console
import Testing

/// What the commands of the two programs below have in common.
private protocol Sample: ParsableCommand {}

private struct Shop: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shop", abstract: "Sells.", version: "shop 1.0",
    subcommands: [Show.self, Sell.self],
    defaultSubcommand: Show.self)
}

private struct Show: Sample {
  static let configuration = CommandConfiguration(commandName: "show")

  @Flag var print = false
  @Option var search: String?
  @Argument(help: "The file of the menu, with a sentence that fills more than a line.")
  var menu: String?
}

private struct Sell: Sample {
  static let configuration = CommandConfiguration(commandName: "sell")

  @Option(name: .shortAndLong) var price: Int?
  @Argument var goods: [String] = []

  func validate() throws {
    if goods.isEmpty { throw ValidationError("sell needs goods") }
  }
}

private struct Mill: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "mill", subcommands: [Sell.self])
}

@Suite("A command line that was parsed") struct ParsedLineTests {
  private typealias Line = ParsedLine<any Sample>

  private func line(_ words: String..., root: any ParsableCommand.Type = Shop.self) -> Line {
    Line(words, root: root, columns: 80)
  }

  @Test("options and operands without a command belong to the default command")
  func defaultCommand() throws {
    let show = try #require(line("--print", "a.json", "--search", "no milk").command as? Show)
    #expect(show.print && show.menu == "a.json" && show.search == "no milk")
    #expect(line().command is Show)
  }

  @Test("only the first word can name a command")
  func commandName() throws {
    #expect(try #require(line("sell", "flour").command as? Sell).goods == ["flour"])
    #expect(try #require(line("--print", "sell").command as? Show).menu == "sell")
    #expect(try #require(line("--", "sell").command as? Show).menu == "sell")
  }

  @Test("an option accepts an empty text and texts that begin with a dash")
  func unusualTexts() throws {
    let empty = try #require(line("--search=", "a.json").command as? Show)
    #expect(empty.search == "" && empty.menu == "a.json")
    #expect((line("--search", "").command as? Show)?.search == "")
    #expect((line("--search=--print").command as? Show)?.search == "--print")
    #expect((line("--search", "-x").command as? Show)?.search == "-x")
    #expect((line("--search", "-").command as? Show)?.search == "-")
    #expect((line("--search=a=b").command as? Show)?.search == "a=b")
    #expect((line("sell", "a", "-p", "-3").command as? Sell)?.price == -3)
    #expect((line("--", "--search=").command as? Show)?.menu == "--search=")
    let both = try #require(line("--search", "-x", "-", "--print").command as? Show)
    #expect(both.search == "-x" && both.menu == "-" && both.print)
    #expect((line("--search", "-x", "--search", "-y").command as? Show)?.search == "-y")
    #expect((line("--print", "--search", "-x").command as? Show)?.search == "-x")
    #expect((line("sell", "-p", "-3", "-p", "-4", "a").command as? Sell)?.price == -4)
  }

  @Test(
    "a text is missing if another option follows",
    arguments: [["--search"], ["--search", "--print"], ["--search", "--", "x"]])
  func missingText(words: [String]) throws {
    let fault = try #require(Line(words, root: Shop.self, columns: 80).fault)
    #expect(fault.message.contains("Missing value for '--search <search>'"), "\(fault)")
  }

  @Test("a wrong option is reported with a similar one and the usage")
  func wrongOption() throws {
    let fault = try #require(line("--serach", "x").fault)
    #expect(fault.message == "Unknown option '--serach'. Did you mean '--search'?")
    #expect(fault.details.contains("Usage: shop show [--print]"))
    #expect(fault.details.contains("See 'shop show --help'"))
    #expect(!fault.details.contains("Unknown option"))
  }

  @Test("a validation error of a command is reported")
  func ownFault() throws {
    #expect(try #require(line("sell").fault).message == "sell needs goods")
  }

  @Test("help and version are printed as pages")
  func pages() throws {
    let help = try #require(line("--help").page)
    #expect(help.contains("OVERVIEW: Sells.") && help.contains("show (default)"))
    #expect(line("-h").page == help)
    #expect(line("help").page == help)
    let sell = try #require(line("sell", "--help").page)
    #expect(sell.contains("USAGE: shop sell [--price <price>] [<goods> ...]"))
    #expect(line("help", "sell").page == sell)
    #expect(line("--version").page == "shop 1.0")
    #expect(line(root: Mill.self).page == line("--help", root: Mill.self).page)
  }

  @Test(
    "requested help is shown, whatever else is wrong",
    arguments: [
      ["sell", "--help"], ["sell", "-h", "--bogus"], ["sell", "--price", "x", "--help"],
      ["help", "sell"], ["help", "sell", "x"], ["help", "sell", "--bogus"],
    ])
  func helpWithFaults(words: [String]) {
    #expect(Line(words, root: Shop.self, columns: 80).page == line("help", "sell").page)
  }

  @Test("--help as a value or after -- does not ask for help")
  func noHelp() {
    #expect((line("--search=--help").command as? Show)?.search == "--help")
    #expect((line("--", "--help").command as? Show)?.menu == "--help")
    #expect(line("sell", "--price=x", "--", "--help").fault != nil)
  }

  @Test("a page is as wide as asked")
  func width() throws {
    let page = try #require(Line(["help", "show"], root: Shop.self, columns: 50).page)
    let lines = page.split(separator: "\n").filter { !$0.hasPrefix("USAGE") }
    #expect(lines.map(\.count).max() ?? 0 > 40 && lines.allSatisfy { $0.count <= 50 })
  }

  @Test("help for an unknown command suggests a similar one")
  func unknownHelp() throws {
    let fault = try #require(line("help", "sel").fault)
    #expect(fault.message == "There is no command 'sel'. Did you mean 'sell'?")
    #expect(fault.details == "Usage: shop <subcommand>")
    #expect(try #require(line("help", "xyz").fault).message == "There is no command 'xyz'.")
  }

  @Test("an unknown command is refused by a program without a default command")
  func unknownCommand() throws {
    let fault = try #require(line("sel", root: Mill.self).fault)
    #expect(fault.message == "There is no command 'sel'. Did you mean 'sell'?")
    #expect(line("a", "b", root: Mill.self).fault?.message == "There is no command 'a'.")
    #expect(line("sel").command is Show)
  }
}

extension ParsedLine {
  fileprivate var command: Command? {
    if case .command(let command) = self { command } else { nil }
  }
  fileprivate var page: String? { if case .page(let page) = self { page } else { nil } }
  fileprivate var fault: CommandLineFault? {
    if case .fault(let fault) = self { fault } else { nil }
  }
}
