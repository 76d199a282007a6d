package import VStyleEngine
import VStyleValues

/// The values of a node, as reports and previews show them.
package struct ShownValues {
  /// A property, or the requested longhand of one.
  package struct Shown: Sendable {
    /// The name of the property.
    package let name: String
    /// The canonical text of the value.
    package let text: String
    /// Whether the value comes from a declaration.
    package let isStyled: Bool
  }

  /// The values of the normal state and of properties with one value.
  package private(set) var normal: [Shown] = []

  /// The values that differ from the normal ones, by state.
  package private(set) var states: [(state: String, values: [Shown])] = []

  /// Creates the shown values of all properties, or of one.
  ///
  /// - Parameters:
  ///   - values: the values of the node.
  ///   - property: the one property; `nil` for all.
  ///   - texts: a cache, for several nodes.
  package init(_ values: [EngineValue], _ property: String? = nil, _ texts: ValueTexts) {
    var others: [String: [Shown]] = [:]
    // OPTIMIZATION: values are slow to move, so their indices are sorted.
    let order = values.indices.sorted {
      (values[$0].index, values[$0].slot) < (values[$1].index, values[$1].slot)
    }
    for index in order {
      if values[index].slot == 0 {
        ShownValues.show(values[index], property, texts, in: &normal)
      } else {
        let state = values[index].entry.slots[values[index].slot]
        ShownValues.show(values[index], property, texts, in: &others[state, default: []])
      }
    }
    guard !others.isEmpty else { return }
    let normalTexts = Dictionary(normal.map { ($0.name, $0.text) }) { first, _ in first }
    states = others.sorted { $0.key < $1.key }.compactMap { state, values in
      let differing = values.filter { normalTexts[$0.name] != $0.text }
      return differing.isEmpty ? nil : (state, differing)
    }
  }

  /// Adds the property itself, and its requested longhands.
  private static func show(_ value: EngineValue, _ property: String?, _ texts: ValueTexts, in list: inout [Shown]) {
    let whole = Shown(name: value.entry.name, text: texts.text(of: value), isStyled: value.isStyled)
    guard let property else { return list.append(whole) }
    let entry = value.entry
    let wanted = NameStyle.folded(property)
    if NameStyle.folded(entry.name) == wanted { list.append(whole) }
    for longhand in entry.longhands where NameStyle.folded(longhand.name) == wanted {
      guard let part = longhand.part else { continue }
      list.append(
        Shown(
          name: longhand.name, text: longhand.kind.serialize(part.longhand.part(of: value.value)),
          isStyled: value.isStyled))
    }
  }
}

/// A cache of the last text of each property.
///
/// OPTIMIZATION: most nodes have the same value of a property as the node before. Serializing each value is simpler.
package final class ValueTexts {
  private var last: [String: (kind: ValueKind, value: StyleValue, text: String)] = [:]

  /// Creates an empty cache.
  package init() {}

  func text(of value: EngineValue) -> String {
    let (name, kind) = (value.entry.name, value.entry.kind)
    if let known = last[name], known.kind == kind, known.value == value.value { return known.text }
    let text = kind.serialize(value.value)
    last[name] = (kind, value.value, text)
    return text
  }
}
