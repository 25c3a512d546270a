extension Diagnostic {
  /// What can be wrong with a name or another text.
  public enum TextRule: Hashable, Sendable {
    /// A dish has no name, or a blank one.
    case missingName
    /// A map of languages without an entry.
    case noTranslation(key: String)
    /// So many names of dishes say nothing in a language that other names have.
    case missingLanguage(language: String, missing: Int, total: Int)
    /// An entry of a list of texts that says nothing.
    case emptyEntry(key: String)
    /// A control character in a text, by its scalar value.
    case controlCharacter(key: String?, scalar: UInt32)
    /// A character that changes the direction of writing, by its scalar value.
    case bidirectionalControl(key: String?, scalar: UInt32)
    /// A character that nobody sees where it has no business, by its scalar value.
    case hiddenCharacter(key: String?, scalar: UInt32)
    /// A text of more than `limit` characters.
    case longText(key: String?, length: Int, limit: Int)
    /// A picture inside the file, in bytes as written.
    case dataURL(key: String, byteCount: Int)
    /// A `*` in a name that neither `frozen` nor a note explains.
    case unexplainedAsterisk(text: String)
  }

  /// What can be wrong with a number, a choice or a way of serving.
  public enum ValueRule: Hashable, Sendable {
    /// A word that is no way of serving, with the nearest known.
    case unknownServing(text: String, suggestion: Serving?)
    /// Not a plain number, with what to write if that is clear.
    case notANumber(key: String, text: String, suggestion: String?)
    /// A word in place of `true` or a number, with what it means.
    case meantValue(key: String, text: String, value: String)
    /// A number that cannot be: below `lowest`, or above `highest`.
    case impossibleValue(key: String, text: String, lowest: Int, highest: Int?)
    /// A choice of at least more than at most.
    case reversedChoice(min: Int, max: Int)
  }

  /// What can be wrong with opening hours.
  public enum HoursRule: Hashable, Sendable {
    /// A word that is no day, with the days that may be meant; none where nobody can tell.
    case unknownDay(text: String, meant: [Weekday])
    /// Not a time such as `"19:00"`, with what to write if that is clear.
    case notATime(key: String, text: String, suggestion: Suggestion?)
    /// Hours that end when they begin.
    case equalTimes(time: String)
    /// Hours that end by day, on the day after they begin: the times changed places, it seems.
    case reversedTimes(from: String, to: String)
    /// Days that stand in no list, with those that may be meant; none where nobody can tell.
    case daysOutsideList(text: String, meant: [Weekday])
    /// Texts that stand in a list, or each under its days, and all of them as the one that must stand
    /// there.
    case severalTexts(text: String)
    /// Two entries that open on a day are open at the same time; their times.
    case overlappingHours(day: Weekday, first: String, second: String)
    /// Two entries that open on different days are open at the same time, one of them past midnight;
    /// the days and the times.
    case overlappingNights(firstDay: Weekday, first: String, secondDay: Weekday, second: String)
  }

  /// What can be there twice, though it stands for one.
  public enum RepetitionRule: Hashable, Sendable {
    /// Two dishes have one id; the first stands in `firstLine`.
    case repeatedID(id: String, firstLine: Int)
    /// Two groups have one id; the first stands in `firstLine`.
    case repeatedGroupID(id: String, firstLine: Int)
    /// Two dishes have one number on the menu; the first stands in `firstLine`.
    case repeatedNumber(number: String, firstLine: Int)
    /// Two dishes of a list have one name; the first stands in `firstLine`. Prices as written, nil
    /// without one.
    case repeatedName(name: String, firstLine: Int, firstPrice: String?, price: String?)
  }

  /// What can be wrong with the group that a dish or another group names.
  public enum GroupRule: Hashable, Sendable {
    /// A group that the file does not have, with the nearest that it has.
    case unknownGroup(id: String, suggestion: String?)
    /// A parent that the file does not have, with the nearest that it has.
    case unknownParent(id: String, suggestion: String?)
    /// A group that is its own parent, at once or by others.
    case parentCycle(id: String)
  }
}
