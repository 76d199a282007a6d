import VStyleStylesheet
import VStyleSyntax
import VStyleValues

/// The custom properties that the colors of a stylesheet refer to.
///
/// A rule that sets one of them changes the colors of its views, though another rule sets these.
struct ColorReferences {
  private let stylesheet: CompiledStylesheet
  private var names: Set<String> = []

  init(_ stylesheet: CompiledStylesheet) {
    self.stylesheet = stylesheet
    for rule in stylesheet.rules {
      for declaration in rule.declarations where ColorReferences.isColor(declaration.name) {
        guard let slice = declaration.slice else { continue }
        names.formUnion(VariableReferences.all(in: slice.cursor).map(\.name))
      }
    }
  }

  private static func isColor(_ name: String) -> Bool {
    name == "background-color" || ExampleStyles.fronts.contains(name)
  }

  /// Returns whether a rule sets a custom property that a color refers to.
  func changes(_ rule: StyleRule) -> Bool {
    !names.isEmpty && rule.declarations.contains { $0.isCustom && names.contains($0.name) }
  }

  /// Returns a pair with the custom property of a rule that one of its colors refers to, and its location.
  func naming(_ pair: ContrastPair, _ rule: StyleRule) -> ContrastPair {
    let (front, background) = (read(at: pair.location), pair.backgroundLocation.map(read) ?? [])
    for declaration in rule.declarations where declaration.isCustom {
      let isOfBackground = background.contains(declaration.name)
      guard isOfBackground || front.contains(declaration.name), let location = declaration.location else { continue }
      var named = pair
      named.cause = .init(name: declaration.name, frontLocation: pair.location, isOfBackground: isOfBackground)
      named.location = location
      return named
    }
    return pair
  }

  /// The custom properties that the declaration at a location reads.
  private func read(at location: SourceLocation) -> [String] {
    let tree = stylesheet.trees[location.source.index]
    guard let declaration = tree.declaration(at: location.range) else { return [] }
    return VariableReferences.all(in: TokenCursor(tree.tape, declaration.content)).map(\.name)
  }
}
