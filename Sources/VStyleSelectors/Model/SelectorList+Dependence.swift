extension SelectorList {
  /// Whether a selector of the list contains `:theme()`, `:scheme()` or `:dir()` at any depth.
  package var dependsOnOtherElements: Bool {
    storage.dependsOnOtherElements { $0.contains(where: \.dependsOnOtherElements) }
  }
}

extension ComplexSelector {
  /// Whether the selector contains `:theme()`, `:scheme()` or `:dir()` at any depth.
  package var dependsOnOtherElements: Bool {
    compounds.contains { $0.conditions.contains(where: \.dependsOnOtherElements) }
  }
}

extension SimpleSelector {
  fileprivate var dependsOnOtherElements: Bool {
    switch self {
    case .pseudoClass(.element(.theme)), .pseudoClass(.element(.scheme)), .pseudoClass(.element(.direction)): true
    case .pseudoClass(let pseudoClass): pseudoClass.argument?.dependsOnOtherElements ?? false
    case .nesting(let parent): parent?.dependsOnOtherElements ?? false
    case .id, .class, .attribute, .unreadable: false
    }
  }
}
