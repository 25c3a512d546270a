import MenuCore
import MenuPresentation
import MenuScreens
import TerminalText
import TestSupport
import Testing

/// The sentences of safety have a sign, and are not cut on a phone.
struct SafetySignTests {
  private func guest(_ search: String = "", words: InterfaceLanguage) throws -> Guest {
    Guest(try Kitchen.session(search, words: words), columns: 46, lines: 19)
  }

  /// The words of the screen, with one blank between them.
  private func words(of guest: Guest) -> String {
    let text = guest.screen.joined(separator: " ").replacing("▌", with: " ")
    return text.split(separator: " ").joined(separator: " ")
  }

  @Test("a choice that would be lost", arguments: InterfaceLanguage.allCases)
  func loss(_ language: InterfaceLanguage) throws {
    let guest = try guest(words: language)
    guest.press("+q")
    #expect(words(of: guest).contains("! " + guest.state.strings.lost), "\(guest.screen)")
  }

  @Test("a text that is not understood", arguments: InterfaceLanguage.allCases)
  func notUnderstood(_ language: InterfaceLanguage) throws {
    let guest = try guest("xyzzy qwerty", words: language)
    #expect(words(of: guest).contains("! " + guest.state.strings.partlyUnderstood))
  }

  @Test("a problem of the file", arguments: InterfaceLanguage.allCases)
  func problem(_ language: InterfaceLanguage) throws {
    let guest = try guest(words: language)
    guest.browser.follow(.broken)
    let sentence = try #require(guest.state.session.fileProblem)
    #expect(words(of: guest).contains("! " + sentence), "\(guest.screen)")
  }

  @Test("a dish of which nothing is stated", arguments: InterfaceLanguage.allCases)
  func nothingStated(_ language: InterfaceLanguage) throws {
    let session = try Kitchen.session(of: Kitchen.menu([#"{"name": "A"}"#]), words: language)
    let guest = Guest(session, columns: 46, lines: 19)
    let item = try #require(Kitchen.items(session).first)
    let sentence = session.strings.sentence(item.allergens, isBrief: true)
    #expect(words(of: guest).contains("! " + sentence), "\(guest.screen)")
  }
}
