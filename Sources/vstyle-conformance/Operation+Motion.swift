import VStyle
import VStyleJSON
import VStyleMotion
import VStyleValues

extension Operation {
  /// `{"op":"keyframes","tree":NODE,"css":S,"times":[MS,…],"want":[[KEY,PROP],…]}` → `{"values":[[S,…],…]}`
  static let keyframes = Operation("keyframes") { request in
    guard let run = SuiteRun(request) else { return ["skip": "property"] }
    run.step(at: 0)
    return [
      "values": .array(
        (request["times"]?.elements ?? []).map { time in
          run.step(at: time.double ?? 0)
          return run.row
        })
    ]
  }

  /// `{"op":"transitions","tree":NODE,"css":S,"steps":[{"at":MS,"classes":{KEY:[CLASS,…]}?},…],"want":[[KEY,PROP],…]}` →
  /// `{"values":[[S,…],…]}`
  static let transitions = Operation("transitions") { request in
    guard let run = SuiteRun(request) else { return ["skip": "property"] }
    return [
      "values": .array(
        (request["steps"]?.elements ?? []).map { step in
          run.step(at: step["at"]?.double ?? 0) {
            guard case .object(let classes)? = step["classes"] else { return }
            for member in classes {
              run.views[member.name]?.styleClasses = Set((member.value.elements ?? []).compactMap(\.text))
            }
          }
          return run.row
        })
    ]
  }
}

/// Views in a scope with motion, whose clock a case of a suite sets.
private struct SuiteRun {
  let scope: StyleScope
  private(set) var views: [String: SuiteView] = [:]
  private let want: [(key: String, name: String)]

  /// Creates the views of a request; `nil` if it asks for a property that the views do not have.
  init?(_ request: JSON) {
    want = (request["want"]?.elements ?? []).map {
      ($0.elements?.first?.text ?? "", $0.elements?.last?.text ?? "")
    }
    guard want.allSatisfy({ SuiteView.members[$0.name] != nil }) else { return nil }
    var views: [String: SuiteView] = [:]
    let root = SuiteRun.view(request["tree"] ?? .null, &views)
    let sheet = Stylesheet(request["css"]?.text ?? "", viewTypes: [SuiteView.self])
    // The names of properties of the suites are former names here: nobody has to know of it.
    _ = sheet.diagnostics
    scope = StyleScope(root: root, sheets: [sheet])
    scope.motion = Motion()
    self.views = views
  }

  private static func view(_ node: JSON, _ views: inout [String: SuiteView]) -> SuiteView {
    let view = SuiteView()
    view.styleID = node["id"]?.text
    view.styleClasses = Set((node["classes"]?.elements ?? []).compactMap(\.text))
    views[node["key"]?.text ?? ""] = view
    for child in node["children"]?.elements ?? [] { view.add(SuiteRun.view(child, &views)) }
    return view
  }

  /// Moves to a time in milliseconds, changes views and brings them up to date.
  func step(at milliseconds: Double, _ change: () -> Void = {}) {
    scope.advance(to: milliseconds / 1000)
    change()
    scope.flush()
  }

  /// The texts of the values that a request asks for.
  var row: JSON {
    .array(
      want.map { key, name in
        guard let view = views[key], let member = SuiteView.members[name] else { return .null }
        return .string(member(view))
      })
  }
}

/// An element of the suites about motion, as a view.
private final class SuiteView: StyleNode {
  let styleStorage = StyleStorage()
  var styleID: String?
  var styleClasses: Set<String> = [] { didSet { styleNeedsUpdate() } }
  private(set) weak var parent: SuiteView?
  private(set) var children: [SuiteView] = []

  var styleParent: (any StyleNode)? { parent }
  var styleChildren: [any StyleNode] { children }

