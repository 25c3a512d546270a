internal import OldMenuCore
internal import OldMenuPresentation

/// A dish a line, each an object with the same keys: for jq and for other programs.
public struct JSONLinesExport: ExportFormat {
  /// Makes the format.
  public init() {}

  /// Writes the lines.
  public func render(_ menu: ExportedMenu, to sink: ([UInt8]) throws -> Void) rethrows {
    var buffer = ExportBuffer()
    try menu.forEachRow { row in
      let record = DishRecord(row, of: menu)
      let members = DishField.allCases.map { ($0.rawValue, record.value($0).json) }
      buffer += JSONText.object(members).string + "\n"
      try buffer.flushIfFull(to: sink)
    }
    try buffer.flush(to: sink)
  }
}

extension FieldValue {
  var json: SafeText {
    switch self {
    case .text(let text): text.map { JSONText.quoted($0) } ?? "null"
    case .number(let number): number.map(JSONText.number) ?? "null"
    case .flag(let flag): flag ? "true" : "false"
    case .words(let texts), .texts(let texts): JSONText.list(texts.map { JSONText.quoted($0) })
    case .objects(let objects, _):
      JSONText.list(objects.map { members in JSONText.object(members.map { ($0, $1.json) }) })
    }
  }
}
