package import MenuCore

/// What a browser is shown on: how large it is, and how it measures text.
package struct Surface {
  package var size: Size
  package let text: TerminalText

  package init(_ size: Size, text: TerminalText) {
    self.size = size
    self.text = text
  }
}
