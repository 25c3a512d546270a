internal import Mustache

/// Fills one template very often. What it is filled with has few shapes: for each the template is
/// rendered once with marks in place of the texts, and then only the texts are put in between.
///
/// The library looks each name up, and tries whether a value is this or that, which for a long menu
/// costs more than all the rest. The template may not have texts that are not escaped.
struct TemplateShapes {
  /// What stands before a text, and which of them follows; nil at the end.
  private typealias Piece = (bytes: [UInt8], text: Int?)

  private let template: Template
  private var known: [[UInt8]: [Piece]] = [:]

  /// Who writes a menu of his own may give each dish another shape.
  private static let most = 1_000

  init(_ template: Template) {
    self.template = template
  }

  /// Adds the template filled with values.
  mutating func add(_ values: TemplateValues, to buffer: inout ExportBuffer) {
    var (shape, texts) = ([UInt8](), [String]())
    guard values.describe(&shape, &texts), texts.count <= Mark.most else {
      buffer += template.filled(with: values)
      return
    }
    for piece in pieces(of: shape, values) {
      buffer += piece.bytes
      if let text = piece.text { buffer += HTMLText().escapeText(texts[text]) }
    }
  }

  private mutating func pieces(of shape: [UInt8], _ values: TemplateValues) -> [Piece] {
    if let pieces = known[shape] { return pieces }
    var count = 0
    let pieces = TemplateShapes.cut(template.filled(with: values.marked(&count)))
    if known.count >= TemplateShapes.most { known.removeAll() }
    known[shape] = pieces
    return pieces
  }

  private static func cut(_ text: String) -> [Piece] {
    var (pieces, bytes) = ([Piece](), [UInt8]())
    for scalar in text.unicodeScalars {
      if let mark = Mark.number(of: scalar) {
        pieces.append((bytes, mark))
        bytes = []
      } else {
        bytes += UTF8.encode(scalar).map { Array($0) } ?? []
      }
    }
    return pieces + [(bytes, nil)]
  }

  /// Stands for a text: a scalar for private use, which no template has and no escaping changes.
  fileprivate enum Mark {
    static let most = 6_000
    private static let first: UInt32 = 0xE000

    static func text(_ number: Int) -> String {
      Unicode.Scalar(first + UInt32(number)).map { String($0) } ?? ""
    }

    static func number(of scalar: Unicode.Scalar) -> Int? {
      (first..<first + UInt32(most)).contains(scalar.value) ? Int(scalar.value - first) : nil
    }
  }
}

extension TemplateValues {
  /// Tells what values there are, and their texts in the same order; false where one is of a kind of
  /// which no shape is known.
  fileprivate func describe(_ shape: inout [UInt8], _ texts: inout [String]) -> Bool {
    for (name, value) in values {
      shape += name.utf8
      switch value {
      case let text as String:
        shape.append(UInt8(ascii: "="))
        texts.append(text)
      case is NoValue: shape.append(UInt8(ascii: "-"))
      case let flag as Bool: shape.append(UInt8(ascii: flag ? "+" : "!"))
      case let list as [TemplateValues]:
        for values in list {
          shape.append(UInt8(ascii: "["))
          guard values.describe(&shape, &texts) else { return false }
        }
        shape.append(UInt8(ascii: "]"))
      case let values as TemplateValues:
        shape.append(UInt8(ascii: "("))
        guard values.describe(&shape, &texts) else { return false }
        shape.append(UInt8(ascii: ")"))
      default: return false
      }
    }
    return true
  }

  /// The same values with a mark in place of each text.
  fileprivate func marked(_ count: inout Int) -> TemplateValues {
    var marked = self
    for index in values.indices {
      switch values[index].value {
      case is String:
        marked.values[index].value = TemplateShapes.Mark.text(count)
        count += 1
      case let list as [TemplateValues]:
        marked.values[index].value = list.map { $0.marked(&count) }
      case let values as TemplateValues: marked.values[index].value = values.marked(&count)
      default: break
      }
    }
    return marked
  }
}
