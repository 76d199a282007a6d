/// The properties that move the values of a view: the longhands of `transition` and `animation`. Every view type has
/// them.
///
/// They are in no schema, so that a tree without motion does not carry them: their names are found when no property of
/// the view types has them. ``StyleSchema/withMotion`` makes rows of them.
package enum MotionProperties {
  /// The names of the longhands.
  package static let names = TransitionList.longhands + AnimationList.longhands

  /// The longhands, in the order of their shorthands.
  static let entries = entries(TransitionList.self) + entries(AnimationList.self)

  /// The two shorthands, whose parts are in any order.
  static let shorthands = [shorthand(TransitionList.self), shorthand(AnimationList.self)]

  /// The property or the shorthand with a name in any spelling; `nil` if there is none.
  static func named(spelling name: String) -> NamedProperty? {
    all[NameStyle.folded(name)].flatMap { NameStyle.hasHyphens(name, of: $0.shorthand?.name ?? $0.name) ? $0 : nil }
  }

  private static let all: [String: NamedProperty] = Dictionary(
    entries.map { (NameStyle.folded($0.name), NamedProperty(shorthand: nil, [$0])) }
      + shorthands.map { (NameStyle.folded($0.name), NamedProperty(shorthand: $0, [])) }
  ) { first, _ in first }

  /// Whether a name is that of a longhand or of a shorthand.
  package static func contains(_ name: String) -> Bool { named(spelling: name) != nil }

  private static func shorthand<List: MotionList>(_ type: List.Type) -> Shorthand {
    Shorthand(List.name, List.longhands) { (parser, _) throws(ValueError) -> Shorthand.Parts in
      let list = try List(shorthand: &parser)
      return Dictionary(List.longhands.map { ($0, Shorthand.tokens(list.text(of: $0) ?? "")) }) { first, _ in first }
    }
  }

  /// The longhands, whose values are a list with one of them set.
  private static func entries<List: MotionList>(_ type: List.Type) -> [StyleSchema.PropertyEntry] {
    List.longhands.map { name in
      let kind = ValueKind(
        name, syntax: syntax(name), type: List.self,
        parse: { (parser: inout ValueParser) throws(ValueError) -> List in
          var list = List()
          try list.set(name, &parser)
          return list
        },
        serialize: { $0.text(of: name) ?? "" }, samples: [List()])
      return StyleSchema.PropertyEntry(Property(name, kind), initial: StyleValue(List()))
    }
  }

  private static func syntax(_ name: String) -> String {
    switch name {
    case "transition-property": "none | [ all | <property> ]#"
    case "transition-duration": "<time [0,∞]>#"
    case "transition-behavior": "[ normal | allow-discrete ]#"
    case "animation-name": "[ none | <keyframes-name> ]#"
    case "animation-duration": "[ auto | <time [0,∞]> ]#"
    case "animation-iteration-count": "[ infinite | <number [0,∞]> ]#"
    case "animation-direction": "[ normal | reverse | alternate | alternate-reverse ]#"
    case "animation-fill-mode": "[ none | forwards | backwards | both ]#"
    case "animation-play-state": "[ running | paused ]#"
    case "animation-composition": "[ replace | add | accumulate ]#"
    default: name.hasSuffix("-delay") ? "<time>#" : "<easing-function>#"
    }
  }
}

extension StyleSchema {
  /// The schema with the properties of motion in every view type, for a tree whose values can move.
  package var withMotion: StyleSchema {
    var schema = StyleSchema()
    (schema.fallbackViewType, schema.kinds) = (fallbackViewType, kinds)
    for name in viewTypeNames {
      guard var entry = viewTypes[name] else { continue }
      if entry.superclass == nil { entry.properties += MotionProperties.entries }
      schema.add(entry)
    }
    return schema
  }
}
