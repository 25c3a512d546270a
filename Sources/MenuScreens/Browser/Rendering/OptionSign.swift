/// The sign before an option: round for one of a group, square for any number of them.
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
