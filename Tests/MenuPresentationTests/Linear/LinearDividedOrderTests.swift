import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// Orders that divide a number, leave something out, or name a size or a dish not quite.
@Suite(.timeLimit(.minutes(5))) struct LinearDividedOrderTests {
  private static let divided = #"""
    {"language": "it", "currency": "EUR", "pizzas": [
      {"name": "Margherita", "sizes": [
        {"name": "normale", "price": "7.00"}, {"name": "maxi", "price": "11.50"}]},
      {"name": "Capricciosa", "price": "9.50", "addOns": [
        {"items": [{"name": "uovo", "price": "1.50"}]}]}]}
    """#

  /// Who divides a number that was told does not want more of it.
  @Test(arguments: [
    ("due margherite, una maxi e una normale", "2 · 18,50 €"),
    ("3 margherita, una maxi e due normale", "3 · 25,50 €"),
    ("una margherita maxi e due normale", "3 · 25,50 €"),
    ("due margherita maxi e una normale", "3 · 30,00 €"),
    ("due capricciosa, una con uovo", "2 · 20,50 €"),
    ("tre capricciosa, una con uovo", "3 · 30,00 €"),
    ("una capricciosa e una con uovo", "2 · 20,50 €"),
    ("due capricciosa e una con uovo", "3 · 30,00 €"),
  ])
  func aNumberThatIsDividedIsToldOnce(line: String, sum: String) throws {
    let menu = try MenuReader.read(Array(Self.divided.utf8)).menu
    let answer = LinearMenu.sample(of: menu).toldPlainly(to: "aggiungi " + line)
    #expect(answer.contains(sum) && !answer.contains("?"), "\(answer)")
    let ordered = LinearMenu.sample(of: menu).toldPlainly(to: "vorrei " + line)
    #expect(ordered.contains(sum) && !ordered.contains("?"), "\(ordered)")
  }

  /// What cannot be had on one of them is for the staff; they are all wanted.
  @Test(arguments: [
    "due capricciosa, una con pesto", "two capricciosa, one with pesto",
    "vorrei due capricciosa e una con pesto", "zwei Capricciosa, eine mit Pesto",
    "deux capricciosa, une avec pesto", "dos capricciosa, una con pesto",
    "aggiungi due capricciosa, una con pesto",
  ])
  func whatCannotBeHadOnOneIsToldBesideTheOthers(line: String) throws {
    let menu = try MenuReader.read(Array(Self.divided.utf8)).menu
    let answer = LinearMenu.sample(of: menu).toldPlainly(to: line)
    #expect(answer.hasPrefix("Aggiunto: 2 × Capricciosa."), "\(answer)")
    #expect(answer.contains("\nNon aggiunto: ") && answer.lowercased().contains("pesto: chiedere"))
    #expect(answer.contains("Aggiunte: uovo 1,50 €"), "\(answer)")
  }

  /// Who leaves something out of one of two counts on that.
  @Test(arguments: [
    ("two capricciosa, one without ham", "Capricciosa."),
    ("due capricciosa, una senza prosciutto", "Capricciosa."),
    ("three capricciosa, one without ham", "2 × Capricciosa."),
    ("two capricciosa and one without ham", "2 × Capricciosa."),
  ])
  func whatIsLeftOutOfOneIsTakenOfTheOthersAlone(line: String, taken: String) throws {
    let menu = try MenuReader.read(Array(Self.divided.utf8)).menu
    let answer = LinearMenu.sample(of: menu).toldPlainly(to: line)
    #expect(answer.hasPrefix("Aggiunto: \(taken)\n"), "\(answer)")
    #expect(answer.contains("\nNon aggiunto: ") && answer.contains(": chiedere al personale."))
  }

  /// Nothing of such an order is dropped without a word, and nobody wants his coke left out.
  @Test(arguments: [
    ("due margherite, una senza latte", "due margherite, una senza latte"),
    ("three margherita, one without milk", "three margherita, one without milk"),
    ("a margherita without milk and a coke", "a margherita without milk, a coke"),
    ("due diavola senza latte", "due diavola senza latte"),
    ("two diavola without milk", "two diavola without milk"),
    ("vorrei una diavola senza latte", "una diavola senza latte"),
    ("zwei Diavola ohne Milch", "zwei Diavola ohne Milch"),
    ("deux diavola sans lait", "deux diavola sans lait"),
    ("dos diavola sin leche", "dos diavola sin leche"),
  ])
  func anOrderThatLeavesAnAllergenOutIsToldToBeNone(line: String, parts: String) throws {
    let menu = LinearMenu.sample()
    let answer = menu.told(to: line)
    #expect(answer.hasPrefix("Non aggiunto: \(parts)."), "\(answer)")
    #expect(answer.contains("hiedere al personale"))
    #expect(menu.session.query.filter.without == [.milk])
    #expect(menu.session.choice.lines.isEmpty)
  }

  @Test(arguments: [
    "vorrei una margherita maxi", "vorrei una capricciosa grande", "vorrei una grande capricciosa",
  ])
  func aSizeIsOneOfTheOnlyDishThatHasIt(line: String) throws {
    let file = #"""
      {"language": "it", "currency": "EUR", "pizzas": [
        {"name": "Margherita della casa", "sizes": [
          {"name": "normale", "price": "7.00"}, {"name": "maxi", "price": "11.50"}]},
        {"name": "Margherita al forno", "price": "11.50"},
        {"name": "Capricciosa antica", "sizes": [
          {"name": "piccola", "price": "7.00"}, {"name": "grande", "price": "11.50"}]}]}
      """#
    let menu = try MenuReader.read(Array(file.utf8)).menu
    #expect(LinearMenu.sample(of: menu).toldPlainly(to: line).contains("1 · 11,50 €"))
  }

  @Test(arguments: ["a margerita please", "vorrei una margerita", "una margerita, per favore"])
  func whatIsMistypedInAnOrderIsAskedAbout(line: String) {
    #expect(LinearMenu.sample().told(to: line).contains("Forse: 1. margherita"))
  }

  @Test func aSizeBehindACommaIsNotThatOfAll() throws {
    let file = #"""
      {"language": "it", "beverages": [{"name": "Birra chiara", "sizes": [
        {"name": "piccola", "price": "3"}, {"name": "media", "price": "5"}]},
        {"name": "Birra ambrata", "price": "6"}]}
      """#
    let menu = try MenuReader.read(Array(file.utf8)).menu
    #expect(!LinearMenu.sample(of: menu).told(to: "tre birre, una piccola").contains("3 ×"))
  }
}
