internal import Console
internal import MenuCore
internal import MenuExport
internal import MenuPresentation

/// The command line as data: parsing, help and completions are made of this table.
extension CommandTable {
  private static let menuLanguage = TableOption(
    "--language", .text("TAG"), help: "The language of the dishes: it, en-GB.",
    "La lingua dei piatti: it, en-GB.")

  /// The conditions of a query, the same for showing and for exporting.
  private static let conditions = [
    TableOption(
      "--search", .text("TEXT"), help: "Words and clauses: \"senza latte fino a 9\".",
      "Parole e condizioni: \"senza latte fino a 9\"."),
    TableOption(
      "--without", .list("ALLERGENS"),
      help: "Only dishes that are stated to be without: gluten,milk.",
      "Solo i piatti dichiarati senza: glutine,latte."),
    TableOption(
      "--diet", .list("DIETS"), help: "Only dishes that suit: vegan,halal.",
      "Solo i piatti adatti: vegana,halal."),
    TableOption(
      "--max-price", .amount, help: "Only dishes up to this price.",
      "Solo i piatti fino a questo prezzo."),
    TableOption(
      "--undeclared", help: "Also dishes of which nothing is stated, marked.",
      "Anche i piatti di cui non si dichiara nulla, segnati."),
    TableOption(
      "--section", .text("TITLE"), help: "One list or section, by its title or number.",
      "Una lista o sezione, per titolo o numero."),
    TableOption(
      "--sort", .words(MenuQuery.Order.allCases.map(\.rawValue)), help: "The order of the rows.",
      "L'ordine delle voci."),
  ]

  private static let ways = [
    TableOption("--print", help: "Print it as text.", "Stampalo come testo."),
    TableOption("--linear", help: "Answer line by line.", "Rispondi riga per riga."),
    TableOption("--board", help: "Show pages that turn.", "Mostra pagine che girano."),
    TableOption(
      "--kiosk", help: "For guests: nothing leads out.", "Per gli ospiti: niente porta fuori."),
    TableOption("--choose", help: "Print the choice on leaving.", "Stampa la scelta all'uscita."),
    TableOption(
      "--format", .words(["text", "json"]), with: "--choose", help: "The shape of the choice.",
      "La forma della scelta."),
    menuLanguage,
    TableOption(
      "--width", .number("COLUMNS"), with: "--print", help: "Columns of the print.",
      "Colonne della stampa."),
    TableOption(
      "--theme", .words(Theme.allCases.map(\.rawValue)), help: "The colours.", "I colori."),
    TableOption("--ascii", help: "Nothing but ASCII.", "Soltanto ASCII."),
    TableOption(
      "--no-mouse", help: "Leave the mouse to the terminal.", "Lascia il mouse al terminale."),
  ]

  private static let places = [
    TableOption(
      "--every", .duration, with: "--board", help: "The time of a page (12s).",
      "Il tempo di una pagina (12s)."),
    TableOption(
      "--hide-sold-out", with: "--board", help: "Leave out what is sold out.",
      "Tralascia ciò che è esaurito."),
    TableOption(
      "--idle", .duration, with: "--kiosk", help: "Begin anew after this time (60s).",
      "Ricomincia dopo questo tempo (60s)."),
    TableOption(
      "--limit", .duration, with: "--kiosk", help: "End after this time (1h).",
      "Finisci dopo questo tempo (1h)."),
    TableOption(
      "--reload", .duration, help: "How often to look at the file.", "Ogni quanto guardare il file."
    ),
    TableOption(
      "--tally", .file, help: "Count visits in this file, people never.",
      "Conta le visite in questo file, mai le persone."),
    TableOption(
      "--tally-searches", with: "--tally", help: "Also words looked for in vain.",
      "Anche le parole cercate invano."),
  ]

