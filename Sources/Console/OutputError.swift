/// Why text could not be written.
package enum OutputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Nobody reads any more, which is no fault: `| head -1` does it.
  case closedPipe
  /// The system refuses; the number is an `errno`.
  case failed(Int32)

  /// What the program's status says: as if SIGPIPE had ended it, or that the output failed.
  package var exitStatus: Int32 {
    switch self {
    case .closedPipe: 128 + SIGPIPE
    case .failed: 74
    }
  }

  /// One line for a person.
  package var description: String {
    switch self {
    case .closedPipe: "nobody reads the output any more"
    case .failed(EBADF): "the output is closed"
    case .failed(ENOSPC): "the output cannot be written: no space is left"
    case .failed(let number): "the output cannot be written (error \(number))"
    }
  }
}
