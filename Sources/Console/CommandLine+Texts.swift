internal import MenuCore

extension CommandLine {
  /// The arguments behind the name of the program, for a parser that takes texts.
  ///
  /// Those that are paths find their bytes back with `LocalPath(argument:)`; `CommandLine.arguments`
  /// would have lost what is not UTF-8.
  package static var textArguments: [String] {
    (1..<max(1, Int(argc))).compactMap { unsafeArgv[$0] }.map { argument in
      LocalPath.text(ofArgument: UnsafeRawBufferPointer(start: argument, count: strlen(argument)))
    }
  }
}
