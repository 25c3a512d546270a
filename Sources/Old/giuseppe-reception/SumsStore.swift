internal import OldMenuCore
internal import OldReception

/// The sums in a database. It holds counts by day and nothing of a single visit; the man page
/// describes its tables, for people who ask it themselves.
struct SumsStore: ~Copyable {
  private let database: Database

  /// The kind under which facts are counted that only a newer program knows.
  private static let skipped = "skipped"

  /// What `PRAGMA user_version` says of a database with these tables.
  private static let version = 1
  private static let tables = [
    """
    CREATE TABLE IF NOT EXISTS visits (day TEXT, hour INTEGER, language TEXT, visits INTEGER,
      PRIMARY KEY (day, hour, language)) WITHOUT ROWID
    """,
    """
    CREATE TABLE IF NOT EXISTS facts (day TEXT, kind TEXT, subject TEXT, visits INTEGER,
      dishes_left INTEGER, dishes_undeclared INTEGER,
      PRIMARY KEY (day, kind, subject)) WITHOUT ROWID
    """,
    """
    CREATE TABLE IF NOT EXISTS offers (day TEXT, dish TEXT, sold_out INTEGER,
      PRIMARY KEY (day, dish)) WITHOUT ROWID
    """,
    """
    CREATE TABLE IF NOT EXISTS generations (generation TEXT PRIMARY KEY, bytes_read INTEGER,
      rotated INTEGER) WITHOUT ROWID
    """,
  ]

  /// Opens the sums; makes them only where that is what they are opened for, also of an empty file.
  init(_ path: LocalPath, for use: Database.Use) throws {
    database = try SumsStore.database(path, for: use)
  }

  private static func database(_ path: LocalPath, for use: Database.Use) throws -> Database {
    let database = try Database(path, for: use)
    var version = 0
    try database.rows("PRAGMA user_version") { version = $0.number(0) }
    guard version != self.version else {
      // With a log beside it nobody could look at it who may not write; where somebody has it open
      // now, another time will do.
      if use == .making { try? database.run("PRAGMA journal_mode = delete") }
      return database
    }
    var others = 0
    try database.rows("SELECT count(*) FROM sqlite_master") { others = $0.number(0) }
    guard version == 0, others == 0 else {
      throw DatabaseError(
        code: DatabaseError.foreign, text: "another version of the tables (\(version))")
    }
    guard use == .making else { throw DatabaseError(code: DatabaseError.empty, text: "no tables") }
    try database.transaction { database in
      for table in tables { try database.run(table) }
      try database.run("PRAGMA user_version = \(self.version)")
    }
    return database
  }

  /// Up to where a generation was read, and when it was rotated, in seconds since 1970; nil for one
  /// that nobody has read.
  borrowing func progress(of generation: String) throws -> (read: Int, rotated: Int)? {
    var found: (Int, Int)?
    try database.rows(
      "SELECT bytes_read, rotated FROM generations WHERE generation = ?", [.text(generation)]
    ) { found = ($0.number(0), $0.number(1)) }
    return found
  }

  /// Adds sums together with how far a generation was read for them: both or none.
  borrowing func add(
    _ sums: ReceptionSums, of generation: String, readUpTo end: Int, rotated: Int
  ) throws {
    try database.transaction { database in
      try SumsStore.add(sums, to: database)
      try database.run(
        """
        INSERT INTO generations VALUES (?, ?, ?)
        ON CONFLICT DO UPDATE SET bytes_read = excluded.bytes_read
        """, [.text(generation), .number(end), .number(rotated)])
    }
  }

  /// Adds what was on the menu on a day.
  borrowing func add(offers: ReceptionSums) throws {
    try database.transaction { try SumsStore.add(offers, to: $0) }
  }

  private static func add(
    _ sums: ReceptionSums, to database: borrowing Database
  ) throws(DatabaseError) {
    try addVisits(of: sums, to: database)
    try addFacts(of: sums, to: database)
    try addOffers(of: sums, to: database)
  }

  private static func addVisits(
    of sums: ReceptionSums, to database: borrowing Database
  ) throws(DatabaseError) {
    try database.run(
      """
      INSERT INTO visits VALUES (?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET visits = visits + excluded.visits
      """,
      forEach: sums.visits.map { key, count in
        [
          .text("\(key.hour.day)"), .number(key.hour.hour), .text(key.language), .number(count),
        ]
      })
  }

  /// Adds the facts, and how many were skipped as one more.
  private static func addFacts(
    of sums: ReceptionSums, to database: borrowing Database
  ) throws(DatabaseError) {
    try database.run(
      """
      INSERT INTO facts VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET visits = visits + excluded.visits,
        dishes_left = dishes_left + excluded.dishes_left,
        dishes_undeclared = dishes_undeclared + excluded.dishes_undeclared
      """,
      forEach: sums.facts.map { key, sum in
        [
          .text("\(key.day)"), .text(key.fact.kind.rawValue), .text(key.fact.subject),
          .number(sum.visits), .number(sum.left), .number(sum.undeclared),
        ]
      }
        + sums.skipped.map { day, count in
          [
            .text("\(day)"), .text(SumsStore.skipped), .text(""), .number(count), .number(0),
            .number(0),
          ]
        })
  }

