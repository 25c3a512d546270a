import MenuCore
import MenuPresentation
import TestSupport
import Testing

/// Properties of every answer to any typed text, on every fixture menu with dishes.
@Suite(.timeLimit(.minutes(5))) struct AnswerPropertyTests {
  private static let words = [
    "senza", "without", "ohne", "sin", "sans", "latte", "milk", "Milch", "nuts", "gluten",
    "frutta a guscio", "Nussallergie", "vegana", "vegan", "pizza", "dolci", "fino a", "under", "9",
    "0,50", "€", "e", "not", "is", "contiene", "piccante", "surgelato", "maxi", "xyzzy", "qwerty",
    "cipolla", "onion", "pomodoro", "tomato", "cheese", "Käse", "peanut", "butter", "my", ",",
    "margerita", "lattte", "l4tte", "l a t t e", "молоко", "ｌａｔｔｅ", "水", "?", "\"",
  ]

  /// A random menu in a random language, with words of its own.
  private struct Trial {
    let menu: MenuDataSource
    let language: InterfaceLanguage
    let ownWords: [String]

    init(using random: inout SeededGenerator) throws {
      let file = try #require(Fixture.searched.randomElement(using: &random))
      language = try #require(InterfaceLanguage.allCases.randomElement(using: &random))
      let source = MenuDataSource(menu: file, language: file.language, words: language)
      menu = source.indexed()
      let texts = file.dishes.prefix(20).flatMap { dish in
        [dish.name] + dish.ingredients.map(\.name)
      }
      ownWords = texts.flatMap { source.context.text($0).split(separator: " ") }.map { String($0) }
    }

    func session(_ text: String) -> MenuSession {
      MenuSession(menu, query: MenuQuery().typing(text, in: language))
    }
  }

  @Test(
    "every answer without rows has a hint, and what the hint and the notice offer has rows",
    arguments: seeds)
  func help(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<6 {
      let trial = try Trial(using: &random)
      for _ in 0..<6 {
        let words = (0..<Int.random(in: 1...7, using: &random)).compactMap { _ in
          (Bool.random(using: &random) ? Self.words : trial.ownWords).randomElement(using: &random)
        }
        let text = words.joined(separator: " ")
        let session = trial.session(text)
        if let fault = fault(of: session, to: text, in: trial) {
          Issue.record("\(fault): “\(text)”, \(trial.language), \(trial.menu.menu.name as Any)")
        }
      }
    }
  }

  private func fault(of session: MenuSession, to text: String, in trial: Trial) -> String? {
    guard !session.query.isEmpty else { return nil }
    let hasRows = session.shown.counts.shown > 0
    if !hasRows, session.notice == nil { return "no notice" }
    if session.hint() == nil, !hasRows || session.shown.notice != nil { return "no hint" }
    let offers = session.examplesToType + [session.offer].compactMap(\.self)
    let dead = offers.first { trial.session($0).shown.counts.shown == 0 }
    return dead.map { "“\($0)” has no rows" }
  }

  @Test(
    "an allergen that is typed is excluded, is in the notice, or is not understood",
    arguments: seeds)
  func allergens(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let named = ["latte", "milk", "Milch", "gluten", "nuts", "noci", "Eier", "pescado", "amande"]
    for _ in 0..<6 {
      let trial = try Trial(using: &random)
      for _ in 0..<8 {
        let word = try #require(named.randomElement(using: &random))
        var words = (0..<Int.random(in: 0...5, using: &random)).compactMap { _ in
          (Bool.random(using: &random) ? Self.words : trial.ownWords).randomElement(using: &random)
        }
        words.insert(word, at: Int.random(in: 0...words.count, using: &random))
        let text = words.joined(separator: " ")
        let allergens = TypedQuery(word, preferring: trial.language).namedAllergens
        let session = trial.session(text)
        let isExcluded = session.query.typed.filter.without.isSuperset(of: allergens)
        #expect(
          isExcluded || isNoticed(word, allergens, session),
          "“\(text)”, \(trial.language): \(session.notice ?? "no notice")")
      }
    }
  }

  /// True if the notice names the allergen, every row has the word in its name, or there are no rows.
  private func isNoticed(_ word: String, _ allergens: AllergenSet, _ session: MenuSession) -> Bool {
    switch session.shown.notice {
    case .allergenNamed(let reported)?: return reported.isSuperset(of: allergens)
    case .allergenFood(let food, _)?: return food.contains(word)
    case .dishAlone(_, let others)?: return session.shown.counts.shown == others.count + 1
    case nil, .corrected?:
      // The name of a dish, or a text in quotes.
      let isQuoted = session.query.typed.words.contains { $0.contains(word) }
      return isQuoted
        || Kitchen.items(session).allSatisfy { item in
          FoldedText(
            session.source.menu.dish(at: item.index.position, in: item.index.list).map {
              $0.name.allTexts.joined(separator: " ")
            } ?? ""
          ).bytes.holds(FoldedText(word).bytes)
        }
    default: return session.shown.counts.shown == 0
    }
  }

  @Test(
    "a text with rows has no notice and keeps some rows while it is being typed", arguments: seeds)
  func typing(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<6 {
      let trial = try Trial(using: &random)
      var session = trial.session("xyzzy")
      let clauses = session.examplesToType.shuffled(using: &random).prefix(3)
      let text = clauses.joined(separator: " ")
      guard !clauses.isEmpty, trial.session(text).shown.counts.shown > 0 else { continue }
      for end in text.indices.dropFirst() + [text.endIndex] {
        let query = MenuQuery().typing(String(text[..<end]), in: trial.language)
        session.ask(query, isTyping: true)
        let isSilent = session.shown.notice == nil || isOfAllergen(session.shown.notice)
        #expect(
          session.shown.counts.shown > 0 && isSilent,
          "“\(text[..<end])”, \(trial.language): \(session.notice ?? "no rows")")
      }
    }
  }

  /// True for the notice of an allergen alone, which has its rows: `latte`, on the way to *latteria*.
  private func isOfAllergen(_ notice: MenuQuery.Notice?) -> Bool {
    if case .allergenNamed? = notice { return true }
    return false
  }
}
