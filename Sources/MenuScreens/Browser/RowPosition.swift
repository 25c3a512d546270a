/// The number of a row among those of its list, from 1, and their number: 2 of 24.
struct RowPosition: Hashable, Sendable {
  let number: Int
  let count: Int
}
