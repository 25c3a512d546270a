import OldMenuCore

extension Strings {
  /// The words in German.
  public static let german = Strings(
    language: .german,
    soldOut: "ausverkauft",
    askStaff: "fragen Sie das Personal",
    ask: "nachfragen",
    take: "auswählen",
    spaceKey: "Leertaste",
    position: { "\($0) von \($1)" },
    items: { $0 == 1 ? "1 Eintrag" : "\($0) Einträge" },
    noItems: "Die Karte ist leer.",
    emptyMenu: "Die Karte ist leer: giuseppe-menu check DATEI sagt, warum.",
    search: "Suche",
    found: { "\($0) von \($1) \($1 == 1 ? "Eintrag" : "Einträgen")" },
    and: " und ",
    colon: ":",
    quoted: { "„\($0)“" },
    inLine: { $0 },
    notFound: { "Kein Eintrag mit „\($0)“." },
    nothingSays: { "Nichts mit „\($0)“." },
    whichLetter: "Welcher Buchstabe?",
    noneBegins: { "Kein Eintrag beginnt mit „\($0)“." },
    writtenIn: { "Die Einträge dieser Karte sind auf \($0) geschrieben." },
    notNamed: { "Kein Eintrag nennt \($0)." },
    perhaps: { "Vielleicht: \($0)" },
    nothingPasses: "Kein Eintrag entspricht diesen Filtern.",
    noneContains: { "Kein Eintrag gibt \($0) an." },
    cannotTell: {
      "Welche Einträge ohne „\($0)“ sind, lässt sich nicht sagen. "
        + "Fragen Sie bitte das Personal."
    },
    othersMayHaveIt:
      "Es kann auch in anderen Einträgen enthalten sein. Fragen Sie bitte das Personal.",
    notAllMarked: {
      "Nicht alle davon sind mit \($0) gekennzeichnet. Fragen Sie bitte das Personal."
    },
    nameIt: { $0 == 1 ? "1 Eintrag nennt es." : "\($0) Einträge nennen es." },
    withoutWhat: "Was soll nicht enthalten sein? Geben Sie ein Allergen ein.",
    notUnderstood: "Das verstehe ich nicht ganz. Fragen Sie bitte das Personal.",
    andOthers: { $0 == 1 ? "Und ein weiterer Eintrag." : "Und \($0) weitere Einträge." },
    unanswered: { "\($0) undeklariert" },
    isNotMarked: "nicht gekennzeichnet als",
    costsMore: { "kostet mehr als \($0)" },
    hasNoPrice: "der Preis ist nicht angegeben",
    isByWeight: "wird nach Gewicht berechnet",
    order: { order in
      switch order {
      case .menu: nil
      case .name: "nach Namen"
      case .price: "nach Preis"
      case .dearest: "Teuerstes zuerst"
      }
    },
    filters: "Filter",
    without: "ohne",
    diets: "Kostformen",
    atMost: "bis",
    hidden: { "\($0) ausgeblendet" },
    hiddenNotStated: "ohne Angabe",
    notStatedOf: { "nicht angegeben: \($0.concatenated(separator: ", "))" },
    hiddenDiet: { "Kostform \($0)" },
    hiddenPrice: "Preis",
    showUndeclared: "einblenden",
    hideUndeclared: "ausblenden",
    undeclaredShown: "ohne Angabe: gezeigt",
    contains: "Enthält",
    mayContain: "Enthält möglicherweise",
    onChoice: "Je nach Auswahl",
    areContainedListed: false,
    freeOf: "Frei von",
    only: "nur",
    including: "darunter",
    noAllergen: "Keines der vierzehn Allergene ist eine Zutat.",
    noOtherAllergen: "Keines der anderen Allergene ist eine Zutat.",
    notStated: "Keine Angaben zu Allergenen, fragen Sie das Personal.",
    askAboutOthers: "Zu den anderen Allergenen fragen Sie bitte das Personal.",
    askOthers: "andere: nachfragen",
    askAboutAllergens: "Zu nicht deklarierten Allergenen fragen Sie bitte das Personal.",
    allergensNotHere: "Allergene stehen hier nicht: Fragen Sie bitte das Personal.",
    allergensLabel: "Allergene",
    othersLabel: "Andere",
    noneOfThem: "keine als Zutat",
    dietLabel: "Kostform",
    sizesLabel: "Größen",
    addressLabel: "Adresse",
    signsLabel: "Zeichen",
    filterNumbers:
      "Neben einem Filter: −28 Einträge, die er ausblendet, ?9 ohne Angabe; neben einer Kostform oder einem Preis: die Einträge der ganzen Karte, die dazu passen.",
    languagesLabel: "Sprachen",
    problems: { count in
      "\(count) \(count == 1 ? "Problem" : "Probleme"), führen Sie giuseppe-menu check aus"
    },
    was: "statt",
    addOns: "Extras",
    choose: { count in
      if count.lowerBound == count.upperBound { return "\(count.upperBound) zur Auswahl" }
      return count.lowerBound == 0
        ? "bis zu \(count.upperBound)" : "\(count.lowerBound) bis \(count.upperBound)"
    },
    cover: "Gedeck",
    mark: { mark in
      switch mark {
      case .vegetarian: "vegetarisch"
      case .vegan: "vegan"
      case .glutenFree: "glutenfrei nach Angabe des Hauses"
      case .spicy: "scharf"
      case .frozen: "tiefgekühlt"
      }
    },
    withFrozenIngredients: "mit tiefgekühlten Zutaten",
    glutenFree: "GF",
    menuOf: { "Karte von \($0) Uhr" },
    menuShown: { "gezeigt wird die Karte von \($0) Uhr" },
    isGone: "steht nicht mehr auf der Karte",
    isHidden: "ist nicht mehr unter den angezeigten Einträgen",
    noMenu: "Die Karte kann zurzeit nicht angezeigt werden.",
    tallied:
      "Gezählt werden Besuche, geöffnete und ausgewählte Gerichte, Filter und was vergeblich gesucht wird, nie Personen.",
    page: { "Seite \($0) von \($1)" },
    allergensInShort: "Allergene?",
    hint: { hint in
      switch hint {
      case .move, .moveAround: "bewegen"
      case .section: "Abschnitt"
      case .search: "suchen"
      case .filters: "Filter"
      case .open: "Details"
      case .scroll: "blättern"
      case .toggle: "wählen"
      case .accept: "Liste"
      case .clear: "löschen"
      case .back: "zurück"
      case .language: "Sprache"
      case .help: "Hilfe"
      case .quit: "beenden"
      case .next: "anderer Eintrag"
      case .take: "nehmen"
      case .putBack: "wegnehmen"
      case .confirm: "das nehmen"
      case .done: "fertig"
      case .choice: "Auswahl"
      case .people: "Personen"
      }
    },
    helpTitle: "Tasten",
    topic: { topic in
      switch topic {
      case .moving: "Bewegen"
      case .finding: "Finden"
      case .reading: "Lesen"
      case .choosing: "Auswählen"
      case .program: "Das Programm"
      }
    },
    explain: { command in
      switch command {
      case .move(.up): "zum vorigen Eintrag"
      case .move(.down): "zum nächsten Eintrag"
      case .move(.pageUp): "eine Seite nach oben"
      case .move(.pageDown): "eine Seite nach unten"
      case .move(.first): "zum ersten Eintrag"
      case .move(.last): "zum letzten Eintrag"
      case .move(.nextSection): "zum nächsten Abschnitt"
      case .move(.previousSection): "zum vorigen Abschnitt"
      case .move(.nextList): "zur nächsten Liste"
      case .move(.previousList): "zur vorigen Liste"
      case .move(.list): "zur Liste mit dieser Nummer"
      case .move(.by(let distance)): distance < 0 ? "zum vorigen Filter" : "zum nächsten Filter"
      case .firstLetter: "zum nächsten Eintrag mit einem Anfangsbuchstaben"
      case .search: "nach Wörtern suchen"
      case .filters: "Filter: Allergene und Kostformen"
      case .toggle: "den Filter oder die Beilage ein- oder ausschalten"
      case .undeclared: "auch undeklarierte Einträge zeigen"
      case .sort: "nach der Karte, nach Namen, nach Preis ordnen"
      case .accept: "die Suche oder die Filter behalten"
      case .deleteBackward: "den letzten Buchstaben löschen"
      case .deleteWord: "das letzte Wort löschen"
      case .clear: "alles löschen"
      case .insert, .jump: nil
      case .caret(.left): "im Text nach links"
      case .caret(.right): "im Text nach rechts"
      case .caret(.start): "an den Anfang des Textes"
      case .caret(.end): "ans Ende des Textes"
      case .nextDish: "der nächste Eintrag, geöffnet"
      case .previousDish: "der vorige Eintrag, geöffnet"
      case .house: "Öffnungszeiten, Adresse, Zeichen"
      case .undo: "zurückholen, was Esc entfernt hat"
      case .open: "alles über den Eintrag"
      case .back: "zurück"
      case .language: "die Karte in der nächsten Sprache"
      case .take: "den Eintrag in die Auswahl nehmen"
      case .putBack: "eines zurücklegen"
      case .choice: "die Auswahl, für die Bedienung"
      case .confirm: "das Markierte nehmen"
      case .people: "wie viele Personen das Gedeck zahlen"
      case .theme: "andere Farben"
      case .redraw: "den Bildschirm neu zeichnen"
      case .reload: "die Datei der Karte neu lesen"
      case .suspend: "das Programm anhalten"
      case .help: "diese Seite"
      case .quit: "beenden"
      }
    },
    place: { context in
      switch context {
      case .list: "Liste"
      case .page: "Seite"
      case .dish: "Eintrag"
      case .search: "Suche"
      case .choice: "Auswahl"
      case .asking: "Frage"
      case .letter: "Buchstabe"
      case .filters: "Filter"
      }
    },
    choice: .german,
    hours: .german,
    lineByLine: { reason in
      let because =
        switch reason {
        case .option: ", wie --linear es verlangt"
        case .accessible: ", weil ACCESSIBLE gesetzt ist"
        case .dumbTerminal: ", weil das Terminal vom Typ dumb ist (TERM)"
        }
      return "Die Karte antwortet Zeile für Zeile\(because)."
    },
    linear: .german,
    command: EnglishCommand.self,
    optionName: { word in
      switch word {
      case "sprache": "--language"
      case "ohne", "allergene", "allergen": "--without"
      case "preis", "hochstpreis", "hoechstpreis": "--max-price"
      case "suche", "suchen", "finde": "--search"
      case "sortierung", "sortieren", "reihenfolge": "--sort"
      case "abschnitt", "liste": "--section"
      case "diat", "diaet", "kost": "--diet"
      case "drucken": "--print"
      case "hilfe": "--help"
      case "breite": "--width"
      default: nil
      }
    },
    ownCheck: nil)
}

