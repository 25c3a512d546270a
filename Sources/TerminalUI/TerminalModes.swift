internal import CNcurses
internal import SystemCalls
internal import TerminalText

/// The terminal modes that this program enables in addition to those of ncurses, and how to undo them.
struct TerminalModes {
  private var on: String
  private var off = ""
  /// The capability that disables autowrap, so that an overlong line does not continue on the next one.
  private var apart = ""
  /// The line break to a line below the frame, for a terminal without an alternate screen.
  private var below = ""

  /// The bytes that restore the terminal without ncurses, after a crash.
  let restoration: [UInt8]

  /// Reads the terminfo entry of the open terminal.
  init(mouse: Bool) {
    let capability = Self.capability
    // A terminal with a mouse supports the private modes of xterm.
    let isLikeXterm = !capability("kmous").isEmpty
    // Omits the application mode of the keypad: in it, PuTTY and the console send the same sequences for some
    // signs as for F2 to F4.
    on = capability("smkx").replacing("\u{1B}=", with: "")
    if isLikeXterm {
      if mouse {
        on += "\u{1B}[?1000h\u{1B}[?1006h"
        off += "\u{1B}[?1006l\u{1B}[?1000l"
      }
      on += "\u{1B}[?2004h"
      off += "\u{1B}[?2004l"
    }
    off += capability("rmkx")
    // On other terminals ncurses expects the cursor on the next line after a full one.
    let canKeepApart = tigetflag("xenl") == 1 && !capability("smam").isEmpty
    if canKeepApart {
      apart = capability("rmam")
      off += capability("smam")
    }
    // The thin bar of DECSCUSR. With 0 a terminal returns to its own shape.
    if !capability("Ss").isEmpty {
      on += "\u{1B}[6 q"
      off += "\u{1B}[0 q"
    }
    let leave = capability("rmcup")
    if leave.isEmpty { below = "\r\n" }
    restoration = Array(
      (off + capability("sgr0") + capability("op") + capability("cnorm") + leave + below).utf8)
  }

  /// The key sequences that are specific to this terminal.
  static var keySequences: [[UInt8]: Key] {
    var keys: [[UInt8]: Key] = [:]
    for entry in keyNames {
      let sequence = Array(capability(entry.name).utf8)
      if sequence.count > 1, sequence.first == 0x1B { keys[sequence] = entry.key }
    }
    return keys
  }

  /// Enables all modes.
  func enter() { send(on) }

  /// Disables autowrap, so that an overlong line does not continue on the next one.
  func disableAutowrap() { send(apart) }

  /// Disables all modes.
  func leave() { send(off) }

  /// Moves the cursor below the frame for the shell, if there is no alternate screen.
  func goBelow() { send(below) }

  /// Bypasses ncurses: its `putp` writes to the buffer of C's `stdout` and arrives too late.
  private func send(_ text: String) {
    _ = DescriptorOutput.write(Array(text.utf8), to: STDOUT_FILENO)
  }

  private static let keyNames: [(name: String, key: Key)] =
    [
      ("kcuu1", .up), ("kcud1", .down), ("kcub1", .left), ("kcuf1", .right), ("khome", .home),
      ("kend", .end), ("kpp", .pageUp), ("knp", .pageDown), ("kdch1", .delete), ("kcbt", .backTab),
    ] + (1...12).map { ("kf\($0)", .function($0)) }

  /// A capability of the open terminal, empty if it has none with this name.
  private static func capability(_ name: String) -> String {
    menu_capability(name).map { withoutPadding(String(cString: $0)) } ?? ""
  }

  /// A capability without the delays `$<100/>`, which only very old terminals need.
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
