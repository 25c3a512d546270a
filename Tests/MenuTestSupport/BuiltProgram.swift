internal import Foundation

/// The program that was built together with the tests.
public enum BuiltProgram {
  /// Its path: in the folder that `GIUSEPPE_PROGRAMS` names, else beside the bundle of the tests.
  ///
  /// - Parameter name: the name of the product.
  /// - Returns: an absolute path.
  public static func path(_ name: String = "giuseppe-menu") -> String {
    if let folder = ProcessInfo.processInfo.environment["GIUSEPPE_PROGRAMS"] {
      return URL(fileURLWithPath: folder).appendingPathComponent(name).path
    }
    let tests = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent(name).path
  }

  /// The path of the menu that the project ships.
  public static let menu = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Menu.json").path
}
