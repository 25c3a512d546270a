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
    switch object.soldOutChange(to: isSoldOut, in: bytes) {
    case .unchanged: return .unchanged(place)
    case .repeated, .unclear: return .unclear(place)
    case .edit(let edit):
      edits.append(edit)
      return .changed(place)
    }
  }
}
