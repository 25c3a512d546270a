import MenuCore
import Testing

/// Edits of a file.
struct FileEditTests {
  @Test(
    "edits change their own ranges; overlapping and outside ones are dropped",
    arguments: [
      ([(0..<1, "x")], "xbcdef"), ([(2..<2, "--")], "ab--cdef"), ([(0..<6, "")], ""),
      ([(4..<5, "E"), (1..<2, "B")], "aBcdEf"), ([(1..<3, "X"), (2..<4, "Y")], "aXdef"),
      ([(6..<6, "!")], "abcdef!"), ([(5..<9, "?")], "abcdef"), ([], "abcdef"),
    ])
  func edits_madeAtOnce_changeTheirPlacesAlone(_ edits: [(Range<Int>, String)], _ after: String) {
    let changed = FileEdit.applying(
      edits.map { FileEdit($0.0, Array($0.1.utf8)) }, to: Array("abcdef".utf8))
    #expect(String(decoding: changed, as: UTF8.self) == after)
  }

  @Test("an edit that was merged from others equals one that is made of its bytes")
  func merged() throws {
    let json =
      #"{"pizzas":[{"name":"A","allergens":"none"}],"notes":["x"],"nota":"vedi il cartello"}"#
    let edits = Menu.report(json, isCheck: false).flatMap(\.choices).map(\.edit)
    #expect(!edits.isEmpty)
    for edit in edits { #expect(edit == FileEdit(edit.range, edit.replacement)) }
  }
}
