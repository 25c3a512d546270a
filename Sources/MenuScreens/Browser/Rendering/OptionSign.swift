/// The sign before an option: round if only one of the group can be marked, square otherwise.
enum OptionSign: String {
  case one = "( )"
  case markedOne = "(•)"
  case any = "[ ]"
  case markedAny = "[x]"

  init(isOneOfSeveral: Bool, isMarked: Bool) {
    switch (isOneOfSeveral, isMarked) {
    case (true, false): self = .one
    case (true, true): self = .markedOne
    case (false, false): self = .any
    case (false, true): self = .markedAny
    }
  }
}
