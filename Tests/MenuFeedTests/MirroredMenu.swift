import MenuCore
import MenuFeed

/// The menu of a board that is kept the same as one on a server.
struct MirroredMenu {
  private let mirror: MenuMirror
  private(set) var menu: Menu?
  /// Why the menu may be out of date; nil if the server answered.
  private(set) var problem: String?

  init(address: String, file: String, token: String) throws {
    mirror = try MenuMirror(of: address, into: file, credentials: .bearer(token: token))
  }

  /// Asks the server once; call it every few minutes. A failure leaves the file and the menu as they are.
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
