/// A pizza as Giuseppe's file names it.
public struct Pizza: Hashable, Sendable {
}
