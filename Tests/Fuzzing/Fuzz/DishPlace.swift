import LocatedJSON
import MenuCore

/// A dish at its place in a file.
struct DishPlace: CustomStringConvertible {
  let list: MenuList
  /// Its index in its list, from 0.
  let position: Int
  let object: JSONValue

  var description: String { "\(list)/\(position + 1)" }

  /// The objects of its add-ons: the listed ones and the items of groups.
  var addOns: [JSONValue] {
    object.members.filter { $0.key == "addOns" }.flatMap { Array($0.value.elements) }
      .flatMap { element -> [JSONValue] in
        let isGroup = element.members.contains {
          $0.key == "title" || $0.key == "choose" || $0.key == "items"
        }
        guard isGroup else { return [element] }
        return element.members.filter { $0.key == "items" }.flatMap { Array($0.value.elements) }
      }
      .filter { $0.kind == .object }
  }
}

extension JSONDocument {
  /// The dishes of the lists; a list that is given twice is not read at all.
  var dishes: [DishPlace] {
    MenuList.allCases.flatMap { list -> [DishPlace] in
      // Lists that are given twice are joined.
      let values = root?.members.filter { $0.key.string == list.rawValue }.map(\.value) ?? []
      return values.flatMap(\.elements).filter { $0.kind == .object }.enumerated().map {
        DishPlace(list: list, position: $0, object: $1)
      }
    }
  }

  /// All values of the file, without keys.
  var values: [JSONValue] {
    var (open, all) = ([root].compactMap(\.self), [JSONValue]())
    while let value = open.popLast() {
      all.append(value)
      open += Array(value.elements) + value.members.map(\.value)
    }
    return all
  }
}

extension JSONValue {
  /// The bytes of its entry, including everything in it.
  var range: Range<Int> { offset..<offset + length }
}

extension Menu {
  /// True if a dish has a safe allergen, a diet, or is homemade.
  func promises(_ place: DishPlace) -> Bool {
    guard let dish = dish(at: place.position, in: place.list) else { return false }
    return dish.isHomemade || !dish.trustedDiets.isEmpty
      || Allergen.allCases.contains { dish.state(of: $0) <= .notAnIngredient }
  }

  /// The states that are safer in another menu of the same dishes: `pizzas/1 milk`.
  func safer(in other: Menu) -> [String] {
    MenuList.allCases.flatMap { list in
      (0..<numberOfDishes(in: list)).flatMap { position -> [String] in
        guard let dish = dish(at: position, in: list), let now = other.dish(at: position, in: list)
        else { return [] }
        return dish.safer(in: now).map { "\(list)/\(position + 1) \($0)" }
      }
    }
  }
}

extension Dish {
  /// The allergens and diets about which another dish promises more.
  func safer(in other: Dish) -> [String] {
    Allergen.allCases.filter { other.state(of: $0) < state(of: $0) }.map(\.rawValue)
      + other.trustedDiets.subtracting(trustedDiets).map(\.rawValue)
  }
}
