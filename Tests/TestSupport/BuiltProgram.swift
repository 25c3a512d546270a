internal import Foundation

/// The programs built together with the tests, or those in the folder `GIUSEPPE_PROGRAMS`.
public enum BuiltProgram {
  /// The folder from the environment; nil if it is not set.
  public static let namedFolder = ProcessInfo.processInfo.environment["GIUSEPPE_PROGRAMS"]

  /// The file of the running tests.
  static let tests =
    CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]

  /// The folder with the programs.
  public static let folder: String = {
    if let namedFolder { return URL(filePath: namedFolder).path }
    return URL(filePath: tests).deletingLastPathComponent().path
  }()

  /// The name of the program for guests and owners.
  public static let name = "giuseppe-menu"

  /// The program for guests and owners.
  public static let path = "\(folder)/\(name)"
}
