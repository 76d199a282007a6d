import Testing
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// The results of media queries at 800 × 600 points.
@Suite("media queries")
struct MediaQueryTests {
  private static let environment: StyleEnvironment = {
    var environment = StyleEnvironment()
    environment.traits.width = 800
    environment.traits.height = 600
    environment.traits.displayScale = 2
    environment.traits.features = ["color-gamut": "p3", "monochrome": "1"]
    return environment
  }()

  @Test(
    "the media query matches a screen of 800 × 600 points",
    arguments: [
      "(aspect-ratio: 4/3)", "(aspect-ratio: 8 / 6)", "(min-aspect-ratio: 1)", "(1 < aspect-ratio < 1.5/1)",
      "(max-aspect-ratio: 0/0)", "(aspect-ratio)", "(aspect-ratio > calc(2 - 1) / calc(1 + 1))",
      "(width: calc(100px * 8))", "(width >= 10em)", "(min-width: calc(1px + 1rem))", "(400 < width <= 800)",
      "(800 >= width > 400)", "(resolution: 2x)", "(resolution: 192dpi)", "(min-resolution: 1.5dppx)", "(color)",
      "(resolution >= calc(3x - 96dpi))", "(resolution > calc(-1dppx * sign(5em - 1px)))", "(resolution: calc(1x * 2))",
      "(resolution: max(2x, 48dpi))",
      "(color: 8)", "(color >= calc(4 * 2))", "(color-index: 0)", "(grid: 0)", "not (grid)", "(monochrome)",
      "(color-gamut: srgb)", "(color-gamut: p3)", "(color-gamut)", "(update: fast)", "(overflow-block: scroll)",
      "(pointer: coarse)", "(hover: none)", "not (hover)", "screen and (not (print-color))  , (width)",
      "not print", "only screen and (width)", "((color) and (not (grid)))",
    ])
  func holds(_ query: String) { #expect(answer(query) == "1") }

  @Test(
    "the media query does not match a screen of 800 × 600 points",
    arguments: [
      "(aspect-ratio: 3/4)", "(min-aspect-ratio: 0/0)", "(aspect-ratio < 1)", "(width < 10em)", "(color-index)",
      "(grid)",
      "(color-gamut: rec2020)", "(hover)", "(400 < width > 300)", "(width = portrait)", "(color: 8px)",
      "(orientation < landscape)", "layer", "not layer", "not only", "(color) and not (grid)", "(unknown) or (grid)",
      "not ((unknown) or (grid))", "(100 < min-width)", "(min-width: 1 2)",
      "(resolution > calc(3x - 96dpi))", "(resolution: calc(1x + 1px))", "(resolution: 2px)",
    ])
  func holdsNot(_ query: String) { #expect(answer(query) == "0") }

  @Test("`em` and `rem` in a media query use the environment's font size", arguments: [(17.0, "0"), (40.0, "1")])
  func fontSize(size: Double, depth: String) {
    var environment = Self.environment
    environment.traits.fontSize = size
    let css = "@media (30em > width) and (calc(1rem * 30) > width) { Box { depth: 1; size: 1em } }"
    #expect(SmallTree.value("root.depth", css, environment: environment) == depth)
    #expect(SmallTree.value("root.size", css, environment: environment) == (depth == "1" ? "40" : "1"))
  }

  private func answer(_ query: String) -> String? {
    SmallTree.value("root.depth", "@media \(query) { Box { depth: 1 } }", environment: Self.environment)
  }
}
