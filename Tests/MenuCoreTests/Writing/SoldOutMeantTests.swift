import OldMenuCore
import MenuTestSupport
import Testing

/// Dishes that guests see as sold out though no `"soldOut": true` says so.
@Suite(.timeLimit(.minutes(5))) struct SoldOutMeantTests {
  private static let members = [
    #""stato":"esaurito""#, #""status":"ausverkauft""#, #""soldOut":"sì""#, #""esaurita":true"#,
    #""price":"Esaurito""#, #""prezzo":"esaurito""#, #""available":false"#, #""stock":0"#,
    #""soldout":true"#,
  ]

  private static func menu(_ members: String) -> [UInt8] {
    Array(#"{"pizzas":[{"name":"A",\#(members),"spicy":1},{"name":"B","price":9}]}"#.utf8)
  }

  @Test(arguments: members) func whatGuestsSeeAsSoldOutIsListed(member: String) throws {
    let menu = Self.menu(member)
    #expect(try MenuReader.read(menu).menu.pizzas.map(\.dish.isSoldOut) == [true, false])
    #expect(try SoldOut.marked(in: menu).map(\.name) == ["A"])
  }

  @Test(arguments: members) func itIsBroughtBack(member: String) throws {
    let back = Array(#"{"pizzas":[{"name":"A","spicy":1},{"name":"B","price":9}]}"#.utf8)
    let answer = try SoldOut.mark(false, [.anything("A")], in: Self.menu(member))
    #expect(answer.bytes == back)
    let all = try SoldOut.bringAllBack(in: Self.menu(member))
    #expect(all.bytes == back)
    #expect(all.outcomes.map(\.isDone) == [true])
  }

  @Test func itNeedsNoOtherMark() throws {
    let answer = try SoldOut.mark(true, [.anything("A")], in: Self.menu(#""stato":"esaurito""#))
    #expect(answer.bytes == nil)
    guard case .unchanged = answer.outcomes[0] else {
      Issue.record("it was changed")
      return
    }
  }

  @Test(arguments: [#""status":"available""#, #""stock":3"#, #""x-stato":"esaurito""#])
  func whatSaysNothingOfItStays(member: String) throws {
    #expect(try SoldOut.marked(in: Self.menu(member)).isEmpty)
    let marked = try SoldOut.mark(true, [.anything("A")], in: Self.menu(member))
    let bytes = try #require(marked.bytes)
    #expect(try SoldOut.marked(in: bytes).map(\.name) == ["A"])
    #expect(try SoldOut.bringAllBack(in: bytes).bytes == Self.menu(member))
  }

  @Test func aMemberBesideACommentSaysTheContrary() throws {
    let menu = Array(#"{"pizzas":[{"name":"A"/* , */,"stato":"esaurito"}]}"#.utf8)
    let bytes = try #require(try SoldOut.mark(false, [.anything("A")], in: menu).bytes)
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == #"{"pizzas":[{"name":"A"/* , */,"soldOut": false}]}"#)
  }

  @Test(arguments: [
    #""soldOut":true,"soldOut":true"#, #""soldOut":false,"stato":"esaurito""#,
    #""stato":"esaurito","available":false"#,
  ])
  func whatSaysItMoreThanOnceIsListedAndLeftAlone(members: String) throws {
    let menu = Self.menu(members + #"},{"name":"C","soldOut":true"#)
    #expect(try SoldOut.marked(in: menu).map(\.name) == ["A", "C"])
    for isSoldOut in [true, false] {
      let answer = try SoldOut.mark(isSoldOut, [.anything("A")], in: menu)
      #expect(answer.outcomes.map(\.isDone) == [false])
      #expect(answer.bytes == nil)
    }
    let all = try SoldOut.bringAllBack(in: menu)
    #expect(all.outcomes.map(\.isDone) == [false, true])
    #expect(all.bytes == nil)
  }

  @Test func aPriceThatSaysSoIsToldWithWhatToWrite() throws {
    let menu = Self.menu(#""price":"ausverkauft""#)
    let meant = Diagnostic.Rule.key(
      .unknownMember(key: "price", meant: .soldOut, isThere: false))
    let told = try #require(try MenuReader.read(menu).diagnostics.first { $0.rule == meant })
    let fixIt = try #require(FixItMaker(menu).fixIt(for: told))
    #expect(
      FileEdit.applying(fixIt.choices[0], to: menu) == Self.menu(#""soldOut": true"#))
  }
}
