public import ArgumentParser
public import MenuCore
public import MenuExport
package import TerminalText

// The options whose value is one of a few words.

/// The format of the output.
enum AnswerFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json
}

/// The format of a report of visits.
enum ReportFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, csv
}

extension ExportFormat: ExpressibleByArgument {}

extension MenuQuery.Order: ExpressibleByArgument {}

extension Theme: ExpressibleByArgument {}
