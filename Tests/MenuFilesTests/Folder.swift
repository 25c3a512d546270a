import Foundation
import MenuFiles
import Synchronization
import TestSupport

/// A folder with a menu in it.
extension Folder {
  /// The path of a file in it, as the program represents paths.
  subscript(name: String) -> LocalPath { LocalPath(path(of: name)) }

  func write(_ content: String) throws { try write(content, to: "Menu.json") }

  func content() throws -> String { try content("Menu.json") }

  func status(_ name: String = "Menu.json") -> stat {
    var status = stat()
    lstat(path(of: name), &status)
    return status
  }

  func link(_ target: String, _ name: String) { symlink(target, path(of: name)) }

  func makeFolder(_ name: String) { mkdir(path(of: name), 0o700) }

  func remove() throws { try FileManager.default.removeItem(atPath: path(of: "Menu.json")) }

  func move(_ name: String, to new: String) { rename(path(of: name), path(of: new)) }

  /// The file of a menu with one pizza.
  static func menu(_ name: String) -> String { #"{"pizzas":[{"name":"\#(name)"}]}"# }
}

/// Runs a closure as an unprivileged user if the tests run as root; affects this thread only.
func asNobody<Result>(_ work: () throws -> Result) rethrows -> Result {
  guard geteuid() == 0 else { return try work() }
  _ = setUserOfFiles(65534)
  defer { _ = setUserOfFiles(0) }
  return try work()
}

/// A thread that repeats a closure until it is stopped.
final class Worker: Sendable {
  private let isOver = Atomic(false)
  private let ended = DispatchSemaphore(value: 0)

  init(_ work: @escaping @Sendable () -> Void) {
    Thread.detachNewThread { [self] in
      while !isOver.load(ordering: .relaxed) { work() }
      ended.signal()
    }
  }

  func stop() {
    isOver.store(true, ordering: .relaxed)
    ended.wait()
  }
}

// Glibc's module leaves it out.
@_silgen_name("setfsuid") private func setUserOfFiles(_ user: UInt32) -> Int32
