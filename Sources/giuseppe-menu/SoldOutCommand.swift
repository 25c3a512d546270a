internal import ArgumentParser
internal import Console
internal import MenuCore
internal import MenuFiles
internal import MenuPresentation

/// Marks dishes as sold out in the file of a menu.
struct SoldOutCommand: MenuCommand {
  static let configuration = CommandConfiguration(
    commandName: "sold-out",
    abstract: "Mark dishes as sold out, or list those that are.",
    usage: "giuseppe-menu sold-out [<dish> ...] [<menu>] [--back] [--all]",
    discussion: """
      EXAMPLES:
        giuseppe-menu sold-out
        giuseppe-menu sold-out margherita 'tiramisù'
        giuseppe-menu sold-out --back --all

      A dish is named by its id, its number, its whole name, or its position, such
      as pizzas/3. The menu is the word that ends in .json or begins with / or ./.
      """)

  @Flag(help: "Remove the mark: the dishes are available again.")
  var back = false

  @Flag(help: "With --back: all dishes that are sold out.")
  var all = false

  @Argument(
    help: "The dishes to mark, and the menu; without a dish, list those that are sold out.",
    completion: .custom { words, index, _ in
      // The third parameter is the start of the last word, even if another word is completed.
      let typed = words[checked: index] ?? ""
      let completion = DishCompletion(words: words, index: index)
      return (completion?.names(beginningWith: typed) ?? []).map {
        DishCompletion.escaped($0, for: .requesting)
      }
    })
  var dish: [String] = []

  func validate() throws {
    try require("--back", back, for: ["--all": all])
  }

  /// True for a word that names a menu; it may come anywhere among the dishes.
  static func namesMenu(_ word: String) -> Bool {
    word.hasSuffix(".json") || word.hasPrefix("./") || word.hasPrefix("/")
  }

  func perform(in run: Run) throws { try run.markSoldOut(self) }
}

extension Run {
  /// Marks dishes in the file of a menu as sold out or available, and every screen that shows it follows;
  /// lists the sold-out dishes if none is named.
  fileprivate func markSoldOut(_ options: SoldOutCommand) throws {
    var names = options.dish
    var menu: String?
    if let index = names.lastIndex(where: SoldOutCommand.namesMenu) {
      menu = names.remove(at: index)
    }
    let path = try menuPath(menu)
    let isBack = options.back
    guard !isBack || options.all == names.isEmpty else {
      throw ProgramError.usage("--back needs a dish, or --all")
    }
    if names.isEmpty, !isBack { return try listSoldOut(path) }
    let places = names.map { $0.placeInMenu ?? $0 }
    do {
      let answer =
        if options.all {
          try SoldOut.markAllAvailable(inFile: path)
        } else {
          try SoldOut.mark(places, soldOut: !isBack, inFile: path)
        }
      let menu = try? MenuReader.read(MenuFile.read(path: path)).menu
      try print(
        SoldOutReport(
          answer: answer, names: names, isBack: isBack,
          source: try menu.map { try dataSource($0, nil) }))
    } catch let error as MenuFileError {
      let failure = failure(error, of: path)
      guard error.kind == .refused else { throw failure }
      throw unchanged(failure, path)
    }
  }

  /// An error of a file that cannot be shown, with advice.
  private func unchanged(_ error: ProgramError, _ path: LocalPath) -> ProgramError {
    let cure = Phrase(
      "; nothing was changed: see giuseppe-menu check \(path)",
      "; non è cambiato nulla: vedi giuseppe-menu check \(path)")
    return ProgramError(error.status, file: error.file, error.phrase + cure)
  }

  /// Lists the dishes that are sold out.
  private func listSoldOut(_ path: LocalPath) throws {
    let marked = try naming(path) { try SoldOut.marked(in: MenuFile.read(path: path)) }
    for place in marked { try printLine("\(place.label)  \(place.name)") }
    guard marked.isEmpty else { return }
    program.report(Phrase("nothing is sold out", "non c'è nulla di esaurito"), of: path)
  }

  private func print(_ report: SoldOutReport) throws {
    for phrase in report.phrases {
      let line = phrase.words(in: language)
      if report.isDone {
        try printLine(line)
      } else {
        program.report(line)
      }
    }
    if !report.isDone { throw ExitStatus.negative }
  }
}

extension String {
  /// The position of a dish with the key of the list in the file: `pizze/3` → `pizzas/3`; nil for other
  /// words.
  fileprivate var placeInMenu: String? {
    let parts = split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, Int(parts[1]) != nil, let list = MenuList(named: String(parts[0]))
    else { return nil }
    return "\(list)/\(parts[1])"
  }
}
