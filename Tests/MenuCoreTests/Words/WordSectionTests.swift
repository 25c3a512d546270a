import TestSupport
import Testing

@testable import MenuCore

/// The headings of the word files: what stands below one has its meaning, so that an entry cannot get the
/// meaning of another heading.
struct WordSectionTests {
  /// An entry of a word file, and the heading above it.
  private struct Line {
    let heading: String
    let phrase: Substring
    let tags: [Substring]
  }

  private func lines(of file: String) throws -> [Line] {
    let text = String(
      decoding: try Repository.bytes("Sources/CWords/Files/\(file).txt"), as: UTF8.self)
    var heading = ""
    return text.split(separator: "\n").compactMap { line in
      if line.hasPrefix("# ") { heading = String(line.dropFirst(2)) }
      guard !line.hasPrefix("#"), let colon = line.firstIndex(of: ":") else { return nil }
      let tags = line[colon...].dropFirst().prefix { $0 != "#" }.split(separator: " ")
      return Line(heading: heading, phrase: line[..<colon], tags: tags)
    }
  }

  /// What a word below a heading names, at least one of these. A phrase may take it back: *butter beans*.
  private static let foods: [String: Set<Substring>] = [
    "Bread, dough and cereals": ["gluten"], "Cereals and flour": ["gluten"], "Pasta": ["gluten"],
    "Cheese": ["milk"], "Milk and cheese": ["milk"], "Milk, cream and sweets": ["milk", "honey"],
    "Eggs": ["eggs"], "Fish": ["fish"],
    "Crustaceans and molluscs": ["crustaceans", "molluscs"],
    "Nuts": ["nuts"], "Soy": ["soy"], "Soy, peanuts and sesame": ["soy", "peanuts", "sesame"],
    "Peanuts, sesame and lupin": ["peanuts", "sesame", "lupin"],
    "Peanuts, soy, sesame and lupin": ["peanuts", "soy", "sesame", "lupin"],
    "Celery and mustard": ["celery", "mustard"], "Mustard and celery": ["celery", "mustard"],
    "Sulphites": ["sulphites"], "Meat": ["meat"], "Meat and sausages": ["meat"],
    "Honey and alcohol": ["honey", "alcohol"],
    "Wine, beer and spirits": ["alcohol", "sulphites", "gluten"],
  ]

  /// The only markers below a heading.
  private static let markers: [String: Set<Substring>] = [
    "Words of choice, time and doubt, which take the denials of their sentence back": ["@maybe"],
    "Signs of a price, which take the denials of their sentence back": ["@maybe"],
    "Parts of a dish, of which a sentence may speak alone": ["@part"],
    "Verbs of a plain denial": ["@verb"], "Articles": ["@article"],
    "Without": ["@without"], "Negations": ["@not"],
    "Negations, or before a food like without": ["@no"],
    "And": ["@and"], "Or": ["@or"],
    "Words that begin a list of what a dish lacks": ["@lacks"],
    "Words for what is contained": ["@contains"], "Words for traces": ["@traces"],
    "Words for all fourteen": ["@all"], "Prepositions and conjunctions": ["@joint"],
    "Words of choice that refer to the staff": ["@ask"],
    "Words that say where allergens are listed, or who knows them": ["@reference"],
    "People with allergies": ["@people", "@allergens"],
    "Allergens in general": ["@allergens", "@all", "@some", "@traces", "@maybe"],
  ]

  @Test(
    "a word of the lexicon names what its heading says",
    arguments: ["names", "italian", "english", "german", "french", "spanish"])
  func lexicon(_ language: String) throws {
    var count = 0
    for line in try lines(of: "ingredients-\(language)") where !line.tags.isEmpty {
      let groups = Set(line.tags.map { $0.prefix { $0 != "." } })
      if let foods = Self.foods[line.heading], !line.phrase.contains(" ") {
        #expect(!groups.isDisjoint(with: foods), "\(line.phrase)")
        count += 1
      } else if let markers = Self.markers[line.heading] {
        #expect(markers.isSuperset(of: line.tags), "\(line.phrase)")
        count += 1
      }
    }
    #expect(count > 700)
  }

  /// The keywords below a heading of the grammar; for those of other headings there are tables.
  private static let keywords: [String: Set<Substring>] = [
    "Begin an exclusion": ["WITHOUT", "NO"], "End an exclusion": ["FREE"],
    "Behind an allergen, in one word with it": ["FREE", "ALLERGIC"],
    "Begin or end an exclusion": ["ALLERGIC"],
    "Behind allergic, and up to an amount": ["TO"], "Join two items": ["AND"],
    "Join two items of an exclusion": ["OR"], "Begin a limit": ["UNDER"],
    "Behind or before an amount": ["CURRENCY"],
    "Join two items of an exclusion, and begin one in front of an allergen": ["NOR"],
    "Not understood, and admitted": ["NOT"], "Not understood before an exception": ["EXCEPT"],
    "Not understood, unless an exclusion follows": ["BUT"],
    "Skipped": ["SKIP"], "Asked about a dish, skipped where none is named": ["ASK"],
    "The dishes that say how hot they are": ["SPICY"],
    "Not understood in front of a number, and a word to be found elsewhere": ["OVER"],
    "A word to be found, and no slip of another": ["WORD"],
    "Foods that are small words of other languages": ["WORD"],
    "Foods that no vegan eats": ["ANIMAL"],
    "The measures of drinks and dishes, left out if no dish has them": ["MEASURE"],
    "Words to be found, although one of them begins a clause": ["WORD"],
    "About low prices, which only an amount can limit": ["CHEAP"],
    "About the health of a guest, of which no dish states anything": ["HEALTH"],
  ]

  @Test("a word of the grammar has the role of its heading", arguments: InterfaceLanguage.allCases)
  func grammar(_ language: InterfaceLanguage) throws {
    var count = 0
    for line in try lines(of: "grammar-\(language)") {
      guard let keywords = Self.keywords[line.heading] else { continue }
      #expect(keywords.isSuperset(of: line.tags) && line.tags.count == 1, "\(line.phrase)")
      count += 1
    }
    #expect(count > 120)
  }

  @Test(
    "a word for an allergen means the same to the search and to the lexicon",
    arguments: InterfaceLanguage.allCases)
  func allergens(_ language: InterfaceLanguage) {
    var lexicon = Lexicon()
    for (phrase, meaning) in GrammarTable.of(language).meanings {
      guard case .allergens(let named) = meaning else { continue }
      let allergens = named.withKinds
      let word = String(decoding: phrase, as: UTF8.self)
      let found = lexicon.finding(in: word).allergens
      #expect(!found.isDisjoint(with: allergens), "\(word): \(found)")
      #expect(found.count > 1 || allergens.isSuperset(of: found), "\(word): \(found)")
    }
  }
}