  /// The program, which shows a menu where no command is typed.
  static let giuseppeMenu = CommandTable(
    "giuseppe-menu", operands: "[MENU]",
    help: Phrase(
      "Show a menu until the guest has enough.", "Mostra un menu finché l'ospite vuole."),
    titled: [
      (Phrase("How", "Come"), ways), (Phrase("Which dishes", "Quali piatti"), conditions),
      (Phrase("Boards and kiosks", "Tabelloni e chioschi"), places),
    ],
    exclusive: [
      ["--print", "--linear", "--board", "--choose"], ["--print", "--kiosk"],
      ["--board", "--kiosk"], ["--choose", "--kiosk"],
    ],
    commands: [check, create, schema, soldOut, export, importing, reception])

  static let check = CommandTable(
    "check", operands: "[MENU ...]",
    help: Phrase(
      "Tell what is wrong in a menu, where, and what to write.",
      "Di' che cosa non va in un menu, dove, e che cosa fare."),
    [
      TableOption(
        "--fix", help: "Mend what is certain, and show it.", "Correggi ciò che è certo, e mostralo."
      ),
      TableOption("--yes", with: "--fix", help: "Do not ask.", "Non chiedere."),
      TableOption("--all", help: "All of each kind.", "Tutti di ogni tipo."),
      TableOption(
        "--format", .words(["text", "json"]), help: "A diagnostic a line as JSON.",
        "Una diagnosi per riga come JSON."),
      TableOption(
        "--missing", help: "Tell what each dish leaves open.",
        "Di' che cosa ogni piatto lascia aperto."),
    ],
    exclusive: [["--fix", "--missing"], ["--missing", "--format"]])

  static let create = CommandTable(
    "init", operands: "[FILE]",
    help: Phrase("Write a small menu to start from.", "Scrivi un piccolo menu da cui partire."),
    [
      TableOption(
        "--language", .words(["it", "en"]), help: "The language of the menu.", "La lingua del menu."
      )
    ])

  static let schema = CommandTable(
    "schema",
    help: Phrase("Print the JSON schema for editors.", "Stampa lo schema JSON per gli editor."))

  static let soldOut = CommandTable(
    "sold-out", operands: "[DISH ...] [MENU]",
    help: Phrase(
      "Mark dishes as sold out, or list those that are.",
      "Segna piatti come esauriti, o elenca quelli che lo sono."),
    [
      TableOption("--back", help: "They are there again.", "Ci sono di nuovo."),
      TableOption(
        "--all", with: "--back", help: "All that are sold out.", "Tutti quelli esauriti."),
    ])

  static let export = CommandTable(
    "export", operands: "\(ExportFormat.names) [MENU]",
    help: Phrase(
      "Write the menu as \(ExportFormat.names).", "Scrivi il menu come \(ExportFormat.names)."),
    [
      TableOption(
        "--output", short: "-o", .file,
        help: "The file to write; of html a folder: a page a language.",
        "Il file; di html una cartella: una pagina per lingua."),
      TableOption(
        "--watch", with: "--output", help: "Write anew whenever the menu changes.",
        "Riscrivi ogni volta che il menu cambia."),
      TableOption(
        "--sheet", help: "The allergen sheet, for html.", "Il foglio degli allergeni, per html."),
      menuLanguage,
    ],
    titled: [(Phrase("Which dishes", "Quali piatti"), conditions)])

  static let importing = CommandTable(
    "import", operands: "[FILE.csv]",
    help: Phrase(
      "Make a menu of a spreadsheet's table.", "Fa' un menu dalla tabella di un foglio."),
    [
      TableOption(
        "--output", short: "-o", .file, help: "The file to write; never one that is there.",
        "Il file da scrivere; mai uno che c'è già.")
    ])

  static let reception = CommandTable(
    "reception", operands: "report|fold FILE",
    help: Phrase(
      "Tell what guests look at, or fold the tally.",
      "Di' che cosa guardano gli ospiti, o riassumi il conto."),
    [
      TableOption(
        "--since", .duration, help: "Only the last time: 30d.", "Solo l'ultimo tempo: 30d."),
      TableOption("--menu", .file, help: "The menu, for the names.", "Il menu, per i nomi."),
      TableOption(
        "--months", .number("MONTHS"), help: "For fold: keep days this long.",
        "Per fold: tieni i giorni così a lungo."),
      TableOption(
        "--format", .words(["text", "json"]), help: "The shape of the report.",
        "La forma del resoconto."),
    ])
}
