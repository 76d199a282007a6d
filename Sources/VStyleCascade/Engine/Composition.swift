import VStyleSyntax
import VStyleValues

/// Properties whose parts are declared by themselves, such as `separator-inset` by `separator-inset-left`.
struct Compositions {
  /// What a value is made up of, as numbers of expressions.
  struct Members {
    /// What the declarations of the whole alone give; `nil` where they give nothing.
    let whole: Int32?
    /// What the contest of each part gives that is declared by itself, by the place of the longhand.
    let parts: [(longhand: Int, expression: Int32?)]

    /// All of them.
    var all: [Int32] { [whole].compactMap(\.self) + parts.compactMap(\.expression) }
  }

  /// The members of each expression that is made up of others.
  private(set) var members: [Int32: Members] = [:]
  private var numbers = SequenceInterner()
  private var expressions: [Int32] = []

  /// The expression that was made of some members for a property; `nil` for new ones.
  mutating func find(_ members: Members, reading: Int32) -> Int32? {
    var key = [reading, members.whole ?? -1]
    for part in members.parts { key += [Int32(part.longhand), part.expression ?? -1] }
    let number = Int(numbers.intern(key))
    return number < expressions.count ? expressions[number] : nil
  }

  /// Keeps the expression that was made of the members last asked for.
  mutating func add(_ expression: Int32, of members: Members) {
    expressions.append(expression)
    self.members[expression] = members
  }
}

extension LookBuilder {
  /// A value made up of what decides the whole and its parts; `nil` where nothing decides.
  ///
  /// - Parameters:
  ///   - whole: what the declarations of the whole alone give.
  ///   - parts: the places of the longhands that are declared by themselves.
  mutating func composition(
    of whole: Int32?, _ contest: Contest, _ parts: [Int], _ contests: [String: Contest],
    _ layout: ViewTypeLayouts.Layout, _ place: Int32
  ) -> Int32? {
    let entry = layout.entries[Int(place)]
    let members = Compositions.Members(
      whole: whole,
      parts: parts.map { longhand in
        let own = Contest(contests[entry.longhands[longhand].name], and: contest)
        return (longhand, expression(of: own.outcome, layout, place))
      })
    guard !members.all.isEmpty else { return nil }
    if let known = compositions.find(members, reading: layout.readings[Int(place)]) { return known }
    let number = add(Expression(members, expressions, entry), -1)
    compositions.add(number, of: members)
    return number
  }
}

extension StyleSchema.PropertyEntry {
  /// The property as which a declaration of it or of one of its parts is read.
  func reading(_ declaration: Declaration) -> Self {
    declaration.name == name ? self : longhands.first { $0.name == declaration.name } ?? self
  }
}

/// What the members of a value turn out to say.
struct ComposedResult: Equatable, Sendable {
  /// What the declarations of the whole alone give; `nil` where they give nothing.
  let whole: ExpressionResult?
  /// What decides the parts that are declared by themselves.
  let parts: [Part]

  struct Part: Equatable, Sendable {
    /// The place of the longhand among those of the property.
    let longhand: Int
    /// `nil` where no declaration decides.
    let result: ExpressionResult?
    /// Whether the result is a value of the whole.
    let isOfWhole: Bool
  }

  /// Whether a part or the whole is as the parent's, which may say the same of itself.
  var inherits: Bool { whole?.inherits ?? false || parts.contains { $0.result?.inherits ?? false } }

  /// Whether a keyword stands for a part or the whole.
  var mayAskParent: Bool { whole?.mayAskParent ?? false || parts.contains { $0.result?.mayAskParent ?? false } }
}

/// Expressions that are made up of others.
final class ComposedExpression: Sendable {
  private let whole: Expression?
  private let parts: [(longhand: Int, expression: Expression?, isOfWhole: Bool)]

  init(_ members: Compositions.Members, _ expressions: [Expression], _ entry: StyleSchema.PropertyEntry) {
    whole = members.whole.map { expressions[Int($0)] }
    parts = members.parts.map { longhand, number in
      let expression = number.map { expressions[Int($0)] }
      return (longhand, expression, expression?.declaration.name != entry.longhands[longhand].name)
    }
  }

  /// The expressions that decide something.
  var all: [Expression] { [whole].compactMap(\.self) + parts.compactMap(\.expression) }

  /// What the expressions say.
  ///
  /// - Parameter read: what one says.
  func outcome(_ read: (Expression) -> ExpressionOutcome) -> ExpressionOutcome {
    var problems: [Diagnostic] = []
    func result(_ expression: Expression?) -> ExpressionResult? {
      expression.map {
        let outcome = read($0)
        problems += outcome.problems
        return outcome.result
      }
    }
    let ofWhole = result(whole)
    let composed = ComposedResult(
      whole: ofWhole,
      parts: parts.map { .init(longhand: $0.longhand, result: result($0.expression), isOfWhole: $0.isOfWhole) })
    return ExpressionOutcome(result: .composed(composed), problems: problems)
  }
}
