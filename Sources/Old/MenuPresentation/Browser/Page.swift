package import OldMenuCore

/// A page of text that takes the whole screen and scrolls: a dish, or the help.
package struct Page: Equatable, Sendable {
  /// A part of a page.
  package enum Block: Sendable {
    /// A heading inside the page.
    case heading(String)
    /// A text that is wrapped.
    case paragraph(String)
    /// Two texts side by side, the second wrapped beside the first: a key and what it does.
    case pair(String, String)
    /// A text beside what it is about, which is quiet.
    case labelled(String, String)
    /// An empty line between parts, where the whole page has room for each of them.
    case space
    /// An empty line inside of a part, the first to be left out.
    case air
    /// A text with its price at the end; for the guest alone it is quiet.
    case priced(String, String, isForGuest: Bool)
  }

  /// What stands above it.
  @ComparedAsUTF8 public var title: String
  /// What stands for its marks behind the title.
  package var signs: [Sign] = []
  /// Whether those do not call, because there is none of it left.
  package var isSoldOut = false
  /// Its parts from top to bottom.
  package var blocks: [Block]
  /// Whether what stands under its headings may stand side by side.
  package var isInColumns = false
  /// The part that keys act on, nil where they act on none.
  package var marked: Int?
}

extension Page.Block: Equatable {
  /// Whether both are the same, byte for byte.
  package static func == (left: Page.Block, right: Page.Block) -> Bool {
    switch (left, right) {
    case (.heading(let one), .heading(let other)), (.paragraph(let one), .paragraph(let other)):
      one.hasSameUTF8(as: other)
    case (.pair(let one, let beside), .pair(let other, let besideOther)),
      (.labelled(let one, let beside), .labelled(let other, let besideOther)):
      one.hasSameUTF8(as: other) && beside.hasSameUTF8(as: besideOther)
    case (.priced(let one, let price, let isQuiet), .priced(let other, let otherPrice, let isOther)):
      one.hasSameUTF8(as: other) && price.hasSameUTF8(as: otherPrice) && isQuiet == isOther
    case (.space, .space), (.air, .air): true
    case (.heading, _), (.paragraph, _), (.pair, _), (.labelled, _), (.priced, _),
      (.space, _), (.air, _):
      false
    }
  }
}

extension [LabelledText] {
  /// A line for each; a label that goes on stands there once.
  var blocks: [Page.Block] {
    zip([nil] + map(\.label), self).map { above, line in
      .labelled(above?.hasSameUTF8(as: line.label) == true ? "" : line.label, line.text)
    }
  }
}

extension [[Page.Block]] {
  /// What belongs together one after the other, with air between.
  var spaced: [Page.Block] {
    [Page.Block](filter { !$0.isEmpty }.joined(separator: [Page.Block.space]))
  }
}

extension Page {
  /// The blocks under each heading, the heading first.
  static func parts(of blocks: [Block]) -> [[Block]] {
    blocks.reduce(into: []) { parts, block in
      if case .heading = block { parts.append([]) }
      if parts.isEmpty { parts.append([]) }
      parts[parts.count - 1].append(block)
    }
  }
}
