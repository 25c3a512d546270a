package import MenuCore
internal import SystemCalls

/// The reason why a text could not be written.
package enum OutputError: Ending, Hashable, Sendable {
  /// The reader has closed the pipe, as `| head -1` does; not a failure.
  case closedPipe
  /// The system reports this `errno`.
  case failed(Int32)

  /// Every failure is `.ioError`.
  package var status: ExitStatus { .ioError }

  /// One line for a person, with the text of the system for the error unless the output is closed.
  package func message(in language: InterfaceLanguage) -> String {
    guard case .failed(let number) = self, number != EBADF else {
      return Phrase("the output is closed", "l'uscita è chiusa").words(in: language)
    }
    return Phrase("the output cannot be written: ", "l'uscita non si può scrivere: ")
      .words(in: language) + String(cString: strerror(number))
  }
}
