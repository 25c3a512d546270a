import OldMenuCore
import OldMenuPresentation
import Testing

/// What owners read who write their opening hours in another way.
@Suite(.timeLimit(.minutes(5))) struct HoursAdviceTests {
  private func cures(_ hours: String, in language: InterfaceLanguage) throws -> [String] {
    let text = #"{"hours": \#(hours), "pizzas": [{"name": "A", "allergens": "none"}]}"#
    let diagnostics = try MenuReader.read(Array(text.utf8)).diagnostics
    return diagnostics.compactMap { $0.advice(in: language).cure }
  }

  /// Who copies the advice must not be open on days that somebody else thought of.
  @Test(arguments: InterfaceLanguage.allCases)
  func noAdviceNamesDaysThatNobodyWrote(language: InterfaceLanguage) throws {
    let times = #""from": "19:00", "to": "23:00""#
    for hours in [#"[{"days": "festivi", \#(times)}]"#, "19", "[{}]"] {
      let cures = try cures(hours, in: language)
      #expect(!cures.isEmpty)
      #expect(!cures.contains { $0.contains(#"["tue""#) || $0.contains(#"["mon""#) })
    }
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func timesThatChangedPlacesAreWrittenOut(language: InterfaceLanguage) throws {
    let cures = try cures(
      #"[{"days": ["tue"], "from": "14:00", "to": "13:00"}]"#, in: language)
    #expect(cures.count == 1)
    #expect(cures.first?.contains(#""from": "13:00", "to": "14:00""#) == true)
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func textsInAListAreWrittenAsOne(language: InterfaceLanguage) throws {
    let cures = try cures(#"["Mon-Fri 12-15", "Sat 19-23"]"#, in: language)
    #expect(cures.first?.contains(#""hours": "Mon-Fri 12-15, Sat 19-23""#) == true)
  }
}
