import VStyleSelectors
import VStyleValues

/// A test whether one selector matches all elements of another one, by comparing their parts.
enum Subsumption {
  /// Returns whether `general` matches every element that `special` matches.
  ///
  /// The test is conservative: `false` means that the parts of the selectors do not prove it.
  static func holds(_ general: CompoundSelector, _ special: CompoundSelector, _ schema: StyleSchema) -> Bool {
    guard holds(general.type, special.type, schema) else { return false }
    return general.conditions.allSatisfy(special.conditions.contains)
  }

  private static func holds(_ general: TypeSelector, _ special: TypeSelector, _ schema: StyleSchema) -> Bool {
    switch (general, special) {
    case (.universal, _): true
    case (.named, .universal): false
    case (.named(let name, .typeAndSubtypes), .named(let other, _)): schema.isKind(other, of: name)
    case (.named(_, .exactType), .named): general == special
    }
  }
}
