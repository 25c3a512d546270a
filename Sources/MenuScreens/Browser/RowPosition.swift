/// The number of a row in its list, from 1, and the number of rows: 2 of 24.
struct RowPosition: Hashable, Sendable {
  let number: Int
  let count: Int
}
