import VStyleJSON
import VStyleMotion
import VStyleSyntax
import VStyleValues

extension Operation {
  /// `{"op":"interpolate","property":P,"from":S,"to":S,"at":[X,…],"register":{"name","syntax","initial"}?}` →
  /// `{"values":[S,…]}`
  static let interpolate = Operation("interpolate") { request in
    let name = request["property"]?.text ?? ""
    guard let property = MovingProperty(name, syntax: request["register"]?["syntax"]?.text) else {
      return ["skip": .string("property \(name)")]
    }
    guard let start = property.value(of: request["from"]?.text ?? ""),
      let end = property.value(of: request["to"]?.text ?? "")
    else { return ["error": "no value of the property"] }
    let inputs = (request["at"]?.elements ?? []).compactMap(\.double)
    return ["values": .array(inputs.map { .string(property.text(at: $0, from: start, to: end)) })]
  }
}

/// A property of a suite that moves.
struct MovingProperty {
  /// What the texts of values are.
  private enum Form { case value, list(separator: String), transform, functions, distance, visibility, token }

  private let kind: ValueKind
  private let form: Form
  /// The value type that limits the numbers.
  private let limits: ValueKind
  private let setsColor: Bool

  /// Creates a property of the suites, or a custom property with a registered syntax; `nil` if there is none.
  init?(_ name: String, syntax: String?) {
    setsColor = name == "color"
    if name.isDashedName {
      guard let syntax else {
        (kind, form, limits) = (.any, .token, .any)
        return
      }
      guard let custom = MovingProperty.custom(syntax) else { return nil }
      (kind, form, limits) = (custom.kind, custom.form, custom.kind)
    } else {
      guard let property = SuiteProperty.all.first(where: { $0.name == name }) else { return nil }
      kind = property.kind
      form = name == "transform" ? .transform : name == "visibility" ? .visibility : .value
      limits = name.hasPrefix("padding-") ? .length(0...) : property.kind
    }
  }

  private static func custom(_ syntax: String) -> (kind: ValueKind, form: Form)? {
    switch syntax {
    case "<length>": (.cssLength, .value)
    case "<length>+": (.cssLength, .list(separator: " "))
    case "<number>+": (.number, .list(separator: " "))
    case "<color>#": (.color, .list(separator: ", "))
    case "<percentage>", "<length-percentage>": (.any, .distance)
    case "<transform-list>": (.any, .functions)
    default: (try? ValueKind(syntax: syntax)).map { ($0, .value) }
    }
  }

  /// The context of the element of the suite. Its `color` is that of the parent, if the property is `color`.
  private var context: ValueContext {
    var context = ValueContext()
    context.fontSize = 20
    context.rootFontSize = 16
    if !setsColor { context.currentColor = Color(.rgb, 1, 2, 3) }
    return context
  }

  /// The computed value of a text; `nil` if it is none of the property.
  func value(of text: String) -> StyleValue? {
    let cursor = TokenCursor(TokenTape(SourceText(text)))
    switch form {
    case .transform, .functions:
      return (try? TransformCall.parse(cursor, in: context)).map { StyleValue(MotionTransform($0)) }
    case .distance:
      // The value type of such a distance is that of the stops of gradients.
      let gradient = ValueKind.gradient.value(of: "linear-gradient(red \(text), red)")
      let location = gradient?.resolved(in: context)[as: Gradient.self]?.stops.first?.location
      // A percentage of 0 stays in a sum. Gradients leave it out.
      if case .points(let points) = location, text.contains("%") {
        return StyleValue(Gradient.Coordinate.sum(percentage: 0, points: points))
      }
      return location.map { StyleValue($0) }
    case .list:
      var parser = ValueParser(cursor)
      var values: [StyleValue] = []
      repeat {
        guard let value = try? kind.parse(&parser) else { return nil }
        values.append(value.resolved(in: context))
        _ = parser.next()
        _ = parser.cursor.consume(.comma)
      } while !parser.isAtEnd
      return StyleValue(ValueList(values))
    case .value, .visibility, .token: return kind.value(of: cursor)?.resolved(in: context)
    }
  }

  /// The text of the value at a progress between two values.
  func text(at progress: Double, from start: StyleValue, to end: StyleValue) -> String {
    if case .visibility = form { return visibility(at: progress, from: start, to: end) }
    var value = limits.clamped(kind.interpolate(from: start, to: end, at: progress))
    // At its ends, a motion has the ends as they are. The browser has them in the form of the values between them.
    if progress == 0 || progress == 1, let mixed = start.mixed(1 - progress, with: end, progress) { value = mixed }
    if let transform = value[as: MotionTransform.self] {
      // Before the start, the browser writes all numbers of a mixed matrix, even if it is one of the plane.
      let isMixed = transform.calls.contains { $0.name.hasPrefix("matrix") } && value != start && value != end
      return text(of: transform, isSolid: isMixed && progress < 0)
    }
    return self.text(of: value)
  }

  /// The text of a value.
  func text(of value: StyleValue) -> String {
    if let transform = value[as: MotionTransform.self] { return text(of: transform, isSolid: false) }
    if let distance = value[as: Gradient.Coordinate.self] { return MovingProperty.text(of: distance) }
    if case .list(let separator) = form, let list = value[as: ValueList.self] {
      return list.values.map { kind.serialize(MovingProperty.written($0)) }.joined(separator: separator)
    }
    return kind.serialize(MovingProperty.written(value))
  }

  /// A color as the browser writes it in motion: in whole numbers of `rgb()`, and otherwise in Oklab.
  private static func written(_ value: StyleValue) -> StyleValue {
    guard let color = value[as: Color.self] else { return value }
    guard color.space == .rgb else { return StyleValue(color.forInterpolation(in: .oklab)) }
    return StyleValue(Color(.rgb, color.values[0], color.values[1], color.values[2], alpha: color.alpha))
  }

  private func text(of transform: MotionTransform, isSolid: Bool) -> String {
    guard case .transform = form else { return transform.text }
    guard !isSolid else { return TransformCall.matrix(transform.matrix).text }
    guard !transform.calls.isEmpty else { return "none" }
    let text = ValueKind.transform3D.serialize(StyleValue(transform.matrix))
    return text == "identity" ? "matrix(1, 0, 0, 1, 0, 0)" : text
  }

  private static func text(of distance: Gradient.Coordinate) -> String {
    let number = CSSSerialization.serialize(number:)
    switch distance {
    case .points(let points): return "\(number(points))px"
    case .percentage(let percentage), .sum(let percentage, 0): return "\(number(percentage))%"
    case .sum(let percentage, let points):
      return "calc(\(number(percentage))% \(points < 0 ? "-" : "+") \(number(abs(points)))px)"
    }
  }

  /// `visible` is the value that does not hide.
  private func visibility(at progress: Double, from start: StyleValue, to end: StyleValue) -> String {
    let visible = StyleValue(SuiteKeyword(name: "visible"))
    guard (start == visible) != (end == visible) else {
      return kind.serialize(kind.interpolate(from: start, to: end, at: progress))
    }
    let hides = Property("hidden", .bool)
      .interpolate(from: StyleValue(start != visible), to: StyleValue(end != visible), at: progress)
    return hides == StyleValue(false) ? "visible" : kind.serialize(start == visible ? end : start)
  }
}
