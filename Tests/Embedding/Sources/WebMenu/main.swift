import Foundation
import MenuCore
import MenuFiles

let web = WebMenu(menu: try MenuReader.read(MenuFile.read("Menu.json")).menu)
for (path, query) in [
  ("/", [:]), ("/allergens", ["language": "it"]), ("/menu.csv", [:]),
  ("/search", ["q": "vegan"]), ("/search", ["q": "milk"]), ("/nothing", [:]),
] {
  let response = try web.response(
    path: path, query: query, acceptLanguage: "de-CH, en;q=0.5, it;q=0.1")
  print(path, response.status, response.contentType)
  if response.contentType == "application/json" {
    let object = try JSONSerialization.jsonObject(with: Data(response.body))
    let sorted = try JSONSerialization.data(
      withJSONObject: object, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    print(String(decoding: sorted, as: UTF8.self))
  } else {
    print(String(decoding: response.body, as: UTF8.self).contains("Marinara"))
  }
}
