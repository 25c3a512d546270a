/// An action of a person at the keyboard or with the mouse.
package enum Key: Hashable, Sendable {
  /// A printable character, including the blank.
  case character(Character)
  /// A letter typed with Ctrl, in lower case: Ctrl-L is `.control("l")`.
  case control(Character)
  /// A key of the cursor block.
  case up, down, left, right, pageUp, pageDown, home, end
  /// A key that edits, moves between fields, confirms or goes back.
  case tab, backTab, enter, escape, backspace, delete
  /// A key typed with Alt: Alt-B is `.alt(.character("b"))`.
  indirect case alt(Key)
  /// A function key, F1 is `.function(1)`.
  case function(Int)
  /// Text that was pasted at once.
  case paste(String)
  /// The mouse at a position on the screen.
  case mouse(MouseAction, Position)

  /// The key, wrapped in `.alt` if Alt was held.
  package func held(withAlt isWithAlt: Bool) -> Key {
    if isWithAlt { return .alt(self) }
    return self
  }
}

package enum MouseAction: Hashable, Sendable {
  /// The main button, once or twice.
  case click, doubleClick
  /// The wheel, by one notch.
  case wheelUp, wheelDown
}
