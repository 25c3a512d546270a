public import MenuCore

extension CommandLineFault {
  /// The fault and its cure in a line of a language, not yet safe for a terminal.
  public func words(in language: InterfaceLanguage) -> String {
    switch language {
    case .italian: italian
    case .english: english
    }
  }

  private var english: String {
    switch self {
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
    case .ambiguousPrice(let text, let decimal, let whole):
      "--max-price: \"\(text)\" could be \(decimal) or \(whole); write one of these"
    case .value(let option, let text, let known):
      "\(option): \"\(text)\" is not one of \(list(known, "and"))" + meant(text, among: known)
    case .query(let fault): "\(fault)"
    case .languageOfMenu(let name, let known):
      known.isEmpty
        ? "the menu names no language, so --language cannot choose one"
        : "the menu is not in \"\(name)\"; it has \(known.joined(separator: ", "))"
    case .languageOfProgram(let name): "there are no words in \"\(name)\", only in it and en"
    case .section(let name, let near, let known):
      "the menu has no section \"\(name)\"; "
        + (near.isEmpty
          ? "it has \(known.joined(separator: ", "))" : "did you mean \(quoted(near, "or"))?")
    case .command(let name, let near):
      "there is no command \"\(name)\"" + (near.map { "; did you mean \"\($0)\"?" } ?? "")
    case .noFileToMark: "sold-out needs the name of a file"
    case .allWithoutBack: "--all goes with --back: every dish is there again"
    case .backWithoutDish: "--back needs a dish, or --all"
    case .allWithDishes: "--all takes no dish"
    }
  }

  private var italian: String {
    switch self {
    case .exclusive(let options): "\(list(options, "e")) si escludono a vicenda"
    case .dependent(let options, let other):
      "\(list(options, "e")) \(options.count == 1 ? "va" : "vanno") con \(other)"
    case .repeated(let option): "\(option) si può dare una volta sola"
    case .time(let option, let text):
      switch OptionValue.cure(ofTime: text) {
      case .seconds(let number):
        "\(option) \(text): scrivi \(number)s, o \(number)m per i minuti"
      case .exactly(let time): "\(option) \(text): scrivi \(time)"
      case nil: "\(option): \"\(text)\" non è un tempo; scrivine uno come 12s, 5m o 1h"
      }
    case .price(let text):
      "--max-price: \"\(text)\" non è un importo; scrivilo senza valuta, come 8,50"
    case .ambiguousPrice(let text, let decimal, let whole):
      "--max-price: \"\(text)\" può essere \(decimal) o \(whole); scrivi uno di questi"
    case .value(let option, let text, let known):
      "\(option): \"\(text)\" non va; ci sono \(list(known, "e"))" + meant(text, among: known)
    case .query(let fault): italian(fault)
    case .languageOfMenu(let name, let known):
      known.isEmpty
        ? "il menu non nomina lingue, quindi --language non ne può scegliere"
        : "il menu non è in \"\(name)\"; c'è in \(known.joined(separator: ", "))"
    case .languageOfProgram(let name): "non ci sono parole in \"\(name)\", solo in it e en"
    case .section(let name, let near, let known):
      "il menu non ha la sezione \"\(name)\"; "
        + (near.isEmpty
          ? "ha \(known.joined(separator: ", "))" : "volevi dire \(quoted(near, "o"))?")
    case .command(let name, let near):
      "il comando \"\(name)\" non c'è" + (near.map { "; volevi dire \"\($0)\"?" } ?? "")
    case .noFileToMark: "sold-out vuole il nome di un file"
    case .allWithoutBack: "--all va con --back: tutti i piatti tornano disponibili"
    case .backWithoutDish: "--back vuole un piatto, oppure --all"
    case .allWithDishes: "--all non vuole piatti"
    }
  }

  private func italian(_ fault: QueryFault) -> String {
    func unknown(_ word: String, _ what: String, _ near: String?, _ all: [String]) -> String {
      let excerpt = word.unicodeScalars.count > 40 ? "\(String(word.prefix(40)))…" : word
      return "\"\(excerpt)\" non è \(what); "
        + (near.map { "volevi dire \($0)?" } ?? "ci sono \(all.joined(separator: ", "))")
    }
    let words = InterfaceLanguage.italian
    return switch fault {
    case .number(let number):
      "\"\(number)\": i numeri cambiano da un locale all'altro; scrivi la parola, come latte"
    case .unknownAllergen(let word, let near):
      unknown(
        word, "un allergene", near.flatMap(Allergen.init).map(words.name(of:)),
        Allergen.groups.map(words.name(of:)))
    case .unknownDiet(let word, let near):
      unknown(
        word, "una dieta", near.flatMap(Diet.init).map(words.name(of:)),
        Diet.allCases.map(words.name(of:)))
    }
  }

  private func meant(_ text: String, among known: [String]) -> String {
    // A list of a few words is its own advice; this is for the eye.
    EditDistance.nearest(to: text, among: known).map { ": \($0)?" } ?? ""
  }

  private func quoted(_ names: [String], _ word: String) -> String {
    list(names.map { "\"\($0)\"" }, word)
  }

  /// `a, b and c`.
  private func list(_ names: [String], _ word: String) -> String {
    names.count < 2
      ? names.joined()
      : names.dropLast().joined(separator: ", ") + " \(word) " + (names.last ?? "")
  }
}
