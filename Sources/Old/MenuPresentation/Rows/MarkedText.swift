public import OldMenuCore

/// A text with the parts of it that a search found.
public struct MarkedText: Hashable, Sendable {
  /// The whole text.
  @ComparedAsUTF8 public var text: String
  /// What was found, in order and without overlaps.
  public var marks: [Range<String.Index>]

  /// Makes a text.
  public init(_ text: String, marks: [Range<String.Index>] = []) {
    self.text = text
    self.marks = marks
  }

  /// The text in pieces that are marked or not, in order.
  var pieces: [(text: Substring, isMarked: Bool)] {
    var pieces: [(text: Substring, isMarked: Bool)] = []
    var end = text.startIndex
    for mark in marks where mark.lowerBound >= end && mark.upperBound <= text.endIndex {
      pieces.append((text[end..<mark.lowerBound], false))
      pieces.append((text[mark], true))
      end = mark.upperBound
    }
    pieces.append((text[end...], false))
    return pieces.filter { !$0.text.isEmpty }
  }
}
