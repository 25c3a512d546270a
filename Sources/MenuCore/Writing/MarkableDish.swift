internal import LocatedJSON

/// A dish that can be marked in its file.
struct MarkableDish {
  let place: SoldOut.Place
  let dish: Dish
  let object: JSONValue
  /// The file as it was parsed, and its bytes.
  let file: MenuParser
  let bytes: [UInt8]

  /// Marks it as sold out or available: adds the edit for that to `edits`.
  func mark(_ isSoldOut: Bool, _ edits: inout [FileEdit]) -> SoldOut.Outcome {
    switch object.soldOutChange(to: isSoldOut, in: bytes) {
    case .unchanged: return .unchanged(place)
    case .repeated(let offset): return .repeated(place, line: file.log.line(of: offset))
    case .unclear(let offset): return .unclear(place, line: file.log.line(of: offset))
    case .edit(let edit):
      edits.append(edit)
      return .changed(place)
    }
  }
}
