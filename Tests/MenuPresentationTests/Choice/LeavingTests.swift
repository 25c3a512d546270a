import OldMenuCore
import MenuTestSupport
import Testing

@testable import OldMenuPresentation

/// What was chosen is gone with the program: one key alone does not do that.
@Suite(.timeLimit(.minutes(5))) struct LeavingTests {
  private let guest = Guest.sample()

  @Test func whoHasChosenIsToldWhatIsLostAndLeavesTheSecondTime() {
    guest.perform(.take)
    #expect(guest.perform(.quit) == [])
    #expect(guest.noticeText == "La scelta andrà persa: ancora una volta per uscire.")
    #expect(guest.perform(.quit) == [.quit])
  }

  @Test func whoGoesOnIsToldAgain() {
    guest.perform(.take, .quit, .move(.down))
    #expect(guest.noticeText == nil)
    #expect(guest.perform(.quit) == [])
  }

  @Test func withoutAChoiceNothingIsLost() {
    #expect(guest.perform(.quit) == [.quit])
    guest.perform(.take, .putBack)
    #expect(guest.perform(.quit) == [.quit])
  }

  @Test func aChoiceThatIsHandedOnIsNotLost() {
    var session = MenuSession.sample()
    session.keepsChoice = true
    let guest = Guest(session)
    guest.perform(.take)
    #expect(guest.perform(.quit) == [.quit])
  }

  @Test func whereNothingCanBeToldNobodyIsHeld() {
    guest.perform(.take)
    _ = guest.frame(for: Size(columns: 3, lines: 1))
    #expect(guest.perform(.quit) == [.quit])
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func eachLanguageHasWordsOfItsOwn(language: InterfaceLanguage) {
    let own = Strings.in(language).choice.lostOnLeaving
    let same = InterfaceLanguage.allCases.filter {
      Strings.in($0).choice.lostOnLeaving == own
    }
    #expect(same == [language])
  }
}
