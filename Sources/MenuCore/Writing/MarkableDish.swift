internal import LocatedJSON

/// A dish that can be marked in its file.
struct MarkableDish {
  let place: SoldOut.Place
  let dish: Dish
  let object: JSONValue
  /// The file.
  let bytes: [UInt8]

  /// Says that it is sold out or available, and adds the edit for it.
  func mark(_ isSoldOut: Bool, _ edits: inout [FileEdit]) -> SoldOut.Outcome {
    let values = object.members.filter { $0.key == "soldOut" }.map(\.value)
    let isPlain = values.allSatisfy { $0.bool != nil || $0.kind == .null }
    guard values.count <= 1, isPlain else { return .unclear(place) }
    guard dish.isSoldOut != isSoldOut else { return .unchanged(place) }
    edits.append(object.soldOutEdit(isSoldOut, in: bytes))
    return .changed(place)
  }
}
