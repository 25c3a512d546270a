internal import OldCommands
internal import OldConsole
internal import OldMenuCore
internal import OldMenuFiles
internal import OldMenuPresentation

/// Mends menus as far as that is certain, and lets whoever is at the terminal decide.
struct Fixing {
  let words: any CheckStrings.Type
  let text: TerminalText
  /// Whether it is written without a question.
  let mayWrite: Bool
  let language: InterfaceLanguage

  /// Whether something could be written, and nobody was there to say so.
  private(set) var wasNobodyAsked = false
  /// Where it is told what is left: not where the mended file goes.
  private(set) var output = CheckedOutput.standard
  /// What is typed, kept from one question to the next.
  private var answers = LineInput.standard

  init(words: InterfaceLanguage, text: TerminalText, mayWrite: Bool) {
    (self.words, language) = (Strings.in(words).check, words)
    (self.text, self.mayWrite) = (text, mayWrite)
  }

  /// Mends a menu, and writes it if somebody says so.
  ///
  /// - Returns: what the file says now.
  /// - Throws: `MenuFileError` for a file that cannot be read; `ProgramError` for one that cannot be
  ///   written, or that somebody else has changed meanwhile.
  mutating func mended(_ path: LocalPath) throws -> [UInt8] {
    let file = path.description
    let isStream = MenuFile.descriptor(namedBy: path) != nil
    let stamp = FileStamp(path)
    let bytes = try MenuFile.read(path: path)
    if isStream { output = .messages }
    let mended = MenuFixer.mend(bytes)
    if isStream {
      try pass(mended.bytes)
      return mended.bytes
    }
    guard mended.count > 0 else {
      if (try? MenuReader.read(bytes))?.diagnostics.isEmpty != true {
        try say(words.nothingCertain(file))
      }
      return bytes
    }
    try output.write(
      UnifiedDiff(text: text).text(from: bytes, to: mended.bytes, file: file))
    guard try isWanted(mended.count, file) else { return bytes }
    try write(mended.bytes, to: path, ifStill: stamp)
    try say(words.written(file))
    if MenuFile.isMirrored(path) {
      try Program.messages.tell(Strings.in(language).command.isMirrored, of: file)
    }
    return mended.bytes
  }

  private mutating func isWanted(_ count: Int, _ file: String) throws -> Bool {
    if mayWrite { return true }
    try say(words.offer(count))
    guard answers.isTerminal, CheckedOutput.standard.isTerminal else {
      wasNobodyAsked = true
      try Program.messages.tell(words.nobodyToAsk, of: file)
      return false
    }
    try output.write(text.safe(words.question))
    if case .line(let answer) = answers.next(), Strings.isYes(answer) { return true }
    try say(words.notWritten(file))
    return false
  }

  private func write(_ bytes: [UInt8], to path: LocalPath, ifStill stamp: FileStamp) throws {
    let isWritten = try ProgramMenu.naming(path, in: language) {
      try MenuFile.replace(path: path, with: bytes, policy: .edit, ifStill: stamp)
    }
    if !isWritten { throw ProgramError(.ioError, file: path.description, words.changedMeanwhile) }
  }

  /// Writes the menu as it is where a program reads it, and without what a terminal would obey where
  /// a person does.
  private func pass(_ bytes: [UInt8]) throws {
    guard CheckedOutput.standard.isTerminal else { return try CheckedOutput.standard.write(bytes) }
    let lines = String(decoding: bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    try CheckedOutput.standard.write(lines.map { text.safe(String($0)) }.joined(separator: "\n"))
  }

  private func say(_ line: String) throws { try output.write(text.safe(line) + "\n") }
}
