import Foundation
import MenuTestSupport
import Testing

/// What the programs end with where a file cannot be used: the same everywhere.
@Suite(.timeLimit(.minutes(5))) struct FileStatusTests {
  private let folder: TemporaryFolder

  /// Makes a folder in which nothing can be made, with files of which some may not be read.
  init() throws {
    folder = try TemporaryFolder()
    let menu = #"{"pizzas":[{"name":"Margherita","price":"1.00"}]}"#
    for (name, content) in [
      ("good.json", menu), ("mendable.json", menu.replacing("}]}", with: ",}]}")),
      ("broken.json", "{"), ("secret.json", menu), ("secret.tally", ""), ("tally", ""),
    ] {
      try folder.write(content, to: name)
      if name.hasPrefix("secret") { try #require(chmod(folder.path(name), 0) == 0) }
    }
    try #require(chmod(folder.path(""), 0o555) == 0)
  }

  /// Runs a program in the folder, as a user whom its modes bind.
  private func run(_ line: String) throws -> Subprocess {
    let program = line.prefix { $0 != " " }
    let command = "\(BuiltProgram.path(String(program)))\(line.dropFirst(program.count))"
    let script = "cd '\(folder.path(""))' && exec \(command)"
    let nobody =
      getuid() == 0 ? ["setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups"] : []
    return try Subprocess(nobody + ["sh", "-c", script])
  }

  @Test(arguments: [
    "giuseppe-menu FILE", "giuseppe-menu --print FILE", "giuseppe-menu check FILE",
    "giuseppe-menu check --fix --yes FILE", "giuseppe-menu export csv FILE",
    "giuseppe-menu sold-out Margherita FILE",
    "giuseppe-reception collect tally --into sums.db --menu FILE",
  ])
  func aMenuThatCannotBeReadIs66AndOneThatCannotBeShown65(line: String) throws {
    for (file, status) in [("secret.json", 66), ("missing.json", 66), ("broken.json", 65)] {
      let ended = try run(line.replacing("FILE", with: file))
      #expect(ended.status == status, "\(file): \(ended.messages)")
      #expect((ended.output + ended.messages).contains(file))
    }
  }

  @Test(arguments: [
    "giuseppe-menu export html good.json --style secret.json",
    // Whose file would be lost nobody can tell.
    "giuseppe-menu export html good.json -o secret.json",
    "giuseppe-menu export csv good.json -o secret.json",
    "giuseppe-reception collect secret.tally --into sums.db",
    "giuseppe-reception report secret.json",
    "giuseppe-reception purge secret.json --older-than 1y",
    "giuseppe-feed pull http://127.0.0.1:1/ --into secret.json",
    "giuseppe-feed pull http://127.0.0.1:1/ --into good.json --key-file secret.json",
    "giuseppe-feed status secret.json",
  ])
  func anyOtherFileThatCannotBeReadIs66(line: String) throws {
    let ended = try run(line)
    #expect(ended.status == 66, "\(ended.messages)")
    #expect(ended.messages.contains("secret."), "\(ended.messages)")
  }

  @Test(arguments: [
    "giuseppe-menu init", "giuseppe-menu init none/new.json", "giuseppe-menu init good.json",
    "giuseppe-menu check --fix --yes mendable.json", "giuseppe-menu sold-out Margherita good.json",
    "giuseppe-menu export csv good.json -o new.csv", "giuseppe-menu export html good.json -o new/",
    "giuseppe-menu --print good.json >/dev/full", "giuseppe-menu check broken.json >/dev/full",
    "giuseppe-reception collect tally --into sums.db",
    "giuseppe-feed pull http://127.0.0.1:1/ --into new.json",
    "giuseppe-feed --help >/dev/full",
  ])
  func whatCannotBeWrittenIs74(line: String) throws {
    let ended = try run(line)
    #expect(ended.status == 74, "\(ended.messages)")
  }
}
