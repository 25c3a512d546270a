import ArgumentParser
import TestSupport
import Testing

@testable import Console
@testable import giuseppe_feed

/// What a line comes to.
private enum Meaning: Equatable {
  case work(Arguments), page, fault

  /// As the table understands it.
  init(ofTable words: [String]) {
    do {
      let arguments = try Main.table.arguments(of: words)
      let isWhole =
        arguments.operands.count == 1 && (arguments.command != "pull" || arguments.has("into"))
      switch arguments.page {
      case .some: self = .page
      // What the program finds out before it does anything.
      case nil where !isWhole: self = .fault
      case nil: self = .work(arguments.canonical)
      }
    } catch {
      self = .fault
    }
  }

  /// As the commands understand it.
  init(ofCommands words: [String]) {
    switch ParsedLine<any FeedCommand>(words, root: GiuseppeFeed.self, columns: 80) {
    case .command(let command): self = .work(command.arguments.canonical)
    case .page: self = .page
    case .fault: self = .fault
    }
  }
}

extension Arguments {
  /// With one spelling for each time.
  fileprivate var canonical: Arguments {
    var arguments = self
    for (option, text) in values {
      if let time = try? Duration(typed: text) { arguments.values[option] = "\(time)" }
    }
    return arguments
  }
}

@Suite("The commands of the feed mean what the table means", .timeLimit(.minutes(5)))
struct SameMeaningTests {
  private static let words = [
    "pull", "pull", "pull", "status", "https://h/", "https://h/", "--into", "--into", "--into=x",
    "--into=", "x", "--key-file", "--key-file=-", "--auth", "--auth=bearer", "ts-hash", "--auth=no",
    "--timeout", "90s", "--timeout=9", "--force", "--refuse-errors", "--quiet", "--max-age=24h",
    "--max-age", "-", "--", "-h", "--help", "--version", "help", "-x", "", "push",
  ]

  @Test("random lines") func lines() {
    var kinds: Set<String> = []
    for seed in seeds {
      var random = SeededGenerator(seed: seed)
      for start in [[], ["pull"], ["pull", "https://h/", "--into", "x"], ["status"]] {
        for _ in 0..<10 {
          let count = Int.random(in: 0...4, using: &random)
          let rest = (0..<count).compactMap { _ in Self.words.randomElement(using: &random) }
          kinds.insert(compare(start + rest))
        }
      }
    }
    #expect(kinds.count == 3, "work, pages and faults have come")
  }

  @Test("a rule between options")
  func rules() {
    _ = compare(["pull", "https://h/", "--into", "x", "--auth", "bearer"])
  }

  /// Compares the meanings; a line that asks for a page gets it, even where something in it is wrong.
  private func compare(_ line: [String]) -> String {
    let (table, commands) = (Meaning(ofTable: line), Meaning(ofCommands: line))
    let asksForPage = !Set(line).isDisjoint(with: ["-h", "--help", "--version", "help"])
    guard !(asksForPage && commands == .page && table == .fault) else { return "page" }
    #expect(commands == table, "\(line)")
    switch commands {
    case .work: return "work"
    case .page: return "page"
    case .fault: return "fault"
    }
  }
}
