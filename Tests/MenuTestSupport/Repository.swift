public import Foundation

/// The sources that the tests were built from.
public enum Repository {
  /// The folder with Package.swift.
  public static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
