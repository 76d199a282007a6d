/// The styles of one view, told from others by identity.
struct LocalStyles: Hashable {
  let styles: [Style]

  static func == (left: LocalStyles, right: LocalStyles) -> Bool {
    left.styles.elementsEqual(right.styles) { $0.identity === $1.identity }
  }

  func hash(into hasher: inout Hasher) {
    for style in styles { hasher.combine(ObjectIdentifier(style.identity)) }
  }
}

/// Tells a style from others: copies of a style have the same one.
package final class StyleIdentity: Sendable {}
