internal import MenuCore

/// Mends in the text of a Menu.json what is certain: the edits that ride on the diagnostics, and only
/// those.
package enum MenuFixer {
  /// A file that was mended as far as that is certain.
  package struct Repair: Sendable {
    /// The file; the given one where nothing could be done.
    package let bytes: [UInt8]
    /// The number of edits that were made.
    package let count: Int
  }

  /// The number of rounds: an edit can uncover another fault, which the next round mends.
  private static let mostRounds = 8

  /// Makes every edit that is certain and reads the file again, round by round, and keeps the last round
  /// that is better than those before: the file is shown, has fewer errors or warnings, no fewer dishes
  /// and prices, and no state of a dish that had no error got better. O(*n*) in the size of the file for
  /// each round.
  package static func mend(_ bytes: [UInt8]) -> Repair {
    var best = Version(bytes)
    var latest = best
    var kept = 0
    var count = 0
    for _ in 0..<mostRounds {
      let edits = latest.edits
      guard !edits.isEmpty else { break }
      latest = Version(FileEdit.applying(edits, to: latest.bytes))
      count += edits.count
      // A round may only uncover what the next one mends: `"alergens": ["latte"]`.
      if latest.isBetter(than: best) {
        best = latest
        kept = count
      }
    }
    return Repair(bytes: best.bytes, count: kept)
  }
}

/// A file as it was read.
private struct Version {
  let bytes: [UInt8]
  private let reading: MenuReading?
  private let diagnostics: [Diagnostic]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    do {
      let reading = try MenuReader.read(bytes)
      self.reading = reading
      diagnostics = reading.diagnostics
    } catch {
      reading = nil
      if case .refused(let told) = error { diagnostics = told } else { diagnostics = [] }
    }
  }

  /// The edits that do not meet, in the order of the file.
  var edits: [FileEdit] {
    var end = -1
    return diagnostics.compactMap(\.edit)
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
      .filter { edit in
        guard edit.range.lowerBound > end else { return false }
        end = max(edit.range.upperBound, edit.range.lowerBound)
        return true
      }
  }

  private var errors: Int {
    diagnostics.count { $0.severity == .error } + (reading?.omittedDiagnosticCount ?? 0)
  }

  /// True if a word of a promise is written more often than in another version.
  private func writesPromise(besides old: Version) -> Bool {
    Self.promises.contains { word in bytes.count(of: word) > old.bytes.count(of: word) }
  }

  private static let promises =
    ["none", "complete", "allergensComplete", "freeFrom", "diets", "homemade", "true"]
    .map { Array($0.utf8) } + Diet.allCases.map { Array($0.rawValue.utf8) }

  /// True if nothing is lost, nothing is promised by the way, and something is gained.
  func isBetter(than old: Version) -> Bool {
    guard let menu = reading?.menu else { return old.reading == nil && errors < old.errors }
    // If the old file could not be read, the new one may have no word of a promise that the old one lacks.
    guard let before = old.reading?.menu else { return !writesPromise(besides: old) }
    guard errors < old.errors || errors == old.errors && diagnostics.count < old.diagnostics.count,
      menu.prices >= before.prices
    else { return false }
    let faults = old.diagnostics.filter { $0.severity == .error }
    let faulty = Set(faults.compactMap { fault in fault.dish.map { "\($0.list) \($0.number)" } })
    let isFileFaulty = faults.contains { $0.dish == nil }
    return MenuList.allCases.allSatisfy { list in
      let count = before.numberOfDishes(in: list)
      return menu.numberOfDishes(in: list) >= count
        && (isFileFaulty
          || (0..<count).allSatisfy { position in
            guard !faulty.contains("\(list) \(position + 1)"),
              let was = before.dish(at: position, in: list),
              let dish = menu.dish(at: position, in: list)
            else { return true }
            return !dish.promisesMore(than: was)
          })
    }
  }
}

extension Menu {
  /// The number of dishes and sizes with a price.
  fileprivate var prices: Int {
    dishes.count { $0.price != nil } + dishes.flatMap(\.sizes).count { $0.price != nil }
  }
}

extension [UInt8] {
  /// The number of places at which some bytes are found; O(*n*).
  fileprivate func count(of word: [UInt8]) -> Int {
    guard let first = word.first else { return 0 }
    return indices.count { self[$0] == first && self[$0...].starts(with: word) }
  }
}

extension Dish {
  /// True if a state got better, or a diet was added.
  fileprivate func promisesMore(than old: Dish) -> Bool {
    !old.diets.isSuperset(of: diets)
      || Allergen.allCases.contains { state(of: $0) < old.state(of: $0) }
  }
}
