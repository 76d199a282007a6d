import Testing
import VStyleCascade
import VStyleViews

@testable import VStyle

/// Stylesheets that scopes make from their sheets, once for all scopes.
@Suite("stylesheets that scopes share")
struct DerivedStylesheetTests {
  private final class Badge: View {}

  @Test("scopes with the same sheets use one compiled stylesheet")
  func merged() {
    let (first, second) = (Stylesheet("Label { alpha: 0.5 }"), Stylesheet("Label { alpha: 0.7 }"))
    let both = Stylesheet.merged([first, second])
    #expect(Stylesheet.merged([first, second]) === both)
    #expect(Stylesheet.merged([second, first]) !== both)
    #expect(Stylesheet.merged([first]) === first.compiled)
    #expect(Stylesheet.merged([first, Stylesheet("Label { alpha: 0.7 }")]) !== both)
    for (sheets, alpha) in [([first, second], 0.7), ([second, first], 0.5), ([first], 0.5)] {
      let label = Label()
      StyleScope(root: label, sheets: sheets).flush()
      #expect(label.alpha == alpha)
    }
  }

  @Test("sheets that were compiled together are released with the first of them")
  func released() {
    weak var first: CompiledStylesheet?
    weak var both: CompiledStylesheet?
    do {
      let (one, two) = (Stylesheet("Label { alpha: 0.5 }"), Stylesheet("Label { alpha: 0.7 }"))
      (first, both) = (one.compiled, Stylesheet.merged([one, two]))
      _ = Stylesheet.merged([two, one])
      StyleScope(root: Label(), sheets: [one, two]).flush()
      #expect(both != nil)
    }
    #expect(first == nil && both == nil)
  }

  @Test("scopes with a view type that the sheet does not know use one stylesheet with the type")
  func covering() {
    let sheet = Stylesheet("View { alpha: 0.5 }")
    let covering = sheet.compiled.covering(Badge.self)
    #expect(covering !== sheet.compiled && sheet.compiled.covering(Badge.self) === covering)
    #expect(covering.covering(Badge.self) === covering)
    let badge = Badge()
    StyleScope(root: badge, sheets: [sheet]).flush()
    #expect(badge.alpha == 0.5)
  }
}
