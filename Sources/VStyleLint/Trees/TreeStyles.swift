import VStyleAdvice
import VStyleCompiler
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// The styles of single views in a tree, checked as the rules of a sheet are.
struct TreeStyles {
  /// The errors in the styles, at their places in the file of the tree.
  private(set) var diagnostics: [Diagnostic] = []

  /// The names in the selectors of the styles.
  private(set) var names = SelectorNames()

  /// Checks the styles of a tree.
  ///
  /// - Parameters:
  ///   - document: the tree.
  ///   - schema: the view types of all sheets.
  ///   - isStyle: returns whether a sheet declares a style of a name.
  init(_ document: TreeDocument, _ schema: StyleSchema, isStyle: (String) -> Bool) {
    let nodes = document.nodes.filter { $0.style != nil }
    guard !nodes.isEmpty else { return }
    let blocks = nodes.map { StyleBlock(SourceText($0.style ?? ""), typeName: $0.element.typeName) }
    let (stylesheet, styles) = CompiledStylesheet.compile([], blocks: blocks, schema: schema)
    for rule in styles.flatMap(\.rules) {
      if case .selector(let selector) = rule.target { names.add(selector) }
    }
    for var diagnostic in stylesheet.diagnostics where diagnostic.severity == .error {
      guard !diagnostic.isResolved(by: isStyle, in: stylesheet.sources),
        let range = nodes[diagnostic.location.source.index].styleRange
      else { continue }
      let source = stylesheet.sources[diagnostic.location.source]
      // An escape of JSON takes more bytes in the file than in the style.
      let isPlain = range.end - range.start == source.bytes.count + 2
      let own = diagnostic.location.range
      diagnostic.location = SourceLocation(
        SourceID(0), isPlain ? SourceRange(range.start + 1 + own.start, range.start + 1 + own.end) : range)
      // The edits of fixes and the places of notes are those of a sheet.
      diagnostic.fixes = []
      diagnostic.notes = []
      diagnostics.append(diagnostic)
    }
  }
}
