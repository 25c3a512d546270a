import MenuCore
import MenuPresentation

func answer(to typed: String, from json: String) throws -> [String] {
  let menu = MenuDataSource(menu: try MenuReader.read(json).menu, language: "en")
  let answer = MenuAnswer(to: typed, in: menu)
  let dishes = answer.rows.sections.flatMap(\.rows).filter { !$0.isSoldOut }
  return [answer.notice, answer.hint].compactMap(\.self)
    + dishes.map { "\($0.title)  \($0.price ?? "")" } + [answer.counts]
}
