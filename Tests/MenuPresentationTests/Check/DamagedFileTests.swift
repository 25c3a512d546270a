import OldMenuCore
import OldMenuPresentation
import Testing

/// Files that are not JSON in ways that look like others, with the cure that mends them.
@Suite(.timeLimit(.minutes(5))) struct DamagedFileTests {
  private func advice(on file: String, in language: InterfaceLanguage) -> Advice? {
    do throws(MenuFileError) {
      _ = try MenuReader.read(file)
      return nil
    } catch {
      guard case .refused(let diagnostics) = error else { return nil }
      return diagnostics.last?.advice(in: language)
    }
  }

  static let files = [
    (
      "{\"pizzas\": []}\n\u{0}\u{0}", "U+0000 does not belong here",
      "delete all of them; was the file damaged, as in a power cut?",
      "cancellali tutti; il file si è rovinato, per esempio senza corrente?"
    ),
    (
      #"{"pizzas": [{"name": "A", "price": NaN}]}"#, "NaN is not a number",
      "write digits and a point, as 7.50, or take the key away",
      "scrivi cifre e un punto, come 7.50, o togli la chiave"
    ),
    (
      "{\"pizzas\": [{\"name\": \"A\"},\n{\"name\": \"Mar",
      "the file ends inside the text that begins here",
      #"is the end of the file lost, perhaps half copied? else add a ""#,
      #"manca la fine del file, forse copiato a metà? altrimenti aggiungi una ""#
    ),
    (
      "{\"pizzas\": [{\"name\": \"A},\n{\"name\": \"B\"}]}",
      "the text that begins here does not end on its line", #"add a ""#, #"aggiungi una ""#
    ),
    (
      #"{"pizzas": [{"name": "A", "price:"7.00"}]}"#,
      #"a quote is missing before the : of "price:""#, #"write "price": …"#,
      #"scrivi "price": …"#
    ),
    (
      #"{"pizzas": [{"name": "A", "description": "il capo: "buono""}]}"#,
      #"the text ends too early here: "il capo: ""#, #"a " inside a text is written \""#,
      #"le " dentro un testo si scrivono \""#
    ),
  ]

  @Test(arguments: files)
  func theCureMends(file: String, message: String, english: String, italian: String) {
    #expect(advice(on: file, in: .english) == Advice(message, english))
    #expect(advice(on: file, in: .italian)?.cure == italian)
  }

  @Test func aWordThatIsNoNumberIsNotPutInQuotes() {
    let file = Array(#"{"pizzas": [{"name": "A", "price": NaN}]}"#.utf8)
    #expect(MenuFixer.mend(file).bytes == file)
  }
}
