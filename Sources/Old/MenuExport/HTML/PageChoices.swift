internal import OldMenuCore
internal import OldMenuPresentation

/// Dishes with options of which some must be taken: several filters together may leave none of them,
/// although each alone leaves some.
struct PageChoices {
  /// Options of which one must stay, each by the numbers of the filters that hide it.
  struct Refusal: Hashable {
    let choice: Int
    let options: [[Int]]
  }

  /// When dishes are hidden: each where all of its options are.
  private(set) var refusals: [Refusal] = []
  private var choices: [Int: [Int]] = [:]
  private let rows: [Int]

  /// A choice of more sets of options than these is left only where every one of them is.
  private static let mostSets = 64

  /// Looks at all dishes that are shown; O(rows).
  init(_ menu: ExportedMenu, filters: PageFilters) {
    var known: [[[Int]]: Int] = [:]
    var start = 0
    var starts: [Int] = []
    for section in 0..<menu.dataSource.numberOfSections {
      starts.append(start)
      for row in 0..<menu.dataSource.numberOfRows(inSection: section) {
        guard let dish = menu.dish(ofRow: row, inSection: section),
          dish.addOns.contains(where: \.isRequired),
          let item = menu.presenter.parts(forRow: row, inSection: section)
        else { continue }
        for group in item.addOns {
          let stated = dish.addOns[group.index]
          guard stated.isRequired else { continue }
          let hiding = filters.hiding(stated)
          let sets = PageChoices.sets(
            of: group.items.map { hiding[$0.index] }, choosing: stated.choose?.lowerBound ?? 0)
          guard !sets.isEmpty else { continue }
          let key = sets.flatMap { $0 + [[]] }
          let choice = known[key] ?? known.count
          if known.updateValue(choice, forKey: key) == nil {
            refusals += sets.map { Refusal(choice: choice, options: $0) }
          }
          choices[start + row, default: []].append(choice)
        }
      }
      start += menu.dataSource.numberOfRows(inSection: section)
    }
    rows = starts
  }

  /// The classes of a row: `c0` for its choice.
  func classes(ofRow row: Int, inSection section: Int) -> String {
    guard let choices = choices[rows[section] + row] else { return "" }
    return choices.map { " c\($0)" }.joined()
  }

  /// The sets of options that may not all be hidden, each option by the filters that hide it.
  private static func sets(of hiding: [[Int]], choosing least: Int) -> [[[Int]]] {
    // So many of them hidden are too many.
    let count = hiding.count - min(least, hiding.count) + 1
    let sets = subsets(of: hiding, count: count)
    guard sets.count <= mostSets else { return hiding.filter { !$0.isEmpty }.map { [$0] } }
    // What no filter hides is always left.
    return sets.filter { set in set.allSatisfy { !$0.isEmpty } }
  }

  /// Every choice of so many of some options, or more than the most that is asked for.
  private static func subsets(of options: [[Int]], count: Int) -> [[[Int]]] {
    var sets: [[[Int]]] = [[]]
    var found: [[[Int]]] = []
    for option in options {
      let longer = sets.map { $0 + [option] }
      found += longer.filter { $0.count == count }
      sets += longer.filter { $0.count < count }
      if found.count > mostSets || sets.count > 16 * mostSets { return found + sets }
    }
    return found
  }
}
