#if canImport(FoundationEssentials)
  internal import FoundationEssentials
  internal import FoundationInternationalization
#else
  internal import Foundation
#endif
internal import OldMenuCore
internal import OldMenuPresentation

/// What stands around the dishes of a page: the house, the languages, the headings, the foot.
struct PageHead {
  private let page: HTMLPage
  private let menu: ExportedMenu
  private let words: Strings
  private let texts: PageTexts
  let lists: [ListOfSections]

  init(_ page: HTMLPage, _ menu: ExportedMenu, words: Strings) {
    self.page = page
    self.menu = menu
    self.words = words
    texts = PageTexts(menu.context)
    lists = menu.dataSource.listsWithRows
  }

  /// What every page knows: its language, its title, its sisters in other languages, its style.
  func common(css: [UInt8]) -> TemplateValues {
    let own = menu.context.languageOfWords
    let house = menu.session.title
    let others = page.alternates.filter { $0.language != menu.language }
    return [
      "language": own.tag, "title": house.isEmpty ? words.webPage.menu : house,
      "foreign": texts.foreign(menu.menu.name), "words": words.pageValues,
      "alternates": page.alternates.map(PageHead.values), "hasLanguages": !others.isEmpty,
      "links": others.map(PageHead.values),
      "css": String(decoding: css, as: UTF8.self).replacing("\n", with: "").asStyle,
      "style": page.style?.asStyle,
      "question": question,
    ]
  }

  /// What the page shows above its dishes.
  func values(filters: PageFilters, choices: PageChoices) -> TemplateValues {
    let shown = filters.filters.map(PageHead.values)
    let diets = filters.filters.filter(\.isDiet).map(PageHead.values)
    let house = menu.menu
    let facts = [
      house.description.map(texts.values), house.address.map(address),
      hours,
    ].compactMap { $0 }
    var values = common(css: PackageResources.page_css)
    values.add([
      "filters": shown, "hasDiets": !diets.isEmpty, "diets": diets,
      "allergens": filters.filters.filter { !$0.isDiet }.map(PageHead.values),
      "refusals": choices.refusals.map(PageHead.values),
      "facts": facts, "phone": house.phone.map { phone($0) },
      "data": page.structuredData.map { _ in CutPage.mark }, "lists": CutPage.mark,
      "foot": CutPage.mark,
    ])
    return values
  }

  /// What the template of a list shows.
  func values(of list: ListOfSections, filters: PageFilters) -> TemplateValues {
    [
      "classes": filters.classes(ofSections: list.sections),
      "title": words.language.name(of: list.list), "groups": CutPage.mark,
    ]
  }

  /// What the template of a section shows; one of dishes without a group has no title.
  func values(ofSection section: Int, filters: PageFilters) -> TemplateValues {
    let group = menu.dataSource.group(forSection: section)
    return [
      "title": group.flatMap { _ in menu.dataSource.title(forSection: section) },
      "foreign": texts.foreign(group?.title),
      "notes": menu.session.remarks(ofSection: section).map { remark in
        let stated = [group?.hours?.text, group?.description].compactMap(\.self)
        return ["text": remark, "foreign": texts.foreign(remark, oneOf: stated)] as TemplateValues
      },
      "classes": filters.classes(ofSections: [section]), "dishes": CutPage.mark,
    ]
  }

  /// What stands at the end of the page.
  func foot(explaining marks: Set<Mark>) -> TemplateValues {
    let known = Dictionary(
      menu.menu.notes.map { (menu.context.text($0), texts.foreign($0)) }, uniquingKeysWith: { $1 })
    let notes = menu.session.footnotes(explaining: marks).filter { !$0.isEmpty }
    return [
      "notes": notes.map { ["text": $0, "foreign": known[$0] ?? nil] as TemplateValues },
      "changed": changed,
    ]
  }

  private var hours: TemplateValues? {
    switch menu.menu.hours {
    case .text(let words): texts.values(words)
    case .week: ["text": menu.session.hours]
    case nil: nil
    }
  }

  private var question: String? {
    let parts = [menu.session.filterText, menu.session.countsText].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: words.webPage.colon)
  }

  private var changed: TemplateValues? {
    guard let date = page.lastChange else { return nil }
    var style = Date.FormatStyle(date: .long, time: .omitted, timeZone: page.timeZone)
    // The day before the month: most who read English here have it for want of their own language.
    let tag = menu.context.languageOfWords.tag
    style.locale = Locale(identifier: tag == "en" ? "en_GB" : tag)
    let iso = Date.ISO8601FormatStyle(timeZone: page.timeZone).year().month().day()
    return ["date": date.formatted(iso), "text": words.webPage.changed(date.formatted(style))]
  }

  private func address(_ address: Address) -> TemplateValues {
    let words: LocalizedText? =
      switch address {
      case .text(let text): text
      case .postal(let parts): parts.street ?? parts.city
      }
    return ["text": menu.context.text(address), "foreign": texts.foreign(words)]
  }

  /// A number that a phone can call, where it has enough digits.
  private func phone(_ text: LocalizedText) -> TemplateValues {
    let shown = menu.context.text(text)
    let number = shown.unicodeScalars.filter { "0"..."9" ~= $0 || $0 == "+" }
    let call = number.count >= 3 ? String(String.UnicodeScalarView(number)) : nil
    return ["text": shown, "call": call]
  }

  private static func values(_ alternate: HTMLPage.Alternate) -> TemplateValues {
    [
      "tag": alternate.language.tag, "address": alternate.address,
      "name": alternate.language.ownName,
    ]
  }

  private static func values(_ filter: PageFilters.Filter) -> TemplateValues {
    [
      "id": filter.id, "name": filter.name, "title": filter.title, "sentence": filter.sentence,
    ]
  }

  private static func values(_ refusal: PageChoices.Refusal) -> TemplateValues {
    [
      "choice": refusal.choice,
      "options": refusal.options.map { ["filters": $0] as TemplateValues },
    ]
  }
}

extension Strings {
  /// The words of a page by the names that templates know.
  var pageValues: TemplateValues {
    [
      "menu": webPage.menu, "languages": webPage.languages, "filters": webPage.filters,
      "without": webPage.without, "diet": webPage.diet, "showAll": webPage.showAll,
      "together": webPage.together, "colon": webPage.colon, "sheet": webPage.sheet,
      "dish": webPage.dish,
    ]
  }
}
