import Synchronization
import Testing
import VStyleCompiler
import VStyleStylesheet
import VStyleSyntax
import VStyleValues
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

  /// A loader of one sheet, which counts how often a compilation reads it.
  private final class CountingLoader: SheetLoader, Sendable {
    private let count = Mutex(0)

    var loads: Int { count.withLock { $0 } }

    func load(_ path: String) throws(ImportFailure) -> SourceText {
      count.withLock { $0 += 1 }
      return SourceText("@property --gap { syntax: \"<length>\"; inherits: true; initial-value: 1px }", path: path)
    }
  }

  @Test("a value that Swift code assigns to a custom property compiles no sheet, and takes effect at the next flush")
  func assigned() {
    let loader = CountingLoader()
    let text = """
      @import 'types.vstyle';
      :root { --fade: 0.25; }
      Label { alpha: var(--fade); layer-corner-radius: var(--gap) }
      """
    let sheets = [
      Stylesheet(source: SourceText(text), schema: .views, loader: loader), Stylesheet("Badge { tag: 3 }"),
    ]
    let (root, label, badge) = (View(), Label(), Badge())
    root.addSubview(label)
    root.addSubview(badge)
    let scope = StyleScope(root: root, sheets: sheets)
    scope.flush()
    let loads = loader.loads
    #expect(loads > 0 && label.alpha == 0.25 && label.layer.cornerRadius == 1)
    let (fade, gap) = (CustomProperty<Double>("--fade", .number), CustomProperty<Double>("--gap", .length))
    for step in 1...20 {
      scope[fade] = Double(step) / 32
      if step > 10 { scope[gap] = Double(step) }
      scope.flush()
      #expect(label.alpha == Double(step) / 32 && scope[fade] == Double(step) / 32)
      #expect(label.layer.cornerRadius == (step > 10 ? Double(step) : 1))
    }
    (scope[fade], scope[gap]) = (nil, nil)
    scope.flush()
    #expect(label.alpha == 0.25 && label.layer.cornerRadius == 1 && badge.alpha == 1)
    #expect(loader.loads == loads)
  }

  @Test("an assigned value that is not of the type of its custom property is reported, and has no effect")
  func assignedOfOtherType() {
    let text = """
      @property --gap { syntax: "<length>"; inherits: true; initial-value: 1px }
      Label { tag: 2; layer-corner-radius: var(--gap) }
      """
    let label = Label()
    let scope = StyleScope(root: label, sheets: [Stylesheet(text)])
    scope[CustomProperty<Color>("--gap", .color)] = .red
    scope.flush()
    #expect(label.tag == 2 && label.layer.cornerRadius == 1)
    let diagnostics = scope.currentStylesheet(for: []).diagnostics
    #expect(diagnostics.map { scope.location(of: $0).description } == ["<assigned>:2:10"])
    scope[CustomProperty<Color>("--gap", .color)] = nil
    scope.flush()
    #expect(scope.currentStylesheet(for: []).diagnostics == [])
  }
}
