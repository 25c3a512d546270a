import OldMenuCore

extension LinearStrings {
  /// The words in German.
  static let german = LinearStrings(
    commands: { command in
      switch command {
      case .lists: ["listen", "liste"]
      case .all:
        [
          "alles", "kein filter", "keine filter", "ohne filter", "zeig alles", "zeige alles",
          "alles zeigen", "alles anzeigen", "alle einträge", "zurücksetzen", "zuruecksetzen",
          "alles zurücksetzen", "filter zurücksetzen", "filter zuruecksetzen", "filter löschen",
          "filter loeschen", "filter entfernen", "filter aufheben", "alle filter löschen",
          "alle filter entfernen", "die filter löschen", "die filter entfernen",
          "den filter löschen", "den filter entfernen", "filter weg", "filter aus", "von vorn",
          "von vorne", "neu anfangen", "neu beginnen",
        ]
      case .filters: ["filter", "allergene"]
      case .show: ["zeige", "zeig", "zeigen", "anzeigen", "einblenden"]
      case .hide: ["verberge", "verbergen", "ausblenden"]
      case .remove:
        [
          "entferne", "entfernen", "lösche", "löschen", "loesche", "loeschen", "streiche",
          "streichen", "abbrechen", "abbruch", "storniere", "stornieren",
        ]
      case .sort: ["sortiere", "sortieren"]
      case .more: ["mehr", "weiter"]
      case .again: ["wiederhole", "wiederholen", "nochmal", "noch einmal"]
      case .back: ["zurück", "zurueck"]
      case .take:
        [
          "nimm", "nehme", "ich nehme", "nehmen", "hinzufügen", "hinzufuegen", "füge", "füg",
          "fuege", "gib dazu",
        ]
      case .choice:
        [
          "auswahl", "meine auswahl", "summe", "was kostet das", "wie viel kostet das",
          "meine bestellung", "zeige meine bestellung", "zeig meine bestellung",
          "zeige meine auswahl", "zeig meine auswahl", "zeige die auswahl", "zeig die auswahl",
          "was habe ich bestellt", "was habe ich gewählt", "was habe ich ausgewählt",
        ]
      case .undo: ["rückgängig", "rueckgaengig", "rückgängig machen", "rueckgaengig machen"]
      case .bill: ["rechnung", "die rechnung", "zahlen", "bezahlen"]
      case .empty:
        [
          "leeren", "leere", "auswahl leeren", "leere die auswahl", "leere meine auswahl",
          "warenkorb leeren",
        ]
      case .clear: ["alles löschen", "alles loeschen"]
      case .people: ["personen"]
      case .house:
        [
          "öffnungszeiten", "oeffnungszeiten", "telefon", "telefonnummer", "adresse", "anschrift",
          "wo", "wo sind sie", "wo seid ihr",
        ]
      case .language: ["sprache"]
      case .help: ["hilfe"]
      case .quit: ["beenden", "ende", "schluss", "tschüss", "auf wiedersehen"]
      }
    },
    orders: { order in
      switch order {
      case .menu: ["karte", "speisekarte"]
      case .name: ["namen", "name"]
      case .price: ["preis"]
      case .dearest: []
      }
    },
    // None begins like a word that leaves something out: its beginning is understood too.
    undeclared: ["undeklarierte", "undeklarierten"],
    allFilters: ["filter", "alle filter", "alles", "alle"],
    joiningWords: ["mit", "und", "der", "die", "das", "den"],
    andWords: ["und", "plus"], outWords: ["raus", "heraus", "weg", "zurück"],
    itWords: (
      anywhere: [
        "es", "das", "dies", "diese", "dieses", "diesen", "dieser", "diesem", "drin", "darin",
      ],
      besideVerbs: ["die", "den", "ihn", "sie"]
    ),
    courtesies: ["bitte", "bitte schön", "danke", "guten abend", "guten tag", "hallo"],
    againWords: ["noch"],
    againBehind: ["mehr", "dazu"],
    behindTaking: [
      "hinzu", "dazu", "zur auswahl", "zu meiner auswahl", "zur auswahl hinzu",
      "zu meiner auswahl hinzu", "zur bestellung", "zu meiner bestellung", "zur bestellung hinzu",
      "zu meiner bestellung hinzu",
    ],
    countingAnew: (
      before: [
        "mach", "mache", "machen sie", "lieber", "doch lieber", "doch", "nein doch", "nein lieber",
      ],
      behind: ["daraus", "draus"]
    ),
    lastWords: ["letzte", "letzten", "letzter", "letztes"],
    sizeWords: (
      large: ["groß", "große", "großer", "großes", "großen"],
      small: ["klein", "kleine", "kleiner", "kleines", "kleinen"]
    ),
    beingWords: ["ist", "sind"],
    existingWords: ["gibt", "da", "gibt es", "es gibt"],
    lineWords: LineWords(
      fronts: ["die", "der", "den", "dem", "das", "von", "vom"],
      nouns: ["nummer", "zeile"],
      ordinals: "erst, zweit, dritt, viert, fünft, sechst, siebt, acht, neunt, zehnt",
      endings: ["e", "en", "er", "es"],
      openingWords: ["öffne", "lies", "vorlesen"], times: ["mal"],
      withWords: ["mit"]),
    asksOfIt: [
      "enthält es", "enthält das", "enthält dieses", "hat es", "hat das", "hat dieses", "ist es",
      "ist das", "ist dieses", "drin", "darin", "in dieser", "in diesem",
    ],
    choiceQuestions: [
      "wie bestelle ich", "wie bestellen wir", "wie kann ich bestellen", "wie können wir bestellen",
      "wie bestellt man", "wie wähle ich", "wie wähle ich aus", "kann ich hier bestellen",
    ],
    allergenWords: ["allergene", "allergenen", "allergen"],
    houseWords: [
      "offen", "geöffnet", "öffnet", "öffnen", "geschlossen", "schließt", "schließen",
      "öffnungszeiten", "adresse", "anschrift", "telefon", "telefonnummer",
      "macht ihr zu", "macht ihr auf", "habt ihr zu", "habt ihr auf", "machen sie zu",
      "machen sie auf", "haben sie zu", "haben sie auf",
    ],
    placeWords: (
      asking: ["wo"],
      ofHouse: [
        "ist", "sind", "seid", "sie", "ihr", "bist", "du", "man", "kann", "ich", "finde",
        "finden", "liegt", "befindet", "befinden", "sich", "euch", "das", "die", "der", "dieses",
        "restaurant", "lokal", "pizzeria", "genau", "ihre", "eure", "und", "wann",
      ]
    ),
    mildWords: [
      "mild", "milde", "mildes", "milder", "milden", "wenig scharf", "leicht scharf",
      "nicht so scharf",
    ],
    degreeWords: ["zu", "sehr", "so", "allzu"],
    peopleWords: ["personen", "person", "leute", "leuten", "gäste", "gästen", "erwachsene", "wir"],
    aroundPeople: ["sind", "es", "zu", "für", "nur"],
    companyNumbers: [
      "zweit", "dritt", "viert", "fünft", "sechst", "siebt", "acht", "neunt", "zehnt",
    ],
    inLists: { items, lists in "\(items) in \(lists == 1 ? "1 Liste" : "\(lists) Listen")" },
    invitation: { allowsQuitting in
      "Geben Sie eine Nummer ein, ein Wort für die Suche, oder: listen, filter, hilfe"
        + (allowsQuitting ? ", beenden." : ".")
    },
    help: { allowsQuitting in
      [
        "Eine Nummer öffnet die Zeile mit dieser Nummer in der letzten Liste.",
        "Nach jedem anderen Text wird gesucht: margherita, \"ein Ausdruck\". In "
          + "Anführungszeichen wird auch die Nummer gefunden, die auf der Karte steht: \"12\".",
        "listen: die Listen der Karte. mehr: der Rest einer langen Liste.",
        "sortiere nach preis, sortiere nach namen, sortiere nach karte: die Reihenfolge der "
          + "Einträge. sortiere: die nächste Reihenfolge.",
        "filter: wie Sie Allergene ausschließen und Kostformen wählen. sprache: die Karte in "
          + "einer anderen Sprache.",
        choiceHelp,
      ] + (allowsQuitting ? ["beenden: das Ende."] : [])
    },
    choiceHelp: choiceHelp,
    farewell: "Auf Wiedersehen.",
    timeIsOver: "Die Zeit ist abgelaufen.",
    beginsAnew: "Seit einer Weile hat niemand etwas eingegeben: Die Karte beginnt von vorn.",
    menuChanged: "Die Karte hat sich geändert.",
    menuIsBack: "Die Karte ist wieder aktuell.",
    isGone: { "\($0) steht nicht mehr in dieser Liste." },
    listIsGone: { "Die Liste \($0) gibt es nicht mehr." },
    noLine: { number, last in
      switch last {
      case 0: "Es gibt keine nummerierten Zeilen; geben Sie ein: listen."
      case 1: "Es gibt keine Zeile \(number); geben Sie ein: 1."
      default: "Es gibt keine Zeile \(number); geben Sie eine Nummer von 1 bis \(last) ein."
      }
    },
    rest: {
      $0 == 1
        ? "Noch 1 Eintrag; geben Sie ein: mehr." : "Noch \($0) Einträge; geben Sie ein: mehr."
    },
    noMore: { list in
      "Es gibt keine weiteren Einträge"
        + (list.map { "; für die Liste \($0) geben Sie listen und dann ihre Nummer ein." } ?? ".")
    },
    sorted: { order in
      switch order {
      case .menu: "In der Reihenfolge der Karte."
      case .name: "Nach Namen sortiert."
      case .price: "Nach Preis sortiert."
      case .dearest: "Das Teuerste zuerst."
      }
    },
    sortHelp:
      "Geben Sie ein: sortiere nach preis, sortiere nach namen, oder: sortiere nach karte.",
    number: { "Nummer \($0) auf der Karte" },
    spicy: { "Schärfe \($0) von 3." },
    taken: { "Ausgewählt: \($0)." },
    putBack: { "Entfernt: \($0)." },
    notChosen: { "\($0) ist nicht in der Auswahl" },
    undone: "Rückgängig gemacht.",
    billFromStaff: "Die Rechnung bringt das Personal.",
    addOnsOf: { "Zu \($0) gibt es als Extras: \($1)." },
    spicyOnes: {
      "Scharf laut Karte: \($0)\($1 ? "; für die Liste geben Sie ein: scharf" : ""). "
        + "Zu den anderen fragen Sie das Personal."
    },
    othersByHeat: { "Wie scharf diese sind, sagt die Karte nicht: \($0)." },
    heatNotStated: "Wie scharf das ist, sagt die Karte nicht. Fragen Sie bitte das Personal.",
    nothingTaken: "Sonst wurde nichts ausgewählt.",
    notTaken: { "Nicht ausgewählt: \($0)." },
    ofWhichItem:
      "Zu welchem Eintrag? Öffnen Sie einen mit seiner Nummer und fragen Sie noch einmal, oder fragen "
      + "Sie mit seinem Namen.",
    isFiltered: { "Die Filter blenden \($0) aus: Für alles geben Sie ein: entferne filter." },
    removeWhat: "Geben Sie ein: entferne filter, oder: entferne auswahl.",
    removeHelp: {
      "Geben Sie entferne und einen Namen ein, zum Beispiel: entferne \($0); "
        + "oder: entferne filter."
    },
    noLongerWithout: { "Sie schließen nicht mehr aus: \($0)." },
    filtersGone: { "Entfernte Filter: \($0)." },
    leaveOutInstead: { "Um etwas auszuschließen, geben Sie ein: \($0)." },
    undeclaredAmong: {
      "Von den gezeigten Einträgen \($0 == 1 ? "macht" : "machen") \($0) dazu keine Angabe"
    },
    soFar: { "In Ihrer Auswahl: \($0)" },
    takeExample: { "Schreiben Sie zum Beispiel: nimm \($0)." },
    askedLater: { "Danach frage ich hierzu: \($0)." },
    takeHelp: "Zum Auswählen schreiben Sie nimm und die Nummer einer Zeile, wie: nimm 2.",
    countLimit: { "Von einem Eintrag können Sie 1 bis \($0) auswählen." },
    peopleHelp: "Wie viele sind Sie? Für das Gedeck schreiben Sie zum Beispiel: personen 4.",
    peopleLimit: { "Geben Sie eine ganze Zahl bis \($0) ein, zum Beispiel: personen 4." },
    stillSearching: { "Sie suchen noch nach „\($0)“; um aufzuhören, geben Sie ein: listen." },
    noFilters: "Keine Filter.",
    atMost: { "höchstens \($0)" },
    filterHelp: { allergens, diets in
      [
        "Geben Sie ohne und ein Allergen ein, zum Beispiel: ohne Milch. "
          + "Die Allergene sind: \(allergens)."
      ]
        + (diets.isEmpty
          ? [] : ["Geben Sie eine Kostform ein, zum Beispiel: vegan. Die Karte hat: \(diets)."])
        + [
          "Ein Eintrag ohne Angabe ist ausgeblendet: zeige undeklarierte, verberge undeklarierte."
        ]
    },
    diet: "Kostform",
    dietInstead: { "Wenn Sie die vom Haus angegebene Kostform meinen, geben Sie ein: \($0)." },
    noFilter: { "„\($0)“ ist nicht unter den Filtern." },
    numberIsNoAllergen: {
      "„\($0)“: Nummern bedeuten in jedem Haus etwas anderes; geben Sie das Wort ein, "
        + "zum Beispiel: ohne Milch."
    },
    noDiet: { "Kein Eintrag ist als \($0) gekennzeichnet." },
    missHelp:
      "Geben Sie ein: listen für alle Einträge, filter für Allergene und Kostformen, oder hilfe.",
    missHelpFiltered:
      "Geben Sie ein: listen für die Einträge, die zu den Filtern passen, entferne filter für "
      + "alle Einträge, oder hilfe.",
    cheapest: "Am günstigsten:",
    dearest: "Am teuersten:",
    notByMeasure: "Preise nach Gewicht oder pro Person werden nicht verglichen.",
    phone: "Telefon",
    hours: "Öffnungszeiten",
    noHouse: "Die Karte nennt weder Adresse noch Telefon noch Öffnungszeiten.",
    languages: { names, other in
      guard let name = names.first else { return "Die Karte hat nur eine Sprache." }
      guard let other else { return "Die Karte gibt es nur in einer Sprache: \(name)." }
      return
        "Die Karte gibt es in: \(names.concatenated(separator: ", ")). "
        + "Geben Sie zum Beispiel ein: sprache \(other)."
    })

  private static let choiceHelp =
    "nimm 2: Zeile 2 in die Auswahl, nimm 2 maxi: in dieser Größe. nimm zwei margherita: nach dem "
    + "Namen. entferne 2: eines weniger. auswahl: zum Vorlesen für die Bedienung."
}
