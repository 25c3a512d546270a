/// What guests say in one language of an order that they change, and beside one; in small letters.
struct GuestWords: Sendable {
  /// What takes a dish back by its name, which stands in place of the points: `not … after all`.
  let callingOff: [String]
  /// What asks for what somebody may eat: a word of each, as in `what can my son eat`.
  let eating: (may: [String], verbs: [String])
  /// What a size is called that is neither large nor small, whatever the menu calls it.
  let middleSizes: [String]

  /// What may stand beside a size that is asked for and says nothing by itself, behind points where only
  /// at the end: `both maxi`, `the big one`.
  let besideSizes: [String]

  /// Those of every language: a guest may type words of another one than he reads.
  static let all = [italian, english, german, french, spanish]

  private static let italian = GuestWords(
    callingOff: [
      "… no", "no … no", "… non più", "alla fine niente …", "alla fine … no", "anzi niente …",
      "anzi … no",
      "lascia stare …", "lasciamo stare …",
    ],
    eating: (
      may: ["può", "posso", "possiamo", "possono"], verbs: ["mangiare"]
    ),
    middleSizes: ["media", "medio", "medie", "medi"],
    besideSizes: [
      "quella", "quelle", "quello", "quelli", "tutte e due", "tutti e due", "entrambe", "entrambi",
      "tutte", "tutti", "formato", "misura", "per",
    ])

  private static let english = GuestWords(
    callingOff: [
      "not … after all", "no … after all", "forget …", "never mind …", "scrap …",
      "actually not …", "actually no …",
    ],
    eating: (may: ["can", "may", "could"], verbs: ["eat"]),
    middleSizes: ["medium", "middle"],
    besideSizes: [
      "both of them", "all of them", "both", "all", "size", "for", "in", "ones", "… one",
    ])

  private static let german = GuestWords(
    callingOff: [
      "… doch nicht", "doch nicht …", "doch keine …", "doch kein …", "doch keinen …", "vergiss …",
      "vergessen sie …",
    ],
    eating: (
      may: ["kann", "können", "darf", "dürfen"], verbs: ["essen"]
    ),
    middleSizes: ["mittel", "mittlere", "mittleren", "mittlerer", "mittelgroße", "mittelgroßes"],
    besideSizes: [
      "beide", "beides", "alle", "jeweils", "größe", "in",
    ])

  private static let french = GuestWords(
    callingOff: [
      "… non", "pas … finalement", "finalement pas …", "finalement … non", "oubliez …", "oublie …",
      "plutôt pas …",
    ],
    eating: (
      may: ["peut", "peux", "puis", "pouvons", "peuvent"], verbs: ["manger"]
    ),
    middleSizes: ["moyenne", "moyen", "moyennes", "moyens"],
    besideSizes: [
      "les deux", "toutes", "tous", "celle", "celui", "taille", "format", "en",
    ])

  private static let spanish = GuestWords(
    callingOff: [
      "… no", "al final no …", "al final … no", "… al final no", "mejor … no", "olvide …",
      "olvida …",
    ],
    eating: (
      may: ["puede", "puedo", "podemos", "pueden"], verbs: ["comer"]
    ),
    middleSizes: ["mediana", "mediano", "medianas", "medianos"],
    besideSizes: [
      "las dos", "los dos", "ambas", "ambos", "todas", "todos", "tamaño", "en",
    ])
}