extension ChoiceStrings {
  /// The words in German.
  static let german = ChoiceStrings(
    title: "Meine Auswahl", nothing: "Noch ist nichts ausgewählt.",
    howToChoose: { "In der Liste nimmt \($0) das Gericht." },
    total: "Voraussichtliche Summe", otherwise: "so nicht mehr auf der Karte",
    number: { "Nr. \($0)" },
    notServedNow: "zu dieser Zeit nicht serviert",
    before: { "vorher \($0)" }, otherAllergens: "Allergene geändert",
    disclaimer:
      "Dies ist weder eine Bestellung noch ein Kassenbeleg. Zeigen Sie diese Anzeige der Bedienung.",
    spokenDisclaimer:
      "Dies ist weder eine Bestellung noch ein Kassenbeleg. Lesen Sie die Auswahl der Bedienung vor.",
    full: "Mehr kann nicht ausgewählt werden.",
    putBack: { what, key in
      "Aus der Auswahl genommen: \(what)" + (key.map { " · \($0) holt es zurück" } ?? "")
    },
    lostOnLeaving: "Ihre Auswahl geht verloren: noch einmal zum Beenden.",
    whichSize: "Welche Größe?",
    howManyPeople: "Wie viele sind Sie? Geben Sie die Zahl für das Gedeck ein.",
    forgottenIn: { "Die Auswahl wird in \($0) s gelöscht: eine Taste drücken." })
}

extension HoursStrings {
  /// The words in German.
  static let german = HoursStrings(
    day: { day in
      switch day {
      case .mon: "Montag"
      case .tue: "Dienstag"
      case .wed: "Mittwoch"
      case .thu: "Donnerstag"
      case .fri: "Freitag"
      case .sat: "Samstag"
      case .sun: "Sonntag"
      }
    },
    days: { "\($0) bis \($1)" },
    everyDay: "täglich", today: "heute", closed: "geschlossen", allDay: "rund um die Uhr",
    alwaysOpen: "immer geöffnet",
    openUntil: { "geöffnet bis \($0) Uhr" },
    opens: { day, time in
      "geschlossen, öffnet \(day.map { "\($0) " } ?? "")um \(time) Uhr"
    }, ofNextWeek: "nächster Woche")
}
