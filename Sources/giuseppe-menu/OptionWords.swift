internal import ArgumentParser

// The options whose text is one of a few words.

/// The format of an answer.
enum AnswerFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json
}
