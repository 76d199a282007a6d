import VStyleSyntax
import VStyleValues

extension CompiledStylesheet {
  /// Whether another stylesheet has the same sources, rules, styles, themes, layers, registered custom properties and
  /// diagnostics.
  package func hasContents(of other: CompiledStylesheet) -> Bool {
    sources.sources == other.sources.sources && trees.elementsEqual(other.trees) { $0.hasStatements(of: $1) }
      && rules.elementsEqual(other.rules) { $0.hasContents(of: $1) } && styleNames == other.styleNames
      && styleRules.allSatisfy { name, style in other.styleRules[name].map(style.hasContents) ?? false }
      && themeNames == other.themeNames && themes == other.themes && layerNames == other.layerNames
      && atRules.isSame(other.atRules) && diagnostics == other.diagnostics
      && SchemaFingerprint.of(schema) == SchemaFingerprint.of(other.schema)
  }
}

extension SyntaxTree {
  fileprivate func hasStatements(of other: SyntaxTree) -> Bool {
    sourceID == other.sourceID && nodes == other.nodes && tape.hasTokens(of: other.tape)
      && diagnostics == other.diagnostics
  }
}

extension NamedStyle {
  fileprivate func hasContents(of other: NamedStyle) -> Bool {
    name == other.name && typeName == other.typeName && source == other.source && location == other.location
      && rules.elementsEqual(other.rules) { $0.hasContents(of: $1) }
  }
}

extension StyleRule {
  fileprivate func hasContents(of other: StyleRule) -> Bool {
    target == other.target && specificity == other.specificity && origin == other.origin && layer == other.layer
      && order == other.order && conditions.elementsEqual(other.conditions) { $0.hasContents(of: $1) }
      && ScopeClause.areSame(scope, other.scope) && StyleInsertion.areSame(insertion, other.insertion)
      && declarations.elementsEqual(other.declarations) { $0.hasContents(of: $1) }
  }
}

extension StyleCondition {
  fileprivate func hasContents(of other: StyleCondition) -> Bool {
    origin == other.origin && description == other.description
  }
}

extension StyleInsertion {
  fileprivate static func areSame(_ left: StyleInsertion?, _ right: StyleInsertion?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return left.style == right.style && left.location == right.location && areSame(left.outer, right.outer)
  }
}

extension Declaration {
  fileprivate func hasContents(of other: Declaration) -> Bool {
    name == other.name && isCustom == other.isCustom && slot == other.slot && isImportant == other.isImportant
      && location == other.location && nameLocation == other.nameLocation && kinds == other.kinds
      && slice?.text == other.slice?.text && value.isSame(as: other.value)
      && shorthand?.shorthand.name == other.shorthand?.shorthand.name && shorthand?.kinds == other.shorthand?.kinds
  }
}

extension DeclaredValue {
  fileprivate func isSame(as other: DeclaredValue) -> Bool {
    switch (self, other) {
    case (.wide(let left), .wide(let right)): left == right
    case (.typed(let left), .typed(let right)):
      left.elementsEqual(right) { $0.kind == $1.kind && $0.value == $1.value }
    case (.tokens, .tokens): true
    default: false
    }
  }
}
