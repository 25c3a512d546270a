/// Why the program cannot do what it was asked to, in one line, and the status it ends with.
struct ProgramError: Error {
  let status: Int32
  let message: String

  init(status: Int32, _ message: String) {
    self.status = status
    self.message = message
  }
}
