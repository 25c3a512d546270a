internal import OldMenuCore

extension ItalianAdvice {
  /// The advice on lists that are not read.
  func advice(on rule: Diagnostic.ListRule) -> Advice {
    switch rule {
    case .noDish(let layout, let list):
      Advice(Self.noDish(layout, list), Self.cure(layout, list))
    case .unknownList(let key, let list, let isMeant, let isThere, let heading):
      Advice(
        #""\#(key)" non viene mostrato"# + (isMeant ? Self.didYouMean(list.rawValue) : ""),
        isThere
          ? #"metti le sue voci in "\#(list.rawValue)""# + Self.keeping(heading)
          : #"chiamalo "\#(list.rawValue)""# + Self.keeping(heading))
    case .entriesByName(let key, let list, let first, let count):
      Advice(
        #""\#(key)"\#(inDish) deve essere un elenco tra [ ], non "#
          + (count == 1 ? "1 voce secondo il nome" : "\(count) voci secondo il nome"),
        (key.contains(".") ? "scrivi in cima al file " : "scrivi ")
          + AdviceText.list(list, first, of: count))
    case .listInList(let key):
      Advice(#""\#(key)"\#(inDish) è un elenco dentro un elenco"#, "togli le [ ] interne")
    case .unreadDishes(let key, let list):
      Advice(#""\#(key)" non viene letto; \#(Self.place(of: list))"#, Self.cure(nil, list))
    case .sectionInList(let key, let count):
      Advice(
        #"\#(subject) è una sezione con \#(Self.dishes(count)) sotto "\#(key)", non un piatto"#,
        #"metti ognuno direttamente in "\#(dish?.list.rawValue ?? "other")", con un "group""#
          + Self.headings)
    }
  }

  /// How the heading that a key is stays one.
  private static func keeping(_ heading: Diagnostic.KeyHeading?) -> String {
    guard let heading else { return "" }
    return #", con "group": \#(AdviceText.written(heading.id)) in ogni suo piatto"#
      + (heading.isThere ? "" : #", e \#(AdviceText.group(heading)) in "groups""#)
  }

  private static func dishes(_ count: Int) -> String {
    count == 1 ? "1 piatto" : "\(count) piatti"
  }

  private static func noDish(_ layout: ForeignLayout?, _ list: UnreadList?) -> String {
    let place = list.map { "; \(self.place(of: $0))" } ?? ""
    switch layout {
    case .schemaOrg: return "questo è un menu di schema.org (JSON-LD)\(place)"
    case .list: return "il file è un elenco, non un menu\(place)"
    case nil: return "nessun piatto trovato\(place)"
    }
  }

  /// Where the dishes seem to be.
  private static func place(of list: UnreadList) -> String {
    let entries = list.count == 1 ? "1 voce che sembra" : "\(list.count) voci che sembrano"
    let dishes = list.count == 1 ? "un piatto" : "piatti"
    let what = "\(entries) \(dishes) (\(AdviceText.quoted(list.keys)))"
    let holder =
      list.sections.map { #"un elenco di \#($0.count) sezioni con "\#($0.key)", \#(what)"# }
      ?? "un elenco di \(what)"
    let path = list.path.isEmpty ? "" : ": \(list.path)"
    let others =
      list.others == 0
      ? "" : list.others == 1 ? " e un altro elenco" : " e altri \(list.others) elenchi"
    return "alla riga \(list.line) c'è \(holder)\(path)\(others)"
  }

  private static func cure(_ layout: ForeignLayout?, _ list: UnreadList?) -> String {
    guard let list, layout != .schemaOrg else {
      return layout == .schemaOrg
        ? "giuseppe-menu init scrive un menu in cui mettere i suoi piatti"
        : #"il menu più piccolo è {"pizzas": [{"name": "Margherita"}]}"#
    }
    if let sections = list.sections {
      return #"metti le voci di ogni "\#(sections.key)" in \#(AdviceText.lists("o"))"#
        + headings
    }
    if let menuList = list.menuList {
      return #"metti "\#(menuList.rawValue)" in cima al file, fuori da altre parentesi"#
    }
    if list.path.isEmpty {
      return #"scrivi {"pizzas": prima e } dopo (o "beverages", "desserts", "other")"#
    }
    return "metti le sue voci in \(AdviceText.lists("o"))"
      + (list.path.contains(".") ? headings : "")
  }

  /// What stands over a list of dishes must not be lost with it.
  private static let headings = #"; un titolo o una nota che li precede va in "groups""#

  /// What to do with two values of one key: nothing that holds others is taken away.
  static func joining(_ container: SyntaxFault.Container?) -> String {
    switch container {
    case .list: "metti le voci di tutti e due in un solo elenco"
    case .object: "metti il contenuto di tutti e due in un solo { }"
    case nil: "tienine uno"
    }
  }

  /// Whether a key is that of a list that is shown however often it is given.
  func isList(_ key: String) -> Bool { dish == nil && MenuList(rawValue: key) != nil }
}
