import VStyleSyntax
package import VStyleValues

/// What is known of the context of an element while its custom properties are computed.
///
/// The context depends on custom properties in turn: on those that the font refers to.
package enum CustomPropertyContext: Sendable {
  /// Nothing. The values that depend on the context stay pending.
  case unknown
  /// All but the font and the color scheme. The values that depend on these stay pending.
  case withoutFont(ValueContext)
  /// The context, and the custom properties in a cycle with the font, which have no value.
  case known(ValueContext, cycle: Set<String>)
  /// Values keep their relative units and context-dependent colors, as tools that show a whole sheet need them.
  case unresolved

  /// Whether a custom property is in a cycle with the font of the element.
  func isInCycle(_ name: String) -> Bool {
    if case .known(_, let cycle) = self { cycle.contains(name) } else { false }
  }
}

/// The custom properties of an element whose values depend on its context, before the context is known.
package struct PendingCustomProperties: Sendable {
  /// A custom property whose value waits for the context.
  struct Property {
    /// The pending custom properties that its value refers to.
    var references: Set<String> = []
    /// Whether its own value has a length that is relative to the font.
    var dependsOnFont = false
  }

  private let values: CustomPropertyValues
  private let properties: [String: Property]

  init(_ values: CustomPropertyValues, _ properties: [String: Property]) {
    self.values = values
    self.properties = properties
  }

  /// The pending custom properties in a cycle with the font: it refers to them, and they depend on it.
  ///
  /// - Parameter cascades: the declarations of the font that apply to the element, one cascade for each property.
  /// - Complexity: linear in the text of the declarations and of the pending custom properties.
  /// - Spec: https://www.w3.org/TR/css-properties-values-api-1/#dependency-cycles
  package func cycle(through cascades: [Cascade]) -> Set<String> {
    var found: Set<String> = []
    var open: [String] = []
    for cascade in cascades {
      var walk = CascadeWalk(cascade)
      while case .declaration(let winner) = walk.next(), let slice = winner.declaration.slice {
        let result = Substitution.expand(slice.cursor) { name in
          if properties[name] != nil { open.append(name) }
          return values.lookUp(name)
        }
        guard case .success(let expansion) = result, let keyword = WideKeyword(text: expansion.text),
          walk.rollBack(keyword)
        else { break }
      }
    }
    var users: [String: [String]] = [:]
    while let name = open.popLast() {
      guard found.insert(name).inserted, let property = properties[name] else { continue }
      open += property.references
      for reference in property.references { users[reference, default: []].append(name) }
    }
    var cycle: Set<String> = []
    open = found.filter { properties[$0]?.dependsOnFont ?? false }
    while let name = open.popLast() {
      if cycle.insert(name).inserted { open += users[name] ?? [] }
    }
    return cycle
  }
}

extension StyleValue {
  /// Whether the value is the same in any font, with the rest of a context.
  ///
  /// A value that is not the same anywhere differs between some of the samples, because a calculation that takes a font
  /// size is constant only on parts of its range.
  ///
  /// - Parameter fonts: the font sizes that are unknown.
  package func isIndependentOfFont(
    in context: ValueContext = ValueContext(), _ fonts: [WritableKeyPath<ValueContext, Double>] = [\.fontSize]
  ) -> Bool {
    guard dependsOnContext else { return true }
    let value = resolved(in: context)
    return fonts.allSatisfy { font in
      [0, 3.7, 2 * context[keyPath: font] + 1, 1e9].allSatisfy { size in
        var sample = context
        sample[keyPath: font] = size
        return resolved(in: sample) == value
      }
    }
  }

  /// Whether the value is the same in any color scheme, with the rest of a context.
  func isIndependentOfColorScheme(in context: ValueContext) -> Bool {
    [Color.black, Color(white: 0.3)].allSatisfy { color in
      var (light, dark) = (context, context)
      (light.colorScheme, dark.colorScheme) = (.light, .dark)
      (light.currentColor, dark.currentColor) = (color, color)
      return resolved(in: light) == resolved(in: dark)
    }
  }

  /// The computed value of a custom property: resolved in the context of its element, but for `currentcolor`.
  ///
  /// - Spec: https://www.w3.org/TR/css-color-4/#resolving-other-colors
  func computed(in context: ValueContext) -> StyleValue {
    let value = resolved(in: context)
    var other = context
    other.currentColor = context.currentColor == .black ? .white : .black
    return value == resolved(in: other) ? value : followingCurrentColor(in: context) ?? self
  }
}
