import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// What check says, obeyed, leads to a better menu.
@Suite(.timeLimit(.minutes(5))) struct CureTests {
  /// The menus of the fixtures that have an error.
  static let faulty = FixtureMenu.all.filter { fixture in
    guard let bytes = try? fixture.bytes() else { return false }
    return !CureWalk(bytes, choice: 0, hand: []).errors.isEmpty && !hopeless.contains(fixture.file)
  }

  /// Those that no cure in words can mend: what the menu says is not in them, or not as text.
  static let hopeless: Set = [
    "fault-blank.json", "fault-comment-only.json", "fault-empty.json", "fault-latin1.json",
    "fault-utf16.json",
  ]

  @Test(arguments: faulty, [0, 1])
  func withinFiveRoundsAFixtureHasNoErrorAndHasLostNothing(fixture: FixtureMenu, choice: Int)
    throws
  {
    let bytes = try fixture.bytes()
    let walk = try walked(bytes, choice: choice, hand: OwnersHand.fixtures[fixture.file] ?? [])
    let menu = try MenuReader.read(walk.bytes).menu
    guard let first = try? MenuReader.read(bytes).menu else { return }
    let lost = MenuFact.all(of: first).subtracting(MenuFact.all(of: menu))
      .filter { !walk.chosen.contains($0.place) }
    #expect(lost.isEmpty, "\(lost)")
  }

  @Test(arguments: WrittenMenu.all, [0, 1])
  func withinFiveRoundsAMenuWrittenByHandHasNoErrorAndHasLostNothing(
    written: WrittenMenu, choice: Int
  ) throws {
    let bytes = Array(written.text.utf8)
    let walk = try walked(bytes, choice: choice, hand: written.hand)
    let menu = try MenuReader.read(walk.bytes).menu
    let json = MenuWriter.json(of: menu)
    for text in written.keeps { #expect(json.contains(text), "\(json)") }
    guard let first = try? MenuReader.read(bytes).menu else { return }
    let lost = MenuFact.all(of: first).subtracting(MenuFact.all(of: menu))
      .filter { !walk.chosen.contains($0.place) }
    #expect(lost.isEmpty, "\(lost)")
  }

  private func walked(_ bytes: [UInt8], choice: Int, hand: CureWalk.Hand) throws -> CureWalk {
    var walk = CureWalk(bytes, choice: choice, hand: hand)
    for _ in 0..<5 { walk.obey() }
    let text = String(decoding: walk.bytes.prefix(2_000), as: UTF8.self)
    try #require(walk.errors.isEmpty, "\(walk.errors.map(\.rule)) \(text)")
    return walk
  }

  /// A cure in words and the change of the file come from the same values; so they say the same.
  @Test(arguments: InterfaceLanguage.allCases)
  func whatACureWritesStandsInItsWords(language: InterfaceLanguage) throws {
    var told: Set<String> = []
    let written = WrittenMenu.all.map { Array($0.text.utf8) }
    let files = try FixtureMenu.all.map { try $0.bytes() } + written
    for bytes in files {
      let maker = FixItMaker(bytes)
      for diagnostic in CureWalk(bytes, choice: 0, hand: []).diagnostics {
        guard let fix = maker.fixIt(for: diagnostic) else { continue }
        let advice = diagnostic.advice(in: language)
        told.insert(diagnostic.rule.name)
        for edits in fix.choices {
          let written = CuresInWords.written(edits, for: diagnostic.rule)
          guard !CuresInWords.areTold(diagnostic.rule) else { continue }
          let cure = advice.cure ?? ""
          #expect(cure.contains(written), "\(diagnostic.rule): \(written) – \(cure)")
        }
      }
    }
    #expect(told.count > 30)
  }
}
