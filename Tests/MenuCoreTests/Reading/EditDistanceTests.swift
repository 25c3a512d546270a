import MenuCore
import Testing

@Suite(.timeLimit(.minutes(5))) struct EditDistanceTests {
  @Test(arguments: [
    ("milk", "milk", 0), ("mlik", "milk", 1), ("milkk", "milk", 1), ("mil", "milk", 1),
    ("malk", "milk", 1), ("kilm", "milk", 2), ("abcd", "milk", nil), ("", "mi", 2),
    ("", "milk", nil),
  ])
  func theDistanceOf(first: String, second: String, distance: Int?) {
    #expect(EditDistance.between(Array(first), Array(second), limit: 2) == distance)
    #expect(EditDistance.between(Array(second), Array(first), limit: 2) == distance)
  }

  @Test(arguments: [
    ("alergens", "allergens"), ("Allergens", "allergens"), ("nmae", "name"), ("prise", "price"),
    ("xy", nil), ("colour", nil),
  ])
  func theNearestKey(text: String, key: String?) {
    #expect(EditDistance.nearest(to: text, among: ["name", "price", "id", "allergens"]) == key)
  }
}
