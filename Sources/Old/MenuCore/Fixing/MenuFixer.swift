/// Mends in the text of a Menu.json what is certain, and leaves every other byte as it is.
public enum MenuFixer {
  /// A file that was mended as far as that is certain.
  public struct Mended: Sendable {
    /// The file; what was given where nothing could be done.
    public let bytes: [UInt8]
    /// How many faults were mended.
    public let count: Int
  }

  /// What mends one fault can uncover another one, which the next round mends.
  private static let mostRounds = 200
  /// How often one round may be tried again without those that do harm.
  private static let mostTrials = 64
  /// How many bytes are read at most, and how often a file that is longer: with so much wrong that it
  /// takes more, the owner mends it once more.
  private static let mostBytes = 64 << 20
  private static let leastReadings = 16
  /// How many diagnostics of a file are looked at: those beyond would be mended in rounds, each of
  /// which reads the whole file for a few of them.
  fileprivate static let mostDiagnostics = 200_000

  /// Applies every fix that is certain.
  ///
  /// Nothing is applied that would take away a dish, a price, a text or a warning, that would tell a
  /// guest anything better of an allergen or a diet, or that would leave more errors in what was
  /// shown before: the file is read again after each round, and what does so is not applied.
  ///
  /// - Complexity: O(*n*) in the size of the file for each round, a few of them for most files; it ends
  ///   with what is mended so far where it takes too many.
  public static func mend(_ bytes: [UInt8]) -> Mended {
    var version = FileVersion(bytes)
    var count = 0
    // What a round leaves for the next one may not be mended then after all: nobody is handed a menu
    // with more errors than it had.
    var start = version
    var best = Mended(bytes: bytes, count: 0)
    var readings = max(leastReadings, mostBytes / max(1, bytes.count))
    for _ in 0..<mostRounds {
      let fixes = version.certainFixes
      guard !fixes.isEmpty else { break }
      let (next, applied) = mend(version, fixes[...], &readings)
      guard applied > 0 else { break }
      count += applied
      if !start.isShown { start = next }
      version = next
      if version.hasNoMoreErrors(than: start) { best = Mended(bytes: next.bytes, count: count) }
    }
    return best
  }

  /// The version with as many of these changes as do no harm: all, or those of each half that can
  /// be made together.
  private static func mend(
    _ version: FileVersion, _ fixes: ArraySlice<[FileEdit]>, _ readings: inout Int
  ) -> (FileVersion, Int) {
    var kept: [[FileEdit]] = []
    var best = version
    var pending = [fixes]
    var trials = mostTrials
    while let slice = pending.popLast(), trials > 0, readings > 0 {
      trials -= 1
      readings -= 1
      let next = FileVersion(
        FileEdit.applying((kept + slice).flatMap(\.self), to: version.bytes))
      if next.isBetter(than: best) {
        kept += slice
        best = next
      } else if slice.count > 1 {
        let middle = slice.startIndex + slice.count / 2
        pending += [slice[middle...], slice[..<middle]]
      }
    }
    return (best, kept.count)
  }
}

/// A file as it was read.
private struct FileVersion {
  let bytes: [UInt8]
  /// What it shows; nil where it cannot be shown.
  private let menu: Menu?
  private let diagnostics: [Diagnostic]
  /// How many errors are listed nowhere.
  private let omitted: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    do {
      let reading = try MenuReader.read(bytes, limit: MenuFixer.mostDiagnostics)
      (menu, diagnostics) = (reading.menu, reading.diagnostics)
      omitted = reading.omittedDiagnosticCount
    } catch {
      menu = nil
      omitted = 0
      guard case .refused(let reasons) = error else {
        diagnostics = []
        return
      }
      diagnostics = reasons
    }
  }

  /// The changes that are certain and do not meet, in the order of the file. Of a file that cannot
  /// be shown first the one that stands in the way.
  var certainFixes: [[FileEdit]] {
    let maker = FixItMaker(bytes)
    var taken = EditSet()
    let told = menu == nil ? diagnostics.suffix(1) : diagnostics[...]
    return told.compactMap { diagnostic in
      guard let fix = maker.fixIt(for: diagnostic), fix.isCertain, let edits = fix.choices.first,
        taken.take(edits)
      else { return nil }
      return edits
    }
  }

  var isShown: Bool { menu != nil }

  /// Whether what another version showed has no more errors in this one.
  func hasNoMoreErrors(than old: FileVersion) -> Bool {
    guard menu != nil, let oldMenu = old.menu else { return true }
    return errors(besideNewOf: oldMenu) <= old.errors(besideNewOf: oldMenu)
  }

  /// Whether nothing is lost and nothing promised by the way from another version to this one, and
  /// something is gained.
  func isBetter(than old: FileVersion) -> Bool {
    guard let menu else {
      guard old.menu == nil, let end = diagnostics.last, let oldEnd = old.diagnostics.last else {
        return false
      }
      // Less is left to read than before, for what was written moves the fault that it left; or as
      // much is left, and something else stands in the way.
      let (left, oldLeft) = (bytes.count - end.offset, old.bytes.count - oldEnd.offset)
      return left < oldLeft || left == oldLeft && end.rule != oldEnd.rule
    }
    guard let oldMenu = old.menu else { return true }
    return menu.keepsAll(of: oldMenu)
      && (errors(besideNewOf: oldMenu) <= old.errors(besideNewOf: oldMenu)
        || unmendedErrors(besideNewOf: oldMenu) <= old.errors(besideNewOf: oldMenu))
  }

  /// The errors, but for those of dishes that another menu does not show: they were there before,
  /// and nobody was told of them.
  private func errors(besideNewOf old: Menu) -> Int {
    omitted + diagnostics.count { $0.severity == .error && !$0.isOfNewDish(beside: old) }
  }

  /// Without those that the next round mends.
  private func unmendedErrors(besideNewOf old: Menu) -> Int {
    let errors = errors(besideNewOf: old)
    guard errors > 0 else { return 0 }
    let maker = FixItMaker(bytes)
    return errors
      - diagnostics.count {
        $0.severity == .error && !$0.isOfNewDish(beside: old)
          && maker.fixIt(for: $0)?.isCertain ?? false
      }
  }
}

extension Diagnostic {
  /// Whether it is about a dish that a menu does not have.
  fileprivate func isOfNewDish(beside menu: Menu) -> Bool {
    dish.map { $0.number > menu.numberOfDishes(in: $0.list) } ?? false
  }
}
