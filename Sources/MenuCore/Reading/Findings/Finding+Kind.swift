extension Finding {
  /// A kind of finding: the rule that is broken, and a name where the rule has several sentences.
  package struct Kind: Hashable, Sendable {
    /// The rule that is broken.
    package let rule: Diagnostic.Rule
    private let variant: String?

    /// Makes the kind of a rule, or of one of its sentences.
    init(_ rule: Diagnostic.Rule, _ variant: String? = nil) {
      self.rule = rule
      self.variant = variant
    }

    /// The name, as `check` counts by it: `no-dish`, `unknown-key/near`.
    package var name: String {
      guard let variant else { return rule.rawValue }
      return "\(rule)/\(variant)"
    }
  }
}
