/// The keys of a choice.
enum ChooseKey: String, CaseIterable {
  case min, max

  static let table = WordTable<ChooseKey> { .choose }
}

/// The keys of an entry of opening hours, in the order to write.
enum SpanKey: String, CaseIterable {
  case days, from, to

  static let table = WordTable<SpanKey> { .span }
}

/// The keys of a price that is more than an amount.
enum PriceKey: String, CaseIterable {
  case amount, from, to, per, was, text

  static let table = WordTable<PriceKey> { .price }
}

/// The keys of an allergen statement that is more than a list.
enum StatementKey: String, CaseIterable {
  case contains, mayContain, freeFrom, complete

  static let table = WordTable<StatementKey> { .statement }
}
