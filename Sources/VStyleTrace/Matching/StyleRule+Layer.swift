package import VStyleStylesheet

extension StyleRule {
  /// Whether the rule is in a `@scope`, whose proximity comes before the order of appearance in the cascade.
  package var isScoped: Bool { scope != nil }
}

extension CompiledStylesheet {
  /// The dotted name of a layer; `nil` for the implicit layer.
  package func layerName(_ layer: Int) -> String? { layerNames[layer] }
}
