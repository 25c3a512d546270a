extension MenuDataSource {
  /// The indices of the sections that a guest names: by the title of a list or of a group in any
  /// language, with the groups below it, or by the number of a list as the tabs count them, from 1.
  ///
  /// A title is compared folded; one that reads as a number wins over the number of a list.
  public func sections(named name: String) -> [Int] {
    let folded = FoldedText(name).trimmed
    guard !folded.isEmpty else { return [] }
    let titled = layout.indices.filter { place in
      titles(of: layout[place]).contains { FoldedText($0).trimmed == folded }
    }
    guard titled.isEmpty, let number = Int(String(decoding: folded, as: UTF8.self)) else {
      return titled
    }
    let lists = MenuList.allCases.filter { list in layout.contains { $0.list == list } }
    return layout.indices.filter { lists.firstIndex(of: layout[$0].list) == number - 1 }
  }

  /// The titles that may be meant by a name that is none: those with all of its words, else with
  /// them for one or for many, else those in which words begin so; each once.
  public func sectionTitles(like name: String) -> [String] {
    let wanted = words(of: name)
    guard !wanted.isEmpty else { return [] }
    let all = layout.flatMap { titles(of: $0) }
    let forms = wanted.map { [Array($0)] + WordNumber.others(of: $0) }
    let isMeant: [(_ title: [ArraySlice<UInt8>]) -> Bool] = [
      { Set($0).isSuperset(of: wanted) },
      { title in forms.allSatisfy { word in title.contains { word.contains(Array($0)) } } },
      { title in wanted.allSatisfy { start in title.contains { $0.starts(with: start) } } },
    ]
    let found =
      isMeant.lazy.map { isMeant in all.filter { isMeant(words(of: $0)) } }
      .first { !$0.isEmpty } ?? []
    var seen: Set<ArraySlice<UInt8>> = []
    return found.filter { seen.insert(FoldedText($0).trimmed).inserted }
  }

  /// The words of a title, folded.
  private func words(of title: String) -> [ArraySlice<UInt8>] {
    FoldedText(title).bytes.split(separator: .space)
  }

  /// Every title by which a section can be asked for.
  private func titles(of section: MenuSection) -> [String] {
    InterfaceLanguage.allCases.map { $0.name(of: section.list) } + [section.title]
      + section.headings.flatMap(\.allTexts)
  }
}
