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
  /// The pending custom properties, each with those that its value refers to.
  typealias References = [String: Set<String>]

  private let values: CustomPropertyValues
  private let references: References

  init(_ values: CustomPropertyValues, references: References) {
    self.values = values
    self.references = references
  }

  /// The pending custom properties that some declarations refer to, directly or through others.
  ///
  /// If the context depends on the declarations, these custom properties are in a cycle with it.
  ///
  /// - Parameter cascades: the declarations that apply to the element, one cascade for each property.
  /// - Complexity: linear in the text of the declarations and of the pending custom properties.
  /// - Spec: https://www.w3.org/TR/css-properties-values-api-1/#dependency-cycles
  package func cycle(through cascades: [Cascade]) -> Set<String> {
    var found: Set<String> = []
    var open: [String] = []
    for cascade in cascades {
      var walk = CascadeWalk(cascade)
      while case .declaration(let winner) = walk.next(), let slice = winner.declaration.slice {
        let result = Substitution.expand(slice.cursor) { name in
          if references[name] != nil { open.append(name) }
          return values.lookUp(name)
        }
        guard case .success(let expansion) = result, let keyword = WideKeyword(text: expansion.text),
          walk.rollBack(keyword)
        else { break }
      }
    }
    while let name = open.popLast() {
      if found.insert(name).inserted { open += references[name] ?? [] }
    }
    return found
  }
}

extension StyleValue {
  /// Whether the value is the same in any font and any color scheme, with the rest of a context.
  ///
  /// A value that is not the same anywhere differs between some of the samples, because a calculation that takes a font
  /// size is constant only on parts of its range.
  package func isIndependentOfFont(in context: ValueContext) -> Bool {
    guard dependsOnContext else { return true }
    return [Color.black, Color(white: 0.3)].allSatisfy { color in
      var sample = context
      sample.currentColor = color
      let value = resolved(in: sample)
      return [0, 3.7, 2 * context.fontSize + 1, 1e9].allSatisfy { size in
        sample.fontSize = size
        sample.colorScheme = .light
        let light = resolved(in: sample)
        sample.colorScheme = .dark
        return light == value && resolved(in: sample) == value
      }
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
