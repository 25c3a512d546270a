/// Legends, add-ons and other members, as they stand in a file.
extension AdviceText {
  /// A heading as a group, as it stands in a file.
  package static func group(_ heading: Diagnostic.KeyHeading) -> String {
    #"{"id": \#(JSONTree.quoted(heading.id)), "title": \#(JSONTree.quoted(heading.title))}"#
  }

  /// How many options must be taken, as it stands in a file.
  package static func choice(_ min: Int, _ max: Int) -> String {
    #""choose": {"min": \#(min), "max": \#(max)}"#
  }

  /// Whether all signs are numbers of the law.
  package static func areOfTheLaw(_ signs: [String]) -> Bool {
    signs.allSatisfy { (1...14).contains(Int($0) ?? 0) }
  }

  /// A legend of signs to fill in.
  package static func legend(_ signs: [String]) -> String {
    "{" + signs.map { "\"\($0)\": \"…\"" }.concatenated(separator: ", ") + "}"
  }

  /// A legend of signs and their words.
  package static func legend(_ signs: [String], _ words: [String]) -> String {
    let entries = zip(signs, words).map { "\(JSONTree.quoted($0)): \(JSONTree.quoted($1))" }
    return "{" + entries.concatenated(separator: ", ") + "}"
  }

  /// Members of the file to fill in.
  package static func members(_ keys: [String]) -> String {
    keys.map { "\"\($0)\": \"…\"" }.concatenated(separator: ", ")
  }

  /// An add-on with its price, which is to be filled in where nobody can tell it.
  package static func addOn(_ name: String, _ price: String?) -> String {
    #"{"name": \#(JSONTree.quoted(name)), "price": \#(price ?? "\"…\"")}"#
  }
}
