package import VStyleSyntax
package import VStyleValues

/// The properties that other values depend on, such as the font size. They are computed first.
package enum ContextProperties {
  private struct Row {
    let name: String
    /// The value type whose values always update the context; `nil` if the context starts over at each node.
    let kind: ValueKind?
    let update: @Sendable (inout ValueContext, StyleValue, ValueKind, Element) -> Void
  }

  /// The node for which a context property is computed.
  package struct Element {
    /// Whether the node is the root.
    package let isRoot: Bool
    /// The color scheme of the environment.
    package let preferred: Appearance

    package init(isRoot: Bool, preferred: Appearance) {
      self.isRoot = isRoot
      self.preferred = preferred
    }
  }

  /// The properties that set the font size.
  private static let font: [Row] = [
    Row(name: "font", kind: .font) { context, value, _, element in
      guard let size = value[as: Font.self]?.size else { return }
      context.setFontSize(size, isRoot: element.isRoot)
    },
    Row(name: "font-size", kind: .length) { context, value, _, element in
      guard let size = value[as: Double.self] else { return }
      context.setFontSize(size, isRoot: element.isRoot)
    },
  ]

  /// The groups in the order of computation. In each group, only the first property that a view type has is used.
  private static let groups: [[Row]] = [
    [
      Row(name: "color-scheme", kind: nil) { context, value, kind, element in
        let supported = kind.serialize(value).split(separator: " ").compactMap { Appearance(keyword: String($0)) }
        let isPreferred = supported.contains(element.preferred)
        context.colorScheme = isPreferred ? element.preferred : supported.first ?? .light
      }
    ],
    font,
    ["color", "text-color", "title-color", "tint-color"].map { name in
      Row(name: name, kind: .color) { context, value, _, _ in
        if let color = value[as: Color.self] { context.currentColor = color }
      }
    },
  ]

  /// Whether registered custom properties are computed from a property: it sets the color scheme or the font size.
  package static func precedesCustomProperties(_ name: String) -> Bool {
    groups.dropLast().joined().contains { $0.name == name }
  }

  /// The cascades of the font that lengths of registered custom properties are relative to, and of its longhands.
  ///
  /// - Parameters:
  ///   - entries: the properties of a view type that are computed first.
  ///   - cascades: the declarations that apply to an element, by property.
  package static func cascadesOfFont(_ entries: [StyleSchema.PropertyEntry], _ cascades: [String: Cascade]) -> [Cascade]
  {
    entries.filter { entry in font.contains { $0.name == entry.name } }.flatMap { entry in
      ([entry.name] + entry.longhands.map(\.name)).map { Cascade(cascades[$0], and: cascades["all"]) }
    }
  }

  /// The names of the properties, in the order of their computation.
  package static let names = groups.joined().map(\.name)

  /// The properties of a view type that are computed first, in order.
  package static func first(_ entries: [StyleSchema.PropertyEntry]) -> [StyleSchema.PropertyEntry] {
    groups.compactMap { group in
      group.lazy.compactMap { row in entries.first { $0.name == row.name } }.first
    }
  }

  /// Whether properties always set the whole context of a node, so that descendants do not depend on its ancestors.
  ///
  /// - Parameters:
  ///   - entries: the properties of a view type that are computed first.
  ///   - isKnown: whether any view type has a property.
  package static func coverAll(_ entries: [StyleSchema.PropertyEntry], isKnown: (String) -> Bool) -> Bool {
    groups.allSatisfy { group in
      guard group.contains(where: { $0.kind != nil && isKnown($0.name) }) else { return true }
      return group.contains { row in
        entries.contains { $0.name == row.name && $0.kind == row.kind && !$0.initial.dependsOnContext }
      }
    }
  }

  /// Updates the context with the value of a property; other properties leave it unchanged.
  ///
  /// - Parameters:
  ///   - context: the context.
  ///   - value: the value of the property.
  ///   - kind: the value type of the property.
  ///   - name: the name of the property.
  ///   - element: the node that has the value.
  package static func update(
    _ context: inout ValueContext, with value: StyleValue, of kind: ValueKind, as name: String, at element: Element
  ) {
    for row in groups.joined() where row.name == name { row.update(&context, value, kind, element) }
  }
}

extension ValueContext {
  fileprivate mutating func setFontSize(_ size: Double, isRoot: Bool) {
    fontSize = size
    if isRoot { rootFontSize = size }
  }
}
