import Foundation
import Testing

@testable import MenuPresentation
@testable import TerminalUI
import TerminalText

/// Inks are legible on common backgrounds.
struct PaletteTests {
  struct Color: Hashable {
    let red: Int
    let green: Int
    let blue: Int
  }

  static let dark = [Color(red: 0, green: 0, blue: 0), Color(red: 0x1D, green: 0x1F, blue: 0x21)]
  static let light = [
    Color(red: 0xFD, green: 0xF6, blue: 0xE3), Color(red: 255, green: 255, blue: 255),
  ]

  @Test("an ink has a contrast of 3.9 on a known background", arguments: Ink.allCases)
  func ink_onAKnownBackground_hasContrast(ink: Ink) throws {
    expect(try #require(ink.color(on: .dark)), on: Self.dark, atLeast: 3.9)
    expect(try #require(ink.color(on: .light)), on: Self.light, atLeast: 3.9)
    expect(Int16(ink.colorInContrast), on: Array(Self.dark.prefix(1)), atLeast: 7)
  }

  @Test("headings and keys have a contrast of 4.5 on a light background")
  func accent_onALightBackground_hasContrast() throws {
    expect(try #require(Ink.accent.color(on: .light)), on: Self.light, atLeast: 4.5)
  }

  @Test(
    "an ink for unknown backgrounds has a contrast of 3.5, close to the best possible",
    arguments: Ink.allCases)
  func ink_onAnUnknownBackground_hasContrastOnBlackAndWhite(ink: Ink) {
    // The terminal's own text has the contrast that its owner chose.
    guard let number = ink.color(on: .unknown) else { return }
    expect(number, on: Self.dark + Self.light, atLeast: 3.5)
    let best = (Int16(16)...255).map { contrast(of: $0, Self.dark + Self.light) }.max() ?? 0
    #expect(best < 3.9, "a colour that does on all of them would be used")
  }

  @Test("warnings, accents and names stand out without colours, and other styles do not")
  func safety_onAnyTerminal_isBoldInItsOwnInk() {
    let palette = Palette(theme: .standard, colors: false, background: .unknown)
    let plain = palette.look(of: [])
    for style in [Style.safety, [.safety, .quiet], .accent, .name] {
      #expect(palette.look(of: style).attributes != plain.attributes, "\(style)")
    }
    for style in [Style.quiet, .good] {
      #expect(palette.look(of: style).attributes == plain.attributes, "\(style)")
    }
  }

  @Test("of eight colours, magenta is never used, and none is used on an unknown background")
  func inks_ofEightColors_areThoseThatCanBeRead() {
    let magenta: Int16 = 5
    for ink in Ink.allCases {
      #expect(ink.colorOfEight(on: .unknown) == nil)
      for background in [Background.dark, .light] {
        #expect(ink.colorOfEight(on: background) != magenta)
      }
    }
    let yellow: Int16 = 3
    #expect(Ink.accent.colorOfEight(on: .dark) == yellow)
  }

  @Test(
    "all inks on a background have different colours",
    arguments: [Background.dark, .light, .unknown])
  func inks_onABackground_areAllDifferent(background: Background) {
    let colors = Ink.allCases.compactMap { $0.color(on: background) }
    #expect(Set(colors).count == colors.count)
  }

  private func expect(_ number: Int16, on grounds: [Color], atLeast wanted: Double) {
    let found = contrast(of: number, grounds)
    #expect(found >= wanted, "\(number): \(found)")
  }

  /// The lowest contrast of a colour on some backgrounds.
  private func contrast(of number: Int16, _ grounds: [Color]) -> Double {
    let ink = luminance(of: color(Int(number)))
    return grounds.map { ground in
      let paper = luminance(of: ground)
      return (max(ink, paper) + 0.05) / (min(ink, paper) + 0.05)
    }.min() ?? 0
  }

  /// A colour of xterm's 256: the first sixteen, a cube of six steps, then twenty-four greys.
  private func color(_ number: Int) -> Color {
    if number >= 232 {
      let grey = 8 + (number - 232) * 10
      return Color(red: grey, green: grey, blue: grey)
    }
    if number < 16 {
      func part(_ bit: Int) -> Int { number & bit == 0 ? 0 : 205 }
      return Color(red: part(1), green: part(2), blue: part(4))
    }
    let steps = [0, 95, 135, 175, 215, 255]
    let index = number - 16
    return Color(
      red: steps[index / 36], green: steps[index / 6 % 6], blue: steps[index % 6])
  }

  /// The relative luminance of WCAG 2.
  private func luminance(of color: Color) -> Double {
    func linear(_ byte: Int) -> Double {
      let value = Double(byte) / 255
      return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }
}
