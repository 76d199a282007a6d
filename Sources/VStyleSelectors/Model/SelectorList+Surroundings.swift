extension SelectorList {
  /// Whether some selector asks which theme or which scheme is in force, however deep.
  public var asksForSurroundings: Bool {
    storage.asksForSurroundings { $0.contains(where: \.asksForSurroundings) }
  }
}

extension ComplexSelector {
  /// Whether the selector asks which theme or which scheme is in force, however deep.
  public var asksForSurroundings: Bool {
    compounds.contains { $0.conditions.contains(where: \.asksForSurroundings) }
  }
}

extension SimpleSelector {
  fileprivate var asksForSurroundings: Bool {
    switch self {
    case .pseudoClass(.element(.theme)), .pseudoClass(.element(.scheme)): true
    case .pseudoClass(let pseudoClass): pseudoClass.argument?.asksForSurroundings ?? false
    case .nesting(let parent): parent?.asksForSurroundings ?? false
    case .id, .class, .attribute, .unreadable: false
    }
  }
}
