internal import OldMenuCore

/// What the program says in English to whoever starts it.
enum EnglishCommand: CommandStrings {
  static func words(of fault: CommandLineFault) -> String {
    switch fault {
    case .exclusive(let options): "\(list(options, "and")) exclude each other"
    case .dependent(let options, let other):
      "\(list(options, "and")) \(options.count == 1 ? "goes" : "go") with \(other)"
    case .repeated(let option): "\(option) can be given once only"
    case .time(let option, let text):
      switch OptionValue.cure(ofTime: text) {
      case .seconds(let number): "\(option) \(text): write \(number)s, or \(number)m for minutes"
      case .exactly(let time): "\(option) \(text): write \(time)"
      case nil: "\(option): \"\(text)\" is no time; write one such as 12s, 5m or 1h"
      }
    case .price(let text):
      "--max-price: \"\(text)\" is no amount; write one without a currency, such as 8.50"
    case .negativePrice(let text):
      "--max-price: \"\(text)\" is below zero; write the most that a dish may cost, such as 8.50"
    case .ambiguousPrice(let text, let decimal, let whole):
      "--max-price: \"\(text)\" could be \(decimal) or \(whole); write one of these"
    case .number(let option, let text, let bounds):
      "\(option): \"\(text)\" is no number from \(bounds.lowerBound) to \(bounds.upperBound)"
    case .value(let option, let text, let known):
      "\(option): \"\(text)\" is not one of \(list(known, "and"))" + meant(text, among: known)
    case .query(let fault): "\(fault)"
    case .languageOfMenu(let name, let known):
      known.isEmpty
        ? "the menu names no language, so --language cannot choose one"
        : "the menu is not in \"\(name)\", only in \(list(known, "and"))"
    case .languageOfProgram(let name):
      "there are no words in \"\(name)\", only in \(list(InterfaceLanguage.tags, "and"))"
    case .section(let name, let near, let known):
      "the menu has no section \"\(name)\"; "
        + (near.isEmpty
          ? "it has \(known.concatenated(separator: ", "))" : "did you mean \(quoted(near, "or"))?")
    case .emptyName: "the name of the file is empty; is it a variable without a value?"
    case .noFormat(let known):
      "export needs a format: one of \(list(known, "and")), such as giuseppe-menu export html"
    case .formatSecond(let format, let menu):
      "the format comes first: giuseppe-menu export \(format) \(typed(menu))"
    case .command(let name, let near):
      "there is no command \"\(name)\"" + (near.map { "; did you mean \"\($0)\"?" } ?? "")
    case .dashedName(let name, let meant):
      "there is no option \"\(name)\"; "
        + (meant.map { question($0) }
          ?? "before a file or a dish that begins with - write --: -- \(typed(name))")
    case .overMenu(let file): "\(file) is the menu itself: give -o another name"
    case .languageIntoFolder(let page):
      "a folder gets a page for each language; for one language alone write -o \(typed(page))"
    case .overOtherMenu(let file): "\(file) is a menu, and stays as it is: give -o another name"
    case .foreignPage(let file, let isInFolder):
      "\(file) was not written by this program: give -o another \(isInFolder ? "folder" : "name"), "
        + "or move that file away"
    case .noTally(let file):
      "\(file) was not written by --tally, and stays as it is: name an empty file, made for example "
        + "with \"touch tally\""
    case .noFileToWatch: "--watch needs a menu that is a file"
    case .noFileToMark: "sold-out needs the name of a file"
    case .allWithoutBack:
      "--all goes with --back, and nothing is changed: if every dish is there again, type "
        + "\"giuseppe-menu sold-out --all --back\""
    case .backWithoutDish: "--back needs a dish, or --all"
    case .allWithDishes: "--all takes no dish"
    }
  }

  static let parser: ParserStrings? = nil

  static func question(_ meant: String) -> String { "did you mean \"\(meant)\"?" }

  static let commandNames = [
    "undo": "giuseppe-menu sold-out --back",
    "completion": "giuseppe-menu --generate-completion-script bash",
    "completions": "giuseppe-menu --generate-completion-script bash",
  ]

  static func names(of unit: TimeUnit) -> [String] {
    switch unit {
    case .seconds: ["sec", "secs", "second", "seconds"]
    case .minutes: ["min", "mins", "minute", "minutes"]
    case .hours: ["hour", "hours"]
    }
  }

  static let noMenuHere =
    "there is no menu here: name one, or write a first one with \"giuseppe-menu init\""

  static func words(of reason: UnreadableReason) -> String { reason.description }

  static func words(of reason: UnwritableReason) -> String { reason.description }

  static func begun(_ file: String) -> String {
    "\(file) is written: change it as you like, and try it with giuseppe-menu check "
      + argument(file)
  }

  static let isThereAlready = " is there already, and stays as it is: take another name"

  static func exported(dishes: Int, at time: String) -> String {
    ": written at \(time), \(dishes) \(dishes == 1 ? "dish" : "dishes")"
  }

  static let removedPage =
    ": removed, the menu has no such page any more; remove it from your web server too"

  static func marked(_ dish: String, isSoldOut: Bool) -> String {
    dish + (isSoldOut ? " is sold out now" : " is there again")
  }

  static func markedAlready(_ dish: String, isSoldOut: Bool) -> String {
    dish + (isSoldOut ? " was sold out already" : " was not sold out")
  }

  static func noneMarked(in file: String) -> String { "\(file): no dish is marked as sold out" }

  static let nothingMarked = "nothing is changed"

  static func onePage(_ path: String) -> String {
    ": one page is written; for a folder with a page a language write -o \(typed("\(path)/"))"
  }

  static let isMirrored =
    ": giuseppe-feed keeps it the same as another menu, and its next pull undoes this; change that "
    + "menu too"

  static func others(_ wanted: String, _ names: String) -> String {
    "\"\(wanted)\" is also in \(names)"
  }

  static func ambiguous(_ wanted: String, count: Int) -> String {
    "\"\(wanted)\" can mean \(count) dishes; say which:"
  }

  static func unknown(_ wanted: SoldOut.Wanted, near: [String]) -> String {
    let what =
      switch wanted {
      case .number: "number"
      case .id: "id"
      case .anything: "name, number or id"
      }
    return "no dish has the \(what) \"\(wanted.text)\""
      + (near.isEmpty ? "" : "; did you mean \(near.concatenated(separator: ", "))?")
      + (wanted.namesSeveral ? "; name several dishes one by one, each in its own quotes" : "")
  }

  static func repeated(_ name: String) -> String {
    "\"\(name)\" says more than once whether it is sold out; keep one \"soldOut\""
  }
}
