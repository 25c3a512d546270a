import Testing

@testable import MenuCore

/// Sentences that leave open what a dish contains, in five languages.
struct LexiconDoubtTests {
  typealias Case = LexiconTests.Case

  @Test(
    "a dish with allergens that the text does not name may have any of the fourteen",
    arguments: [
      "with allergens", "con allergeni", "mit Allergenen", "avec allergènes", "con alérgenos",
      "various allergens", "allergeni vari", "verschiedene Allergene", "divers allergènes",
      "varios alérgenos", "Torta con diversi allergeni", "Torta, contiene allergeni",
      "mit mehreren Allergenen",
    ])
  func someAllergens(_ text: String) {
    #expect(Lexicon.allergens(in: text).isSuperset(of: .groups))
  }

  @Test(
    "allergens that are named, or listed elsewhere, are not all fourteen",
    arguments: [
      Case("con allergeni: latte", [.milk]), Case("with allergens: milk, eggs", [.milk, .eggs]),
      Case("Menù con allergeni in cassa", []), Case("A menu with allergens is at the bar", []),
      Case("Liste mit Allergenen beim Personal", []), Case("Liste avec allergènes au comptoir", []),
      Case("Lista con alérgenos en la barra", []), Case("senza allergeni", []),
    ])
  func listedAllergens(_ row: Case) { row.expectAllergens() }

