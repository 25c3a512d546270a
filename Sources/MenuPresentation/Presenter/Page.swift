/// A page of text that takes the whole screen and scrolls: a dish, or the help.
public struct Page: Hashable, Sendable {
  /// A part of a page.
  public enum Block: Hashable, Sendable {
    /// A heading inside the page.
    case heading(String)
    /// A text that is wrapped.
    case paragraph(String)
    /// Two texts side by side, the second wrapped beside the first.
    case pair(String, String)
  }

  /// What stands above it.
  public var title: String
  /// Its parts from top to bottom.
  public var blocks: [Block]
}
