import OldMenuCore
import Testing

/// Cells of tables that anybody may have written.
@Suite(.timeLimit(.minutes(5))) struct TableCellTests {
  @Test(arguments: [
    ("", ""), ("Diavola", "Diavola"), ("3-4 persone", "3-4 persone"), ("=1+1", "'=1+1"),
    ("  =1", "  '=1"), ("-2", "'-2"), ("@SUM(A1)", "'@SUM(A1)"), ("＋1", "'＋1"), ("\t=1", "'\t'=1"),
    ("\r=1", "\"'\r'=1\""), ("a;=1", "\"a;'=1\""), ("a, +1", "\"a, '+1\""), ("a\n@b", "\"a\n'@b\""),
    ("la \"vera\"", "\"la \"\"vera\"\"\""), ("\"=1", "\"\"\"=1\""),
    ("a\"\u{301}b", "\"a\"\"\u{301}b\""),
  ])
  func noneIsRun(text: String, field: String) {
    #expect(TableCell(text).field == field)
  }

  @Test func itMayBeInQuotesAnyway() {
    #expect(TableCell("=1").quoted == "\"'=1\"" && TableCell("").quoted == "\"\"")
  }
}
