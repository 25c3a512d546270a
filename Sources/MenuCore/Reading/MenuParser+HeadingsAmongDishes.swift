internal import LocatedJSON

/// Headings that are written as entries of a list of dishes: `{"heading": "Le bianche"}`
extension MenuParser {
  /// True for an entry that is a heading of the dishes after it.
  func isHeading(_ entry: JSONValue, in list: JSONValue) -> Bool {
    titleOfHeading(entry) != nil
      && list.elements.prefix(50).contains { other in
        other.member(.price) != nil || other.member(.sizes) != nil || other.member(.name) != nil
      }
  }

  /// The title of a heading: an object of texts with a title, perhaps a description and the word for a
  /// heading; or a text such as `LE BIANCHE`.
  private func titleOfHeading(_ entry: JSONValue) -> String? {
    if let text = entry.string { return text.titleMeant }
    let words = OwnerWords.shared
    let others = entry.members.filter { member in
      !words.has(member.value.string ?? "", about: .headings) && member.fileKey != .description
    }
    guard let title = others.only, title.value.kind == .string,
      words.has(title.key.text, about: .headings)
        || entry.members.contains(where: { words.has($0.value.string ?? "", about: .headings) })
    else { return nil }
    return title.value.string
  }

  /// Reports the first heading in a list, with the groups that replace all of them; the others have the
  /// same message.
  func reportHeading(
    _ entry: JSONValue, in list: JSONValue, _ key: FileKey,
    _ edit: @autoclosure () -> FileEdit?
  ) {
    guard listWithHeadings != list.offset else { return log.countError() }
    listWithHeadings = list.offset
    reportType(key, .heading, at: entry, .certain(edit()))
  }

  /// Turns the headings in a list into groups of the dishes after them.
  func grouping(_ list: JSONValue) -> FileEdit? {
    guard let root, list.length < Self.longestHeadings else { return nil }
    let entries = Array(list.elements)
    var edits: [FileEdit?] = []
    var groups: [JSONTree] = []
    var id: String?
    for (index, entry) in entries.enumerated() {
      if isHeading(entry, in: list), let title = titleOfHeading(entry) {
        let isLast = index == entries.count - 1
        let start = isLast && index > 0 ? entries[index - 1].whole.upperBound : entry.offset
        let end = isLast ? entry.whole.upperBound : entries[index + 1].offset
        edits.append(FileEdit(start..<end, ""))
        id = Self.id(of: title)
        groups.append(
          Self.group(titled: title, entry.all(.description).map(\.namedTree)))
      } else if let id, entry.kind == .object, entry.member(.group) == nil {
        edits.append(entry.adding(.group, .text(id)))
      }
    }
    return log.change(by: edits + [root.inserting(groups, into: .groups)])
  }
}

extension String {
  /// The title that a text in capitals among dishes is, without the signs around it: `--- DOLCI ---`; nil for
  /// a name.
  fileprivate var titleMeant: String? {
    let title = String(trimming { "-–—=#*_: ".contains($0) })
    let isLoud = title.count > 3 && title == title.uppercased() && title != title.lowercased()
    guard isLoud, !title.contains(where: \.isNumber) else { return nil }
    return title
  }
}
