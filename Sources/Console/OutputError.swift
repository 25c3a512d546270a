package import MenuCore
internal import SystemCalls

/// The reason why a text could not be written.
package enum OutputError: Ending, Hashable, Sendable {
  /// Nobody reads any more, which is no fault: `| head -1` does it.
  case closedPipe
  /// The system refuses; the number is an `errno`.
  case failed(Int32)

  /// The output failed.
  package var status: ExitStatus { .ioError }

  /// One line for a person, in the words of the system where they say more.
  package func message(in language: InterfaceLanguage) -> String {
    guard case .failed(let number) = self, number != EBADF else {
      return Phrase("the output is closed", "l'uscita è chiusa").words(in: language)
    }
    return Phrase("the output cannot be written: ", "l'uscita non si può scrivere: ")
      .words(in: language) + String(cString: strerror(number))
  }
}
