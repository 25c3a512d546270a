package import ArgumentParser

// Rules between the options of a command, for its `validate()`.

extension ParsableArguments {
  /// Throws if more than one of the options is given; O(options).
  package func excludeEachOther(_ options: KeyValuePairs<String, Bool>) throws {
    let given = options.filter(\.value).map(\.key)
    guard given.count > 1, let last = given.last else { return }
    let others = given.dropLast().joined(separator: ", ")
    throw ValidationError("\(others) and \(last) exclude each other")
  }

  /// Throws if one of `options` is given without `other`, which it depends on; O(options).
  package func require(
    _ other: String, _ isGiven: Bool, for options: KeyValuePairs<String, Bool>
  ) throws {
    guard !isGiven, let option = options.first(where: \.value)?.key else { return }
    throw ValidationError("\(option) works only with \(other)")
  }
}