  var color = SuiteMember("color")
  var background = SuiteMember("background-color")
  var opacity = SuiteMember("opacity")
  var padding = SuiteMember("padding-left")
  var spacing = SuiteMember("letter-spacing")
  var level = SuiteMember("z-index")
  var order = SuiteMember("order")
  var transform = SuiteMember(value: StyleValue(MotionTransform([])))
  var isHidden = false

  init() {}

  func add(_ child: SuiteView) {
    child.parent = self
    children.append(child)
  }

  static let styleTypeName = "x-v"

  static var properties: PropertyTable {
    [
      .bind(SuiteView.property("color"), \SuiteView.color),
      .bind(SuiteView.property("background-color"), \SuiteView.background),
      .bind(SuiteView.property("opacity"), \SuiteView.opacity),
      .bind(SuiteView.property("padding-left"), \SuiteView.padding),
      .bind(SuiteView.property("letter-spacing"), \SuiteView.spacing),
      .bind(SuiteView.property("z-index"), \SuiteView.level),
      .bind(SuiteView.property("order"), \SuiteView.order),
      .bind(Property("transform", .movingTransform), \SuiteView.transform),
      // It moves as `hidden` does.
      .bind(Property("hidden", .visibility, inheritance: .fromParent, aliases: ["visibility"]), \SuiteView.isHidden),
    ]
  }

  private static func property(_ name: String) -> Property {
    let row = SuiteProperty.all.first { $0.name == name }
    let kind = name == "padding-left" ? .length(0...) : row?.kind ?? .any
    return Property(name, kind, inheritance: row?.inheritance ?? .none)
  }

  /// The text of the value of each property of the suites.
  static let members: [String: @Sendable (SuiteView) -> String] = [
    "color": { text("color", $0.color) }, "background-color": { text("background-color", $0.background) },
    "opacity": { text("opacity", $0.opacity) }, "padding-left": { text("padding-left", $0.padding) },
    "letter-spacing": { text("letter-spacing", $0.spacing) }, "z-index": { text("z-index", $0.level) },
    "order": { text("order", $0.order) }, "transform": { text("transform", $0.transform) },
    "visibility": { $0.isHidden ? "hidden" : "visible" },
  ]

  private static func text(_ name: String, _ member: SuiteMember) -> String {
    MovingProperty(name, syntax: nil)?.text(of: member.value) ?? ""
  }
}

/// A member of any value type.
private struct SuiteMember: Bindable, Hashable {
  let value: StyleValue

  init(value: StyleValue) { self.value = value }

  /// The initial value of a property of the suites.
  init(_ name: String) {
    let row = SuiteProperty.all.first { $0.name == name }
    value = row.flatMap { try? $0.kind.parse($0.initial) }?.resolved(in: ValueContext()) ?? .none
  }

  init(payload: StyleValue) { value = payload }

  var payload: StyleValue { value }

  func isEqual(to other: StyleValue) -> Bool { value == other }
}

extension ValueKind {
  /// A transform as its functions.
  fileprivate static let movingTransform = ValueKind(
    "moving-transform", type: MotionTransform.self,
    parse: { (parser: inout ValueParser) throws(ValueError) -> MotionTransform in
      let rest = TokenText(restOf: &parser.cursor).text
      guard let transform = MovingProperty("transform", syntax: nil)?.value(of: rest)?[as: MotionTransform.self] else {
        throw parser.error(.valueTypeMismatch, expected: "<transform-list>")
      }
      return transform
    }, serialize: \.text, samples: [MotionTransform([])])

  /// Whether a view is hidden, in the words of `visibility`.
  fileprivate static let visibility = ValueKind(
    ValueKind.bool.name, syntax: ValueKind.bool.syntax, type: Bool.self,
    parse: { (parser: inout ValueParser) throws(ValueError) -> Bool in
      guard parser.next() == .ident else { throw parser.error(.valueTypeMismatch, expected: "visible | hidden") }
      defer { parser.cursor.advance() }
      return parser.cursor.name == "hidden"
    }, serialize: { $0 ? "hidden" : "visible" }, samples: [true, false])
}
