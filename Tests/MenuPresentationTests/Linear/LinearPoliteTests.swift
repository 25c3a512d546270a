import OldMenuCore
import MenuTestSupport
import Testing

@testable import OldMenuPresentation

/// An allergy or a diet is understood in whatever words it is wrapped.
@Suite(.timeLimit(.minutes(5))) struct LinearPoliteTests {
  private let menu = LinearMenu.sample()

  @Test(arguments: [
    "good evening, I would like to know what I can eat, I have coeliac disease",
    "excuse me, do you have anything for a coeliac?", "sorry, I'm coeliac",
    "wait, I'm also coeliac", "my girlfriend doesn't eat gluten",
    "buonasera, vorrei sapere cosa posso mangiare, sono celiaco", "scusi, sono celiaca",
    "la mia ragazza non mangia glutine", "Entschuldigung, ich habe Zöliakie",
    "bonsoir, je suis cœliaque", "buenas noches, soy celíaca", "perdone, soy celiaco",
  ])
  func whoIsCoeliacIsHeard(line: String) {
    let told = menu.told(to: line)
    #expect(menu.session.query.filter.without == [.gluten], "\(told)")
    #expect(menu.session.query.search.isEmpty, "\(told)")
  }

  @Test(arguments: [
    "could you tell me which dishes are without milk?", "tell me what has no milk",
    "any milk free options?", "Könnten Sie mir sagen, was ohne Milch ist?",
    "mi può dire cosa è senza latte?", "pouvez-vous me dire ce qui est sans lait ?",
    "¿me puede decir qué hay sin leche?", "hello, I am allergic to milk, what can you recommend?",
    "I am pregnant and I am allergic to milk", "sono incinta e allergica al latte",
  ])
  func whoLeavesMilkOutIsHeard(line: String) {
    let told = menu.told(to: line)
    #expect(menu.session.query.filter.without == [.milk], "\(told)")
    #expect(menu.session.query.search.isEmpty, "\(told)")
  }

  @Test(arguments: [
    "can you tell me what is vegan?", "vegan options", "do you have vegan options?",
    "what would you recommend for a vegan?", "what can my vegan friend eat?",
    "cosa mi consigliate di vegano?", "mi dica cosa è vegano",
  ])
  func whoIsVeganIsHeard(line: String) {
    let told = menu.told(to: line)
    let plain = ["vegan", "what is vegan?"].map { LinearMenu.sample().told(to: $0) }
    #expect(plain.contains { told.hasSuffix($0) }, "\(told)")
    #expect(!told.contains("nomina"), "\(told)")
  }

  @Test func whatElseIsSaidBesideIsNotPassedOver() {
    let told = menu.told(to: "I am pregnant and I am allergic to milk")
    #expect(told.contains("Chiedere al personale") || told.contains("chiedere al personale"))
  }
}
