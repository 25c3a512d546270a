import MenuTestSupport
import OldMenuTesting
import Testing

@testable import OldMenuCore

/// What holds for every menu and every query, tried over 2,000 menus that their seeds repeat.
@Suite(.timeLimit(.minutes(5))) struct QueryPropertyTests {
  private static let seeds: [UInt64] = Array(0..<20)
  private static let menusOfASeed = 100

  @Test(arguments: seeds)
  func noRowIsShownUnsafe(seed: UInt64) {
    forEachQuery(seed) { menu, query in
      rows(of: MenuDataSource(menu: menu).matching(query)).allSatisfy { row, item in
        guard let dish = menu.dish(at: row.position, in: row.list) else { return false }
        let states = query.filter.without.allergens.map { dish.state(of: $0) }
        return !states.contains { $0 > .notStated }
          && item.isUndeclared == states.contains(.notStated)
          && (!item.isUndeclared || query.filter.showsUndeclared)
          && query.filter.diets.isSubset(of: dish.trustedDiets)
          && item.addOns.flatMap(\.items).allSatisfy { addOn in
            let states = query.filter.without.allergens.map { addOn.allergens.state(of: $0) }
            return !states.contains { $0 > .notStated }
              && addOn.isUndeclared == states.contains(.notStated)
          }
      }
    }
  }

  @Test(arguments: seeds)
  func aQueryOnlyTakesRowsAway(seed: UInt64) {
    forEachQuery(seed) { menu, query in
      let all = MenuDataSource(menu: menu)
      let found = all.matching(query, index: MenuIndex(menu))
      return MenuDataSourceContract(found).violations().isEmpty
        && positions(found) == positions(all.matching(query))
        && positions(found.matching(query)) == positions(found)
        && found.numberOfSections == all.numberOfSections
        && zip(positions(found), positions(all)).allSatisfy { few, many in
          Set(few).isSubset(of: many) && Set(few).count == few.count
            && (query.order != .menu || few == many.filter(Set(few).contains))
        }
    }
  }

  @Test(arguments: seeds)
  func theCountsAddUp(seed: UInt64) {
    forEachQuery(seed) { menu, query in
      let found = MenuDataSource(menu: menu).matching(query)
      let counts = found.counts
      return counts.shown == positions(found).joined().count
        && counts.shown + counts.numberOfHidden + counts.notFound == counts.total
        && counts.undeclared == rows(of: found).count { $0.item.isUndeclared }
        && counts.hidden.allSatisfy { $0.count > 0 }
    }
  }

  @Test(arguments: seeds)
  func oneMoreWordNarrows(seed: UInt64) {
    var words = MenuGenerator(seed: seed)
    forEachQuery(seed) { menu, _ in
      let all = MenuDataSource(menu: menu)
      let (one, other) = (words.search(), words.search())
      let first = all.matching(MenuQuery(search: one))
      let both = first.matching(MenuQuery(search: other))
      guard Set(first.rowKeys).isSuperset(of: both.rowKeys) else { return false }
      guard !one.contains("\""), !other.contains("\"") else { return true }
      // Only of words: two lists are both meant, and what is left out may be meant by both words.
      let typed = TypedQuery("\(one) \(other)")
      let parts = [TypedQuery(one), TypedQuery(other)]
      guard !typed.hasFilters, !typed.isUndecided,
        typed.words.count == parts.reduce(0, { $0 + $1.words.count }),
        typed.allergenTerms.isEmpty, typed.dietTerms.isEmpty,
        ([typed] + parts).allSatisfy(\.listTerms.isEmpty)
      else { return true }
      return all.matching(MenuQuery(search: "\(one) \(other)")).rowKeys == both.rowKeys
    }
  }

  @Test(arguments: seeds)
  func everyMarkFoldsToTheWordThatMatched(seed: UInt64) {
    forEachQuery(seed) { menu, query in
      let words = query.typed.marks.map(\.bytes)
      return rows(of: MenuDataSource(menu: menu).matching(query)).allSatisfy { _, item in
        let marked = [
          (item.title, item.titleMatches), (item.summary, item.summaryMatches),
          (item.number ?? "", item.numberMatches),
        ]
        return marked.allSatisfy { text, ranges in
          ranges.allSatisfy { isMark(text[$0], of: words) }
            && zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound }
        }
      }
    }
  }

  /// Whether a marked text folds to a word, but for what else its first and last character fold to.
  private func isMark(_ text: Substring, of words: [[UInt8]]) -> Bool {
    let folded = FoldedText(String(text)).trimmed
    let inner = FoldedText(String(text.dropFirst().dropLast())).trimmed
    return words.contains { word in
      folded.elementsEqual(word)
        || folded.count > word.count && word.count >= inner.count
          && String(decoding: folded, as: UTF8.self).utf8.firstRange(of: word) != nil
    }
  }

  /// Makes menus, each with a query, and expects a promise to hold for all of them.
  private func forEachQuery(_ seed: UInt64, _ holds: (Menu, MenuQuery) -> Bool) {
    var generator = MenuGenerator(seed: seed)
    for place in 0..<QueryPropertyTests.menusOfASeed {
      let (menu, query) = (generator.menu(), generator.query())
      guard holds(menu, query) else {
        Issue.record("seed \(seed), menu \(place), \(query)")
        return
      }
    }
  }

  private struct RowKey: Hashable {
    let list: MenuList
    let position: Int
  }

  private func rows(of dataSource: MenuDataSource) -> [(row: RowKey, item: MenuItem)] {
    dataSource.layout.enumerated().flatMap { place, section in
      section.positions.enumerated().compactMap { row, position in
        dataSource.item(forRow: row, inSection: place).map {
          (RowKey(list: section.list, position: position), $0)
        }
      }
    }
  }

  private func positions(_ dataSource: MenuDataSource) -> [[Int]] {
    dataSource.layout.map(\.positions)
  }
}

extension MenuDataSource {
  /// The section and the position of each row.
  fileprivate var rowKeys: [[Int]] {
    layout.enumerated().flatMap { place, section in section.positions.map { [place, $0] } }
  }
}
