internal import SystemCalls
package import TerminalText

/// A way out of the program: all of a text is written, or there is an error.
///
/// `print` does not report a full disk, and a closed pipe ends the process.
package struct CheckedOutput: Sendable {
  /// The answers of a program.
  package static let standard = CheckedOutput(descriptor: STDOUT_FILENO)
  /// The messages of a program.
  package static let messages = CheckedOutput(descriptor: STDERR_FILENO)

  private let descriptor: Int32

  /// Makes the writer of an open descriptor, which stays the caller's.
  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Writes the text as UTF-8; O(n), and waits as long as the other end takes nothing.
  package func write(_ text: SafeText) throws(OutputError) { try write(Array(text.string.utf8)) }

  /// Writes bytes as they are: a file that goes where a program reads it, or what a terminal is to obey.
  package func write(_ bytes: [UInt8]) throws(OutputError) {
    switch DescriptorOutput.write(bytes, to: descriptor) {
    case nil: return
    case EPIPE: throw .closedPipe
    case let number?: throw .failed(number)
    }
  }
}
