import OldMenuCore
import Testing

@testable import OldMenuPresentation

/// What every language of the interface must have, be it the tenth.
@Suite(.timeLimit(.minutes(5))) struct LanguageTests {
  @Test(arguments: InterfaceLanguage.allCases)
  func noSentenceIsEmpty(language: InterfaceLanguage) {
    let strings = Strings.in(language)
    let all = interface(strings) + linear(strings.linear) + command(strings) + check(strings)
    #expect(!all.contains { $0.text.allSatisfy(\.isWhitespace) }, "\(all.filter(\.text.isEmpty))")
    let constants = constants(of: strings) + constants(of: strings.linear)
    #expect(constants.count > 50)
    #expect(constants.filter(\.text.isEmpty).map(\.name) == [])
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func itsStringsAreItsOwn(language: InterfaceLanguage) {
    #expect(Strings.in(language).language == language)
    #expect(InterfaceLanguage(of: language.language) == language)
  }

  @Test func noWordMeansTwoCommandsInWhateverLanguages() {
    let words = LinearCommand.allCases.flatMap { command in
      command.words.map { (word: $0, command: command) }
    }
    for (word, command) in words {
      #expect(LinearCommand(word: word) == command, "\(word)")
      #expect(word == word.lowercased(), "\(word)")
    }
    let orders = LinearStrings.all.flatMap { strings in
      MenuQuery.Order.choosable.flatMap { order in strings.orders(order).map { ($0, order) } }
    }
    for (word, order) in orders { #expect(MenuQuery.Order(named: word) == order, "\(word)") }
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func everyCommandHasAWord(language: InterfaceLanguage) {
    let linear = Strings.in(language).linear
    for command in LinearCommand.allCases { #expect(!linear.commands(command).isEmpty) }
    for order in MenuQuery.Order.choosable { #expect(!linear.orders(order).isEmpty) }
    #expect(!linear.undeclared.isEmpty && !linear.allFilters.isEmpty)
    #expect(!linear.andWords.isEmpty && !linear.allergenWords.isEmpty)
    #expect(!linear.peopleWords.isEmpty && !linear.aroundPeople.isEmpty)
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func theHelpNamesTheWordsThatAreUnderstood(language: InterfaceLanguage) {
    let linear = Strings.in(language).linear
    let told = (linear.help(true) + linear.filterHelp("a", "b")).joined(separator: " ")
    for command: LinearCommand in [.lists, .more, .sort, .filters, .language, .quit, .remove] {
      #expect(linear.commands(command).contains { told.contains($0) }, "\(command)")
    }
    for order in MenuQuery.Order.choosable {
      #expect(linear.orders(order).contains { linear.sortHelp.contains($0) }, "\(order)")
    }
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func whatTheScreenSaysOfAnAllergenCanBeTyped(language: InterfaceLanguage) {
    let strings = Strings.in(language)
    for allergen in Allergen.allCases {
      let typed = TypedQuery("\(strings.without) \(language.name(of: allergen)) ")
      #expect(
        !typed.without.isDisjoint(with: [allergen, allergen.group]) && !typed.isUndecided,
        "\(allergen)")
    }
    for diet in Diet.allCases {
      let name = strings.spokenName(of: diet)
      #expect(TypedQuery(name).diets == DietSet(diet), "\(name)")
    }
    for list in MenuList.allCases {
      #expect(TypedQuery(language.name(of: list)).lists == [list], "\(list)")
    }
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func aYesIsUnderstood(language: InterfaceLanguage) {
    for word in Strings.in(language).check.yes { #expect(Strings.isYes(" \(word.uppercased())\n")) }
    for word in ["", "n", "no", "nein", "non", "x"] { #expect(!Strings.isYes(word)) }
  }

  private typealias Sentence = (name: String, text: String)

  /// The texts of a table that nothing has to be put into.
  private func constants(of table: some Any) -> [Sentence] {
    Mirror(reflecting: table).children.compactMap { name, value in
      (value as? String).map { (name ?? "", $0) }
    }
  }

  private func interface(_ strings: Strings) -> [Sentence] {
    var all = [0, 1, 2].flatMap { count in
      [
        strings.items(count), strings.found(count, 9), strings.nameIt(count),
        strings.andOthers(count), strings.unanswered(count), strings.hidden(count),
        strings.problems(count), strings.page(count, 9), strings.position(count, 9),
      ]
    }
    all += [
      strings.notFound("a"), strings.notNamed("a"), strings.perhaps("a"), strings.cannotTell("a"),
      strings.noneContains("a"),
      strings.costsMore("a"), strings.notStatedOf(["a"]), strings.hiddenDiet("a"),
      strings.menuOf("a"), strings.menuShown("a"), strings.inLine("a"),
    ]
    all += [1...1, 0...2, 1...3].map { strings.choose($0) }
    all += Mark.allCases.flatMap { [strings.mark($0), $0.sign(in: strings.language)] }
    all += Hint.allCases.map(strings.hint) + HelpTopic.allCases.map(strings.topic)
    all += KeyMap.Context.allCases.map(strings.place)
    all += [.option, .accessible, .dumbTerminal].map(strings.lineByLine)
    all += [MenuQuery.Order.name, .price].map { strings.order($0) ?? "" }
    return all.map { ("interface", $0) }
  }

  private func linear(_ strings: LinearStrings) -> [Sentence] {
    var all = strings.help(true) + strings.help(false) + strings.filterHelp("a", "b")
    all += [0, 1, 2].flatMap { [strings.noLine("3", $0), strings.rest($0), strings.spicy($0)] }
    all += [strings.noMore(nil), strings.noMore("a"), strings.inLists("a", 1)]
    all += MenuQuery.Order.choosable.map(strings.sorted)
    all += [
      strings.invitation(true), strings.invitation(false), strings.isGone("a"),
      strings.listIsGone("a"), strings.number("1"), strings.stillSearching("a"),
      strings.atMost("a"), strings.dietInstead("a"), strings.noFilter("a"),
      strings.numberIsNoAllergen("1"), strings.noDiet("a"), strings.languages([], nil),
      strings.languages(["a"], nil), strings.languages(["a", "b"], "b"), strings.removeHelp("a"),
      strings.noLongerWithout("a"), strings.filtersGone("a"), strings.leaveOutInstead("a"),
      strings.undeclaredAmong(1), strings.undeclaredAmong(2), strings.countLimit(99),
      strings.peopleLimit(99),
    ]
    return all.map { ("linear", $0) }
  }

  private func command(_ strings: Strings) -> [Sentence] {
    let words = strings.command
    var all = [
      words.question("a"), words.noMenuHere, words.begun("a"), words.isThereAlready,
      words.noneMarked(in: "a"), words.nothingMarked, words.others("a", "b"),
      words.ambiguous("a", count: 2), words.unknown(.anything("a"), near: []),
      words.unknown(.number("1"), near: ["b"]), words.repeated("a"),
    ]
    all += [true, false].flatMap {
      [words.marked("", isSoldOut: $0), words.markedAlready("", isSoldOut: $0)]
    }
    all += [UnreadableReason.missing, .notPermitted, .notAFile(.pipe)].map(words.words)
    all += [UnwritableReason.notPermitted, .readOnly, .notAFile].map(words.words)
    all += TimeUnit.allCases.map { words.names(of: $0).joined() }
    if let parser = words.parser {
      all += [parser.error, parser.usage, parser.see.before, parser.see.after]
      all += [
        ParserFault.unknownOption("a", near: nil), .missingValue(of: "a"), .unexpected(["a"]),
      ]
      .map(parser.sentence)
    }
    return all.map { ("command", $0) }
  }

  private func check(_ strings: Strings) -> [Sentence] {
    let words = strings.check
    let severities = [Diagnostic.Severity.error, .warning]
    var all = severities.flatMap { [words.name(of: $0), words.count(1, $0), words.count(2, $0)] }
    all += [
      words.more(count: 1, lines: "1", isOneLine: true), words.omitted(2), words.others(2),
      words.found("a", inDishes: 1), words.found("a", refused: ["b"]),
      words.nothingWrong(inDishes: 2), words.saysNothingOfAllergens, words.notStated("a"),
      words.missing("a", in: "en"), words.offer(1), words.question, words.written("a"),
      words.notWritten("a"), words.nothingCertain("a"), words.nobodyToAsk, words.changedMeanwhile,
    ]
    return all.map { ("check", $0) }
  }
}
