/// How the text of a file can be changed so that a diagnostic is gone.
///
/// It says in bytes what the advice says in words; both come from what the rule carries.
public struct FixIt: Hashable, Sendable {
  /// The ways to mend it, each as changes that belong together; several where the owner chooses.
  public let choices: [[FileEdit]]
  /// Whether it may be done without asking what is meant: there is one way, nothing that the owner
  /// wrote is lost, and it promises nothing.
  public let isCertain: Bool

  /// Makes one that says what to write; the owner decides.
  public init(choices: [[FileEdit]], isCertain: Bool = false) {
    self.choices = choices
    self.isCertain = isCertain && choices.count == 1
  }

  /// One way.
  static func single(_ edits: [FileEdit], isCertain: Bool) -> FixIt? {
    edits.isEmpty ? nil : FixIt(choices: [edits], isCertain: isCertain)
  }

  /// The same, left to the owner.
  var uncertain: FixIt { FixIt(choices: choices) }
}
