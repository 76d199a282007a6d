import Testing
import VStyleValues

@testable import VStyleLint

/// Tests of the colors that lint suggests for more contrast.
@Suite("sufficient colors")
struct SufficientColorTests {
  private static let colors: [UInt32] = [
    0x000000, 0xFFFFFF, 0xFFD7D4, 0xFF8F87, 0x6A7280, 0x0A5EA8, 0x14AE5C, 0xFFB703, 0x767676, 0x1C1C1E,
  ]

  @Test("the nearest color reaches the ratio, and no color between does", arguments: colors, colors)
  func nearest(_ front: UInt32, _ background: UInt32) throws {
    let (front, background) = (Color(hex: front), Color(hex: background))
    for ratio in [3, 4.5] {
      let found = try #require(SufficientColor.nearest(to: front, on: [background], ratio: ratio))
      #expect(found.contrastRatio(with: background) >= ratio)
      if front.contrastRatio(with: background) >= ratio {
        #expect(SufficientColor.digits(found) == SufficientColor.digits(front))
      } else {
        // One step of lightness back, the ratio is not reached.
        let values = found.converted(to: .oklch).values
        let start = front.converted(to: .oklch).values[0]
        let back = values[0] + (values[0] > start ? -0.012 : 0.012)
        #expect(Color(.oklch, back, values[1], values[2]).contrastRatio(with: background) < ratio)
      }
    }
  }

  @Test("no lightness is enough on black and on white for a high ratio")
  func none() {
    #expect(SufficientColor.nearest(to: .red, on: [.black, .white], ratio: 7) == nil)
  }
}
