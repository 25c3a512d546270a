internal import LocatedJSON
internal import MenuCore
internal import MenuTestSupport

/// The reader of menus: places inside the file, the same twice, no promise that helps by going, and
/// white space that means nothing.
enum ReaderFuzzer {
  static func complaint(about bytes: [UInt8]) -> String? {
    let (first, second) = (Outcome(bytes), Outcome(bytes))
    guard first == second else { return "read twice it is not the same" }
    let lines = LineIndex(bytes: bytes)
    for diagnostic in first.diagnostics {
      guard diagnostic.offset >= 0, diagnostic.length >= 0,
        diagnostic.offset + diagnostic.length <= bytes.count,
        lines.location(of: diagnostic.offset)
          == Location(line: diagnostic.line, column: diagnostic.column)
      else { return "\(diagnostic) stands elsewhere" }
    }
    guard let menu = first.menu else {
      return first.diagnostics.contains { $0.severity == .error } ? nil : "refused without a reason"
    }
    for list in MenuList.allCases {
      for position in 0..<menu.numberOfDishes(in: list) {
        guard let dish = menu.dish(at: position, in: list) else { continue }
        for less in dish.withFewerPromises where !dish.saferAllergens(in: less).isEmpty {
          return
            "\(list) \(position): a promise less, and safer of \(dish.saferAllergens(in: less))"
        }
      }
    }
    let document = JSONDocument(bytes: bytes)
    guard document.faults.isEmpty else { return nil }
    let spaced = Outcome(FileEdit.applying(document.spaces, to: bytes))
    if spaced.menu != menu { return "with white space it is another menu" }
    if spaced.diagnostics.count != first.diagnostics.count {
      return "with white space it has other diagnostics"
    }
    guard !first.diagnostics.contains(where: { $0.severity == .error }) else { return nil }
    for edit in document.withdrawals {
      let less = Outcome(FileEdit.applying([edit], to: bytes))
      let safer = menu.saferAllergens(in: less.menu ?? menu)
      if !safer.isEmpty { return "without the promise at \(edit.range) safer: \(safer)" }
    }
    return nil
  }

  private struct Outcome: Equatable {
    let menu: Menu?
    let diagnostics: [Diagnostic]

    init(_ bytes: [UInt8]) {
      do {
        let reading = try MenuReader.read(bytes)
        (menu, diagnostics) = (reading.menu, reading.diagnostics)
      } catch {
        guard case .refused(let reasons) = error else {
          (menu, diagnostics) = (nil, [])
          return
        }
        (menu, diagnostics) = (nil, reasons)
      }
    }
  }
}

extension JSONDocument {
  /// White space of all kinds before and after each value and key.
  fileprivate var spaces: [FileEdit] {
    let blanks = [" ", "\t", "\r\n", "\n\n"].map { Array($0.utf8) }
    let all = values + values.flatMap { $0.members.map(\.key) }
    return all.flatMap { [$0.offset, $0.offset + $0.length] }
      .map { FileEdit($0..<$0, blanks[$0 % blanks.count]) }
  }

  /// For each promise of the file what takes it away.
  fileprivate var withdrawals: [FileEdit] {
    values.flatMap(\.members).compactMap { member in
      let range = member.value.offset..<member.value.offset + member.value.length
      switch (member.key.string, member.value.kind) {
      case ("freeFrom", .array): return FileEdit(range, Array("[]".utf8))
      case ("complete", .boolean): return FileEdit(range, Array("false".utf8))
      default: return nil
      }
    }
  }
}
