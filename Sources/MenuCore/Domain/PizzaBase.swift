/// The bases of a pizza that have a name in every language, by the words of the format.
enum PizzaBase: String {
  case red, white
}
