/// Writes a menu as a Menu.json, laid out to be read and edited by a person.
public enum MenuWriter {
  /// The file of a menu; read again, it gives an equal menu, with prices as they were written, or
  /// with as many decimals as are read in the menu's currency.
  ///
  /// That holds for every menu that was read from a file, and for every other in which `MenuReader`
  /// would find no error. A promise that was taken back because of words for which the format has no
  /// place is not written: without those words it would be believed again.
  ///
  /// - Complexity: O(*n*) in the size of the file.
  public static func json(of menu: Menu) -> String {
    let text = menu.text
    guard MenuList.allCases.contains(where: { !menu.named(in: $0).isEmpty }),
      let again = try? MenuReader.read(text).menu
    else { return text }
    var kept = menu
    kept.discardPromises(namedNoLongerIn: again)
    return kept == menu ? text : kept.text
  }
}

extension Menu {
  fileprivate var text: String { tree.text(width: 100) + "\n" }

  /// What the words of its file name although a dish promises otherwise, by the places of the dishes.
  fileprivate func named(in list: MenuList) -> [Int: AllergenSet] {
    (0..<numberOfDishes(in: list)).reduce(into: [:]) { found, position in
      let named = dish(at: position, in: list)?.namedAllergens ?? []
      if !named.isEmpty { found[position] = named }
    }
  }

  /// Takes back the promises of the dishes of which less is named in what was made of them.
  fileprivate mutating func discardPromises(namedNoLongerIn written: Menu) {
    for list in MenuList.allCases {
      let left = written.named(in: list)
      for (position, named) in named(in: list)
      where !named.subtracting(left[position] ?? []).isSubset(of: plain(at: position, in: list)) {
        change(at: position, in: list) { $0.discardPromises() }
      }
    }
  }

  /// What the ingredients of a dish take back by themselves, whatever else named it.
  private func plain(at position: Int, in list: MenuList) -> AllergenSet {
    dish(at: position, in: list)?.plainAllergens ?? []
  }

  fileprivate var tree: JSONTree {
    .object(
      zip(FileKey.allCases, FileKey.fields).compactMap { key, field in
        field.write(self).map { (key.rawValue, $0) }
      })
  }
}
