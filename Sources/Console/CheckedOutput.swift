package import MenuCore
internal import SystemCalls
package import TerminalText

/// An output of the program, which writes all of a text or throws an error.
///
/// `print` does not report a full disk, and a closed pipe ends the process.
package struct CheckedOutput: Sendable {
  /// Standard output, for the results of a program.
  package static let standard = CheckedOutput(descriptor: STDOUT_FILENO)
  /// Standard error, for the messages of a program.
  package static let messages = CheckedOutput(descriptor: STDERR_FILENO)

  private let descriptor: Int32

  /// Makes a writer for an open descriptor, which the caller closes.
  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Writes the text as UTF-8 in O(n); blocks while the reader accepts nothing.
  package func write(_ text: SafeText) throws(OutputError) { try write(Array(text.string.utf8)) }

  /// Writes bytes unchanged: a file for another program, or control sequences for a terminal.
  package func write(_ bytes: [UInt8]) throws(OutputError) {
    switch DescriptorOutput.write(bytes, to: descriptor) {
    case nil: return
    case EPIPE: throw .closedPipe
    case let number?: throw .failed(number)
    }
  }
}

/// The reason why a text could not be written.
package enum OutputError: Ending, Hashable, Sendable {
  /// The reader has closed the pipe, as `| head -1` does; not a failure.
  case closedPipe
  /// The system reports this `errno`.
  case failed(Int32)

  /// Every failure is `.ioError`.
  package var status: ExitStatus { .ioError }

  /// One line for a person, with the text of the system for the error unless the output is closed.
  package var phrase: Phrase {
    guard case .failed(let number) = self, number != EBADF else {
      return Phrase("the output is closed", "l'output è chiuso")
    }
    return Phrase("the output cannot be written: ", "l'output non si può scrivere: ")
      + Phrase(String(cString: strerror(number)))
  }
}
