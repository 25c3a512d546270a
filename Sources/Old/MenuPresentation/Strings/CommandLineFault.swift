package import OldMenuCore

/// What is wrong with a command line that its parser took.
package enum CommandLineFault: Error, Hashable, Sendable {
  /// Options of which only one can be given.
  case exclusive([String])
  /// Options that mean something beside another one only.
  case dependent([String], on: String)
  /// An option that is given several times and can mean one thing only.
  case repeated(String)
  /// What is no time.
  case time(option: String, text: String)
  /// What is no amount of money.
  case price(String)
  /// An amount below nothing.
  case negativePrice(String)
  /// An amount of which nobody knows whether its comma or point stands before decimals.
  case ambiguousPrice(String, decimal: String, whole: String)
  /// What is no number of an option, or none in its bounds.
  case number(option: String, text: String, bounds: ClosedRange<Int>)
  /// None of the few values that an option has.
  case value(option: String, text: String, known: [String])
  /// What is no allergen or no diet.
  case query(QueryFault)
  /// A language that the menu has not.
  case languageOfMenu(String, known: [String])
  /// A language that the program does not speak.
  case languageOfProgram(String)
  /// A section that the menu has not, with those that may be meant, or else all.
  case section(String, near: [String], known: [String])
  /// A file whose name has no letter, as of a variable that was never set.
  case emptyName
  /// An export without a format, with those there are.
  case noFormat(known: [String])
  /// A format that stands behind the menu which is to be written in it.
  case formatSecond(String, menu: String)
  /// What is no command.
  case command(String, near: String?)
  /// A name that begins as an option does, and the option that may be meant.
  case dashedName(String, meant: String?)
  /// What is written would take the place of the menu itself.
  case overMenu(String)
  /// A folder gets a page for each language; where one language is to be written, this page.
  case languageIntoFolder(page: String)
  /// What is no menu would take the place of another menu.
  case overOtherMenu(String)
  /// A page, alone or of a folder, would take the place of a file that this program has not written.
  case foreignPage(String, isInFolder: Bool)
  /// Visits would be counted in a file that this program has not written.
  case noTally(String)
  /// What is only handed over cannot be watched.
  case noFileToWatch
  /// To mark a dish there must be a file.
  case noFileToMark
  /// All dishes can only be brought back.
  case allWithoutBack
  /// Nobody says which dish is there again.
  case backWithoutDish
  /// All dishes, and some.
  case allWithDishes
}

extension CommandLineFault {
  /// That help is asked for about a command that there is not, of which the parser says nothing: it
  /// gives its general help then.
  package static func ofHelp(_ arguments: [String], commands: [String]) -> CommandLineFault? {
    guard arguments.count > 1, arguments[0] == "help", !arguments[1].hasPrefix("-") else {
      return nil
    }
    let names = commands + ["help"]
    guard !names.contains(arguments[1]) else { return nil }
    return .command(arguments[1], near: EditDistance.nearest(to: arguments[1], among: names))
  }
}
