/// Why the program cannot do what it was asked to, in one line, and the status it ends with.
struct ProgramError: Error {
  let status: Int32
  /// The file that the message is about, which stands before it.
  let file: String
  let message: String

  init(status: Int32, file: String = "", _ message: String) {
    self.status = status
    self.file = file
    self.message = message
  }
}
