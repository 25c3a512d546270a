import MenuTestSupport
import OldMenuTesting
import Testing

/// The contract itself must see what is broken, or it proves nothing.
@Suite(.timeLimit(.minutes(5))) struct MenuDataSourceContractTests {
  @Test func aGoodDataSourceHasNoViolations() {
    #expect(contract().violations().isEmpty)
  }

  @Test func itSeesANegativeNumberOfSections() {
    #expect(contract(sections: -1).violations() == ["numberOfSections is -1"])
  }

  @Test func itSeesANegativeNumberOfRows() {
    #expect(contract(rows: { _ in -2 }).violations().contains("section 0 has -2 rows"))
  }

  @Test func itSeesAMissingItem() {
    let broken = contract(item: { row, section in section == 0 && row == 0 ? "x" : nil })
    #expect(broken.violations() == ["section 0 has 2 rows but no item for row 1"])
  }

  @Test func itSeesAnItemOutsideASection() {
    let broken = contract(item: { row, section in section == 0 && row >= 0 ? "x" : nil })
    #expect(
      broken.violations() == [
        "section 0 has 2 rows but an item for row 2",
        "section 0 has 2 rows but an item for row \(Int.max)",
      ])
  }

  @Test func itSeesRowsInASectionThatDoesNotExist() {
    let broken = contract(rows: { $0 == Int.max ? 3 : ($0 == 0 ? 2 : 0) })
    #expect(broken.violations() == ["section \(Int.max) does not exist but has 3 rows"])
  }

  @Test func itSeesAnItemInASectionThatDoesNotExist() {
    let broken = contract(item: { row, section in
      (section == 0 || section == 1) && (0..<2).contains(row) ? "x" : nil
    })
    #expect(
      broken.violations() == [
        "section 1 does not exist but has an item for row 0",
        "section 1 does not exist but has an item for row 1",
      ])
  }

  @Test func itSeesAnAnswerOutsideOfAnyOtherCall() {
    var broken = contract()
    broken.answersForRow = [("position", { row, section in section == 0 && row >= 0 && row <= 2 })]
    #expect(broken.violations() == ["section 0 has 2 rows but a position for row 2"])
    broken.answersForRow = [("position", { row, section in section == 0 && row == 0 })]
    #expect(broken.violations() == ["section 0 has 2 rows but no position for row 1"])
    broken.answersForRow = [("position", { row, section in section <= 0 && (0..<2).contains(row) })]
    #expect(broken.violations().contains("section -1 does not exist but has a position for row 0"))
    broken.answersForRow = []
    broken.answersForSection = [("title", { $0 == 1 })]
    #expect(broken.violations() == ["section 1 does not exist but has a title"])
  }

  private func contract(
    sections: Int = 1,
    rows: @escaping (Int) -> Int = { $0 == 0 ? 2 : 0 },
    item: @escaping (Int, Int) -> String? = { row, section in
      section == 0 && (0..<2).contains(row) ? "x" : nil
    }
  ) -> MenuDataSourceContract<String> {
    MenuDataSourceContract(numberOfSections: { sections }, numberOfRows: rows, item: item)
  }
}
