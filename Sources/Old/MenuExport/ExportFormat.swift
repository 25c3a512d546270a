/// A shape that a menu is written in: pure, and told where the pieces go.
public protocol ExportFormat: Sendable {
  /// Writes a menu as UTF-8, in pieces of some 64 KB: a long menu is never held as one text.
  ///
  /// - Parameters:
  ///   - menu: what is written.
  ///   - sink: takes each piece; what it throws ends the writing.
  /// - Complexity: O(*n*) in the size of what is written.
  func render(_ menu: ExportedMenu, to sink: (_ piece: [UInt8]) throws -> Void) rethrows
}

extension ExportFormat {
  /// The whole of it at once, for a file that is written in one step.
  public func bytes(of menu: ExportedMenu) -> [UInt8] {
    var bytes: [UInt8] = []
    render(menu) { bytes += $0 }
    return bytes
  }

  /// The same as a text.
  public func text(of menu: ExportedMenu) -> String {
    String(decoding: bytes(of: menu), as: UTF8.self)
  }
}
