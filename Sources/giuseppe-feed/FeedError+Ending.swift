internal import Console
internal import MenuCore
internal import MenuFeed

extension FeedError: Ending {
  /// The status of the program that ends with the error.
  var status: ExitStatus {
    switch kind {
    case .badAddress: .usage
    case .refused: .dataError
    case .badKey, .neverPulled, .notRead: .noInput
    case .notWritten: .ioError
    default: .unavailable
    }
  }

  /// One line for a person.
  func message(in language: InterfaceLanguage) -> String { description }
}
