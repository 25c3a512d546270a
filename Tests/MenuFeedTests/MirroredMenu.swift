import MenuCore
import MenuFeed

/// A board's menu that mirrors one on a server.
struct MirroredMenu {
  private let mirror: MenuMirror
  private(set) var menu: Menu?
  /// Why the menu may be out of date; nil if the server answered.
  private(set) var problem: String?

  init(address: String, file: String, token: String) throws {
    mirror = try MenuMirror(of: address, into: file, credentials: .bearer(token: token))
  }

  /// Asks the server once; call it every few minutes. A failure changes neither the file nor the menu.
  mutating func refresh() async {
    do {
      let outcome = try await mirror.pull()
      if case .changed(let reading, _, _) = outcome { menu = reading.menu }
      problem = nil
    } catch {
      problem = error.description
    }
  }
}
