internal import Console
internal import MenuCore
internal import MenuFiles
internal import MenuPresentation
internal import TerminalText
internal import TerminalUI

/// The commands of the owner that read or write a menu: check, init, sold-out.
extension Run {
  var typesetter: Typesetter { Typesetter(cellWidth: locale.cellWidth, isASCII: isASCII) }

  /// Answers with a line.
  func say(_ line: String) throws { try CheckedOutput.standard.write(typesetter.safe(line) + "\n") }

  /// Writes a small menu, never over a file that is there.
  func create(_ arguments: Arguments) throws {
    let path = LocalPath(argument: arguments.operands.first ?? "Menu.json")
    let isItalian = arguments.text("language").map { $0 == "it" } ?? (language == .italian)
    let bytes = isItalian ? PackageResources.Starter_it_json : PackageResources.Starter_en_json
    try write(bytes, new: path)
    try say(
      "\(path): " + (isItalian ? "scritto; ora" : "written; next") + " giuseppe-menu check \(path)")
  }

  /// Writes a file where there is none.
  func write(_ bytes: [UInt8], new path: LocalPath) throws {
    guard try naming(path, { try MenuFile.create(path: path, with: bytes) }) else {
      throw failure(
        .ioError, path, "it is there already, and stays as it is", "c'è già, e resta com'è")
    }
  }

  /// Says in the menu's file that dishes are sold out; every screen that shows it follows.
  func markSoldOut(_ arguments: Arguments) throws {
    var names = arguments.operands
    var menu: String?
    if let last = names.last, last.hasSuffix(".json") || last.hasPrefix("./") || last.hasPrefix("/")
    {
      menu = names.removeLast()
    }
    let path = try menuPath(menu)
    let isBack = arguments.has("back")
    guard !isBack || arguments.has("all") == names.isEmpty else {
      throw ProgramError.usage("--back needs a dish, or --all")
    }
    if names.isEmpty, !isBack {
      let marked = try naming(path) { try SoldOut.marked(in: MenuFile.read(path: path)) }
      return try marked.forEach { try say("\($0.label)  \($0.name)") }
    }
    let answer = try naming(path) {
      try arguments.has("all")
        ? SoldOut.bringAllBack(inFile: path) : SoldOut.mark(!isBack, names, inFile: path)
    }
    try tell(answer, names, isBack: isBack)
  }

  private func tell(_ answer: SoldOut.Answer, _ names: [String], isBack: Bool) throws {
    let isItalian = language == .italian
    let now =
      isItalian ? (isBack ? "c'è di nuovo" : "esaurito") : (isBack ? "there again" : "sold out")
    // All wishes are fulfilled or none.
    let isDone = answer.outcomes.allSatisfy(\.isDone)
    for (number, outcome) in answer.outcomes.enumerated() {
      let wanted = names.indices.contains(number) ? names[number] : ""
      let line =
        switch outcome {
        case .changed(let place) where !isDone:
          "\(place.name): " + (isItalian ? "resta com'era" : "stays as it was")
        case .changed(let place): "\(place.name): \(now)"
        case .unchanged(let place): "\(place.name): \(now) " + (isItalian ? "già prima" : "before")
        case .ambiguous(let places):
          "“\(wanted)”: " + (isItalian ? "quale? " : "which one? ")
            + places.map { "\($0.label) (\($0.name))" }.joined(separator: ", ")
        case .unknown(let near):
          "“\(wanted)”: " + (isItalian ? "nessun piatto" : "no such dish")
            + (near.isEmpty
              ? "" : (isItalian ? "; forse " : "; perhaps ") + near.joined(separator: ", "))
        case .unclear(let place):
          "\(place.name): "
            + (isItalian
              ? "soldOut è dato due volte o non è true/false"
              : "soldOut is given twice, or is not true or false")
        }
      if isDone {
        try say(line)
      } else {
        program.tell(line)
      }
    }
    if !isDone { exit(ExitStatus.negative.rawValue) }
  }
}
