public import VStyleValues

/// A style that can be given to a view: one of a sheet, one written in Swift, or several of them.
///
/// A style stays live: its nested blocks for states, media and themes, and its custom properties, are looked at
/// whenever something changes.
public struct Style: Sendable {
  /// The rules; `&` in their selectors is the view that has the style.
  public let rules: [StyleRule]

  /// The stylesheet that the custom properties and themes come from; `nil` for a style written in Swift alone.
  public let stylesheet: CompiledStylesheet?

  /// The name of the class that the style is checked against, where it says so.
  public let typeName: String?

  /// The style as `.vstyle` text that parses back to it: the declarations and nested blocks.
  public let source: String

  /// The name that its sheet has it under; `nil` for a style of several, or of no sheet.
  public let name: String?

  /// The two styles that the style is the sum of; empty for a style that is no sum.
  package let operands: [Style]

  /// Tells the style from others, whatever they say.
  package let identity: StyleIdentity

  init(
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
  /// Whether both are the same style of the same sheet, or copies of one that was made in Swift.
  public static func == (left: Style, right: Style) -> Bool { left.identity === right.identity }
}

extension Style {
  /// Both styles: where they say different things, the right one wins.
  public static func + (left: Style, right: Style) -> Style {
    let base = (left.rules.map(\.order).max() ?? -1) + 1
    let rules = left.rules + right.rules.map { $0.moved(by: base) }
    let sources = [left.source, right.source].filter { !$0.isEmpty }
    let stylesheets = [left.stylesheet, right.stylesheet].compactMap { $0 }
    return Style(
      rules: rules, stylesheet: CompiledStylesheet.combined(stylesheets), typeName: right.typeName ?? left.typeName,
      source: sources.joined(separator: "\n"), operands: [left, right])
  }

  /// A style of values made in Swift.
  ///
  /// - Parameters:
  ///   - values: properties with values of the given kinds, in order.
  ///   - className: the class that the style is for.
  public init(_ values: [(property: Property, kind: ValueKind, value: Value)], typeName: String? = nil) {
    let contents = values.map { property, kind, value in
      DeclarationContent(
        name: property.name, value: .typed([TypedValue(kind: kind, value: value)]), slot: property.state)
    }
    self.init(
      rules: [StyleRule.element(contents)], stylesheet: nil, typeName: typeName, source: StyleSource.text(of: values))
  }
}

/// Writes values made in Swift as declarations.
enum StyleSource {
  static func text(of values: [(property: Property, kind: ValueKind, value: Value)]) -> String {
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

/// The identity of a style: copies of a style have the same one.
package final class StyleIdentity: Sendable {}
