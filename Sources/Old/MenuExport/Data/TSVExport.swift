internal import OldMenuCore

/// A dish a line, its fields between tabs and without a heading: for fzf, cut and awk.
public struct TSVExport: ExportFormat {
  /// The names of the fields, in their order.
  public static let fields = DishField.allCases.map(\.rawValue)

  /// Makes the format.
  public init() {}

  /// Writes the lines.
  public func render(_ menu: ExportedMenu, to sink: ([UInt8]) throws -> Void) rethrows {
    var buffer = ExportBuffer()
    try menu.forEachRow { row in
      let record = DishRecord(row, of: menu)
      for (index, field) in DishField.allCases.enumerated() {
        if index > 0 { buffer += "\t" }
        buffer += record.value(field).inLine
      }
      buffer += "\n"
      try buffer.flushIfFull(to: sink)
    }
    try buffer.flush(to: sink)
  }
}

extension FieldValue {
  /// The value without a tab or the end of a line in it.
  var inLine: String {
    switch self {
    case .text(let text): (text ?? "").inertLine
    case .number(let number): number.map(String.init) ?? ""
    case .flag(let flag): flag ? "true" : "false"
    case .words(let words): words.joined(separator: ",")
    case .texts(let texts), .objects(_, let texts): texts.joined(separator: " · ").inertLine
    }
  }
}
