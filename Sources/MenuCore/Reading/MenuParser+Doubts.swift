internal import LocatedJSON

/// Remarks that something is still to be checked: what they are about promises nothing any more.
extension MenuParser {
  /// True for a text, or a key with a word for true, that says so: `"stato": "da verificare"`
  static func isDoubt(_ member: JSONMember) -> Bool {
    member.value.boolMeant != false
      && member.texts.contains { text in
        OwnerWords.shared.has(text, about: .doubts) || text.hasPhrase(about: .stemsOfDoubts)
      }
  }

  /// Keeps such a remark as private data, without the promises that it doubts; nil if there are none, or
  /// if the key means something else. `"stato": "da verificare", "allergens": "none"` →
  /// `"x-stato": "da verificare", "allergens": null`
  func doubt(_ unknown: UnknownMember) -> Rewriting? {
    let member = unknown.member
    let isRemark = unknown.near == nil || unknown.near == .notes || unknown.near == .description
    guard isRemark, unknown.known != .statement, Self.isDoubt(member),
      !member.texts.contains(where: isAboutAllergens)
    else { return nil }
    let scope = scope(of: unknown.object, FileObject(unknown.known))
    let promises = withdrawing(promisesIn: scope)
    guard !promises.isEmpty else {
      if scope.length < Self.longestHeadings { return nil }
      return Rewriting(edit: nil, meaning: .doubt)
    }
    if unknown.near == .notes, member.value.kind == .string {
      let note = replacing(
        member, of: unknown.object, with: member.value.tree, in: .notes, promises)
      return Rewriting(edit: note, meaning: .doubt)
    }
    let renamed = member.renamed(unknown.near?.name ?? member.privateName)
    let change = log.change(by: [renamed] + promises)
    // The edit only takes promises away.
    return Rewriting(edit: change, meaning: .doubt, isCertain: true)
  }

