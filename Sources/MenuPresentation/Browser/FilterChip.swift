/// A filter that is on, beside what it lets through.
package struct FilterChip: Hashable, Sendable {
  /// What it is about.
  package enum Subject: Hashable, Sendable {
    case filter(MenuFilter.Subject)
    /// Dishes of which nothing is stated, shown all the same.
    case undeclared
  }

  /// What it is about.
  package let subject: Subject
  /// What it is called: `senza latte`.
  package let title: String
}
