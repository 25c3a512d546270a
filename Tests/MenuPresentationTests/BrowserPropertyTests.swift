import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// What holds of the browser whatever is typed.
@Suite(.timeLimit(.minutes(5))) struct BrowserPropertyTests {
  static let sizes = [(80, 24), (120, 30), (46, 19), (22, 9), (10, 3)].map {
    Size(columns: $0.0, lines: $0.1)
  }

  @Test(arguments: sizes, UInt64(0)..<20)
  func howQuicklyKeysAreTypedChangesNothing(size: Size, seed: UInt64) {
    let (quick, slow) = (TypedBrowser(size: size), TypedBrowser(size: size))
    let keys = Key.anyBound(40, seed: seed)
    for key in keys {
      quick.type(key)
      slow.type(key)
      _ = slow.browser.frame(for: size)
    }
    #expect(quick.state == slow.state, "\(keys.map(\.label))")
  }

  @Test(arguments: sizes, UInt64(200)..<205)
  func aFrameIsTheSameWhateverWasLaidOutBefore(size: Size, seed: UInt64) {
    let typed = TypedBrowser(size: size)
    let surface = Surface(size, text: TerminalText(cellWidth: testCellWidth))
    for key in Key.anyBound(40, seed: seed) {
      typed.type(key)
      let frame = typed.browser.frame(for: size)
      #expect(frame == typed.browser.state.render(on: surface).frame, "\(key.label)")
    }
  }

  @Test(arguments: sizes, UInt64(100)..<110)
  func theCursorStandsOnWhatIsMarked(size: Size, seed: UInt64) {
    let typed = TypedBrowser(size: size)
    for key in Key.anyBound(40, seed: seed) {
      typed.type(key)
      let frame = typed.browser.frame(for: size)
      let marked = frame.text.firstIndex { $0.contains("▸") }
      if marked != nil, typed.browser.state.mode.context != .search {
        #expect(frame.text[frame.cursor.line].contains("▸"), "\(key.label)")
      }
      #expect(frame.faults(for: size, text: TerminalText(cellWidth: testCellWidth)) == [])
    }
  }
}

/// A browser that is typed at, and what has become of it.
private final class TypedBrowser {
  let browser = Browser(
    .sample(),
    text: TerminalText(cellWidth: testCellWidth))
  private var screen: RecordingScreen

  init(size: Size) {
    screen = RecordingScreen(size: size)
    _ = browser.frame(for: size)
  }

  func type(_ key: Key) {
    _ = browser.handle(.key(key), on: &screen)
  }

  /// What a guest sees, but for which rows stand around the selection.
  var state: [String] {
    let state = browser.state
    let frame = browser.frame(for: screen.size).text
    return [
      "\(state.mode)", "\(state.session.query)", state.selectedDetails?.title ?? "",
      state.filters.first(where: \.isSelected)?.title ?? "",
    ] + (state.page == nil ? [] : frame)
  }
}
