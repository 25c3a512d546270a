/// A piece of a line in one style.
package struct Span: Hashable, Sendable {
  /// The characters.
  package var text: SafeText
  /// Its look.
  package var style: Style

  /// Makes a piece of a line.
  package init(_ text: SafeText, _ style: Style = []) {
    self.text = text
    self.style = style
  }
}
