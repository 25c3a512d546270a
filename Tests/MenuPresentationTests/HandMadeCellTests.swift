import OldMenuPresentation
import Testing

/// What a preview of one's own view is made of.
@Suite(.timeLimit(.minutes(5))) struct HandMadeCellTests {
  @Test func whatACellDisplaysIsMadeByHand() {
    let sign = Sign(mark: .vegan, text: "VG")
    #expect(sign.text == "VG")
    var details = DishDetails(
      title: "Marinara", allergens: "Contains wheat.", allergenWarning: "Contains wheat")
    details.prices = ["6,00 €"]
    #expect(details.title == "Marinara")
    #expect(details.notes.isEmpty)
  }

  @Test func priceTagsAreEqualWhenTheySayTheSame() {
    let tag = PriceTag.price("da 6,00 €", short: "6,00 €", spoken: nil)
    #expect(tag == .price("da 6,00 €", short: "6,00 €", spoken: nil))
    #expect(tag != .price("da 6,00 €", short: nil, spoken: nil))
    #expect(tag != .soldOut("da 6,00 €"))
    #expect(PriceTag.none == .none)
    #expect(Set([tag, .none, .soldOut("finita"), .none]).count == 3)
  }
}
