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

  /// The file in question.
  var file: String { path ?? "" }

  /// The message, without the file.
  var phrase: Phrase {
    switch kind {
    case .neverPulled:
      Phrase(
        "never pulled; to pull it: giuseppe-feed pull <url> --into \(file)",
        "mai preso; per prenderlo: giuseppe-feed pull <url> --into \(file)")
    default: Phrase(path == nil ? description : reason)
    }
  }
}
