/// A heading for some dishes of a list.
public struct DishGroup: Hashable, Identifiable, Sendable {
  /// The id by which dishes refer to it.
  @ComparedAsUTF8 public var id: String
  /// The heading above its dishes.
  public var title: LocalizedText
  /// A description.
  public var description: LocalizedText?
  /// The `id` of its parent group.
  @ComparedAsUTF8 public var parent: String?

  /// Makes a group.
  public init(
    id: String, title: LocalizedText, description: LocalizedText? = nil, parent: String? = nil
  ) {
    self.id = id
    self.title = title
    self.description = description
    self.parent = parent
  }
}
