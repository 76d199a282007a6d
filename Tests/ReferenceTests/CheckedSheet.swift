import LanguageSupport
import VStyleAdvice
import VStyleCheck
import VStyleCompiler
import VStyleFormat
import VStyleLint
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues
import VStyleViews

/// A sheet of an example, checked with the linter, the formatter and the engine.
struct CheckedSheet {
  private let source: SourceText

  init(_ text: String) { source = SourceText(text, path: "app.vstyle") }

  /// The diagnostics with the rules of `core`.
  var diagnostics: [Diagnostic] { Linter(schema: .views).lint([source]).diagnostics }

  /// The rules that the sheet breaks, and `format` if the formatter would change it.
  var mistakes: [String] {
    let formatted = SheetFormatter(schema: .views).format(source).text
    return diagnostics.map(\.rule.name) + (formatted == source.text + "\n" ? [] : ["format"])
  }

  /// The text of a value of a view, which is the only subview of a window; `nil` if the sheet does not set it.
  ///
  /// - Parameters:
  ///   - property: the property, or a custom property.
  ///   - view: the view as a compound selector, such as `Label.title`.
  ///   - scheme: the appearance.
  func value(of property: String, on view: String, in scheme: Appearance = .light) -> String? {
    guard let tree = TreeOutline.tree("Window\n  \(view)\n") else { return nil }
    let stylesheet = CompiledStylesheet.compile([SheetInput(source)], schema: .views)
    var environment = StyleEnvironment()
    environment.traits.colorScheme = scheme
    guard let style = StyleEvaluator(stylesheet, tree: tree, environment: environment).styles.last else { return nil }
    if property.isDashedName { return style.customProperties[property]?.text }
    return style.properties[property]?.text
  }
}
