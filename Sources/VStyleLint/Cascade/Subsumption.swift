import VStyleSelectors
import VStyleValues

/// Whether one selector matches all that another one matches, as far as their words tell.
enum Subsumption {
  /// Whether every element that `special` matches is matched by `general` too.
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
