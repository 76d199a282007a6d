import VStyleSelectors
import VStyleSyntax

/// A fact about a node that a selector of the program asks for.
///
/// What no selector asks for is no feature, so that changing it changes nothing.
enum Feature: Hashable {
  case id(ExactText)
  case className(ExactText)
  case state(ExactText)
  case attribute(AttributeSelector)
  /// The node holds text.
  case text
  /// The node has children.
  case filled
  /// The place among the siblings.
  case place(PlaceTest)
  /// What only the exact matcher can tell: the condition holds, in a forced state if one is named.
  case exact(SimpleSelector, slot: String?)
  /// A rule inside `@scope` matches, or one of the view's own that looks beyond the view.
  case exactRule(Int32, distance: Int32, slot: String?)
  /// The view's own styles, as a list.
  case locals(Int32)
}

/// A text that equals another one byte for byte, as names in selectors do.
struct ExactText: Hashable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (left: ExactText, right: ExactText) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

  // Texts with the same bytes are the same string.
  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// A question about the place of a node among its siblings.
struct PlaceTest: Hashable {
  let selector: NthSelector

  /// The places of `:first-child` and its kin as an An+B.
  init?(_ edge: PseudoClass.Edge, _ kind: PseudoClass.SiblingKind) {
    let siblings: NthSelector.Siblings = kind == .child ? .all : .sameType
    switch edge {
    case .first: selector = NthSelector(NthExpression(a: 0, b: 1), among: siblings, from: .first)
    case .last: selector = NthSelector(NthExpression(a: 0, b: 1), among: siblings, from: .last)
    case .only: return nil
    }
  }

  /// A test of places that are counted without a look at the siblings' other features.
  init?(_ nth: NthSelector) {
    if case .matching = nth.siblings { return nil }
    selector = nth
  }
}

/// Numbers the features of a program.
struct FeatureTable {
  private var numbers: [Feature: Int32] = [:]
  private(set) var features: [Feature] = []
  /// The attribute tests by attribute name.
  private(set) var attributes: [ExactText: [(test: AttributeSelector, number: Int32)]] = [:]
  /// The place tests.
  private(set) var places: [(test: PlaceTest, number: Int32)] = []
  /// The conditions that need the exact matcher, with the number for the node's own state.
  private(set) var exact: [SimpleSelector] = []

  /// The number of ``Feature/filled``; −1 if no selector asks for it.
  private(set) var filled: Int32 = -1

  /// The number of a feature; `nil` if no selector asks for it.
  func find(_ feature: Feature) -> Int32? { numbers[feature] }

  /// The number of a feature that a selector asks for.
  mutating func number(_ feature: Feature) -> Int32 {
    if let known = numbers[feature] { return known }
    let number = Int32(features.count)
    numbers[feature] = number
    features.append(feature)
    switch feature {
    case .attribute(let test): attributes[ExactText(test.name), default: []].append((test, number))
    case .place(let test): places.append((test, number))
    case .exact(let condition, nil): exact.append(condition)
    case .filled: filled = number
    default: break
    }
    return number
  }
}
