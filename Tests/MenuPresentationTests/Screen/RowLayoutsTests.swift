import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Synchronization
import Testing

/// Between two frames most rows stay as they are, and are not laid out again.
@Suite(.timeLimit(.minutes(5))) struct RowLayoutsTests {
  private let size = Size(columns: 80, lines: 24)

  @Test func aRowThatStaysIsNotMeasuredAgain() {
    let measured = MeasuredScalars()
    let guest = open(["à", "è", "ì"], text: measured.text)
    _ = guest.frame(for: size)
    #expect(measured.take().isSuperset(of: ["à", "è", "ì"]))
    select(1, in: guest)
    let frame = guest.frame(for: size)
    #expect(!measured.take().contains("ì"))
    #expect(frame == open(["à", "è", "ì"], selecting: 1).frame(for: size))
  }

  @Test func aRowThatScrollsIsNotMeasuredAgain() {
    let names = Array(repeating: "Pizza", count: 10) + ["ì"] + Array(repeating: "Pizza", count: 20)
    let measured = MeasuredScalars()
    let guest = open(names, text: measured.text)
    select(17, in: guest)
    let before = guest.frame(for: size).text
    #expect(measured.take().contains("ì"))
    select(18, in: guest)
    let after = guest.frame(for: size).text
    let line = before.firstIndex { $0.contains("ì") }
    #expect(line != nil && after.firstIndex { $0.contains("ì") } == line.map { $0 - 1 })
    #expect(!measured.take().contains("ì"))
  }

  @Test(arguments: [
    Size(columns: 60, lines: 24), Size(columns: 120, lines: 30), Size(columns: 30, lines: 9),
  ])
  func anotherSizeLaysAllOut(other: Size) {
    let names = ["à", "è", "ì"]
    let guest = open(names)
    _ = guest.frame(for: size)
    #expect(guest.frame(for: other) == open(names).frame(for: other))
  }

  @Test func aRowThatSaysSomethingElseIsLaidOutAgain() {
    let guest = open(["Marinara", "Napoli"])
    let before = guest.frame(for: size)
    var menu = Menu()
    menu.pizzas = [Pizza(name: "Marinara"), Pizza(name: "Diavola")]
    guest.show(menu)
    let after = guest.frame(for: size)
    #expect(before.text.contains { $0.contains("Napoli") })
    #expect(after.text.contains { $0.contains("Diavola") })
    #expect(!after.text.contains { $0.contains("Napoli") })
  }

  private func open(
    _ names: [String], selecting row: Int = 0,
    text: TerminalText = TerminalText(cellWidth: testCellWidth)
  ) -> Guest {
    let guest = Guest(
      dataSource: MenuDataSource(pizzas: names.map { Pizza(name: $0) }), text: text)
    select(row, in: guest)
    return guest
  }

  private func select(_ row: Int, in guest: Guest) {
    guest.select(RowPath(section: 0, row: row))
  }
}

/// Remembers what was measured.
private final class MeasuredScalars: Sendable {
  private let scalars = Mutex<Set<Unicode.Scalar>>([])

  var text: TerminalText {
    TerminalText(cellWidth: { scalar in
      self.scalars.withLock { _ = $0.insert(scalar) }
      return testCellWidth(scalar)
    })
  }

  /// What was measured since the last time.
  func take() -> Set<Unicode.Scalar> {
    scalars.withLock { scalars in
      defer { scalars = [] }
      return scalars
    }
  }
}
