/// Writes a menu as a Menu.json, laid out to be read and edited by a person.
public enum MenuWriter {
  /// The file of a menu; read again, it gives an equal menu, with prices as they were written, or
  /// with as many decimals as are read in the menu's currency.
  ///
  /// That holds for every menu that was read from a file, and for every other in which `MenuReader`
  /// would find no error.
  ///
  /// - Complexity: O(*n*) in the size of the file.
  public static func json(of menu: Menu) -> String {
    menu.tree.text(width: 100) + "\n"
  }
}

extension Menu {
  fileprivate var tree: JSONTree {
    .object(
      zip(FileKey.allCases, FileKey.fields).compactMap { key, field in
        field.write(self).map { (key.rawValue, $0) }
      })
  }
}
