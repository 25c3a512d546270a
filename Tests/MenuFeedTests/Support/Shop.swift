import Foundation
import OldMenuCore
import MenuTestSupport

/// The folder of a shop that mirrors a menu, with a good one in it and a key that nobody may see.
final class Shop: Sendable {
  /// The menu that lies there at first.
  static let goodMenu = #"{"pizzas":[{"name":"Margherita"}]}"#
  /// Another good one.
  static let newMenu = #"{"pizzas":[{"name":"Diavola"}]}"#

  let folder: URL
  /// The secret half of the key, another one in each shop.
  let secret = "secret-\(UUID().uuidString)"

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "shop-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write(Shop.goodMenu, to: "Menu.json")
    try write("publicKey: shop\nprivateKey: \(secret)\ntoken: \(secret)\n", to: "key", mode: 0o600)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Where the menu lies.
  var menu: LocalPath { LocalPath(path("Menu.json")) }

  func path(_ name: String) -> String { folder.appending(path: name).path }

  func write(_ text: String, to name: String, mode: Int = 0o644) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path(name))
  }

  func text(of name: String = "Menu.json") throws -> String {
    String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
  }

  /// What changes when the menu is replaced, even by the same one.
  func identity() throws -> [String] {
    let attributes = try FileManager.default.attributesOfItem(atPath: path("Menu.json"))
    let keys: [FileAttributeKey] = [.systemFileNumber, .modificationDate]
    return keys.map { "\(attributes[$0] ?? "")" }
  }

  /// Where the secret stands besides in its own file.
  func leaks() throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try names.filter { try $0 != "key" && text(of: $0).contains(secret) }
  }

  /// Runs giuseppe-feed, killed when it hangs, without blocking the tests that run beside.
  func feed(
    _ arguments: [String], environment: [String: String] = [:], input: String = "/dev/null",
    before: [String] = [], replacing: Bool = true
  ) async throws -> Subprocess {
    let command = before + [BuiltProgram.path("giuseppe-feed")]
    // The menu that lies there at first was not pulled.
    let isPull = replacing && arguments.first == "pull"
    return try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(
          with: Result {
            try Subprocess(
              command + arguments + (isPull ? ["--force"] : []), environment: environment,
              input: input,
              deadline: 90)
          })
      }
    }
  }

  /// Pulls as somebody does who has not said that the menu may be replaced.
  func pullAtFirst(_ url: String, _ options: [String] = []) async throws -> Subprocess {
    try await feed(
      ["pull", url, "--into", path("Menu.json"), "--key-file", path("key")] + options,
      replacing: false)
  }

  /// Pulls with the key into the menu.
  func pull(
    _ url: String, _ options: [String] = [], environment: [String: String] = [:]
  ) async throws -> Subprocess {
    try await feed(
      ["pull", url, "--into", path("Menu.json"), "--key-file", path("key")] + options,
      environment: environment)
  }
}
