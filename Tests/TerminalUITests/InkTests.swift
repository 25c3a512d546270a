import Foundation
import Testing

@testable import OldTerminalUI

/// What we write with can be read on what people have behind it.
@Suite(.timeLimit(.minutes(5))) struct InkTests {
  static let backgrounds: [(Int, Int, Int)] = [
    (0, 0, 0), (0x1D, 0x1F, 0x21), (0xFD, 0xF6, 0xE3), (0xFF, 0xFF, 0xFF),
  ]

  @Test(arguments: Ink.allCases, backgrounds)
  func everyInkStandsOutThreeToOne(ink: Ink, background: (Int, Int, Int)) {
    let (ink, paper) = (luminance(of: color(Int(ink.ofManyColours))), luminance(of: background))
    let contrast = (max(ink, paper) + 0.05) / (min(ink, paper) + 0.05)
    #expect(contrast >= 3)
  }

  @Test func noTwoInksAreTheSame() {
    #expect(Set(Ink.allCases.map(\.ofManyColours)).count == Ink.allCases.count)
  }

  /// A colour of xterm's 256: a cube of six steps, then twenty-four greys.
  private func color(_ number: Int) -> (Int, Int, Int) {
    guard number < 232 else {
      let grey = 8 + (number - 232) * 10
      return (grey, grey, grey)
    }
    let steps = [0, 95, 135, 175, 215, 255]
    let index = number - 16
    return (steps[index / 36], steps[index / 6 % 6], steps[index % 6])
  }

  /// The relative luminance of WCAG 2.
  private func luminance(of color: (Int, Int, Int)) -> Double {
    func linear(_ byte: Int) -> Double {
      let value = Double(byte) / 255
      return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.0) + 0.7152 * linear(color.1) + 0.0722 * linear(color.2)
  }
}
