internal import CSQLite
internal import OldMenuCore

/// What SQLite answers when something fails.
struct DatabaseError: Error {
  let code: Int32
  let text: String

  /// Of tables that are made otherwise.
  static let foreign = SQLITE_MISMATCH
  /// Of a file without a byte, which SQLite takes for a database without tables.
  static let empty = SQLITE_EMPTY

  /// Whether the file is of another kind, or made by a program that knows more than this one.
  var isForeign: Bool { [SQLITE_NOTADB, SQLITE_CORRUPT, SQLITE_MISMATCH].contains(code & 0xFF) }

  /// Whether there is nothing in the file at all.
  var isEmpty: Bool { code == DatabaseError.empty }

  /// Whether something is to be written, in a file that was opened to be read or may only be.
  var isReadOnly: Bool { code & 0xFF == SQLITE_READONLY }
}

/// An open database, closed with the value.
struct Database: ~Copyable {
  /// What is to be done with a database.
  enum Use {
    /// It is looked at, also by somebody who may do no more.
    case reading
    /// It is changed; one that is not there is no database.
    case changing
    /// It is changed, and made where there is none.
    case making

    fileprivate var flags: Int32 {
      switch self {
      case .reading: SQLITE_OPEN_READONLY
      case .changing: SQLITE_OPEN_READWRITE
      case .making: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      }
    }
  }

  private let handle: OpaquePointer

  /// Opens a database.
  init(_ path: LocalPath, for use: Use) throws(DatabaseError) {
    var handle: OpaquePointer?
    let flags = use.flags | SQLITE_OPEN_NOFOLLOW
    let code = path.withCString { sqlite3_open_v2($0, &handle, flags, nil) }
    guard let handle else { throw DatabaseError(code: code, text: "no memory") }
    guard code == SQLITE_OK else {
      let text = String(cString: sqlite3_errmsg(handle))
      sqlite3_close(handle)
      throw DatabaseError(code: code, text: text)
    }
    self.handle = handle
    // Somebody may look at it with a tool of his own meanwhile.
    sqlite3_busy_timeout(handle, 10_000)
  }

  deinit { sqlite3_close(handle) }

  /// Does something that has no answer.
  borrowing func run(_ sql: String, _ values: [Value] = []) throws(DatabaseError) {
    try rows(sql, values) { _ in }
  }

  /// Asks for rows.
  borrowing func rows(
    _ sql: String, _ values: [Value] = [], _ body: (borrowing Row) -> Void
  ) throws(DatabaseError) {
    let statement = try prepare(sql)
    defer { sqlite3_finalize(statement) }
    try step(statement, values, body)
  }

  /// Does the same for many rows of values.
  borrowing func run(_ sql: String, forEach rows: [[Value]]) throws(DatabaseError) {
    let statement = try prepare(sql)
    defer { sqlite3_finalize(statement) }
    for values in rows {
      try step(statement, values) { _ in }
      sqlite3_reset(statement)
    }
  }

  private borrowing func prepare(_ sql: String) throws(DatabaseError) -> OpaquePointer {
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v2(handle, sql, -1, &statement, nil)
    guard code == SQLITE_OK, let statement else { throw failure }
    return statement
  }

  private borrowing func step(
    _ statement: OpaquePointer, _ values: [Value], _ body: (borrowing Row) -> Void
  ) throws(DatabaseError) {
    for (index, value) in values.enumerated() {
      let code =
        switch value {
        case .number(let number): sqlite3_bind_int64(statement, Int32(index + 1), Int64(number))
        case .text(let text):
          menu_bind_text(statement, Int32(index + 1), text, Int32(text.utf8.count))
        }
      guard code == SQLITE_OK else { throw failure }
    }
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: body(Row(statement: statement))
      case SQLITE_DONE: return
      default: throw failure
      }
    }
  }

  /// Does something as a whole or not at all; nobody else writes meanwhile.
  borrowing func transaction<Failure: Error>(
    _ body: (borrowing Database) throws(Failure) -> Void
  ) throws {
    try run("BEGIN IMMEDIATE")
    do {
      try body(self)
      try run("COMMIT")
    } catch {
      try? run("ROLLBACK")
      throw error
    }
  }

  private var failure: DatabaseError {
    DatabaseError(
      code: sqlite3_errcode(handle), text: String(cString: sqlite3_errmsg(handle)))
  }

  /// A value of a statement.
  enum Value {
    case number(Int), text(String)
  }

  /// A row of an answer.
  struct Row: ~Copyable {
    fileprivate let statement: OpaquePointer

    borrowing func number(_ column: Int32) -> Int {
      Int(sqlite3_column_int64(statement, column))
    }

    borrowing func text(_ column: Int32) -> String {
      sqlite3_column_text(statement, column).map { String(cString: $0) } ?? ""
    }
  }
}
