import LocatedJSON

extension JSONValue {
  /// The repeated members as a list.
  var repeated: [(first: JSONMember, again: JSONMember)] {
    var list: [(first: JSONMember, again: JSONMember)] = []
    forEachRepeatedMember { list.append(($0, $1)) }
    return list
  }
}
