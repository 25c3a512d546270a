import Testing

@testable import OldMenuCore

/// One and many, in whatever language.
@Suite(.timeLimit(.minutes(5))) struct WordNumberTests {
  @Test(
    arguments: [
      ("vino", "vini"), ("bruschetta", "bruschette"), ("antipasto", "antipasti"),
      ("salad", "salads"), ("side", "sides"), ("pastry", "pastries"), ("pizza", "pizzen"),
      ("salat", "salate"), ("suppe", "suppen"), ("gateau", "gateaux"), ("entree", "entrees"),
      ("nuez", "nueces"), ("postre", "postres"),
    ])
  func eachIsFoundByTheOther(one: String, many: String) {
    #expect(WordNumber.others(of: one.utf8).contains(Array(many.utf8)))
    #expect(WordNumber.others(of: many.utf8).contains(Array(one.utf8)))
  }
}
