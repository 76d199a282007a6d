package import VStyleValues

/// The properties whose values others are resolved against: they are computed first.
package enum ContextProperties {
  private struct Row {
    let name: String
    /// The kind of which every value says something; `nil` where each node begins again, whatever is above it.
    let kind: ValueKind?
    let update: @Sendable (inout ValueContext, ComputedValue, Place) -> Void
  }

  /// Where a value is computed.
  package struct Place {
    /// Whether the node is the root.
    package let isRoot: Bool
    /// The scheme that the surroundings ask for.
    package let preferred: ColorScheme

    package init(isRoot: Bool, preferred: ColorScheme) {
      self.isRoot = isRoot
      self.preferred = preferred
    }
  }

  /// Groups in the order in which they are computed; of several rows that a class has, the first in
  /// each group counts.
  private static let groups: [[Row]] = [
    [
      Row(name: "color-scheme", kind: nil) { context, computed, place in
        let supported = computed.text.split(separator: " ").compactMap { ColorScheme(rawValue: String($0)) }
        let isPreferred = supported.contains(place.preferred)
        context.colorScheme = isPreferred ? place.preferred : supported.first ?? .light
      }
    ],
    [
      Row(name: "font", kind: .font) { context, computed, place in
        guard let size = computed.value[as: Font.self]?.size else { return }
        context.setFontSize(size, isRoot: place.isRoot)
      },
      Row(name: "font-size", kind: .length) { context, computed, place in
        guard let size = computed.value[as: Double.self] else { return }
        context.setFontSize(size, isRoot: place.isRoot)
      },
    ],
    ["color", "text-color", "title-color", "tint-color"].map { name in
      Row(name: name, kind: .color) { context, computed, _ in
        if let color = computed.value[as: Color.self] { context.currentColor = color }
      }
    },
  ]

  /// The properties of a class that come first, in order.
  package static func first(_ entries: [StyleSchema.PropertyEntry]) -> [StyleSchema.PropertyEntry] {
    groups.compactMap { group in
      group.lazy.compactMap { row in entries.first { $0.name == row.name } }.first
    }
  }

  /// Whether some of these properties always say all that values are resolved against, so that nothing of what is
  /// above a node reaches through to those inside.
  ///
  /// - Parameters:
  ///   - entries: the properties of a class that come first.
  ///   - isKnown: whether any class has a property.
  package static func sayAll(_ entries: [StyleSchema.PropertyEntry], isKnown: (String) -> Bool) -> Bool {
    groups.allSatisfy { group in
      guard group.contains(where: { $0.kind != nil && isKnown($0.name) }) else { return true }
      return group.contains { row in
        entries.contains { $0.name == row.name && $0.kind == row.kind && !$0.initial.dependsOnContext }
      }
    }
  }

  /// Takes a value into the context.
  package static func update(
    _ context: inout ValueContext, with computed: ComputedValue, of name: String, at place: Place
  ) {
    for row in groups.joined() where row.name == name { row.update(&context, computed, place) }
  }
}

extension ValueContext {
  fileprivate mutating func setFontSize(_ size: Double, isRoot: Bool) {
    fontSize = size
    if isRoot { rootFontSize = size }
  }
}
