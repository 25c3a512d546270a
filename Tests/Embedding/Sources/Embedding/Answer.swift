import MenuCore
import MenuPresentation

func answer(to typed: String, from json: String) throws -> [String] {
  let menu = MenuDataSource(menu: try MenuReader.read(json).menu, language: "en")
  let answer = MenuAnswer(to: typed, in: menu)
  // A row describes itself: `Marinara  €6.50`, `Tartufo  sold out`.
  let rows = MenuPresenter(answer.rows).sections.flatMap(\.rows).map { "\($0)" }
  return [answer.notice, answer.hint].compactMap(\.self) + rows + [answer.counts]
}
