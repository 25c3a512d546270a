internal import Foundation

/// The program that was built together with the tests.
public enum BuiltProgram {
  /// Its path, beside the bundle of the tests.
  ///
  /// - Parameter name: the name of the product.
  /// - Returns: an absolute path.
  public static func path(_ name: String = "giuseppe-menu") -> String {
    let tests = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent(name).path
  }

  /// The path of the menu that the project ships.
  public static let menu = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Menu.json").path
}
