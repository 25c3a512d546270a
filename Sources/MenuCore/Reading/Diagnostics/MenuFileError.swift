/// The reason why there is no menu to show, or why the file cannot be changed.
///
///     do {
///       menu = try MenuReading(contentsOfFile: path).menu
///     } catch where error.reason == .missing {
///       print(error)    // Menu.json: there is no such file
///     }
public struct MenuFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The action that failed.
  package enum Kind: Hashable, Sendable {
    case unreadable, unwritable, refused
  }

  /// The action that failed.
  package let kind: Kind
  /// The file; empty if its content is refused.
  public let path: String
  /// The reason; nil if its content is refused.
  public let reason: Reason?
  /// The faults in the content of the file; empty if it cannot be read or written at all.
  public let diagnostics: [Diagnostic]

  private init(
    _ kind: Kind, path: String = "", reason: Reason? = nil, diagnostics: [Diagnostic] = []
  ) {
    self.kind = kind
    self.path = path
    self.reason = reason
    self.diagnostics = diagnostics
  }

  /// A file that cannot be read.
  public static func unreadable(path: String, reason: Reason) -> MenuFileError {
    MenuFileError(.unreadable, path: path, reason: reason)
  }

  /// A file that was read but cannot be written.
  public static func unwritable(path: String, reason: Reason) -> MenuFileError {
    MenuFileError(.unwritable, path: path, reason: reason)
  }

  /// A file that was read but cannot be shown; the last error gives the reason.
  public static func refused(_ diagnostics: [Diagnostic]) -> MenuFileError {
    MenuFileError(.refused, diagnostics: diagnostics)
  }

  /// The reason why a file cannot be read or written, as an English sentence; a reason without a name
  /// here is in the words of the system.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    /// The sentence: `there is no such file`.
    public let rawValue: String

    /// Makes a reason from a sentence.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// There is nothing at the path.
    public static let missing = Reason(rawValue: "there is no such file")
    /// There is no folder for the file.
    package static let folderMissing = Reason(rawValue: "there is no such folder")
    /// The user may not write to the folder where the new file is made.
    package static let folderNotPermitted = Reason(rawValue: "you may not write to its folder")
    /// The user may not read it.
    public static let notPermitted = Reason(rawValue: "you have no permission for it")
    /// A folder, a pipe, a device, a socket or a dangling link.
    public static let notAFile = Reason(
      rawValue: "it is not a file, but a folder, a pipe or a device")
    /// A pipe that has nothing to read yet.
    package static let nothingYet = Reason(rawValue: "there is nothing to read yet")
    /// The mode of the file makes it read-only.
    public static let readOnly = Reason(
      rawValue: "it is read-only; its owner can change that with chmod u+w")
    /// It has a second name, which would keep the old content.
    package static let hardLink = Reason(
      rawValue: "it has another name (a hard link) that would keep the old menu")
    /// Its owner, mode, access list or attributes cannot be kept.
    package static let attributesLost = Reason(
      rawValue: "its owner, access list or attributes could not be kept")
    /// It is a mount point, as containers create it, and cannot be replaced by another file.
    package static let mountedAlone = Reason(
      rawValue: "it is a mount point and cannot be replaced; mount its folder instead")
    /// Another program changes the file again before each attempt to write it.
    package static let keepsChanging = Reason(rawValue: "another program keeps changing it")
    /// Another program holds the lock of the file.
    package static let locked = Reason(rawValue: "another program has locked it")
  }

  /// The file and the reason in one line of English, not yet safe for a terminal.
  public var description: String {
    if let reason { return "\(path): \(reason.rawValue)" }
    return diagnostics.last { $0.severity == .error }?.description ?? "there is no menu in it"
  }
}
