internal import MenuCore
internal import SystemCalls

/// A failure of a system call, by its error number.
package struct SystemFault: Error, Hashable {
  /// The `errno` of the call.
  package let code: Int32

  /// The failure of the last call.
  static var last: SystemFault { SystemFault(code: errno) }

  /// The failure of a call that may succeed later.
  static let again = SystemFault(code: EAGAIN)
  /// The failure for attributes that cannot be kept; its code is not one of the system.
  static let attributesLost = SystemFault(code: -1)

  package var isMissing: Bool { code == ENOENT || code == ENOTDIR }
  var isThereAlready: Bool { code == EEXIST }
  /// True if the call may succeed later.
  package var isAgain: Bool { code == EAGAIN || code == EWOULDBLOCK }
  var isInterruption: Bool { code == EINTR }

  /// The message of the system: `No space left on device`.
  var text: String { strerror(code).map { String(cString: $0) } ?? "error \(code)" }
}

extension MenuFileError.Reason {
  /// The reason for a system failure; the system's own message if there is no other reason.
  init(_ fault: SystemFault) {
    self =
      switch fault.code {
      case ENOENT, ENOTDIR: .missing
      case EACCES, EPERM: .notPermitted
      case EISDIR, ENXIO: .notAFile
      case EAGAIN: .nothingYet
      case EBUSY: .mountedAlone
      case SystemFault.attributesLost.code: .attributesLost
      default: .init(rawValue: fault.text)
      }
  }

  /// The reason why a file cannot be created in a folder.
  package init(making fault: SystemFault) {
    self =
      switch fault.code {
      case ENOENT, ENOTDIR: .folderMissing
      case EACCES, EPERM: .folderNotPermitted
      default: .init(fault)
      }
  }

  /// True if the file must change before it can be read.
  var isOfTheFile: Bool { [.missing, .notPermitted, .notAFile, .nothingYet].contains(self) }
}
