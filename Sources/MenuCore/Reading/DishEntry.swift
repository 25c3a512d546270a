internal import LocatedJSON

/// The entry of a dish in its file: for diagnostics, for `check`, and for edits of the file.
package struct DishEntry {
  /// The list it stands in.
  package let list: MenuList
  /// Its position among the dishes of that list, from 0.
  package let position: Int
  let object: JSONValue

  /// The bytes of its opening bracket.
  package var range: Range<Int> { object.range }

  /// The bytes of the value of a key; those of its opening bracket where it has no such key.
  package func range(of key: FileKey) -> Range<Int> { object.place(of: key).range }

  /// The bytes of each entry of a list that was read, in the order of the file.
  package func ranges(ofList key: FileKey) -> [Range<Int>] { object.list(key).map(\.range) }

  /// Its dish, or an add-on of it, as a sentence names it. `Diavola + bufala`
  func reference(addOn: String?) -> Diagnostic.DishReference {
    let value = object.members.first { $0.key == "name" }?.value
    // Of translations the first, as for a guest whose language there is not.
    let text = value?.members.first { _ in true }?.value ?? value
    let name = text?.kind == .string ? text?.excerpt : nil
    let dish = name.flatMap { $0.isBlank ? nil : $0 }
    return Diagnostic.DishReference(
      list: list, number: position + 1, name: dish.map { $0 + (addOn.map { " + \($0)" } ?? "") })
  }
}
