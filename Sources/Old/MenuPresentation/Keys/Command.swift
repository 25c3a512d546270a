/// What a guest wants, whichever key says it.
public enum Command: Hashable, Sendable {
  /// Select another row, or scroll a page.
  case move(Move)
  /// Show everything about the selected dish.
  case open
  /// Show the next dish in the order of the rows, or the one before, in place of the one that is shown.
  case nextDish, previousDish
  /// Show what there is to know of the house.
  case house
  /// Go back one step.
  case back
  /// Take the last step back.
  case undo
  /// Look for words; give the search field the keys.
  case search
  /// Choose allergens to leave out and diets to suit.
  case filters
  /// Wait for a letter, and select the next dish that begins with it.
  case firstLetter, jump(to: Character)
  /// Take the next order of the rows.
  case sort
  /// Show or hide rows about whose allergens nothing is stated.
  case undeclared
  /// Add to what is looked for.
  case insert(String)
  /// Take the last character, or word, of what is looked for away.
  case deleteBackward, deleteWord
  /// Move in what is looked for.
  case caret(Caret)
  /// Look for nothing.
  case clear
  /// Keep what was looked for or chosen, and go back to the list.
  case accept
  /// Turn the filter at the cursor on or off, or what may be taken with a dish.
  case toggle
  /// Take the selected dish, or put one of it back.
  case take, putBack
  /// Take the size or the add-on at the cursor.
  case confirm
  /// Show what was chosen.
  case choice
  /// Add a digit to the number of people who pay the cover.
  case people(Int)
  /// Show what the keys do.
  case help
  /// Show the menu in its next language.
  case language
  /// Take the next theme.
  case theme
  /// Draw the whole screen anew.
  case redraw
  /// Read the menu's file again.
  case reload
  /// Stop the program as a shell's job.
  case suspend
  /// Leave the program.
  case quit

  /// Where to in the search field.
  public enum Caret: Hashable, Sendable {
    /// One character.
    case left, right
    /// The ends.
    case start, end
  }

  /// Which other row.
  public enum Move: Hashable, Sendable {
    /// The neighbour.
    case up, down
    /// The row so many further on.
    case by(Int)
    /// The row one page away.
    case pageUp, pageDown
    /// The ends of the menu.
    case first, last
    /// The first row of another section; backwards, first that of the section one is in.
    case nextSection, previousSection
    /// The first row of the list beside this one, round and round.
    case nextList, previousList
    /// The first row of a list by its place among the tabs, counted from 1.
    case list(Int)
  }
}
