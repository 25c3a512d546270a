/// The sign before an option: round if only one of the group can be marked, square otherwise.
enum OptionSign: String {
  case radio = "( )"
  case markedRadio = "(•)"
  case box = "[ ]"
  case markedBox = "[x]"

  init(isOneOfSeveral: Bool, isMarked: Bool) {
    switch (isOneOfSeveral, isMarked) {
    case (true, false): self = .radio
    case (true, true): self = .markedRadio
    case (false, false): self = .box
    case (false, true): self = .markedBox
    }
  }
}
