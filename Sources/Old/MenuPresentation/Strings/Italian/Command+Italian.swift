internal import OldMenuCore

/// What the program says in Italian to whoever starts it.
enum ItalianCommand: CommandStrings {
  static func words(of fault: CommandLineFault) -> String {
    switch fault {
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
    case .negativePrice(let text):
      "--max-price: \"\(text)\" è sotto zero; scrivi quanto può costare al massimo un piatto, "
        + "come 8,50"
    case .ambiguousPrice(let text, let decimal, let whole):
      "--max-price: \"\(text)\" può essere \(decimal) o \(whole); scrivi uno di questi"
    case .number(let option, let text, let bounds):
      "\(option): \"\(text)\" non è un numero da \(bounds.lowerBound) a \(bounds.upperBound)"
    case .value(let option, let text, let known):
      "\(option): \"\(text)\" non va; ci sono \(list(known, "e"))" + meant(text, among: known)
    case .query(let fault): words(of: fault)
    case .languageOfMenu(let name, let known):
      known.isEmpty
        ? "il menu non nomina lingue, quindi --language non ne può scegliere"
        : "il menu non è in \"\(name)\", solo in \(list(known, "e"))"
    case .languageOfProgram(let name):
      "non ci sono parole in \"\(name)\", solo in \(list(InterfaceLanguage.tags, "e"))"
    case .section(let name, let near, let known):
      "il menu non ha la sezione \"\(name)\"; "
        + (near.isEmpty
          ? "ha \(known.concatenated(separator: ", "))" : "volevi dire \(quoted(near, "o"))?")
    case .emptyName: "il nome del file è vuoto; è una variabile senza valore?"
    case .noFormat(let known):
      "export vuole un formato: ci sono \(list(known, "e")), per esempio giuseppe-menu export html"
    case .formatSecond(let format, let menu):
      "prima va il formato: giuseppe-menu export \(format) \(typed(menu))"
    case .command(let name, let near):
      "il comando \"\(name)\" non c'è" + (near.map { "; volevi dire \"\($0)\"?" } ?? "")
    case .dashedName(let name, let meant):
      "l'opzione \"\(name)\" non c'è; "
        + (meant.map { question($0) }
          ?? "prima di un file o di un piatto che comincia con - scrivi --: -- \(typed(name))")
    case .overMenu(let file): "\(file) è il menu stesso: scegli un altro nome per -o"
    case .languageIntoFolder(let page):
      "una cartella riceve una pagina per ogni lingua; per una lingua sola scrivi -o \(typed(page))"
    case .overOtherMenu(let file):
      "\(file) è un menu, e resta com'è: scegli un altro nome per -o"
    case .foreignPage(let file, let isInFolder):
      "\(file) non è di questo programma: scegli \(isInFolder ? "un'altra cartella" : "un altro nome") "
        + "per -o, o sposta quel file"
    case .noTally(let file):
      "\(file) non l'ha scritto --tally, e resta com'è: nomina un file vuoto, fatto per esempio "
        + "con \"touch tally\""
    case .noFileToWatch: "--watch vuole un menu che sia un file"
    case .noFileToMark: "sold-out vuole il nome di un file"
    case .allWithoutBack:
      "--all va con --back, e non è cambiato nulla: se tutti i piatti sono di nuovo disponibili, "
        + "scrivi \"giuseppe-menu sold-out --all --back\""
    case .backWithoutDish: "--back vuole un piatto, oppure --all"
    case .allWithDishes: "--all non vuole piatti"
    }
  }

  private static func words(of fault: QueryFault) -> String {
    func unknown(_ word: String, _ what: String, _ near: String?, _ all: [String]) -> String {
      "\"\(word.excerpt)\" non è \(what); "
        + (near.map { "volevi dire \($0)?" } ?? "ci sono \(all.concatenated(separator: ", "))")
    }
    let language = InterfaceLanguage.italian
    return switch fault {
    case .number(let number):
      "\"\(number)\": i numeri cambiano da un locale all'altro; scrivi la parola, come latte"
    case .unknownAllergen(let word, let near):
      unknown(
        word, "un allergene", near.flatMap(Allergen.init).map(language.name(of:)),
        Allergen.groups.map(language.name(of:)))
    case .unknownDiet(let word, let near):
      unknown(
        word, "una dieta", near.flatMap(Diet.init).map(language.name(of:)),
        Diet.allCases.map(language.name(of:)))
    }
  }

  static let parser: ParserStrings? = ParserStrings(
    error: "Errore", usage: "Uso:", see: ("Vedi '", "'."),
    sentence: { fault in
      switch fault {
      case .unknownOption(let option, let near):
        "l'opzione '\(option)' non c'è" + (near.map { "; volevi dire '\($0)'?" } ?? "")
      case .missingValue(let option): "manca il valore di '\(option)'"
      case .missing(let argument): "manca '\(argument)'"
      case .badValue(let value, let option, let known):
        "'\(value)' non va per '\(option)'"
          + (known.isEmpty ? "" : "; ci sono \(list(known, "e"))")
      case .unexpected(let arguments):
        arguments.count == 1
          ? "l'argomento '\(arguments[0])' è di troppo"
          : "argomenti di troppo: " + arguments.map { "'\($0)'" }.concatenated(separator: ", ")
      case .needlessValue(let option, let value):
        "l'opzione '\(option)' non vuole un valore, ma c'è '\(value)'"
      }
    })

