internal import OldLocatedJSON

extension FixItMaker {
  /// What is wrong with a number, a choice or a way of serving.
  func fixItForValues(_ rule: Diagnostic.ValueRule, at place: FixPlace) -> FixIt? {
    guard let value = place.value else { return nil }
    switch rule {
    case .unknownServing(let text, let suggestion?):
      return .single(
        writing(suggestion.rawValue, for: value), isCertain: isNear(text, suggestion.rawValue))
    case .notANumber(_, _, let suggestion?):
      return .single([.replacement(value.range, suggestion)], isCertain: true)
    // How hot it is, nobody knows, and what else a text says would be lost: `bis Freitag`.
    case .meantValue(let key, let text, let meant):
      return .single(
        [.replacement(value.range, meant)],
        isCertain: key != DishKey.spicy.rawValue && MeantMembers.isPlain(text))
    case .reversedChoice: return swapping("min", "max", at: place)
    case .impossibleValue(_, _, let lowest, let highest) where lowest == highest:
      return .single([.replacement(value.range, String(lowest))], isCertain: false)
    case .unknownServing(_, nil), .notANumber(_, _, nil), .impossibleValue: return nil
    }
  }

  /// What is wrong with the group that a dish or another group names.
  func fixItForGroups(_ rule: Diagnostic.GroupRule, at place: FixPlace) -> FixIt? {
    guard let value = place.value else { return nil }
    switch rule {
    // Which group is meant, only the owner knows: "rosse-2" is as near to "rosse-1" as to "rosse-3".
    case .unknownGroup(_, let suggestion?), .unknownParent(_, let suggestion?):
      return .single(writing(suggestion, for: value), isCertain: false)
    case .parentCycle:
      let removal = place.member.flatMap { place.container?.removal(ofEntryFrom: $0.key.offset) }
      return removal.flatMap { .single([$0], isCertain: false) }
    case .unknownGroup(_, nil), .unknownParent(_, nil): return nil
    }
  }
}
