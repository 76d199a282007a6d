import VStyleValues

/// The properties whose values others are resolved against: they are computed first.
enum ContextProperties {
  private struct Row {
    let name: String
    let update: @Sendable (inout ValueContext, Value, Bool) -> Void
  }

  /// Font before colour: of several that a class has, the first in each group counts.
  private static let groups: [[Row]] = [
    [
      Row(name: "font") { context, value, isRoot in
        guard let size = value[as: Font.self]?.size else { return }
        context.setFontSize(size, isRoot: isRoot)
      },
      Row(name: "font-size") { context, value, isRoot in
        guard let size = value[as: Double.self] else { return }
        context.setFontSize(size, isRoot: isRoot)
      },
    ],
    ["color", "text-color", "title-color", "tint-color"].map { name in
      Row(name: name) { context, value, _ in
        if let color = value[as: Color.self] { context.currentColor = color }
      }
    },
  ]

  /// The properties of a class that come first, in order.
  static func first(_ entries: [StyleVocabulary.PropertyEntry]) -> [StyleVocabulary.PropertyEntry] {
    groups.compactMap { group in
      group.lazy.compactMap { row in entries.first { $0.name == row.name } }.first
    }
  }

  /// Takes a value into the context.
  static func update(
    _ context: inout ValueContext, with value: ComputedValue, of entry: StyleVocabulary.PropertyEntry, isRoot: Bool
  ) {
    for row in groups.joined() where row.name == entry.name { row.update(&context, value.value, isRoot) }
  }
}

extension ValueContext {
  fileprivate mutating func setFontSize(_ size: Double, isRoot: Bool) {
    fontSize = size
    if isRoot { rootFontSize = size }
  }
}
