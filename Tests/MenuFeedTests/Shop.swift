import Foundation
import TestSupport

@testable import MenuFeed
@testable import giuseppe_feed
import MenuFiles
import Console

/// The folder of a shop that mirrors a menu, with a good menu and a secret key.
final class Shop: Sendable {
  static let goodMenu = #"{"pizzas":[{"name":"Margherita"}]}"#
  static let newMenu = #"{"pizzas":[{"name":"Diavola"}]}"#
  static let brokenMenu = #"{"pizzas":[{"name":"Diavola","price":"€ acht"}]}"#

  private let files: Folder
  var folder: String { files.path }
  /// The secret half of the key, different in each shop.
  let secret = "secret-\(UUID().uuidString)"

  init() throws {
    files = try Folder()
    try write(Shop.goodMenu)
    try write("publicKey: shop\nprivateKey: \(secret)\ntoken: \(secret)\n", to: "key", mode: 0o600)
  }

  func path(_ name: String = "Menu.json") -> String { files.path(of: name) }

  func write(_ text: String, to name: String = "Menu.json", mode: Int = 0o644) throws {
    try files.write(text, to: name)
    chmod(path(name), mode_t(mode))
  }

  func text(_ name: String = "Menu.json") throws -> String { try files.content(name) }

  var names: [String] { get throws { try files.names } }

  func status(_ name: String = "Menu.json") -> stat {
    var status = stat()
    lstat(path(name), &status)
    return status
  }

  /// Pulls within this process: the status and the sentence of the error; `changed`, `edited` or
  /// `unchanged`.
  func pull(
    _ address: String, into name: String = "Menu.json", force: Bool = true,
    refusesErrors: Bool = false, auth: FeedCredentials.Scheme? = nil, seconds: Int = 60,
    at time: Double? = nil
  ) async -> (status: Int32, text: String) {
    do {
      let mirror = MenuMirror(
        of: try FeedAddress(address), into: LocalPath(path(name)), replacesOthers: force,
        refusesErrors: refusesErrors,
        credentials: try auth.map { try .read(path: LocalPath(path("key")), for: $0) },
        seconds: seconds, environment: ProcessInfo.processInfo.environment,
        now: { time.map { Date(timeIntervalSince1970: $0) } ?? Date() })
      return switch try await mirror.pull() {
      case .changed(_, let wasEdited, _): (0, wasEdited ? "edited" : "changed")
      case .unchanged: (0, "unchanged")
      }
    } catch {
      let error = FeedError(error)
      return (error.status.rawValue, error.description)
    }
  }

  /// Runs giuseppe-feed on a thread of its own; another program may start it, and gets giuseppe-feed
  /// and its arguments as its last arguments.
  func feed(
    _ arguments: [String], environment: [String: String] = [:], input: String = "/dev/null",
    startedBy launcher: [String] = []
  ) async throws -> (status: Int32, output: String, messages: String) {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { [self] in
        continuation.resume(
          with: Result { () throws(any Error) in
            let (process, output, messages) = (Process(), Pipe(), path("messages-\(UUID())"))
            let line = launcher + [BuiltProgram.folder + "/giuseppe-feed"] + arguments
            process.executableURL = URL(filePath: line[0])
            process.arguments = Array(line.dropFirst())
            process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
            process.standardInput = FileHandle(forReadingAtPath: input)
            process.standardOutput = output
            try Data().write(to: URL(filePath: messages))
            process.standardError = FileHandle(forWritingAtPath: messages)
            try process.run()
            let text = try output.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            let errors = try String(contentsOfFile: messages, encoding: .utf8)
            try FileManager.default.removeItem(atPath: messages)
            return (process.terminationStatus, String(decoding: text, as: UTF8.self), errors)
          })
      }
    }
  }

  /// Runs `giuseppe-feed pull` with the key.
  func feedPull(_ address: String, _ options: String...) async throws -> (Int32, String) {
    let into = ["pull", address, "--into", path(), "--key-file", path("key")]
    let result = try await feed(into + options)
    return (result.status, result.messages)
  }
}
