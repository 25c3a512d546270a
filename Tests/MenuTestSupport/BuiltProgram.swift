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

  /// Runs a script of the shell in a session of its own, without a terminal, with the program as `$P` and
  /// the menu as `$M`.
  ///
  /// - Throws: when there is no shell.
  public static func shell(_ script: String) throws -> Subprocess {
    try Subprocess(
      ["setsid", "-w", "dash", "-c", script],
      environment: ["P": path(), "M": menu, "LC_ALL": "C.UTF-8"])
  }
}
