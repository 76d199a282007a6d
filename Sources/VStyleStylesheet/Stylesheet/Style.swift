package import VStyleValues

/// A style for a view: one of a sheet, one written in Swift, or a combination of several.
///
/// A style stays live: after each change, its conditions, its nested blocks and its custom properties are evaluated
/// again.
public struct Style: Sendable {
  /// The rules. `&` in their selectors is the view that has the style.
  package let rules: [StyleRule]

  /// The stylesheet with the style's custom properties and themes; `nil` for a style that is only written in Swift.
  package let stylesheet: CompiledStylesheet?

  /// The name of the view type that the style is checked against; `nil` if it has none.
  public let typeName: String?

  /// The style as `.vstyle` text, which parses to the same style: its declarations and nested blocks.
  public let source: String

  /// The name of the style in its sheet; `nil` for a combination, and for a style outside of a sheet.
  public let name: String?

  /// The two styles that the style combines; empty for a single style.
  package let operands: [Style]

  /// The identity of the style, which distinguishes it from others with the same content.
  package let identity: StyleIdentity

  package init(
    rules: [StyleRule], stylesheet: CompiledStylesheet?, typeName: String?, source: String, name: String? = nil,
    operands: [Style] = [], identity: StyleIdentity = StyleIdentity()
  ) {
    self.operands = operands
    self.name = name
    self.identity = identity
    self.rules = rules
    self.stylesheet = stylesheet
    self.typeName = typeName
    self.source = source
  }
}

extension Style: Equatable {
  /// Whether both are the same style of the same sheet, or copies of one style created in Swift.
  public static func == (left: Style, right: Style) -> Bool { left.identity === right.identity }
}

extension Style {
  /// Combines two styles. The right one wins where both declare the same property.
  public static func + (left: Style, right: Style) -> Style {
    let base = (left.rules.map(\.order).max() ?? -1) + 1
    let rules = left.rules + right.rules.map { $0.moved(by: base) }
    let sources = [left.source, right.source].filter { !$0.isEmpty }
    let stylesheets = [left.stylesheet, right.stylesheet].compactMap { $0 }
    return Style(
      rules: rules, stylesheet: CompiledStylesheet.combined(stylesheets), typeName: right.typeName ?? left.typeName,
      source: sources.joined(separator: "\n"), operands: [left, right])
  }

  /// Creates a style from values in Swift.
  ///
  /// - Parameters:
  ///   - values: properties with values of their value types, in order.
  ///   - typeName: the name of the view type that the style is for; `nil` for any.
  package init(_ values: [(property: Property, kind: ValueKind, value: StyleValue)], typeName: String? = nil) {
    let contents = values.map { property, kind, value in
      DeclarationContent(
        name: property.name, value: .typed([TypedValue(kind: kind, value: value)]), slot: property.state)
    }
    self.init(
      rules: [StyleRule.element(contents)], stylesheet: nil, typeName: typeName, source: StyleSource.text(of: values))
  }
}

/// Serializes values from Swift as declarations.
enum StyleSource {
  static func text(of values: [(property: Property, kind: ValueKind, value: StyleValue)]) -> String {
    var plain: [String] = []
    var states: [(name: String, lines: [String])] = []
    for (property, kind, value) in values {
      let line = "\(property.name): \(kind.serialize(value));"
      guard let state = property.state else {
        plain.append(line)
        continue
      }
      if let known = states.firstIndex(where: { $0.name == state }) {
        states[known].lines.append(line)
      } else {
        states.append((state, [line]))
      }
    }
    let blocks = states.map { "&:\($0.name) { \($0.lines.joined(separator: " ")) }" }
    return (plain + blocks).joined(separator: "\n")
  }
}

/// The identity of a style, which its copies share.
package final class StyleIdentity: Sendable {}
