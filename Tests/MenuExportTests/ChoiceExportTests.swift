import OldMenuCore
import OldMenuExport
import OldMenuPresentation
import MenuTestSupport
import Testing

/// What a program gets of what a guest chose.
@Suite(.timeLimit(.minutes(5))) struct ChoiceExportTests {
  private func text(_ format: ChoiceExport, _ edit: (inout MenuSession) throws -> Void) rethrows
    -> String
  {
    var session = MenuSession.sample()
    try edit(&session)
    let bytes = format.bytes(of: session, text: TerminalText(cellWidth: testCellWidth))
    return String(decoding: bytes, as: UTF8.self)
  }

  private func choose(_ session: inout MenuSession) throws {
    let menu = Menu.sample()
    let margherita = DishIndex(list: .pizzas, position: 1)
    let bufala = Choice.Wish.AddOnIndex(group: 0, item: 0)
    for _ in 1...2 {
      try session.choice.add(Choice.Wish(margherita, size: 1, addOns: [bufala]), from: menu)
    }
    try session.choice.add(Choice.Wish(DishIndex(list: .other, position: 0)), from: menu)
    session.choice.setPeople(2)
  }

  @Test func aLineHasItsFieldsBetweenTabs() throws {
    let lines = try text(.tsv, choose).split(separator: "\n").map(String.init)
    #expect(
      lines == [
        "pizzas/2\tmargherita\t2\tMargherita\tmaxi\tbufala\t2\t1400\t2800\tEUR\tfalse\t\tfalse",
        "other/1\t\t\tOlive all'ascolana\t\t\t1\t100\t100\tEUR\tfalse\t\tfalse",
        "cover\t\t\tCoperto\t\t\t2\t200\t400\tEUR\tfalse\t\tfalse",
      ])
  }

  /// The last but four is what a line comes to: together they are the sum of the object.
  @Test func theLinesOfATableAddUpToTheSum() throws {
    let totals = try text(.tsv, choose).split(separator: "\n").compactMap { line in
      Int(line.split(separator: "\t", omittingEmptySubsequences: false)[8])
    }
    #expect(totals.reduce(0, +) == 3300)
  }

  @Test(arguments: [nil, 0]) func whereNobodyPaysACoverThereIsNoLineOfOne(people: Int?) throws {
    let told = try text(.tsv) { session in
      try choose(&session)
      session.choice.setPeople(people)
    }
    #expect(told.split(separator: "\n").count == 2)
  }

  @Test func anObjectHasTheSumsToo() throws {
    let json = try text(.json, choose)
    #expect(json.hasPrefix("{\"lines\": [{\"place\": \"pizzas/2\", \"id\": \"margherita\", "))
    #expect(
      json.hasSuffix(
        "\"people\": 2, \"coverMinor\": 400, \"totalMinor\": 3300, \"isLeast\": false, "
          + "\"currency\": \"EUR\"}\n"))
  }

  @Test func whatIsGoneIsSaid() throws {
    let told = try text(.tsv) { session in
      try choose(&session)
      var menu = Menu.sample()
      menu.other = []
      session.replace(with: menu)
    }
    #expect(told.contains("\t\t\tOlive all'ascolana\t\t\t1\t100\t\tEUR\tfalse\tgone\tfalse\n"))
  }

  @Test func nothingChosenIsAnObjectToo() throws {
    #expect(text(.tsv) { _ in }.isEmpty)
    #expect(text(.json) { _ in }.hasPrefix("{\"lines\": [], \"people\": null, "))
  }

  @Test func aHostileNameStaysInItsLine() throws {
    let told = try text(.tsv) { session in
      var menu = Menu.sample()
      menu.pizzas[0].dish.name = "A\t\u{1B}[2J\nB"
      session.replace(with: menu)
      try session.choice.add(Choice.Wish(DishIndex(list: .pizzas, position: 0)), from: menu)
    }
    #expect(told.split(separator: "\n").count == 1)
    #expect(told.count { $0 == "\t" } == 12 && !told.contains("\u{1B}"))
  }
}
