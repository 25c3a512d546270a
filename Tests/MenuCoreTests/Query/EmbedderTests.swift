import MenuCore
import MenuPresentation
import Testing

/// Regressions reported by programs that embed the library.
struct EmbedderTests {
  @Test(
    "a price limit that cannot be read shows no row instead of all",
    arguments: [
      "fino a 3,0,0", "fino a tanto", "fino a -3", "under €", "fino a 3.00001", "fino a",
    ])
  func limit_thatCannotBeRead_liftsNoLimit(_ typed: String) throws {
    // `QueryFilter(limit: .upTo(Amount("3,00")))` does not compile, for `Amount.init` may be nil.
    let query = TypedQuery(typed)
    #expect(query.filter.limit == .any && query.state != .complete)
    #expect(try Trattoria.shipped().matching(MenuQuery(search: typed)).counts.shown == 0)
  }

  @Test("typed and chosen conditions are combined, and the lower price limit applies")
  func limits_ofBothKinds_holdTogether() {
    var query = MenuQuery(search: "senza latte fino a 9", filter: QueryFilter(limit: .upTo(7)))
    #expect(query.combinedFilter == QueryFilter(without: [.milk], limit: .upTo(7)))
    query.filter = QueryFilter(without: [.eggs], diets: [.vegan], limit: .upTo(12))
    let both = QueryFilter(without: [.milk, .eggs], diets: [.vegan], limit: .upTo(9))
    #expect(query.combinedFilter == both && !query.isEmpty && MenuQuery().isEmpty)
  }

  @Test("a diagnostic as text has its place, severity and sentence")
  func diagnostic_asText_saysPlaceSeverityAndSentence() throws {
    let reading = try MenuReader.read(Array(#"{"pizzas": [{"name": "a", "kolor": 1}]}"#.utf8))
    let diagnostic = try #require(reading.diagnostics.first)
    #expect("\(diagnostic)".hasPrefix("1:27: error: ") && "\(diagnostic)".contains("kolor"))
  }

  @Test("a diagnostic has its sentence in Italian, and in English for any other language")
  func diagnosticLanguages() throws {
    let reading = try MenuReader.read(Array(#"{"pizzas": [{"name": "a", "kolor": 1}]}"#.utf8))
    let diagnostic = try #require(reading.diagnostics.first)
    let italian = diagnostic.message(in: .italian)
    #expect(italian.contains("kolor") && italian != diagnostic.message)
    #expect(diagnostic.message(in: .german) == diagnostic.message)
  }

  @Test("every row and every section has an id of its own")
  func rowsAndSections_ofAList_areIdentifiable() throws {
    let sections = Array(try Trattoria.shipped().sections)
    let rows = sections.flatMap { Array($0.rows) }
    func ids<Row: Identifiable>(_ rows: [Row]) -> Set<Row.ID> { Set(rows.map(\.id)) }
    #expect(ids(rows).count == rows.count && ids(sections).count == sections.count)
  }

  static let queries = ["", "funghi", "senza latte", "latte", "non vegana", "vegana fino a 9", "4"]

  @Test(
    "an indexed source answers a query as one without an index does", arguments: queries)
  func indexedSource_answers_asOneThatIsNot(_ search: String) throws {
    let (plain, indexed) = (try Trattoria.shipped(), try Trattoria.shipped().indexed())
    for order in MenuQuery.Order.allCases {
      var query = MenuQuery(search: search)
      query.order = order
      let (left, right) = (plain.matching(query), indexed.matching(query))
      #expect(
        left.items == right.items && left.counts == right.counts && left.notice == right.notice)
      // A result is a data source itself, and can be searched again.
      #expect(left.matching(query).titles == right.titles)
    }
  }

  @Test(
    "a misspelled allergen in a condition shows no rows and offers the corrected query",
    arguments: [
      ("senza lattte", "senza latte"), ("without mlik please", "without milk please"),
      ("vegana senza uovva, pesce", "vegana senza uova, pesce"),
    ])
  func allergen_thatIsMistyped_isOffered(_ typed: String, _ offer: String) throws {
    let found = try Trattoria.shipped().asked(typed)
    guard case .meant(_, let query)? = found.notice else {
      Issue.record("\(String(describing: found.notice))")
      return
    }
    #expect(query == offer && found.titles.isEmpty)
  }

  @Test(
    "a quoted phrase that holds more than a dish name does not find that dish",
    arguments: ["\"caffè latte\"", "\"la caffè\"", "“tonno”"])
  func phrase_thatHoldsANameAndMore_doesNotAskForIt(_ typed: String) throws {
    let found = try Trattoria.shipped().asked(typed)
    #expect(found.notice != .dishAlone(name: "Caffè") && !found.titles.contains("Caffè"))
  }

  @Test("a quoted phrase that is a whole dish name shows that dish alone")
  func phrase_thatIsAWholeName_asksForIt() throws {
    let found = try Trattoria.shipped().asked("not spicy \"Diavola\"")
    #expect(found.notice == .dishAlone(name: "Diavola") && found.titles == ["Diavola"])
  }
}
