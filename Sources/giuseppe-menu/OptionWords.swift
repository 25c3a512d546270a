public import ArgumentParser
public import MenuCore
public import MenuExport
package import TerminalText

// The options whose text is one of a few words.

/// The format of an answer.
enum AnswerFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json
}

extension ExportFormat: ExpressibleByArgument {}

extension MenuQuery.Order: ExpressibleByArgument {}

extension Theme: ExpressibleByArgument {}
