import TestSupport
import Testing
import VStyleSyntax
import VStyleValues

/// Conversions, gamuts, contrast and the palette.
@Suite struct ColorTests {
  /// Colors with their components in other color spaces, as other implementations compute them.
  static let conversions: [(from: String, to: ColorSpace, values: [Double])] = [
    ("red", .oklch, [0.627955, 0.257683, 29.2339]),
    ("red", .lab, [54.2905, 80.8049, 69.8910]),
    ("red", .lch, [54.2905, 106.8372, 40.8576]),
    ("white", .xyzD65, [0.950456, 1, 1.089058]),
    ("white", .xyzD50, [0.964296, 1, 0.825105]),
    ("lime", .displayP3, [0.458407, 0.985265, 0.298295]),
    ("blue", .oklab, [0.452014, -0.032457, -0.311528]),
    ("rebeccapurple", .hsl, [270, 50, 40]),
    ("rebeccapurple", .hwb, [270, 20, 40]),
    ("#808080", .srgbLinear, [0.215861, 0.215861, 0.215861]),
    ("red", .a98RGB, [0.858592, 0, 0]),
    ("red", .prophotoRGB, [0.702247, 0.275721, 0.103536]),
  ]

  @Test("five color names have different values in UIKit and in CSS")
  func namesOfUIKit() {
    let css: [Color] = [.CSS.lightGray, .CSS.darkGray, .CSS.green, .CSS.orange, .CSS.brown]
    #expect(css.map(Optional.some) == ["lightgray", "darkgray", "green", "orange", "brown"].map { Color(named: $0) })
    let uiKit: [Color] = [.UIKit.lightGray, .UIKit.darkGray, .UIKit.green, .UIKit.orange, .UIKit.brown]
    let bytes = uiKit.map { color in [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) } }
    #expect(bytes == [[170, 170, 170], [85, 85, 85], [0, 255, 0], [255, 128, 0], [153, 102, 51]])
  }

  @Test("conversions equal those of other implementations", arguments: conversions)
  func conversion(_ row: (from: String, to: ColorSpace, values: [Double])) throws {
    let color = try #require(try ValueKind.color.parse(row.from)[as: Color.self])
    for (value, expected) in zip(color.converted(to: row.to).values, row.values) {
      #expect(abs(value - expected) < 1e-3 * max(1, abs(expected)), "\(color.converted(to: row.to))")
    }
  }

  @Test("a color converts to every color space and back", arguments: ColorSpace.allCases)
  func thereAndBack(_ space: ColorSpace) {
    var random = SeededGenerator(seed: SeededGenerator.seed)
    for _ in 0..<200 {
      let color = Color(
        .srgb, Double.random(in: 0...1, using: &random), Double.random(in: 0...1, using: &random),
        Double.random(in: 0...1, using: &random))
      let back = color.converted(to: space).converted(to: .srgb)
      // `rgb` rounds components to whole numbers.
      let tolerance = space == .rgb ? 0.5 / 255 + 1e-9 : 1e-7
      for (value, expected) in zip(back.values, color.values) {
        #expect(abs(value - expected) <= tolerance, "\(color) by \(space), seed \(SeededGenerator.seed)")
      }
    }
  }

  @Test("gamut mapping results in a color inside the gamut, and keeps colors inside it")
  func gamutMapping() {
    var random = SeededGenerator(seed: SeededGenerator.seed)
    for gamut in [ColorSpace.srgb, .displayP3, .rec2020, .rgb] {
      for _ in 0..<100 {
        let color = Color(
          .oklch, Double.random(in: 0...1, using: &random), Double.random(in: 0...0.4, using: &random),
          Double.random(in: 0..<360, using: &random))
        let mapped = color.mapped(to: gamut)
        #expect(mapped.isInGamut(of: gamut), "\(color), seed \(SeededGenerator.seed)")
        if color.isInGamut(of: gamut) { #expect(mapped == color.converted(to: gamut)) }
      }
    }
    #expect(Color(.oklch, 1.2, 0.3, 40).mapped(to: .srgb).values == [1, 1, 1])
  }

  /// Contrast ratios from published checkers.
  static let contrasts: [(Color, Color, Double)] = [
    (.black, .white, 21), (.white, .white, 1), (.red, .white, 4.00), (Color(hex: 0x767676), .white, 4.54),
    (Color(hex: 0x036EB7), .white, 5.36), (.yellow, .black, 19.56), (.blue, .black, 2.44),
  ]

  @Test("contrast ratios equal those of published checkers", arguments: contrasts)
  func contrast(_ first: Color, _ second: Color, _ ratio: Double) {
    #expect(abs(first.contrastRatio(with: second) - ratio) < 0.01, "\(first.contrastRatio(with: second))")
    #expect(first.contrastRatio(with: second) == second.contrastRatio(with: first))
  }

  @Test("`over` composites a color onto another one")
  func compositing() {
    #expect(Color(red: 1, green: 1, blue: 1, alpha: 0.5).over(.black).values.allSatisfy { abs($0 - 0.5) < 1e-7 })
    #expect(Color.clear.over(.red) == .red)
    #expect(Color.red.over(.blue) == .red)
    #expect(Color.clear.over(.clear) == .clear)
  }

  @Test("`mixed` interpolates between two colors")
  func mixing() {
    #expect(Color.black.mixed(with: .white, share: 0.5, in: .srgb) == Color(.srgb, 0.5, 0.5, 0.5))
    #expect(Color.red.mixed(with: .blue, share: 0, in: .srgb) == Color(.srgb, 1, 0, 0))
    #expect(Color.red.mixed(with: .clear, share: 0.5, in: .srgb) == Color(.srgb, 1, 0, 0, alpha: 0.5))
  }

  @Test("system colors resolve for light and dark")
  func palette() throws {
    #expect(Color.systemColors.count == 36)
    #expect(Color.systemRed.resolved(for: .light) == Color(hex: 0xFF3B30))
    #expect(Color.systemRed.resolved(for: .dark) == Color(hex: 0xFF453A))
    #expect(Color.secondaryLabel.resolved(for: .dark).description == "rgba(235, 235, 245, 0.6)")
    for color in Color.systemColors {
      let value = try ValueKind.color.parse(color.description)
      for scheme in Appearance.allCases {
        var context = ValueContext()
        context.colorScheme = scheme
        #expect(value.resolved(in: context) == StyleValue(color.resolved(for: scheme)), "\(color) in \(scheme)")
      }
    }
  }

  @Test("CSS color names are case-insensitive")
  func names() {
    #expect(Color(named: "RebeccaPurple") == Color(hex: 0x663399))
    #expect(Color(named: "nothing") == nil)
  }

  @Test("fractional color components are kept exactly")
  func fractions() {
    #expect(Color(red: 0.2, green: 0.4, blue: 0.6).description == "rgb(51, 102, 153)")
    #expect(Color(red: 0.5, green: 0, blue: 0, alpha: 0.1234).description == "color(srgb 0.5 0 0 / 0.1234)")
    #expect(Color(red: 0.1, green: 0.2, blue: 0.3).red == 0.1)
  }
}
