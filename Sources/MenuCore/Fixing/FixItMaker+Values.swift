internal import LocatedJSON

extension FixItMaker {
  /// What is wrong with other values, and with what they name elsewhere in the file.
  func fixItForNumbersAndPlaces(_ rule: Diagnostic.Rule, at place: FixPlace) -> FixIt? {
    guard let value = place.value else { return nil }
    switch rule {
    case .unknownServing(let text, let suggestion?):
      return .single(
        writing(suggestion.rawValue, for: value), isCertain: isNear(text, suggestion.rawValue))
    case .notANumber(_, _, let suggestion?):
      return .single([.replacement(value.range, suggestion)], isCertain: true)
    // How hot it is, nobody knows.
    case .meantValue(let key, _, let meant):
      return .single(
        [.replacement(value.range, meant)], isCertain: key != DishKey.spicy.rawValue)
    // Which group is meant, only the owner knows: "rosse-2" is as near to "rosse-1" as to "rosse-3".
    case .unknownGroup(_, let suggestion?), .unknownParent(_, let suggestion?):
      return .single(writing(suggestion, for: value), isCertain: false)
    case .parentCycle:
      let removal = place.member.flatMap { place.container?.removal(ofEntryFrom: $0.key.offset) }
      return removal.flatMap { .single([$0], isCertain: false) }
    case .reversedChoice: return swapping("min", "max", at: place)
    case .impossibleValue(_, _, let lowest, let highest) where lowest == highest:
      return .single([.replacement(value.range, String(lowest))], isCertain: false)
    default: return nil
    }
  }
}
