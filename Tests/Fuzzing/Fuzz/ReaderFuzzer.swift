import LocatedJSON
import MenuCore

/// The menu reader, with the safety rule as its oracle: a dish with a promise has no error between its
/// braces, a fault put into a dish makes no state safer and leaves no promise, removing a promise makes
/// nothing safer, and white space changes nothing.
enum ReaderFuzzer {
  static func complaint(about bytes: [UInt8]) -> String? {
    let first = Outcome(bytes)
    guard first == Outcome(bytes) else { return "read twice it is not the same" }
    if let complaint = places(first.diagnostics, in: bytes) { return complaint }
    guard let menu = first.menu else {
      return first.diagnostics.contains { $0.severity == .error } ? nil : "refused without a reason"
    }
    let document = JSONDocument(bytes: bytes)
    let dishes = document.dishes
    guard dishes.count == menu.numberOfDishes else {
      return "\(dishes.count) dishes are read as \(menu.numberOfDishes)"
    }
    for dish in dishes {
      if let complaint = dish.promiseBesideAnError(menu, first.diagnostics) { return complaint }
    }
    guard document.faults.isEmpty else { return nil }
    let spaced = Outcome(FileEdit.applying(document.spaces, to: bytes))
    if spaced.menu != menu { return "with white space it is another menu" }
    if spaced.diagnostics.count != first.diagnostics.count {
      return "with white space it has other diagnostics"
    }
    if let dish = dishes.isEmpty ? nil : dishes[bytes.count % dishes.count] {
      if let complaint = fault(in: dish, of: bytes, menu) { return complaint }
    }
    guard !first.diagnostics.contains(where: { $0.severity == .error }) else { return nil }
    for edit in document.withdrawals {
      let less = Outcome(FileEdit.applying([edit], to: bytes)).menu
      let safer = menu.safer(in: less ?? menu)
      if !safer.isEmpty { return "without the promise at \(edit.range) safer: \(safer)" }
    }
    return nil
  }

  private static func places(_ diagnostics: [Diagnostic], in bytes: [UInt8]) -> String? {
    let lines = LineIndex(bytes: bytes)
    let outside = diagnostics.first { diagnostic in
      let range = diagnostic.range
      return range.lowerBound < 0 || range.upperBound > bytes.count
        || lines.location(of: range.lowerBound)
          != Location(line: diagnostic.line, column: diagnostic.column)
    }
    return outside.map { "\($0) is elsewhere" }
  }

  /// An unknown key, a second `name`, and a key renamed to garbage.
  private static func fault(in dish: DishPlace, of bytes: [UInt8], _ menu: Menu) -> String? {
    let members = Array(dish.object.members)
    let start = dish.object.offset + 1
    let comma = members.isEmpty ? "" : ","
    for member in ["\"zz\":0", "\"name\":\"x\""] {
      if member.hasPrefix("\"name"), !members.contains(where: { $0.key == "name" }) { continue }
      let edit = FileEdit(start..<start, Array((member + comma).utf8))
      guard let faulty = Outcome(FileEdit.applying([edit], to: bytes)).menu else {
        return "\(member) ends reading"
      }
      if faulty.promises(dish) { return "\(member) leaves a promise of \(dish)" }
      let safer = menu.safer(in: faulty)
      if !safer.isEmpty { return "\(member) makes safer: \(safer)" }
    }
    guard let key = members.isEmpty ? nil : members[bytes.count % members.count].key else {
      return nil
    }
    let edit = FileEdit(key.offset..<key.offset + key.length, Array("\"q?\"".utf8))
    guard let renamed = Outcome(FileEdit.applying([edit], to: bytes)).menu else {
      return "a renamed key ends reading"
    }
    return renamed.promises(dish) ? "a renamed key leaves a promise of \(dish)" : nil
  }

  private struct Outcome: Equatable {
    let menu: Menu?
    let diagnostics: [Diagnostic]

    init(_ bytes: [UInt8]) {
      do {
        let reading = try MenuReader.read(bytes)
        menu = reading.menu
        diagnostics = reading.diagnostics
      } catch {
        menu = nil
        diagnostics = error.diagnostics
      }
    }
  }
}

extension DishPlace {
  /// An error between the braces of a dish or an add-on that promises something.
  fileprivate func promiseBesideAnError(
    _ menu: Menu, _ diagnostics: [Diagnostic]
  ) -> String? {
    let errors = diagnostics.filter { error in
      error.severity == .error && error.dish?.list == list && error.dish?.number == position + 1
    }
    let addOns = addOns
    let inAddOns = { (error: Diagnostic) in
      addOns.firstIndex { $0.range.contains(error.range.lowerBound) }
    }
    if menu.promises(self), let error = errors.first(where: { inAddOns($0) == nil }) {
      return "\(self) promises, and has \(error)"
    }
    let read = menu.dish(at: position, in: list)?.addOns.flatMap(\.items) ?? []
    guard read.count == addOns.count else { return nil }
    for error in errors {
      guard let place = inAddOns(error) else { continue }
      let isSafe = Allergen.allCases.contains {
        read[place].allergens.state(of: $0) <= .notAnIngredient
      }
      if isSafe || !read[place].trustedDiets.isEmpty {
        return "add-on \(place) of \(self) promises, and has \(error)"
      }
    }
    return nil
  }
}

extension JSONDocument {
  /// Random white space before and after each value and key.
  fileprivate var spaces: [FileEdit] {
    let blanks = [" ", "\t", "\r\n", "\n\n"].map { Array($0.utf8) }
    let all = values + values.flatMap { $0.members.map(\.key) }
    return all.flatMap { [$0.offset, $0.offset + $0.length] }
      .map { FileEdit($0..<$0, blanks[$0 % blanks.count]) }
  }

  /// The edit that removes each promise of the file.
  fileprivate var withdrawals: [FileEdit] {
    values.flatMap(\.members).compactMap { member in
      switch (member.key.string, member.value.kind) {
      case ("freeFrom", .array): FileEdit(member.value.range, Array("[]".utf8))
      case ("complete", .boolean): FileEdit(member.value.range, Array("false".utf8))
      case ("allergens", .string): FileEdit(member.value.range, Array("[]".utf8))
      default: nil
      }
    }
  }
}
