internal import LocatedJSON

/// The top-level object of a menu file: the positions of the texts that belong to no dish.
package struct FileEntry {
  let root: JSONValue

  /// The bytes of the value of a key, or of the opening bracket of the file if it lacks the key.
  package func range(of key: FileKey) -> Range<Int> { root.place(of: key).range }

  /// The bytes of each entry of a list, in file order.
  package func ranges(ofList key: FileKey) -> [Range<Int>] { root.list(key).map(\.range) }

  /// The maximum number of groups that are searched, since each search is linear.
  static let mostGroups = 200

  /// The bytes of the value of a key of the group with an id.
  package func range(of key: FileKey, ofGroup id: String) -> Range<Int> {
    let groups = root.list(.groups).prefix(Self.mostGroups)
    let group = groups.first { $0.members.contains { $0.key == "id" && $0.value.string == id } }
    return group?.place(of: key).range ?? range(of: .groups)
  }

  /// For each text of the file and of its groups, the first tag that is not one of some languages.
  package func foreignTexts(beside languages: Set<Language>) -> [ForeignText] {
    let texts =
      root.values(of: [.description, .address, .phone, .hours]) + root.list(.notes)
      + root.list(.groups).flatMap { $0.values(of: [.title, .description]) }
    return texts.compactMap { $0.foreignText(beside: languages) }
  }

  /// True if the file has a key, whatever its value.
  package func has(_ key: FileKey) -> Bool {
    root.has([key])
  }
}

extension DishEntry {
  /// For each text of the dish except its name, the first tag that is not one of some languages.
  package func foreignTexts(beside languages: Set<Language>) -> [ForeignText] {
    let kinds = DishText.allCases.filter { $0 != .name }
    return kinds.flatMap(values).compactMap { $0.foreignText(beside: languages) }
  }

  /// The bytes of the texts of a kind, in file order.
  package func ranges(of text: DishText) -> [Range<Int>] { values(of: text).map(\.range) }

  /// The texts of a kind, in file order.
  private func values(of text: DishText) -> [JSONValue] {
    switch text {
    case .name: object.values(of: [.name])
    case .description: object.values(of: [.description])
    case .base: object.values(of: [.base])
    case .dough: object.values(of: [.dough])
    case .price: prices.flatMap { $0.values(of: [.text]) }
    case .priceUnit: prices.flatMap { $0.values(of: [.per]) }
    case .note: object.list(.notes)
    case .ingredient: object.list(.ingredients).map { $0.member(.name)?.value ?? $0 }
    case .size: object.list(.sizes).flatMap { $0.values(of: [.name]) }
    case .addOnTitle: object.list(.addOns).flatMap { $0.values(of: [.title]) }
    case .addOn: addOns.flatMap { $0.values(of: [.name]) }
    }
  }

  /// The groups of add-ons and the add-ons, each group followed by its add-ons.
  private var addOns: [JSONValue] {
    object.list(.addOns).flatMap { [$0] + $0.list(.items) }
  }

  /// The prices of the dish, its sizes and its add-ons that are objects.
  private var prices: [JSONValue] {
    ([object] + object.list(.sizes) + addOns).flatMap { $0.values(of: [.price]) }
      .filter { $0.kind == .object }
  }
}

extension JSONValue {
  /// The values of those of some keys that the object has.
  fileprivate func values(of keys: KeySet) -> [JSONValue] {
    keys.compactMap { member($0)?.value }
  }

  fileprivate func foreignText(beside languages: Set<Language>) -> ForeignText? {
    guard kind == .object else { return nil }
    let foreign = members.filter { member in
      let language = Language(member.key.text)
      return language.map { language in !languages.contains { language.isKind(of: $0) } } ?? false
    }
    guard let first = foreign.first else { return nil }
    if let tag = Language.tag(named: first.key.text),
      !members.contains(where: { $0.key.text == tag })
    {
      return ForeignText(tag: first.key, edit: first.renamed(tag))
    }
    return ForeignText(tag: first.key, edit: foreign.count == count ? writing(oneText) : nil)
  }

  /// A value with parts, joined to one text: `{"lun": "chiuso"}` → `"lun: chiuso"`
  var oneText: JSONTree? { flatText.map { .text($0) } }
}

/// A text in a language that the menu does not have.
package struct ForeignText {
  /// The tag of the language, and its bytes.
  package let tag: String
  package let range: Range<Int>
  /// Writes the tag that is meant, or one text in place of all languages; nil if some of them are languages of
  /// the menu.
  package let edit: FileEdit?

  fileprivate init(tag: JSONValue, edit: FileEdit?) {
    self.tag = tag.excerpt
    range = tag.range
    self.edit = edit
  }
}
