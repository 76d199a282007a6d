import VStyleCheck
package import VStyleStylesheet
package import VStyleSyntax

/// A declaration that never wins, for editors that show who overrides it.
package struct OverriddenDeclaration: Sendable {
  /// The location of the declaration.
  package let location: SourceLocation

  /// The location of the first declaration that beats it.
  package let winner: SourceLocation
}

extension Linter {
  /// Returns the declarations of a stylesheet that certainly lose the cascade on every element, in order.
  package func overridden(in stylesheet: CompiledStylesheet) -> [OverriddenDeclaration] {
    let context = LintContext(
      CompiledSheet(stylesheet), ProjectCustomProperties([]), skins: [], resources: nil,
      configuration: LintConfiguration())
    return CascadeComparison(context, .everywhere).beaten().compactMap { loser in
      loser.winners.first.map { OverriddenDeclaration(location: loser.location, winner: $0.location) }
    }
  }
}
