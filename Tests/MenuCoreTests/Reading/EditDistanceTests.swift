import OldMenuCore
import MenuTestSupport
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

  /// The same by its definition, and slowly.
  private func distance(_ first: ArraySlice<Int>, _ second: ArraySlice<Int>) -> Int {
    guard let one = first.last, let other = second.last else {
      return max(first.count, second.count)
    }
    let (front, otherFront) = (first.dropLast(), second.dropLast())
    var least = min(
      distance(front, second) + 1, distance(first, otherFront) + 1,
      distance(front, otherFront) + (one == other ? 0 : 1))
    if one == otherFront.last, other == front.last {
      least = min(least, distance(front.dropLast(), otherFront.dropLast()) + 1)
    }
    return least
  }

  @Test(arguments: 1...20) func itIsThatOfTheDefinition(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let words = (0..<2).map { _ in
        (0..<Int.random(in: 0...5, using: &generator)).map { _ in
          Int.random(in: 0..<3, using: &generator)
        }
      }
      let distance = distance(words[0][...], words[1][...])
      for limit in 0...3 {
        let told = EditDistance.between(words[0], words[1], limit: limit)
        #expect(told == (distance <= limit ? distance : nil), "\(words), \(limit)")
      }
    }
  }
}
