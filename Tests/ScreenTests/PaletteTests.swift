import Foundation
import Testing

@testable import MenuPresentation
@testable import TerminalUI
import TerminalText

/// Inks can be read on the backgrounds that people have.
struct PaletteTests {
  typealias Color = (red: Int, green: Int, blue: Int)
  static let dark: [Color] = [(0, 0, 0), (0x1D, 0x1F, 0x21)]
  static let light: [Color] = [(0xFD, 0xF6, 0xE3), (255, 255, 255)]

  @Test(arguments: Ink.allCases)
  func ink_onEachGroundOfItsTheme_standsOut(ink: Ink) {
    // The text of the terminal itself has the contrast that its owner chose.
    expect(ink, in: .standard, on: Self.dark + Self.light, atLeast: ink == .quiet ? 4.5 : 3)
    expect(ink, in: .dark, on: Self.dark, atLeast: 4.5)
    expect(ink, in: .light, on: Self.light, atLeast: ink == .accent ? 4.3 : 4.5)
    expect(ink, in: .contrast, on: Self.dark.prefix(1) + [], atLeast: 7)
    #expect(ink.color(in: .mono) == (nil, nil))
  }

  @Test(arguments: [Theme.standard, .dark, .light])
  func inks_ofATheme_areAllDifferent(theme: Theme) {
    let colors = Ink.allCases.compactMap { $0.color(in: theme).ofMany }
    #expect(Set(colors).count == colors.count)
  }

  private func expect(_ ink: Ink, in theme: Theme, on grounds: [Color], atLeast wanted: Double) {
    guard let number = ink.color(in: theme).ofMany else { return }
    for ground in grounds {
      let (ink, paper) = (luminance(of: color(Int(number))), luminance(of: ground))
      #expect((max(ink, paper) + 0.05) / (min(ink, paper) + 0.05) >= wanted, "\(theme) \(ground)")
    }
  }

  /// A colour of xterm's 256: the first sixteen, a cube of six steps, then twenty-four greys.
  private func color(_ number: Int) -> Color {
    if number >= 232 {
      let grey = 8 + (number - 232) * 10
      return (grey, grey, grey)
    }
    if number < 16 {
      func part(_ bit: Int) -> Int { number & bit == 0 ? 0 : 205 }
      return (part(1), part(2), part(4))
    }
    let steps = [0, 95, 135, 175, 215, 255]
    let index = number - 16
    return (steps[index / 36], steps[index / 6 % 6], steps[index % 6])
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
