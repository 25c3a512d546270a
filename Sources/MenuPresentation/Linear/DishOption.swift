/// A thing that a guest can choose of a dish.
enum DishOption: Hashable {
  case size(Int)
  case extra(Choice.Extra)
}