  private static func addOffers(
    of sums: ReceptionSums, to database: borrowing Database
  ) throws(DatabaseError) {
    try database.run(
      """
      INSERT INTO offers VALUES (?, ?, ?)
      ON CONFLICT DO UPDATE SET sold_out = min(sold_out, excluded.sold_out)
      """,
      forEach: sums.offers.map { key, isSoldOut in
        [.text("\(key.day)"), .text(key.dish.text), .number(isSoldOut ? 1 : 0)]
      })
  }

  /// Whether a row is of a day or later, the first day of its month where it was folded.
  private static let isSince = "day || substr('-01', 1, 10 - length(day)) >= ?"

  /// All sums from a day on; what was folded to a month counts on its first day.
  borrowing func sums(from day: CalendarDay?) throws -> ReceptionSums {
    var (sums, days) = (ReceptionSums(), DayReader())
    let from: [Database.Value] = [.text(day.map { "\($0)" } ?? "")]
    try database.rows(
      "SELECT day, hour, language, visits FROM visits WHERE \(SumsStore.isSince)", from
    ) {
      row in
      guard let day = days.day(row.text(0)),
        let hour = CalendarHour(day: day, hour: row.number(1))
      else { return }
      sums.visits[.init(hour: hour, language: row.text(2)), default: 0] += row.number(3)
    }
    try database.rows(
      """
      SELECT day, kind, subject, visits, dishes_left, dishes_undeclared
        FROM facts WHERE \(SumsStore.isSince)
      """, from
    ) { row in
      guard let day = days.day(row.text(0)) else { return }
      guard let kind = Fact.Kind(rawValue: row.text(1)),
        let fact = Fact(kind: kind, subject: row.text(2))
      else {
        // Also what a newer program understood when it collected.
        sums.skipped[day, default: 0] += row.number(3)
        return
      }
      // A month that was folded and what came late from its first day are the same day here.
      let key = ReceptionSums.FactKey(day: day, fact: fact)
      sums.facts[key] =
        sums.facts[key, default: .init()]
        + .init(visits: row.number(3), left: row.number(4), undeclared: row.number(5))
    }
    try database.rows("SELECT day, dish, sold_out FROM offers WHERE \(SumsStore.isSince)", from) {
      row in
      guard let day = days.day(row.text(0)), let dish = DishKey(written: row.text(1)) else {
        return
      }
      sums.offers[.init(day: day, dish: dish)] = row.number(2) != 0
    }
    return sums
  }

  /// The first and the last day that have visits, nil for none.
  borrowing func days() throws -> ClosedRange<CalendarDay>? {
    var days: [CalendarDay] = []
    try database.rows("SELECT min(day), max(day) FROM visits") { row in
      days = [row.text(0), row.text(1)].compactMap { CalendarDay(folded: $0) }
    }
    return days.count == 2 && days[0] <= days[1] ? days[0]...days[1] : nil
  }

  /// The first day that is not folded to its month, nil where none is.
  borrowing func firstWholeDay() throws -> CalendarDay? {
    var month: String?
    try database.rows("SELECT max(day) FROM visits WHERE length(day) = 7") { month = $0.text(0) }
    return month.flatMap { CalendarDay(folded: $0) }.map { day in
      let next = (day + 31).parts
      return CalendarDay(year: next.year, month: next.month, day: 1) ?? day
    }
  }

  /// Folds all that is older to its month, and forgets what was looked for then. What is given is
  /// the first day of the first month that stays as it is.
  borrowing func fold(before month: CalendarDay) throws {
    let before: [Database.Value] = [.text("\(month)")]
    let isOld = "length(day) = 10 AND day < ?"
    try database.transaction { database in
      try database.run(
        "DELETE FROM facts WHERE kind = ? AND day < ?", [.text(Fact.Kind.search.rawValue)] + before)
      try database.run("DELETE FROM offers WHERE day < ?", before)
      try database.run(
        """
        INSERT INTO visits SELECT substr(day, 1, 7) AS month, hour, language, sum(visits)
          FROM visits WHERE \(isOld) GROUP BY month, hour, language
        ON CONFLICT DO UPDATE SET visits = visits + excluded.visits
        """, before)
      try database.run("DELETE FROM visits WHERE \(isOld)", before)
      try database.run(
        """
        INSERT INTO facts SELECT substr(day, 1, 7) AS month, kind, subject, sum(visits),
          sum(dishes_left), sum(dishes_undeclared)
          FROM facts WHERE \(isOld) GROUP BY month, kind, subject
        ON CONFLICT DO UPDATE SET visits = visits + excluded.visits,
          dishes_left = dishes_left + excluded.dishes_left,
          dishes_undeclared = dishes_undeclared + excluded.dishes_undeclared
        """, before)
      try database.run("DELETE FROM facts WHERE \(isOld)", before)
      try database.run(
        "DELETE FROM generations WHERE rotated < ?",
        [.number(month.number * 86_400)])
    }
    // What is deleted stays in the file until it is written anew.
    try database.run("VACUUM")
  }
}

/// Reads the days of rows. They come in order, and to read a day again for each of them would take
/// most of the time of a report.
private struct DayReader {
  private var last: (text: String, day: CalendarDay?) = ("", nil)

  /// The day that a text says, nil for none.
  mutating func day(_ text: String) -> CalendarDay? {
    if !text.hasSameUTF8(as: last.text) { last = (text, CalendarDay(folded: text)) }
    return last.day
  }
}

extension CalendarDay {
  /// Reads a day, or the first day of a month: `2026-11-30`, `2026-11`.
  fileprivate init?(folded text: String) {
    self.init(text.utf8.count == 7 ? text + "-01" : text)
  }
}
