import MenuCore
import Testing

/// Messages about images.
struct ImageAdviceTests {
  @Test(
    "an image that no export shows is reported with the forms that are allowed",
    arguments: ["/a.jpg", "../a.jpg", "a/%2E./b.jpg", "//a.b/c.jpg", "javascript:a()", "data:,"])
  func image(_ address: String) {
    let json = #"{"pizzas":[{"name":"A","image":"\#(address)"}]}"#
    let report = Menu.report(json, isCheck: true).filter { $0.kind == "text/image" }
    let advice = #"write a path next to the menu, such as "diavola.jpg", or an https address"#
    #expect(report.map(\.advice) == [#"\#(advice), or delete "image":"\#(address)""#])
  }

  @Test("an image at an http address is reported with the https address to write")
  func plainAddress() {
    let json = #"{"pizzas":[{"name":"A","image":"http://a.b/c.jpg"}]}"#
    let report = Menu.report(json, isCheck: true).filter { $0.kind == "text/image" }
    #expect(report.map(\.advice) == [#"write "https://a.b/c.jpg""#])
    for image in ["a.jpg", "a/b..c.jpg", "https://a.b/../c.jpg", "a.jpg?b=../c"] {
      let json = #"{"pizzas":[{"name":"A","image":"\#(image)"}]}"#
      #expect(!Menu.report(json, isCheck: true).contains { $0.rule == "text" }, "\(image)")
    }
  }
}
