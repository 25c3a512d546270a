import Testing

@testable import OldMenuCore

/// In Spanish a bean is called like a woman of a faith: alone it is the bean.
@Suite(.timeLimit(.minutes(5))) struct BeanAndGuestTests {
  @Test(arguments: ["judía", "judía verde", "pizza con judía verde", "judia verde"])
  func aBeanIsLookedForAsAWord(line: String) {
    let typed = TypedQuery(line + " ")
    #expect(typed.diets.isEmpty && !typed.words.isEmpty)
  }

  @Test func aBeanIsLeftOutAsAnOnionIs() {
    let (bean, onion) = (TypedQuery("sin judía "), TypedQuery("sin cebolla "))
    #expect(bean.isNotUnderstood == onion.isNotUnderstood)
    #expect(bean.unknownWithout == ["judía"] && onion.unknownWithout == ["cebolla"])
  }

  @Test(arguments: ["soy judía", "somos judías", "soy judío", "somos judíos", "judío", "kosher"])
  func aGuestIsUnderstood(line: String) {
    #expect(TypedQuery(line + " ").diets.contains(.kosher))
  }
}
