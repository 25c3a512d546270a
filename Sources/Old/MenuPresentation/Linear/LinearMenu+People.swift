import OldMenuCore

/// For how many people the cover is, as people say it: `siamo in 4`.
extension LinearMenu {
  /// Notes for how many people the cover is; nil for a menu without one.
  func count(people typed: String) -> [String]? {
    guard session.menu.menu.cover != nil else { return nil }
    guard !typed.isEmpty else { return [linearWords.peopleHelp] }
    return note(people: PeopleWords(typed).number ?? typed)
  }

  /// Notes how many sit at the table, where that was asked or is said in a sentence; nil for any
  /// other line. A number alone is one of a line as long as there is such a line.
  func answerToPeople(_ line: String) -> [String]? {
    let wasAsked = asksPeople
    asksPeople = false
    guard session.menu.menu.cover != nil, !session.choice.lines.isEmpty else { return nil }
    let typed = PeopleWords(line)
    guard let number = typed.number else { return nil }
    if typed.isNumberAlone {
      guard wasAsked, target(of: number) == nil, !number.hasPrefix("-") else { return nil }
    } else if !typed.namesPeople {
      guard wasAsked || session.choice.people == nil else { return nil }
    }
    return note(people: number)
  }

  /// Notes how many sit at the table where nobody asked for it and nothing is chosen yet; nil for what
  /// counts no people.
  func answerToCompany(_ line: String) -> [String]? {
    let typed = PeopleWords(line)
    guard session.menu.menu.cover != nil, typed.namesPeople else { return nil }
    return typed.number.map(note)
  }

  private func note(people number: String) -> [String] {
    guard let number = TypedNumber(number), number.rest.isEmpty, let count = number.value,
      count <= Choice.limit
    else { return [linearWords.peopleLimit(Choice.limit)] }
    session.choice.setPeople(count)
    return showChoice(tellsCover: true)
  }
}

/// A number, and around it nothing but what is said of people.
struct PeopleWords {
  /// What stands for the number, in digits or letters; nil where there is none, or more is said.
  let number: String?
  /// Whether nothing else was said.
  let isNumberAlone: Bool
  /// Whether those who are counted are named: `4 people`.
  let namesPeople: Bool

  init(_ typed: String) {
    let words = typed.lowercased().split(whereSeparator: \.isWhitespace)
      .map { $0.trimmingSigns }.filter { !$0.isEmpty }
    let all = LinearStrings.all
    let people = Set(all.flatMap { $0.peopleWords + $0.commands(.people) }.map(\.folded))
    let around = Set(all.flatMap(\.aroundPeople).map(\.folded)).union(people)
    namesPeople = words.contains { people.contains($0.folded) }
    let others = words.filter { !around.contains($0.folded) }
    isNumberAlone = words.count == others.count
    let counted = others.concatenated(separator: " ")
    let isArticle = { [namesPeople] in namesPeople && TypedNumber($0)?.rest.isEmpty == true }
    let isCounted = others.count == 1 && counted.beginsLikeNumber || counted.isNumberInWords
    number =
      PeopleWords.company[counted.folded] ?? (isCounted || isArticle(counted) ? counted : nil)
  }

  /// Numbers by the words for a company of so many.
  private static let company: [String: String] = Dictionary(
    LinearStrings.all.flatMap { strings in
      strings.companyNumbers.enumerated().map { ($1.folded, "\($0 + 2)") }
    }, uniquingKeysWith: { first, _ in first })
}

extension String {
  /// Whether a word begins like a number in figures: `-1` and `1.5` are told what can be typed.
  fileprivate var beginsLikeNumber: Bool {
    let digits = hasPrefix("-") ? dropFirst() : self[...]
    return digits.first?.isNumber == true
  }

  /// Whether it is a number in letters, be it of several words.
  fileprivate var isNumberInWords: Bool { NumberWord.value(of: folded) != nil }
}

extension Substring {
  /// The word without what a sentence puts behind it.
  fileprivate var trimmingSigns: String {
    var word = self
    while let last = word.last, ".,:;!?".contains(last) { word.removeLast() }
    return String(word)
  }
}
