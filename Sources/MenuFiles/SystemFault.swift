internal import MenuCore
internal import SystemCalls

/// A refusal of the system, by its number.
package struct SystemFault: Error, Hashable {
  /// The `errno` of the call.
  package let code: Int32

  /// The refusal of the last call that failed.
  static var last: SystemFault { SystemFault(code: errno) }

  /// The refusal of a call that may succeed later.
  static let again = SystemFault(code: EAGAIN)
  /// No answer of the system: the attributes of a file cannot be kept.
  static let attributesLost = SystemFault(code: -1)

  package var isMissing: Bool { code == ENOENT || code == ENOTDIR }
  var isThereAlready: Bool { code == EEXIST }
  /// True if there will be something later.
  package var isAgain: Bool { code == EAGAIN || code == EWOULDBLOCK }
  var isInterruption: Bool { code == EINTR }

  /// The system's own words: `No space left on device`.
  var text: String { strerror(code).map { String(cString: $0) } ?? "error \(code)" }
}

extension MenuFileError.Reason {
  /// The reason behind a refusal of the system, in its own words where there are none of ours.
  init(_ fault: SystemFault) {
    self =
      switch fault.code {
      case ENOENT, ENOTDIR: .missing
      case EACCES, EPERM: .notPermitted
      case EISDIR, ENXIO: .notAFile
      case EAGAIN: .nothingYet
      case SystemFault.attributesLost.code: .attributesLost
      default: .init(rawValue: fault.text)
      }
  }

  /// True if the file has to change before it can be read.
  var isOfTheFile: Bool { [.missing, .notPermitted, .notAFile, .nothingYet].contains(self) }
}
