import VStyleCompiler
package import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// All that a page shows.
package struct PreviewInput {
  /// The heading of the page.
  package var title: String

  /// The sheets, for the custom properties.
  package var stylesheet: CompiledStylesheet

  /// The trees.
  package var screens: [PreviewScreen]

  /// The named styles and styled views, each by itself.
  package var components: [PreviewComponents]

  /// The columns.
  package private(set) var environments: [PreviewEnvironment]

  /// The number of further columns that ``Limit/columnViews`` leaves out.
  package private(set) var leftOutColumns = 0

  /// The number of further components that ``Limit/components`` leaves out.
  package let leftOutComponents: Int

  /// The diagnostics of lint, in order.
  package var diagnostics: [PreviewDiagnostic] = []

  /// A message above everything, such as that the newest sheet has errors; `nil` for none.
  package var banner: String?

  /// The stamp of the version, by which a watched page notices a newer one; `nil` if the page is not watched.
  package var stamp: String?

  /// The views that may be styled again for further states. Default: that of ``Limit/stateVisits``.
  package var stateVisits: Int?

  /// The rules and declarations that explanations may visit. Default: those of ``Limit/explanationVisits``.
  package var explanationVisits: Int?

  /// Returns the image file at an address, which is relative to the path of a sheet.
  package var resources: (String, String?) -> ImageResource?

  /// Creates an input without diagnostics.
  package init(
    title: String, stylesheet: CompiledStylesheet, screens: [PreviewScreen], components: [PreviewComponents],
    leftOutComponents: Int = 0, environments: [PreviewEnvironment],
    resources: @escaping (String, String?) -> ImageResource? = { _, _ in nil }
  ) {
    self.title = title
    self.stylesheet = stylesheet
    self.screens = screens
    self.components = components
    self.leftOutComponents = leftOutComponents
    let nodes = (screens + components.map(\.screen)).reduce(0) { $0 + $1.tree.nodes.count }
    self.environments = Array(environments.prefix(Limit.columns(of: nodes)))
    leftOutColumns = environments.count - self.environments.count
    self.resources = resources
  }
}

extension PreviewInput {
  /// The input of a page that shows nothing, for errors alone.
  package static var empty: PreviewInput {
    let (stylesheet, _) = CompiledStylesheet.compile(
      [], blocks: [], schema: StyleSchema(), loader: NoImports(), advice: nil)
    return PreviewInput(
      title: "Preview", stylesheet: stylesheet, screens: [], components: [],
      environments: [PreviewEnvironment(title: "light", environment: StyleEnvironment())])
  }
}

/// A diagnostic of lint.
package struct PreviewDiagnostic: Sendable {
  /// `error`, `warning` or `note`.
  package let severity: String
  /// `path:line:column`.
  package let location: String
  /// The location of the declaration that contains the location, as `path:line:column`; outside of declarations the
  /// location itself.
  package let declaration: String
  /// The message.
  package let message: String
  /// The rule, with its code.
  package let rule: String
  /// The source lines with marks.
  package let snippet: String

  /// Creates a diagnostic.
  package init(
    severity: String, location: String, declaration: String? = nil, message: String, rule: String, snippet: String
  ) {
    self.severity = severity
    self.location = location
    self.declaration = declaration ?? location
    self.message = message
    self.rule = rule
    self.snippet = snippet
  }
}

/// Views that a page shows one by one.
package struct PreviewComponents: Sendable {
  /// A tree with all of them.
  package let screen: PreviewScreen

  /// The name and the node of each.
  package let items: [(name: String, node: Int)]

  /// Creates components.
  package init(screen: PreviewScreen, items: [(name: String, node: Int)]) {
    self.screen = screen
    self.items = items
  }
}
