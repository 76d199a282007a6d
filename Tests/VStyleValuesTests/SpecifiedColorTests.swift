import Testing
import VStyleSyntax

@testable import VStyleValues

/// Examples of the rules in the conformance suites of colors, which run without the suites.
@Suite("Specified colors")
struct SpecifiedColorTests {
  @Test(
    "a specified color serializes as in CSS",
    arguments: [
      ("Red", "red"),
      ("hsl(120 30% 50% / 0.5)", "rgba(89, 166, 89, 0.5)"),
      ("hwb(none 100% 50% / none)", "rgba(170, 170, 170, 0)"),
      ("rgb(128 none none / none)", "rgba(128, 0, 0, 0)"),
      ("rgb(250% 20% 40%)", "rgb(255, 51, 102)"),
      ("rgb(-2 3 4 / 2)", "rgb(0, 3, 4)"),
      ("oklch(72% 0.13 620)", "oklch(0.72 0.13 260)"),
      ("light-dark(hsl(400 50% 50%), Red)", "light-dark(hsl(40 50 50), red)"),
      ("color-mix(in srgb, rgb(250% 20% 40%) 25%, red)", "color-mix(in srgb, rgb(255, 51, 102) 25%, red)"),
      ("rgb(from hsl(400 50% 50%) r g b)", "rgb(from hsl(40 50 50) r g b)"),
    ])
  func text(_ input: String, _ expected: String) throws {
    #expect(try SpecifiedColor(TokenCursor(TokenTape(SourceText(input)))).text == expected, "\(input)")
  }
}