  @Test(
    "allergens that are not known may be any of the fourteen",
    arguments: [
      "allergens unknown", "allergens TBC", "allergeni da verificare", "Allergene unbekannt",
      "allergènes à vérifier", "alérgenos por confirmar", "allergen information is out of date",
      "Die Allergenliste ist veraltet", "Decliniamo ogni responsabilità sugli allergeni",
      "Nous déclinons toute responsabilité concernant les allergènes",
      "Declinamos toda responsabilidad por alérgenos",
      "Informations allergènes sous réserve d'erreur",
    ])
  func unknownAllergens(_ text: String) { #expect(Lexicon.allergens(in: text) == .groups) }

  @Test(
    "a warning to people with allergies is about all fourteen",
    arguments: [
      "Vorsicht Allergiker!", "Attention aux allergiques", "Sconsigliato agli allergici",
      "Warning for allergy sufferers", "Cuidado alérgicos", "Cucina non idonea agli allergici",
      "bei Allergien können wir nichts versprechen", "in caso di allergie non garantiamo nulla",
      "en cas d'allergie nous ne garantissons rien", "en caso de alergia no garantizamos nada",
      "with allergies we promise nothing",
    ])
  func warning(_ text: String) { #expect(Lexicon.allergens(in: text) == .groups) }

  @Test(
    "a sentence for people with allergies that does not ask them to speak up is about all fourteen",
    arguments: [
      "Allergie? Meglio altrove.", "With an allergy better elsewhere", "Allergikern raten wir ab",
      "Allergies: mieux vaut ailleurs", "Con alergias, mejor en otro sitio",
      "Guests with allergies eat here at their own risk", "Chi ha allergie mangia altrove",
      "Allergiker essen auf eigenes Risiko", "Allergiques, à vos risques et périls",
      "las personas alérgicas comen bajo su responsabilidad",
      "Allergie oder Unverträglichkeit? Schade!",
      "Intolleranze? Qui si rischia", "Pas pour les allergiques. Le chef",
      "Allergikern raten wir ab. Fragen Sie nicht.", "Never for people with allergies. Ask us why.",
    ])
  func advice(_ text: String) { #expect(Lexicon.allergens(in: text) == .groups) }

  @Test(
    "a request to speak about allergies is no warning",
    arguments: [
      "Se siete allergici, ditecelo", "Allergiker melden sich bitte beim Personal",
      "Bei Allergien sprechen Sie uns an", "En cas d'allergie, prévenez-nous",
      "En caso de alergia, avísenos", "If you have an allergy, talk to us",
      "Per allergici: chiedere al personale",
      "Allergies are a serious matter. Please speak to us.", "Allergie? Parlane con noi.",
      "Allergies ? Dites-le-nous !", "¿Alergias? Díganoslo.", "Allergien? Einfach Bescheid sagen!",
      "Allergy information at the counter", "Allergie- und Zusatzstoffinformationen beim Personal",
      "Fateci sapere eventuali allergie", "Allergy? Let us know.",
      "Do not hesitate to tell us about your allergies", "Por favor, indíquenos sus alergias",
    ])
  func request(_ text: String) { #expect(Lexicon.allergens(in: text).isEmpty) }

  @Test(
    "a dish for people with allergies, or a word about allergies alone, is no warning",
    arguments: [
      "Für Allergiker geeignet", "Adatto agli allergici", "Suitable for people with allergies",
      "Apto para alérgicos", "Convient aux allergiques", "Allergie?", "Allergies: none",
      "We are happy to help with allergies",
    ])
  func suitable(_ text: String) { #expect(Lexicon.allergens(in: text).isEmpty) }

  @Test(
    "a kitchen that shares its surfaces may leave traces of all fourteen",
    arguments: [
      "small kitchen, shared surfaces", "Piccola cucina, superfici in comune",
      "kleine Küche, gemeinsame Arbeitsflächen", "petite cuisine, surfaces communes",
      "cocina pequeña, superficies compartidas", "contatto incrociato possibile",
      "Risque de contact croisé", "contacto cruzado posible",
    ])
  func sharedKitchen(_ text: String) { #expect(Lexicon.allergens(in: text) == .groups) }

  @Test(
    "an abbreviation of on request makes a denial an offer",
    arguments: [
      "a.W. glutenfrei", "glutenfrei a. W.", "auf W. glutenfrei", "a.A. Glutenfrei",
      "n. Absprache glutenfrei", "auf Anfr. glutenfrei", "i.d.R. glutenfrei", "u.U. glutenfrei",
      "s.r. senza glutine", "senza glutine (s/r)", "a.r. senza glutine", "o.r. gluten-free",
      "GF o/r", "sur dem. sans gluten", "s/dem. sans gluten", "sin gluten bajo ped.",
      "sin gluten a pet.", "für Zöliakie a.W. glutenfrei",
    ])
  func abbreviation(_ text: String) { #expect(Lexicon.allergens(in: text) == [.gluten]) }

  @Test(
    "a letter with a full stop does not join two sentences",
    arguments: [
      Case("Vitamin C. Enthält Milch", [.milk]), Case("Vitamina C. Senza latte", []),
      Case("Molino Rossi S.r.l. senza glutine", []), Case("Typ A. Ohne Milch. B. Mit Ei", [.eggs]),
    ])
  func letter(_ row: Case) { row.expectAllergens() }

  @Test(
    "a denial that holds only at some time, or as far as is known, denies nothing",
    arguments: [
      "da marzo senza latte", "ab März milchfrei", "dès mars sans lait", "desde marzo sin leche",
      "from March milk free", "bald milchfrei", "pronto sin leche", "sin leche a mediodía",
      "milk free while stocks last", "solange der Vorrat reicht milchfrei",
      "je nach Saison milchfrei", "según temporada sin leche", "depending on the day milk free",
      "as far as we know milk free", "nach unserem Wissen milchfrei",
      "à notre connaissance sans lait", "que sepamos sin leche", "supposed to be milk free",
      "seule la petite est sans lait", "from tomorrow dairy free", "da domani senza latte",
      "ab morgen milchfrei", "dès demain sans lait", "dairy free (we hope)", "milk free, we think",
    ])
  func limitedDenial(_ text: String) { #expect(Lexicon.allergens(in: text) == [.milk]) }

  @Test(
    "a denial about a part that is sold out denies nothing",
    arguments: [
      "sauce sans lait épuisée", "milchfreier Boden derzeit aus", "base sin leche agotada",
      "base senza latte terminata",
    ])
  func soldOutPart(_ text: String) { #expect(Lexicon.allergens(in: text) == [.milk]) }

  @Test(
    "the opposite of a denial is a warning",
    arguments: [
      "anything but milk free", "far from milk-free", "tutt'altro che senza latte",
      "ben lontano dall'essere senza latte", "alles andere als milchfrei",
      "weit davon entfernt, milchfrei zu sein", "tout sauf sans lait", "loin d'être sans lait",
      "todo menos sin leche", "lejos de ser sin leche",
    ])
  func opposite(_ text: String) { #expect(Lexicon.allergens(in: text) == [.milk]) }

  @Test(
    "a list of what a dish lacks may repeat its preposition",
    arguments: [
      "libre de gluten y de lactosa", "privo di glutine e di lattosio",
      "frei von Gluten und von Laktose", "exempt de gluten et de lactose",
      "contains neither milk nor eggs", "w/o cheese", "w/out cheese",
    ])
  func honestList(_ text: String) { #expect(Lexicon.allergens(in: text).isEmpty) }

  @Test(
    "a food that has the name of something else is known, and the other thing is harmless",
    arguments: [
      Case("yorkshire", [.gluten, .eggs, .milk]), Case("Yorkshires", [.gluten, .eggs, .milk]),
      Case("Yorkshire rhubarb", []), Case("basil from Yorkshire", []), Case("clara", [.eggs]),
      Case("Santa Clara", []), Case("miel clara", []), Case("rape", [.fish]),
      Case("arroz con rape", [.fish]),
      Case("rape rosse", []), Case("cime di rape", []), Case("rape oil", []),
      Case("rapeseed oil", []),
      Case("emmental râpé", [.milk]), Case("céleri râpé", [.celery]), Case("carottes râpées", []),
      Case("Spaghetti alla Nerano", [.gluten, .milk]), Case("manteca", [.milk]),
      Case("eihaltig", [.eggs]),
      Case("gazpachuelo", [.eggs, .fish]),
    ])
  func sameName(_ row: Case) { row.expectAllergens() }

  @Test(
    "a denial that holds at some time of the year or the week only is none",
    arguments: [
      "senza noci in inverno", "d'inverno senza noci", "senza noci in primavera",
      "autunno: senza noci",
      "solo in estate senza noci", "senza noci il lunedì", "senza noci ad agosto",
      "senza noci a Natale",
      "senza noci fuori stagione", "without nuts in winter", "in summer without nuts",
      "no nuts during spring", "nut-free in autumn", "nut-free in the fall", "nut free on Mondays",
      "without nuts in January", "without nuts at Christmas", "nut-free out of season",
      "nut-free this season", "nur im Sommer ohne Nüsse", "im Winter ohne Nüsse",
      "ohne Nüsse im Frühling", "ohne Nüsse im Herbst", "montags ohne Nüsse",
      "im August ohne Nüsse",
      "ohne Nüsse zu Weihnachten", "außerhalb der Saison ohne Nüsse", "sans noix en hiver",
      "en été sans noix", "sans noix au printemps", "sans noix en automne", "sans noix le mardi",
      "sans noix en octobre", "sans noix à Noël", "sans noix hors saison", "sin nueces en invierno",
      "en verano sin nueces", "sin nueces en primavera", "sin nueces en otoño",
      "sin nueces los martes", "sin nueces en agosto", "sin nueces en Navidad",
      "sin nueces fuera de temporada",
    ])
  func denial_atSomeTimeOnly_isNone(_ text: String) {
    #expect(
      !Lexicon.allergens(in: text).isDisjoint(with: ([.nuts] as AllergenSet).withKinds), "\(text)")
  }

  @Test(
    "a season in a name takes no denial back",
    arguments: [
      "Pizza Primavera senza noci", "Winter Salad, nut-free", "Pizza Estate senza noci",
      "verdure di stagione, senza noci", "Wintersalat ohne Nüsse", "seasonal vegetables, nut-free",
      "pizza quatre saisons sans noix", "vino de verano sin nueces",
    ])
  func season_inAName_takesNoDenialBack(_ text: String) {
    #expect(
      Lexicon.allergens(in: text).isDisjoint(with: ([.nuts] as AllergenSet).withKinds), "\(text)")
  }
}
