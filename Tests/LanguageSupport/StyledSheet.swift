import VStyleAdvice
import VStyleCompiler
package import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues

/// A sheet that is compiled with ``LawSchema``, and the values that it sets in a tree.
package struct StyledSheet {
  /// The compiled sheet.
  package let stylesheet: CompiledStylesheet

  /// Compiles a sheet.
  ///
  /// - Parameters:
  ///   - text: the sheet.
  ///   - files: the sheets that it may import, by path.
  package init(_ text: String, files: [String: String] = [:]) {
    stylesheet = CompiledStylesheet.compile(
      [SheetInput(SourceText(text, path: "app.vstyle"))], schema: LawSchema.schema,
      loader: Files(texts: files))
  }

  /// Takes a stylesheet that is compiled with the schema.
  package init(_ stylesheet: CompiledStylesheet) { self.stylesheet = stylesheet }

  /// All values of all nodes as text, in the light and in the dark color scheme.
  ///
  /// Two sheets with equal texts have the same effect on the tree.
  package func values(of tree: ElementTree) -> String {
    var text = ""
    for scheme in ["light", "dark"] {
      var environment = StyleEnvironment()
      environment.traits.colorScheme = scheme == "dark" ? .dark : .light
      let evaluator = StyleEvaluator(stylesheet, tree: tree, environment: environment)
      for (node, style) in zip(tree.nodes, evaluator.styles) {
        text += "\(scheme) \(node.key)\n"
        for (name, value) in style.properties.sorted(by: { $0.key < $1.key }) { text += "  \(name): \(value.text)\n" }
        for (state, values) in style.slots.sorted(by: { $0.key < $1.key }) {
          for (name, value) in values.sorted(by: { $0.key < $1.key }) {
            text += "  :\(state) \(name): \(value.text)\n"
          }
        }
        for (name, value) in style.customProperties.sorted(by: { $0.key < $1.key }) {
          text += "  \(name): \(value.text.split(whereSeparator: \.isWhitespace).joined(separator: " "))\n"
        }
      }
    }
    return text
  }

  private struct Files: SheetLoader {
    let texts: [String: String]

    func load(_ path: String) throws(ImportFailure) -> SourceText {
      guard let text = texts[path] else { throw ImportFailure("does not exist") }
      return SourceText(text, path: path)
    }
  }
}
