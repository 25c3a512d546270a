/// Writes a menu as a Menu.json that people can read and edit.
public enum MenuWriter {
  /// The file of a menu. Reading it gives the menu again, settled as every menu that is read:
  ///
  ///     try MenuReader.read(MenuWriter.json(of: menu)).menu == menu.settled().menu  // true
  ///
  /// This holds for a menu that was read from a file without errors, and for any other in which
  /// `MenuReader` would find no error. The exception is a dish whose allergens are doubted by a comment
  /// alone: what it does not list is written as not stated, because the comment is not written.
  /// O(*n*) in the size of the file.
  public static func json(of menu: Menu) -> String { menu.tree.text(width: 100) + "\n" }
}

extension Menu {
  fileprivate var tree: JSONTree {
    var safety = Safety(self)
    let lists = listsInOrder.map { list in
      let dishes = self[list].map { dish in
        dish.withoutPromisesDoubtedByComments(&safety).tree(in: currency)
      }
      return (list.key, JSONTree.list(unlessEmpty: dishes))
    }
    return .members(
      [
        (.formatVersion, .word("1")),
        (.name, name?.tree),
        (.description, description?.tree),
        (.language, language.map { .text($0.tag) }),
        (.currency, currency.map { .text($0.code) }),
        (.cover, cover?.tree(in: currency)),
        (.address, address?.tree),
        (.phone, phone?.tree),
        (.hours, hours?.tree),
        (.notes, .list(unlessEmpty: notes.map(\.tree))),
        (.allergenKey, signs.tree),
        (.groups, .list(unlessEmpty: groups.map(\.tree))),
      ] + lists)
  }
}

extension HouseSigns {
  /// Nil if there are no signs. A repeated sign is written as often as it was given.
  fileprivate var tree: JSONTree? {
    if isEmpty { return nil }
    if self == .regulation { return .text("eu") }
    return .object(
      meanings.flatMap { sign, allergens in allergens.map { (sign, .text($0.rawValue)) } })
  }
}

extension DishGroup {
  fileprivate var tree: JSONTree {
    .members([
      (.id, .text(id)), (.title, title.tree), (.description, description?.tree),
      (.parent, parent.map { .text($0) }),
    ])
  }
}

extension Dish {
  fileprivate func tree(in currency: Currency?) -> JSONTree {
    let own: [(FileKey, JSONTree?)] = [
      (.id, id.map { .text($0) }),
      (.number, number.map { .text($0) }),
      (.name, name.tree),
      (.description, description?.tree),
      (.group, group.map { .text($0) }),
      (.ingredients, .list(unlessEmpty: ingredients.map(\.tree))),
      (.price, price?.tree(in: currency)),
      (.sizes, .list(unlessEmpty: sizes.map { $0.tree(in: currency) })),
      (.allergens, allergens.treeUnlessSilent),
      (.diets, .list(unlessEmpty: diets.trees)),
      (.spicy, heat == 0 ? nil : heat.tree),
      (.frozen, isFrozen.tree),
      (.calories, calories?.tree),
    ]
    let ofLists: [(FileKey, JSONTree?)] = [
      (.base, base?.tree),
      (.dough, dough?.tree),
      (.volumeMl, volumeMl?.tree),
      (.alcoholPercent, alcoholPercent.map { .text($0.description) }),
      (.serving, serving.map { .text($0.rawValue) }),
      (.homemade, isHomemade.tree),
    ]
    let rest: [(FileKey, JSONTree?)] = [
      (.notes, .list(unlessEmpty: notes.map(\.tree))),
      (.image, image.map { .text($0) }),
      (.soldOut, isSoldOut.tree),
      (.addOns, .list(unlessEmpty: AddOnGroup.trees(of: addOns, in: currency))),
    ]
    return .members(own + ofLists + rest)
  }
}

extension Ingredient {
  fileprivate var tree: JSONTree {
    guard isFrozen || allergens != nil || !name.languages.isEmpty else { return name.tree }
    return .members([
      (.name, name.tree), (.frozen, isFrozen.tree), (.allergens, allergens?.tree),
    ])
  }
}

extension DishSize {
  fileprivate func tree(in currency: Currency?) -> JSONTree {
    .members([
      (.name, name.tree),
      (.price, price?.tree(in: currency)),
      (.diameterCm, diameterCm?.tree),
      (.volumeMl, volumeMl?.tree),
      (.calories, calories?.tree),
      (.allergens, allergens?.tree),
    ])
  }
}

extension AddOn {
  fileprivate func tree(in currency: Currency?) -> JSONTree {
    .members([
      (.name, name.tree),
      (.price, price?.tree(in: currency)),
      (.allergens, allergens.treeUnlessSilent),
      (.diets, .list(unlessEmpty: diets.trees)),
    ])
  }
}

extension AddOnGroup {
  /// A plain list of add-ons is written without an object, unless two such groups are adjacent.
  fileprivate static func trees(of groups: [AddOnGroup], in currency: Currency?) -> [JSONTree] {
    var trees: [JSONTree] = []
    var wasListed = false
    for group in groups {
      let isListed =
        group.title == nil && group.choose == nil && !group.items.isEmpty && !wasListed
      let items = group.items.map { $0.tree(in: currency) }
      if isListed {
        trees += items
      } else {
        let choose = group.choose.map { choose in
          JSONTree.members([(.min, choose.lowerBound.tree), (.max, choose.upperBound.tree)])
        }
        trees.append(
          .members([(.title, group.title?.tree), (.choose, choose), (.items, .list(items))]))
      }
      wasListed = isListed
    }
    return trees
  }
}

extension Price {
  /// An amount, or an object with more properties.
  fileprivate func tree(in currency: Currency?) -> JSONTree {
    var members: [(FileKey, JSONTree?)]
    switch value {
    case .exactly(let amount):
      if per == nil, was == nil { return amount.tree(in: currency) }
      members = [(.amount, amount.tree(in: currency))]
    case .from(let amount): members = [(.from, amount.tree(in: currency))]
    case .range(let range):
      members = [
        (.from, range.lowerBound.tree(in: currency)), (.to, range.upperBound.tree(in: currency)),
      ]
    case .text(let text): members = [(.text, text.tree)]
    }
    return .members(members + [(.per, per?.tree), (.was, was?.tree(in: currency))])
  }
}

extension Amount {
  /// The amount in quotes as written, or with the decimals that the reader accepts for the
  /// currency.
  fileprivate func tree(in currency: Currency?) -> JSONTree {
    if isWritten(for: currency) { return .text(description) }
    return .text(digits(in: currency))
  }
}

extension AllergenStatement {
  fileprivate var tree: JSONTree {
    .statement(
      contains: contains.trees + unread.map { .text($0) }, mayContain: mayContain.trees,
      freeFrom: freeFrom.trees, isComplete: isComplete ? true : nil)
  }

  /// The same as `tree`; nil if nothing is stated.
  fileprivate var treeUnlessSilent: JSONTree? { saysNothing ? nil : tree }
}

extension LocalizedText {
  /// A text, or an object with its translations.
  fileprivate var tree: JSONTree {
    if languages.isEmpty { return .text(text(in: nil)) }
    return .object(translations.map { ($0.language.tag, .text($0.text)) })
  }
}

extension Sequence where Element: RawRepresentable<String> {
  fileprivate var trees: [JSONTree] { map { .text($0.rawValue) } }
}

extension Int {
  fileprivate var tree: JSONTree { .number(self) }
}

extension Bool {
  /// `true`; nil for false, which is the default of every key.
  fileprivate var tree: JSONTree? { self ? .word("true") : nil }
}
