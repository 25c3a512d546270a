import OldMenuCore
import OldMenuPresentation
import Testing

/// What an owner reads whose prices stand under other keys.
@Suite(.timeLimit(.minutes(5))) struct PriceShapeAdviceTests {
  @Test(arguments: [
    (
      #""klein_price": "7", "gross_price": "9""#,
      #"the prices for "A" stand under "klein_price", "gross_price""#
        + #" – write "sizes": [{"name": "klein", "price": "7"}, {"name": "gross", "price": "9"}]"#
    ),
    (
      #""price1": 7, "price2": "9,50""#,
      #"the prices for "A" stand under "price1", "price2""#
        + #" – write "sizes": [{"name": "…", "price": "7"}, {"name": "…", "price": "9.50"}]"#
    ),
    (
      #""price": "7", "prezzoGrande": "10 €""#,
      #"the prices for "A" stand under "price", "prezzoGrande""#
        + #" – write "sizes": [{"name": "…", "price": "7"}, {"name": "Grande", "price": "10.00"}]"#
    ),
    (
      #""prezzo": "7", "prix": "8", "price": 9"#,
      #"the prices for "A" stand under "prezzo", "prix", "price""#
        + #" – write "sizes": [{"name": "…", "price": "7"}, {"name": "…", "price": "8"}, "#
        + #"{"name": "…", "price": "9"}]"#
    ),
    (
      #""prezzo": "7", "prix": "7""#,
      #"the prices for "A" stand under "prezzo", "prix" – write "price": "7""#
    ),
    (
      #""prezzo_kg": "40""#,
      #"the price for "A" stands under "prezzo_kg" – write "price": {"amount": "40.00", "per": "kg"}"#
    ),
    (
      #""price_s": "7,00", "price_l": "9,00""#,
      #"the prices for "A" stand under "price_s", "price_l""#
        + #" – write "sizes": [{"name": "s", "price": "7.00"}, {"name": "l", "price": "9.00"}]"#
    ),
    (
      #""price": [{"name": "S", "price": 7}, {"name": "L", "price": 9}]"#,
      #""price" for "A" holds several prices"#
        + #" – write "sizes": [{"name": "S", "price": "7"}, {"name": "L", "price": "9"}]"#
    ),
    (
      #""price_l": "9,00""#,
      #"the price for "A" stands under "price_l" – write "price": {"amount": "9.00", "per": "l"}"#
    ),
    (
      #""klein_price": "7""#,
      #"the price for "A" stands under "klein_price""#
        + #" – write "sizes": [{"name": "klein", "price": "7"}]"#
    ),
    (
      #""price": 8, "oldPrice": 10"#,
      #"the prices for "A" stand under "price", "oldPrice""#
        + #" – write "price": {"amount": "8", "was": "10"}"#
    ),
    (
      #""minPrice": 8, "maxPrice": 10"#,
      #"the prices for "A" stand under "minPrice", "maxPrice""#
        + #" – write "price": {"from": "8", "to": "10"}"#
    ),
    (
      #""sizes": [{"name": "maxi", "price": 9}], "prezzo_piccola": 7"#,
      #"the price for "A" stands under "prezzo_piccola""#
        + #" – put {"name": "piccola", "price": "7"} into "sizes""#
    ),
    (
      #""price": {"piccola": "7", "grande": "10"}"#,
      #""price" for "A" holds several prices"#
        + #" – write "sizes": [{"name": "piccola", "price": "7"}, {"name": "grande", "price": "10"}]"#
    ),
    (
      #""price": "normale 7 / maxi 9.50""#,
      #""price" for "A" holds several prices"#
        + #" – write "sizes": [{"name": "normale", "price": "7"}, {"name": "maxi", "price": "9.50"}]"#
    ),
    (
      #""sizes": "normale 7, maxi 9,50""#,
      #""sizes" of "A" must be a list of names and prices"#
        + #" – write "sizes": [{"name": "normale", "price": "7"}, {"name": "maxi", "price": "9.50"}]"#
    ),
    (
      #""sizes": [7, 9.5]"#,
      #""sizes" of "A" must be a list of names and prices"#
        + #" – write "sizes": [{"name": "…", "price": "7"}, {"name": "…", "price": "9.5"}]"#
    ),
    (
      #""sizes": {"normale": "7,00€", "maxi": "€ 9"}"#,
      #""sizes" of "A" must be a list in [ ], not 2 entries by their names"#
        + #" – write "sizes": [{"name": "normale", "price": "7.00"}, {"name": "maxi", "price": "9.00"}]"#
    ),
    (
      #""price": {"pranzo": 7}"#,
      #""price" for "A" holds a price by its name"#
        + #" – write "sizes": [{"name": "pranzo", "price": "7"}]"#
    ),
    (
      #""price": {"EUR": 7}"#,
      #""price" for "A" holds a price by its name – write "price": "7""#
    ),
    (
      #""price": {"text": "mercato"}, "prezzo_intera": 9"#,
      #"the prices for "A" stand under "price", "prezzo_intera""#
        + #" – write "sizes": [{"name": "…", "price": {"text": "mercato"}}, "#
        + #"{"name": "intera", "price": "9"}]"#
    ),
    (
      #""price": ["5", "9"]"#,
      #""price" for "A" holds several prices"#
        + #" – write "sizes": [{"name": "…", "price": "5"}, {"name": "…", "price": "9"}]"#
    ),
  ])
  func pricesUnderSeveralWordsAreAnErrorAndBecomeSizes(members: String, advice: String) {
    #expect(ToldErrors.of(dish: members) == [advice])
  }

  @Test(arguments: [
    #""priceCurrency": "EUR""#, #""priceNote": "solo a cena""#, #""hasPrice": true"#,
    #""x-price": "7""#, #""pricelist": null"#,
  ])
  func aWordThatHoldsNoPriceIsNone(member: String) {
    #expect(ToldErrors.of(dish: #""price": 5, \#(member)"#) == [])
  }

  @Test(arguments: [
    (
      #""price": {"amount": "6.50", "to": "8"}"#,
      [#"the price of "A" has "amount" and "to" – write "from" in place of "amount""#]
    ),
    (
      #""price": {"min": "6.50", "max": "8"}"#,
      [
        #""min" is not used; did you mean "from"? – write "from""#,
        #""max" is not used; did you mean "to"? – write "to""#,
      ]
    ),
    (
      #""sizes": [{"name": "maxi", "taille": ["S", "M"]}]"#,
      [
        #""taille" for "A" is not used inside "sizes" – put its entries into "sizes", each in { }; "#
          + "until then nothing is promised"
      ]
    ),
  ])
  func aPriceOrASizeInOtherWordsIsToldAsSuch(members: String, advice: [String]) {
    #expect(ToldErrors.of(dish: members) == advice)
  }

  @Test(arguments: [
    (
      #""prezzo_piccola": "7", "prezzo_grande": "9""#,
      #"i prezzi in "A" stanno sotto "prezzo_piccola", "prezzo_grande""#
        + #" – scrivi "sizes": [{"name": "piccola", "price": "7"}, {"name": "grande", "price": "9"}]"#
    ),
    (
      #""price": ["5", "9"]"#,
      #""price" in "A" contiene più prezzi"#
        + #" – scrivi "sizes": [{"name": "…", "price": "5"}, {"name": "…", "price": "9"}]"#
    ),
    (
      #""sizes": "normale 7, maxi 9,50""#,
      #""sizes" in "A" deve essere un elenco di nomi e prezzi"#
        + #" – scrivi "sizes": [{"name": "normale", "price": "7"}, {"name": "maxi", "price": "9.50"}]"#
    ),
    (
      #""price": {"amount": "6.50", "to": "8"}"#,
      #"il prezzo in "A" ha "amount" e "to" – scrivi "from" al posto di "amount""#
    ),
  ])
  func theSameIsToldInItalian(members: String, advice: String) {
    #expect(ToldErrors.of(dish: members, .italian) == [advice])
  }
}
