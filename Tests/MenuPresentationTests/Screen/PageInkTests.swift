import Foundation
import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// On a page the colours say what they say in the list.
@Suite(.timeLimit(.minutes(5))) struct PageInkTests {
  private let guest = Guest.sample()

  /// The styles of what is written in a line, without the space between.
  private func ink(_ line: Line) -> [String: Style] {
    let words = line.map {
      ($0.text.string.trimmingCharacters(in: .whitespaces), $0.style)
    }
    return Dictionary(words.filter { !$0.0.isEmpty }) { first, _ in first }
  }

  private func lines(columns: Int = 80) -> [Line] {
    guest.frame(for: Size(columns: columns, lines: 30)).lines
  }

  @Test func theTitleOfADishIsWarmAndItsSignsAreAsInTheList() {
    guest.perform(.open)
    #expect(ink(lines()[0]) == ["1  Marinara": [.bold, .accent], "VG": .diet])
    for _ in 0..<2 { guest.perform(.nextDish) }
    #expect(ink(lines()[0]) == ["4  Diavola": [.bold, .accent], "••": .warning])
  }

  @Test func whatIsSoldOutHasQuietSigns() {
    guest.perform(.open)
    for _ in 0..<3 { guest.perform(.nextDish) }
    #expect(ink(lines()[0]) == ["9  Tartufo": [.bold, .accent], "V": .dim])
  }

  @Test func aTitleThatIsCutStandsBelowWithItsSigns() {
    guest.perform(.open)
    let frame = guest.frame(for: Size(columns: 13, lines: 30)).text
    #expect(frame[0] == " 1  Marinara ")
    #expect(frame[1...2] == [" 1 Marinara  ", " VG          "])
    #expect(guest.frame(for: Size(columns: 11, lines: 30)).text[0] == " 1  Marina…")
  }

  @Test func headingsAreWarmAsThoseOfTheList() {
    guest.perform(.help)
    let lines = lines(columns: 60)
    #expect(ink(lines[0]) == ["Tasti": [.bold, .accent]])
    #expect(ink(lines[1]) == ["Leggere": [.bold, .accent]])
  }
}
