import MenuCore
import MenuPresentation
import MenuTesting
import TestSupport
import Testing

/// A menu whose file has been broken or missing for a minute is still shown, says since when, and promises
/// nothing.
struct OutdatedTests {
  @Test(
    "withdrawn promises leave every warning, every row and every price",
    arguments: Fixture.all)
  func promises_withdrawn_leaveEveryWarning(fixture: Fixture) {
    var session = MenuSession(MenuDataSource(menu: fixture.menu))
    let before = Kitchen.items(session)
    session.follow(.broken)
    #expect(session.source.menu == fixture.menu, "a minute is not over")
    session.withdrawPromises()
    let after = Kitchen.items(session)
    #expect(after.map(\.id) == before.map(\.id) && after.map(\.price) == before.map(\.price))
    for (old, new) in zip(before, after) {
      expect(new.allergens, warnsLike: old.allergens)
      for (old, new) in zip(old.sizes, new.sizes) {
        if let own = new.allergens { expect(own, warnsLike: old.allergens ?? own) }
      }
      let extras = zip(old.addOns.flatMap(\.items), new.addOns.flatMap(\.items))
      for (old, new) in extras {
        expect(new.allergens, warnsLike: old.allergens)
        #expect(new.diets.isEmpty)
      }
      #expect(new.diets.isEmpty && new.spiciness == old.spiciness)
      #expect(new.isFrozen == old.isFrozen && new.isSoldOut == old.isSoldOut)
    }
    #expect(session.source.menu.dishes.allSatisfy { !$0.isHomemade })
  }

  private func expect(_ new: AllergenStatement, warnsLike old: AllergenStatement) {
    for allergen in Allergen.allCases {
      let before = old.state(of: allergen)
      let after = new.state(of: allergen)
      #expect(after >= .notStated && after >= before)
      #expect(after == before || before < .notStated)
    }
  }

  @Test(
    "a filter shows no dish once promises are withdrawn",
    arguments: ["senza glutine", "vegana", "senza latte vegana"])
  func filter_afterAMinute_offersNothingAsSafe(typed: String) throws {
    var session = try Kitchen.session(typed)
    #expect(session.shown.counts.shown > 0)
    session.follow(.broken)
    session.withdrawPromises()
    #expect(session.shown.counts.shown == 0)
  }

  @Test("withdrawn promises stay so in another language and for the next guest")
  func promises_withdrawn_stayWithdrawnForTheNextLanguageAndGuest() throws {
    var session = try Kitchen.session()
    session.follow(.broken)
    session.withdrawPromises()
    for _ in 0..<2 {
      session.showNextLanguage()
      #expect(session.source.menu.diets.isEmpty)
    }
    session.reset()
    #expect(session.source.menu.diets.isEmpty && !session.outdatedSentences.isEmpty)
  }

  @Test(
    "promises are back once the file is repaired", arguments: [false, true])
  func promises_ofAFileThatIsGoodAgain_areShown(isRecovered: Bool) throws {
    let reading = try MenuReader.read(Repository.bytes("Menu.json"))
    var session = try Kitchen.session()
    session.follow(.broken)
    session.withdrawPromises()
    session.follow(isRecovered ? .recovered(reading) : .menu(reading))
    #expect(session.source.menu == reading.menu && session.outdatedSentences.isEmpty)
    session.withdrawPromises()
    #expect(session.source.menu == reading.menu, "there is no problem any more")
  }

  @Test(
    "an outdated menu says its time in the language shown", arguments: InterfaceLanguage.allCases)
  func sentences_ofAMenuThatIsOutdated_haveTheTimeInTheLanguageShown(
    language: InterfaceLanguage
  ) throws {
    var session = try Kitchen.session(words: language)
    session.follow(.broken)
    #expect(session.outdatedSentences.isEmpty)
    let problem = session.fileProblem
    session.withdrawPromises()
    let strings = Strings[language]
    #expect(
      session.outdatedSentences
        == [strings.outdated.filled("19:41"), strings.outdatedBriefly.filled("19:41"), "19:41"])
    #expect(problem != nil && session.fileProblem == nil, "one sentence at a time")
  }

  @Test("the timer of a problem fires once, after a minute")
  func timer_ofAProblem_endsAfterAMinuteAndOnce() {
    let launcher = FakePeriodicTaskLauncher()
    var count = 0
    let timer = OutdatedTimer(launcher: launcher) { count += 1 }
    #expect(!launcher.isRunning, "nothing wakes the program while all is well")
    timer.follow(.broken)
    #expect(launcher.interval == .seconds(60) && count == 0)
    launcher.tick()
    #expect(count == 1 && !launcher.isRunning)
    timer.follow(.broken)
    #expect(!launcher.isRunning, "the menu has been out of date since")
  }

  @Test("a second problem does not restart the timer of the first")
  func timer_ofAProblemThatBecomesAnother_runsOn() {
    let launcher = CountingLauncher()
    let timer = OutdatedTimer(launcher: launcher) {}
    for _ in 0..<3 { timer.follow(.broken) }
    #expect(launcher.starts == 1)
  }

  @Test("a repaired file stops the timer, and the next problem starts it again")
  func timer_ofAFileThatIsRepaired_stopsAndRestarts() throws {
    let reading = try MenuReader.read(#"{"pizzas": [{"name": "A"}]}"#)
    for event in [MenuReading.FileEvent.menu(reading), .recovered(reading)] {
      let launcher = FakePeriodicTaskLauncher()
      var count = 0
      let timer = OutdatedTimer(launcher: launcher) { count += 1 }
      timer.follow(.broken)
      timer.follow(event)
      #expect(!launcher.isRunning)
      timer.follow(.broken)
      launcher.tick()
      #expect(count == 1)
    }
  }
}

/// A launcher that counts how often it was started.
private final class CountingLauncher: PeriodicTaskLauncher {
  private(set) var starts = 0

  func start(every interval: Duration, task: @escaping () -> Void) { starts += 1 }
  func stop() {}
}
