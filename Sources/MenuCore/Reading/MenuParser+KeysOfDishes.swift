internal import LocatedJSON

/// Keys of dishes that are written once for all dishes of the file or of a group.
extension MenuParser {
  /// Moves add-ons, sizes or a price of the file or of a group into the dishes; nil if they have no place
  /// there.
  func movingIntoDishes(_ unknown: UnknownMember, as key: FileKey) -> Rewriting? {
    guard let root, root.length < Self.longestHeadings,
      let value = entries(unknown.member.value, key)
    else { return nil }
    let added = dishes(under: unknown).compactMap { adding(value, to: $0, as: key) }
    guard !added.isEmpty,
      let edit = log.change(by: [unknown.object.deleting(unknown.member)] + added)
    else { return nil }
    let isCertain = withdrawing(promisesIn: unknown.member.value).isEmpty
    return Rewriting(edit: edit, isCertain: isCertain)
  }

  /// The dishes of a group, or of the first list with food.
  private func dishes(under unknown: UnknownMember) -> [JSONValue] {
    let lists = root?.members.filter { $0.fileKey?.list != nil } ?? []
    guard unknown.known == .group else {
      let list = lists.first { $0.fileKey != .beverages } ?? lists.first
      return list?.value.elements.filter { $0.kind == .object } ?? []
    }
    let id = Self.id(of: unknown.object)
    return lists.flatMap(\.value.elements).filter { $0.member(.group)?.value.string == id }
  }

  private func adding(_ value: JSONTree, to dish: JSONValue, as key: FileKey) -> FileEdit? {
    switch key {
    case .addOns:
      guard let old = dish.member(.addOns)?.value else { return dish.adding(.addOns, value) }
      guard old.count > 0 else { return nil }
      return old.appending(value.lineInside)
    case .sizes, .price:
      guard dish.member(.price) == nil, dish.member(.sizes) == nil else { return nil }
      return dish.adding(key, value)
    default: return nil
    }
  }

  /// The value in the notation of the format; nil if its meaning is not clear.
  private func entries(_ value: JSONValue, _ key: FileKey) -> JSONTree? {
    if key == .price { return guess.amount(value.text).map { .text($0) } }
    guard value.kind == .array else { return listsMeant(by: value, key).only }
    let texts = value.elements.compactMap(\.string)
    if texts.isEmpty { return value.tree }
    guard texts.count == value.count else { return nil }
    return objectsMeant(by: texts, in: key).first.map { .list($0) }
  }
}
