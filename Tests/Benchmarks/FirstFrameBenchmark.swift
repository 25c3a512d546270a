import Foundation
import MenuTestSupport

/// How long a guest waits for the first frame, beside other programs that show as many rows.
enum FirstFrameBenchmark {
  static func run() {
    guard let folder = try? TemporaryFolder(), let peers = try? peers(in: folder) else { return }
    let menu = TerminalProgram.browser("Menu.json")
    Row(
      name: "first frame, the shipped menu",
      value: (median((0..<15).compactMap { _ in menu.timeToFrame() }) ?? .nan) * 1e3, unit: "ms"
    ).printed()
    for peer in peers {
      let ratio = menu.timeToFrame(beside: peer.program)
      if let promise = peer.promise {
        promise.measure(ratio)
      } else if let ratio {
        Row(
          name: "first frame, the shipped menu / \(peer.name)", value: ratio, unit: "times",
          target: peer.target, decimals: 2
        ).printed()
      } else {
        tell("first frame / \(peer.name): not measured, it is not here")
      }
    }
  }

  private struct Peer {
    let name: String
    let program: TerminalProgram
    var promise: Promise?
    var target: Bound?
  }

  private static func peers(in folder: TemporaryFolder) throws -> [Peer] {
    let rows = (1...46).map { "dish \($0)  tomato, mozzarella, basil  7.00" }
    try folder.write(rows.joined(separator: "\n"), to: "rows")
    try FileManager.default.createDirectory(
      atPath: folder.path("files"), withIntermediateDirectories: true)
    for number in 1...46 { try folder.write("", to: "files/dish \(number)") }
    try folder.write(drawing, to: "drawing.c")
    _ = try? Subprocess(
      ["clang", "-O2", "-o", folder.path("drawing"), folder.path("drawing.c")]
        + ["-lncursesw", "-ltinfo"])
    return [
      Peer(
        name: "fzf",
        program: TerminalProgram(command: ["fzf"], input: folder.path("rows"), mark: "46/46"),
        promise: .startBesideFzf),
      Peer(
        name: "less",
        program: TerminalProgram(command: ["less", folder.path("rows")], mark: "dish 23")),
      Peer(
        name: "nnn",
        program: TerminalProgram(command: ["nnn", folder.path("files")], mark: "1/46")),
      Peer(
        name: "20 lines by ncurses in C",
        program: TerminalProgram(command: [folder.path("drawing")], mark: "dish 20"),
        target: .atMost(2.5)),
    ]
  }

  private static let drawing = """
    #include <curses.h>
    #include <locale.h>
    int main(void) {
      setlocale(LC_ALL, "");
      initscr(); cbreak(); noecho(); keypad(stdscr, TRUE);
      for (int line = 0; line < 20; line++) mvprintw(line, 0, "dish %d  tomato  7.00", line + 1);
      refresh(); getch(); endwin();
    }
    """
}
