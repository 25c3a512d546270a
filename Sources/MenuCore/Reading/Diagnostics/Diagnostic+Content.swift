extension Diagnostic {
  /// The content of a diagnostic.
  package enum Content: Hashable, Sendable {
    /// Something that the reader or `check` found.
    case finding(Finding)
    /// Something that another program found.
    case other(rule: Rule, severity: Severity, message: String)

    var rule: Rule {
      switch self {
      case .finding(let finding): finding.rule
      case .other(let rule, _, _): rule
      }
    }

    var severity: Severity {
      switch self {
      case .finding(let finding): finding.rule.severity
      case .other(_, let severity, _): severity
      }
    }
  }

  /// The kind of the finding, which has exactly one sentence; for a diagnostic of another program, the
  /// rule.
  package var kind: String {
    switch content {
    case .finding(let finding): finding.kind.name
    case .other(let rule, _, _): rule.rawValue
    }
  }
}