  /// The remedy for a member that may doubt what is promised around it, nil for a member without a word or
  /// without promises: two edits keep it as private data, and the second one takes the promises out. It has no
  /// edit if there is too much around the member to be changed.
  func remedy(ofRemark unknown: UnknownMember) -> Remedy? {
    let member = unknown.member
    let isText = member.value.texts.contains { text in
      text.firstMatch(of: #/[:@]|www/#) == nil && text.count(where: \.isLetter) > 2
    }
    guard isText || member.value.bool == true else { return nil }
    let scope = scope(of: unknown.object, FileObject(unknown.known))
    guard scope.length < Self.longestHeadings else { return Remedy.none }
    var promises = withdrawing(promisesIn: scope)
    if promises.isEmpty, log.addOn != nil, let dish = log.dish?.object {
      promises = withdrawing(promisesIn: dish)
    }
    promises.removeAll { $0.range.lowerBound == member.key.offset }
    let renamed = member.renamed(member.privateName)
    guard !promises.isEmpty, let both = log.change(by: [renamed] + promises) else { return nil }
    return .oneOf([renamed, both])
  }

  /// Reports each remark that leaves allergens open, without naming any, where dishes promise something: of
  /// the file, of a group or of a dish. The texts of a group without dishes may be about all dishes.
  func reportUnclearRemarks(in file: FileEntry) {
    // Few menus have such a remark: until one is found, no dish is counted.
    lazy var all = menu.dishes.count { $0.promises }
    let notes = file.ranges(ofList: .notes)
    for (index, note) in menu.notes.enumerated() where isUnclear(note) {
      reportUnclearRemark(note, above: all, at: notes[checked: index] ?? file.range(of: .notes))
    }
    if let text = menu.description, isUnclear(text) {
      reportUnclearRemark(text, above: all, at: file.range(of: .description))
    }
    lazy var counts = promisesByGroup()
    lazy var used = Set(
      (menu.dishes.compactMap(\.group) + menu.groups.compactMap(\.parent)).map { UTF8Text($0) })
    for group in menu.groups {
      let texts: [(FileKey, LocalizedText?)] = [
        (.title, group.title), (.description, group.description),
      ]
      for case (let key, let text?) in texts where isUnclear(text) || names(text) {
        let id = UTF8Text(group.id)
        let isEmpty = !used.contains(id)
        guard isEmpty || isUnclear(text) else { continue }
        let dishes = isEmpty ? all : counts[id, default: 0]
        reportUnclearRemark(text, above: dishes, at: file.range(of: key, ofGroup: group.id))
      }
    }
    // Ingredients and notes occur in many dishes.
    var seen: [LocalizedText: Bool] = [:]
    for entry in entries where dish(of: entry).promises {
      log.dish = entry
      let dish = dish(of: entry)
      let texts =
        [dish.description ?? ""] + dish.notes + dish.ingredients.map(\.name)
        + comments.texts(in: entry.object.whole).map { LocalizedText($0) }
      for text in texts where seen[text] == nil { seen[text] = isUnclear(text) }
      if let text = texts.first(where: { seen[$0] ?? false }) {
        log.report(.unclearRemark(self.text(of: text), dishes: 1), at: entry.range)
      }
    }
    log.dish = nil
  }

  /// The number of dishes that promise something, for each group with the groups inside it.
  private func promisesByGroup() -> [UTF8Text: Int] {
    var parents: [UTF8Text: UTF8Text] = [:]
    for group in menu.groups { parents[UTF8Text(group.id)] = group.parent.map { UTF8Text($0) } }
    var counts: [UTF8Text: Int] = [:]
    for dish in menu.dishes where dish.promises {
      var id = dish.group.map { UTF8Text($0) }
      // The parents of a group that is read form no circle.
      while let group = id {
        counts[group, default: 0] += 1
        id = parents[group]
      }
    }
    return counts
  }

  private func reportUnclearRemark(_ remark: LocalizedText, above dishes: Int, at range: Range<Int>)
  {
    if dishes > 0 { log.report(.unclearRemark(text(of: remark), dishes: dishes), at: range) }
  }

  private func names(_ text: LocalizedText) -> Bool { !safety.lexicon.finding(in: text).isEmpty }

  /// True for a text that speaks of allergens without naming any, or that says that something is still to
  /// be checked. Doubts are read only for the owner: their words take a third of the time of a start. A
  /// request to speak with the staff says nothing about dishes.
  private func isUnclear(_ remark: LocalizedText) -> Bool {
    let isOpen = remark.allTexts.contains { text in
      text.speaksOfAllergens && !text.hasPhrase(about: .stemsOfAsking)
        || isForOwner && text.hasPhrase(about: .stemsOfDoubts)
    }
    return isOpen && !names(remark)
  }

  /// The value that promises nothing while there is an error in an object.
  func scope(of object: JSONValue, _ kind: FileObject) -> JSONValue {
    if kind == .file || kind == .group { return root ?? object }
    if log.addOn != nil, let addOn = addOnValues.last { return addOn }
    return log.dish?.object ?? object
  }

  /// The edits that take the promises out of a value, and a word out of a statement; none for a large
  /// value.
  func withdrawing(
    promisesIn value: JSONValue, withDiets: Bool = true, without word: JSONValue? = nil
  ) -> [FileEdit] {
    guard value.length < Self.longestHeadings else { return [] }
    var edits: [FileEdit] = []
    for member in value.members {
      let key = member.fileKey
      if key == .allergens {
        let hasWord = word.map { member.value.whole.contains($0.offset) } ?? false
        guard hasWord || member.value.promises(ofLists: listsAreComplete) else { continue }
        let left = member.value.withoutPromises(ofLists: listsAreComplete, andWithout: word)
        edits.append(member.writing(.allergens, left ?? .null))
      } else if let key, withDiets, key == .diets || key == .homemade, member.value.kind != .null {
        edits.append(member.writing(key, .null))
      } else {
        edits += withdrawing(promisesIn: member.value, withDiets: withDiets, without: word)
      }
    }
    for element in value.elements {
      edits += withdrawing(promisesIn: element, withDiets: withDiets, without: word)
    }
    return edits
  }
}

extension String {
  /// True if a phrase of the text begins like one about a topic.
  fileprivate func hasPhrase(about topic: OwnerWords.Topic) -> Bool {
    let words = FoldedText(withWordsApart).words.prefix(40)
    let stems = OwnerWords.shared[topic]
    return words.indices.contains { index in
      let phrase = String(decoding: words[index...].prefix(5).joined(), as: UTF8.self)
      return phrase.indices.dropFirst().prefix(24).contains {
        stems.contains(String(phrase[..<$0]))
      }
        || stems.contains(phrase)
    }
  }
}