  static func question(_ meant: String) -> String { "volevi dire \"\(meant)\"?" }

  static let commandNames = [
    "stampa": "--print", "aiuto": "--help", "controlla": "giuseppe-menu check",
    "esaurito": "giuseppe-menu sold-out", "esaurita": "giuseppe-menu sold-out",
    "esporta": "giuseppe-menu export", "annulla": "giuseppe-menu sold-out --back",
  ]

  static func names(of unit: TimeUnit) -> [String] {
    switch unit {
    case .seconds: ["secondo", "secondi"]
    case .minutes: ["minuto", "minuti"]
    case .hours: ["ora", "ore"]
    }
  }

  static let noMenuHere =
    "qui non c'è un menu: indicane uno, o scrivine uno con \"giuseppe-menu init\""

  static func words(of reason: UnreadableReason) -> String {
    switch reason {
    case .missing: "il file non c'è"
    case .notPermitted: "non hai il permesso di leggerlo"
    case .notAFile(.directory): "è una cartella, non un file"
    case .notAFile(.pipe): "è una pipe, non un file"
    case .notAFile(.device): "è un dispositivo, non un file"
    case .notAFile(.socket): "è un socket, non un file"
    case .failed(let problem): "non si può leggere: \(words(of: problem))"
    }
  }

  static func words(of reason: UnwritableReason) -> String {
    switch reason {
    case .notPermitted: "non si può scrivere: non hai il permesso di scrivere nella sua cartella"
    case .readOnly: "è di sola lettura, e resta com'è; il proprietario lo cambia con chmod u+w"
    case .notAFile: "non è un file, ma una cartella, un collegamento o simili; nominare il file"
    case .keepsChanging: "non si può scrivere: qualcun altro continua a cambiarlo"
    case .failed(let problem): "non si può scrivere: \(words(of: problem))"
    }
  }

  private static func words(of problem: FileProblem) -> String {
    switch problem.kind {
    case .noFolder: "la cartella non c'è"
    case .nothingYet: "non c'è ancora niente da leggere"
    case .diskFull: "il disco è pieno"
    case .readOnlyDisk: "il disco è di sola lettura"
    case .linksInCircles: "i collegamenti girano in tondo"
    case .nameTooLong: "il nome è troppo lungo"
    case .tooManyOpenFiles: "troppi file sono aperti"
    case .isFolder: "è una cartella"
    case .isFile: "c'è già un file con questo nome, e non una cartella"
    case .other: "errore \(problem.code)"
    }
  }

  static func begun(_ file: String) -> String {
    "\(file) è scritto: cambialo come vuoi, e controllalo con giuseppe-menu check "
      + argument(file)
  }

  static let isThereAlready = " c'è già, e resta com'è: scegli un altro nome"

  static func exported(dishes: Int, at time: String) -> String {
    ": scritto alle \(time), \(dishes) \(dishes == 1 ? "voce" : "voci")"
  }

  static let removedPage =
    ": tolta, il menu non ha più questa pagina; toglila anche dal tuo server web"

  static func marked(_ dish: String, isSoldOut: Bool) -> String {
    dish + (isSoldOut ? ": non più disponibile" : ": di nuovo disponibile")
  }

  static func markedAlready(_ dish: String, isSoldOut: Bool) -> String {
    dish + (isSoldOut ? ": già non disponibile" : ": è già disponibile")
  }

  static func noneMarked(in file: String) -> String {
    "\(file): nessun piatto è segnato come esaurito"
  }

  static let nothingMarked = "non è cambiato nulla"

  static func onePage(_ path: String) -> String {
    ": scritta una pagina sola; per una cartella con una pagina per lingua scrivi -o \(typed("\(path)/"))"
  }

  static let isMirrored =
    ": giuseppe-feed lo tiene uguale a un altro menu, e il suo prossimo pull annulla la modifica; "
    + "cambia anche quel menu"

  static func others(_ wanted: String, _ names: String) -> String {
    "\"\(wanted)\" sta anche in \(names)"
  }

  static func ambiguous(_ wanted: String, count: Int) -> String {
    "\"\(wanted)\" può indicare \(count) piatti; scrivi quale:"
  }

  static func unknown(_ wanted: SoldOut.Wanted, near: [String]) -> String {
    let what =
      switch wanted {
      case .number: "numero"
      case .id: "id"
      case .anything: "nome, numero o id"
      }
    return "nessun piatto ha \(what) \"\(wanted.text)\""
      + (near.isEmpty ? "" : "; forse \(near.concatenated(separator: ", "))?")
      + (wanted.namesSeveral ? "; scrivi più piatti uno per uno, ognuno tra le sue virgolette" : "")
  }

  static func repeated(_ name: String) -> String {
    "\"\(name)\" dice più volte se è esaurito; lascia un solo \"soldOut\""
  }
}
