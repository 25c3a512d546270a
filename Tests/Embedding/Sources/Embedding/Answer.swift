import MenuCore

func answer(to typed: String, from json: String) throws -> [String] {
  let menu = MenuDataSource(menu: try MenuReader.read(json).menu, language: "en")
  let found = menu.matching(MenuQuery(search: typed))
  return found.sections.flatMap(\.rows).map { "\($0.title)  \($0.price ?? "")" }
    + ["\(found.counts.numberOfHidden) hidden"]
}
