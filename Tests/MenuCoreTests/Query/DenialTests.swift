import Testing

@testable import OldMenuCore

/// What guests deny in their own order of words: who must not eat something is never shown it.
@Suite(.timeLimit(.minutes(5))) struct DenialTests {
  @Test(arguments: [
    ("gluten- und laktosefrei", "gluten milk"), ("gluten und laktosefrei", "gluten milk"),
    ("Gluten- und laktosefreie Pizza", "gluten milk"), ("milch- und eifrei", "eggs milk"),
    ("milch-/nussfrei", "peanuts milk nuts"), ("nuss/milchfrei", "peanuts milk nuts"),
    ("Milch- und Nussallergie", "peanuts milk nuts"),
    ("Nuss- und Milchallergie", "peanuts milk nuts"), ("laktose-/glutenfrei", "gluten milk"),
    ("Ich bin laktose- und glutenintolerant", "gluten milk"),
    ("nuss-, milch- und eifrei", "eggs peanuts milk nuts"), ("milch- sowie eifrei", "eggs milk"),
    ("Gluten-los", "gluten"), ("Senf-los", "mustard"), ("sesamlos", "sesame"),
    ("milchlos", "milk"),
  ])
  func anEndingHoldsForAllThatShareIt(text: String, without: String) {
    expect(text, without: without)
  }

  @Test(arguments: [
    ("allergies: soy milk nuts", "peanuts soy milk nuts"), ("no soy milk eggs", "eggs soy milk"),
    ("no almond milk eggs", "eggs milk nuts.almond"), ("no eggs soy milk", "eggs soy milk"),
    ("no soy milk", "soy"), ("no soy milk, eggs", "eggs soy"),
  ])
  func aListWithoutCommasMayNameEachWord(text: String, without: String) {
    expect(text, without: without)
  }

  @Test(arguments: [
    ("il latte non va bene, le uova vanno bene", "milk"), ("latte non posso, uova ok", "milk"),
    ("le lait n'est pas ok, les œufs sont ok", "milk"), ("le lait non, les œufs ok", "milk"),
    ("Nüsse vertrage ich nicht, Milch ist kein Problem", "peanuts nuts"),
    ("Nüsse gehen nicht, Milch ist ok", "peanuts nuts"),
    ("Milch vertrage ich nicht, Eier vertrage ich", "milk"),
    ("Milch vertrage ich nicht, Eier schon", "milk"),
    ("nuts are not fine, milk is ok", "peanuts nuts"),
    ("nuts aren't ok, milk is ok", "peanuts nuts"),
    ("le noci non vanno bene, il latte va bene", "nuts"), ("noci non posso, latte ok", "nuts"),
    ("dairy I can't have but eggs are ok", "milk"),
    ("il latte non lo mangio, le uova sì", "milk"),
    ("il glutine non va bene, le uova sì", "gluten"),
    ("la leche no puedo, los huevos sí", "milk"), ("sin leche, huevos sí", "milk"),
    ("al latte sono allergica, le uova vanno bene", "milk"),
    ("le uova vanno bene, il latte no", "milk"), ("uova ok, latte non posso", "milk"),
    ("eggs are ok, milk I can't have", "milk"),
    ("les œufs sont ok, le lait n'est pas ok", "milk"),
    ("Eier sind ok, Milch vertrage ich nicht", "milk"),
    ("los huevos sí, la leche no", "milk"),
    ("Krabben vertrage ich nicht, Milch ist ok", "crustaceans"),
    ("no milk, eggs are not a problem", "milk"), ("il latte escluso, le uova ok", "milk"),
    ("Milch: nein danke", "milk"), ("milk nope", "milk"), ("lait non merci", "milk"),
    // In doubt more.
    ("lait non oeufs oui", "eggs milk"), ("Eier ja Milch nein", "eggs milk"),
    ("Nüsse esse ich nicht, Milch bitte", "peanuts milk nuts"),
    ("leche no. puedo comer huevos", "eggs milk"),
    ("I can eat eggs, milk I can't have, nuts", "eggs peanuts milk nuts"),
    // What is denied is not fine, however it is put.
    ("Eier vertrage ich nicht, Milch vertrage ich nicht", "eggs milk"),
    ("keine Milch, aber Eier vertrage ich nicht", "eggs milk"),
    ("niente uova, latte non va bene", "eggs milk"),
  ])
  func whatIsDeniedBeforeOrBehindWhatIsFineIsLeftOut(text: String, without: String) {
    expect(text, without: without)
  }

  @Test(arguments: [
    ("I have lobster and egg allergies", "crustaceans eggs"),
    ("crab and gluten allergy", "gluten crustaceans"),
    ("I have crab and nut allergies", "crustaceans peanuts nuts"),
    ("salmon and milk allergy", "fish milk"), ("salmon milk allergy", "fish milk"),
    ("I have prawn and milk allergies", "crustaceans milk"),
    ("ich darf Krabben und Eier nicht essen", "crustaceans eggs"),
    ("ich darf Muscheln und Milch nicht essen", "milk molluscs"),
    ("ich vertrage Tintenfisch und Milch nicht", "milk molluscs"),
    ("milk and prawns free", "crustaceans milk"), ("milk- and lobster-free", "crustaceans milk"),
    ("gluten and prawns free", "gluten crustaceans"), ("prawns and soya free", "crustaceans soy"),
    ("prawns/celery free", "crustaceans celery"),
  ])
  func anAnimalIsLeftOutAsAnAllergenIs(text: String, without: String) {
    expect(text, without: without)
  }

  @Test(arguments: [
    ("nessuna traccia di noci", "nuts"), ("senza latte e derivati", "milk"),
    ("must not contain milk", "milk"), ("i'm not able to eat milk", "milk"),
    ("unable to eat milk", "milk"), ("nuts and milk make me sick", "peanuts milk nuts"),
  ])
  func littleWordsOfADenialAreNotLeftOut(text: String, without: String) {
    expect(text, without: without)
  }

  private func expect(_ text: String, without: String) {
    let typed = TypedQuery(text + " ")
    #expect(typed.without.words == without)
    #expect(typed.allergens.isEmpty && !typed.isUndecided && typed.words.isEmpty, "\(typed)")
  }

  @Test(arguments: [
    ("Laktose vertrage ich nicht, gerne Fisch", "milk", "Fisch"),
    ("no milk, I'd like eggs", "milk", "eggs"),
    ("no milk, I want fish", "milk", "fish"), ("sin leche, quiero pescado", "milk", "pescado"),
    ("leave the eggs out, with fish", "eggs", "fish"),
    ("leave out the milk, with eggs", "milk", "eggs"),
    ("il latte non lo posso mangiare, vorrei i funghi", "milk", "funghi"),
    ("pizza con funghi. Il latte mi fa male", "milk", "pizza funghi"),
    ("is there any pizza with nuts that is milk free", "milk", "pizza nuts"),
    ("salmon milk free", "milk", "salmon"), ("Fisch keine Milch", "milk", "Fisch"),
    ("pizza con pesce, sono allergico al latte", "milk", "pizza pesce"),
    ("Can someone with a nut allergy eat the margherita?", "peanuts nuts", "margherita"),
    ("milk allergy margherita", "milk", "margherita"),
    // A wish to leave out is none to be shown.
    ("senza latte vorrei evitare le uova", "eggs milk", ""),
  ])
  func whatIsWantedBesideADenialIsLookedFor(text: String, without: String, rest: String) {
    let typed = TypedQuery(text + " ")
    #expect(typed.without.words == without)
    #expect(typed.rest == rest && !typed.isUndecided)
  }

  @Test(arguments: [
    "I have no nut allergy", "keine Nussallergie", "allergic to milk but not eggs",
    "milk free but not egg free", "dairy-free but not nut-free", "no milk, but not egg free",
    "allergisch gegen Nüsse, aber nicht gegen Milch", "allergico al latte ma non alle uova",
    "not without milk", "non senza latte", "nicht ohne Milch", "keine laktosefreie Pizza",
    "without fish or with milk", "with milk or without fish",
    "il latte purtroppo non va bene, le uova sì",
  ])
  func theOppositeIsNotMadeOfWhatIsSaid(text: String) {
    let typed = TypedQuery(text + " ")
    #expect(typed.isNotUnderstood && typed.without.isEmpty)
  }

  @Test(arguments: [
    ("fish not fried", "fish", "fried"), ("tuna no onions, please", "tuna", "onions"),
    ("fish not spicy", "fish", "spicy"), ("tonno no cipolla", "tonno", "cipolla"),
    ("pesce non fritto", "pesce", "fritto"), ("Fisch nicht frittiert", "Fisch", "frittiert"),
    ("Thunfisch keine Zwiebeln", "Thunfisch", "Zwiebeln"), ("poisson pas frit", "poisson", "frit"),
    ("thon pas d'oignon", "thon", "oignon"), ("pescado no frito", "pescado", "frito"),
    ("atún no cebolla", "atún", "cebolla"),
    ("pizza tonno no cipolla e aglio", "pizza tonno", "cipolla"),
  ])
  func whatADishIsToBeWithoutIsNotTheDish(text: String, rest: String, denied: String) {
    let typed = TypedQuery(text + " ")
    #expect(typed.without.isEmpty && typed.rest == rest, "\(typed)")
    #expect(typed.unknownWithout.first == denied && typed.isUndecided)
  }

  @Test(arguments: [
    ("fish no", "fish"), ("milk no, eggs no", "eggs milk"), ("no, fish", "fish"),
    ("milk not tolerated", "milk"), ("fish no thanks", "fish"), ("milk no salt no", "milk"),
    ("latte no carne no", "milk"), ("latte no, cipolla no", "milk"), ("fish not, onion", "fish"),
    ("milk hate onion", "milk"), ("Milch nicht verträglich", "milk"), ("lait pas toléré", "milk"),
    ("pesce no per favore", "fish"), ("allergies: fish no onion", "fish"),
    ("no fish no onion", "fish"), ("fish no onion no eggs", "eggs fish"),
    ("fish and milk no onion", "fish milk"), ("fish, no onion", "fish"),
    ("I'm a fish no onion person", "fish"), ("latte non aglio non posso", "milk"),
    ("allergic to fish, no onion", "fish"), ("fish no fried milk", "fish milk"),
    ("pesce, non voglio uova", "eggs fish"), ("vorrei pesce e non vorrei uova", "eggs fish"),
    ("huevos no puedo comer pescado", "eggs fish"), ("leave the milk out", "milk"),
    ("Milch weg, Eier weg", "eggs milk"), ("lassen Sie die Eier weg", "eggs"),
    ("skip the milk", "milk"),
  ])
  func inDoubtTheDishIsLeftOutToo(text: String, without: String) {
    let typed = TypedQuery(text + " ")
    let out = typed.without.union(typed.guessedWithout)
    #expect(typed.isNotUnderstood || out.words == without, "\(typed)")
    #expect(typed.allergens.isEmpty)
  }

  @Test(arguments: ["no milk, I'd like the eggs gone", "niente latte, vorrei le uova via"])
  func aWishToLeaveOutAsksForNothing(text: String) {
    #expect(TypedQuery(text + " ").namesUnasked)
  }
}
