/// What is left of the allergens of an ingredient that says what is not in it.
///
/// Only what is named is denied: `mozzarella senza lattosio` is milk all the same.
struct DeniedWords {
  /// What it gives away, and nothing denies.
  var given: AllergenSet { all.subtracting(denied.withKinds(of: denied)) }

  private var all = AllergenSet()
  private var denied = AllergenSet()
  /// What stands before a word that may deny it, and what of it can be denied.
  private var before: (given: AllergenSet, deniable: AllergenSet) = ([], [])
  private var isDenying = false
  /// Whether the last word was `free`.
  private var isBehindFree = false

  /// Reads the words of a text.
  init(in bytes: UnsafeBufferPointer<UInt8>) {
    var end = bytes.startIndex
    Sentences.forEachWord(in: bytes[...]) { word, hash in
      if bytes[end..<word.startIndex].contains(where: { Self.ends.contains($0) }) { endClause() }
      end = word.endIndex
      add(hash)
    }
    endClause()
  }

  private mutating func add(_ hash: WordHash) {
    if isBehindFree {
      isBehindFree = false
      // `free from gluten` denies what follows, and free-range eggs are eggs.
      isDenying = Self.of[hash]
      let isOther = Self.notFree[hash]
      if !isDenying, !isOther { denied.formUnion(before.deniable) }
      endRun(keeps: isDenying || isOther)
      if isDenying { return }
    }
    let meaning = IngredientWords.meanings[hash]
    if meaning.contains(.saysFree) {
      isBehindFree = true
    } else if meaning.contains(.saysWithout) {
      endRun(keeps: true)
      isDenying = true
    } else if isDenying {
      if Self.with[hash] {
        isDenying = false
      } else if !Self.lactose[hash] {
        denied.formUnion(meaning.allergens)
      }
    } else if !meaning.allergens.isEmpty {
      before.given.formUnion(meaning.allergens)
      if !Self.lactose[hash] { before.deniable.formUnion(meaning.allergens) }
    } else if !Self.joining[hash] {
      endRun(keeps: true)
    }
  }

  private mutating func endClause() {
    if isBehindFree { denied.formUnion(before.deniable) }
    endRun(keeps: !isBehindFree)
    (isDenying, isBehindFree) = (false, false)
  }

  private mutating func endRun(keeps: Bool) {
    if keeps { all.formUnion(before.given) }
    before = ([], [])
  }

  private static let ends = Set(",;:()/".utf8)
  private static let of = table(of: { $0.freeOf })
  private static let notFree = table(of: { $0.notFree })
  static let with = table(of: { $0.with })
  static let joining = table(of: { $0.joining })
  private static let lactose = table(AllergenSynonyms.all.map(\.said.lactose))

  /// The words of all languages that stand for the same.
  static func table(of words: (IngredientWords.Table) -> String) -> HashedWords<Bool> {
    table(Vocabularies.all.map { words($0.ingredients) })
  }

  private static func table(_ languages: [String]) -> HashedWords<Bool> {
    var table = HashedWords(capacity: 32, empty: false)
    for words in languages { words.forEachTableWord { table[$1] = true } }
    return table
  }
}
