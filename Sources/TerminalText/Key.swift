/// The act of a person at the keyboard or with the mouse.
package enum Key: Hashable, Sendable {
  /// A printable character, the blank included.
  case character(Character)
  /// A letter typed with Ctrl, in lower case: Ctrl-L is `.control("l")`.
  case control(Character)
  /// A key of the cursor block.
  case up, down, left, right, pageUp, pageDown, home, end
  /// A key that edits or moves on.
  case tab, backTab, enter, escape, backspace, delete
  /// A key typed with Alt: Alt-B is `.alt(.character("b"))`.
  indirect case alt(Key)
  /// A function key, F1 is `.function(1)`.
  case function(Int)
  /// Text that was pasted in one go.
  case paste(String)
  /// The mouse at a place of the screen.
  case mouse(MouseAction, Position)

  /// The key as it is reported where Alt was held with it, or was not.
  package func held(withAlt isWithAlt: Bool) -> Key {
    if isWithAlt { return .alt(self) }
    return self
  }
}

/// The act of a mouse.
package enum MouseAction: Hashable, Sendable {
  /// The main button, once or twice.
  case click, doubleClick
  /// The wheel, by one notch.
  case wheelUp, wheelDown
}
