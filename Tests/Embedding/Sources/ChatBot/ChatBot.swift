import MenuCore
import MenuPresentation

/// Answers guests who write to a pizzeria, and takes their orders.
struct ChatBot {
  private let menu: MenuDataSource
  private var order: [Dish] = []

  init(menu: Menu, language: Language) {
    self.menu = MenuDataSource(menu: menu, language: language).indexed()
  }

  mutating func reply(to message: String) -> [String] {
    if message.hasPrefix("order ") { return take(String(message.dropFirst("order ".count))) }
    let answer = MenuAnswer(to: message, in: menu)
    var lines = [answer.notice, answer.hint].compactMap(\.self)
    for section in MenuPresenter(answer.rows).sections where !section.rows.isEmpty {
      lines.append(section.title)
      for row in section.rows { lines += ["  \(row)", "    \(row.allergens)"] }
    }
    return lines + [answer.counts]
  }

  /// Nothing is sold that is sold out, is not on the menu, or has no single price for the whole dish.
  private mutating func take(_ name: String) -> [String] {
    let items = menu.sections.flatMap(\.rows)
    guard let item = items.first(where: { $0.title == name }), let dish = menu.dish(of: item),
      let price = dish.price, !dish.isSoldOut, price.per == nil, price.lowest == price.highest
    else { return ["Sorry, no \(name)."] }
    order.append(dish)
    let total = order.compactMap { $0.price?.lowest }.sum()
    return ["\(order.count) in the order, \(menu.context.text(of: total))"]
  }
}
