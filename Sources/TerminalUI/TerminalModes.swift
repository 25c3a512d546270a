internal import CNcurses
internal import SystemCalls
internal import TerminalText

/// The modes that are switched on in a terminal beyond those of ncurses, and the way back.
struct TerminalModes {
  private let on: String
  private let off: String
  /// The capability that keeps a line that is too long out of the next one.
  private let apart: String
  /// The line break that goes below the frame where there is no second screen.
  private let below: String

  /// The bytes that put the terminal back without ncurses, after a crash.
  let restoration: [UInt8]

  /// Asks the terminfo entry of the terminal that was just opened.
  init(mouse: Bool) {
    let capability = Self.capability
    // A terminal with a mouse understands the private modes of xterm.
    let isLikeXterm = !capability("kmous").isEmpty
    // Without the application mode of the keypad: PuTTY and the console would send the same for some
    // of its signs as for F2 to F4.
    var on = capability("smkx").replacing("\u{1B}=", with: "")
    var off = ""
    if isLikeXterm {
      if mouse {
        on += "\u{1B}[?1000h\u{1B}[?1006h"
        off += "\u{1B}[?1006l\u{1B}[?1000l"
      }
      on += "\u{1B}[?2004h"
      off += "\u{1B}[?2004l"
    }
    off += capability("rmkx")
    // Elsewhere ncurses counts on the cursor being in the next line after a full one.
    let canKeepApart = tigetflag("xenl") == 1 && !capability("smam").isEmpty
    var apart = ""
    if canKeepApart {
      apart = capability("rmam")
      off += capability("smam")
    }
    // The thin bar of DECSCUSR; a terminal that has it goes back to its own shape with 0.
    if !capability("Ss").isEmpty {
      on += "\u{1B}[6 q"
      off += "\u{1B}[0 q"
    }
    let leave = capability("rmcup")
    var below = ""
    if leave.isEmpty { below = "\r\n" }

    self.on = on
    self.off = off
    self.apart = apart
    self.below = below
    restoration = Array(
      (off + capability("sgr0") + capability("op") + capability("cnorm") + leave + below).utf8)
  }

  /// The keys that this terminal sends in its own way.
  static var keySequences: [[UInt8]: Key] {
    var keys: [[UInt8]: Key] = [:]
    for entry in keyNames {
      let sequence = Array(capability(entry.name).utf8)
      if sequence.count > 1, sequence.first == 0x1B { keys[sequence] = entry.key }
    }
    return keys
  }

  /// Switches everything on.
  func enter() { send(on) }

  /// Keeps a line that is too long from running over into the next one.
  func disableAutowrap() { send(apart) }

  /// Switches everything off.
  func leave() { send(off) }

  /// Has the shell go on below the frame where there is no second screen.
  func goBelow() { send(below) }

  /// Past ncurses, whose `putp` goes through the buffer of C's `stdout` and comes too late.
  private func send(_ text: String) {
    _ = DescriptorOutput.write(Array(text.utf8), to: STDOUT_FILENO)
  }

  private static let keyNames: [(name: String, key: Key)] =
    [
      ("kcuu1", .up), ("kcud1", .down), ("kcub1", .left), ("kcuf1", .right), ("khome", .home),
      ("kend", .end), ("kpp", .pageUp), ("knp", .pageDown), ("kdch1", .delete), ("kcbt", .backTab),
    ] + (1...12).map { ("kf\($0)", .function($0)) }

  /// A capability of the terminal that is open, empty when it has none of this name.
  private static func capability(_ name: String) -> String {
    menu_capability(name).map { withoutPadding(String(cString: $0)) } ?? ""
  }

  /// A capability without the delays that only very old terminals need: `$<100/>`.
  static func withoutPadding(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    var text = text
    while let start = text.firstRange(of: "$<"),
      let end = text[start.upperBound...].firstIndex(of: ">")
    {
      text.removeSubrange(start.lowerBound...end)
    }
    return text
  }
}
