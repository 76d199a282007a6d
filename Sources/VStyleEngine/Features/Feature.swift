import VStyleSelectors
import VStyleSyntax

/// A fact about an element that a selector of the sheets asks for.
///
/// What no selector asks for is no feature, so that changing it changes nothing.
enum Feature: Hashable {
  case id(ExactText)
  case className(ExactText)
  case state(ExactText)
  case attribute(AttributeSelector)
  /// The element contains text.
  case hasText
  /// The element has children.
  case hasChildren
  /// The position among the siblings.
  case position(PositionTest)
  /// A condition that only the exact matcher can check matches, in a forced state if one is named.
  case exact(SimpleSelector, slot: String?)
  /// A rule inside `@scope` matches, or one of the view's own styles that looks beyond the view.
  case exactRule(ID<EngineRule>, distance: Int32, slot: String?)
  /// The view's own styles, as a list.
  case localStyles(ID<LocalStyles>)
}

/// A question about the position of an element among its siblings.
struct PositionTest: Hashable {
  let selector: NthSelector

  /// The positions of `:first-child` and similar pseudo-classes as an An+B.
  init?(_ edge: PseudoClass.Edge, _ kind: PseudoClass.SiblingKind) {
    let siblings: NthSelector.Siblings = kind == .child ? .all : .sameType
    switch edge {
    case .first: selector = NthSelector(NthExpression(a: 0, b: 1), among: siblings, from: .first)
    case .last: selector = NthSelector(NthExpression(a: 0, b: 1), among: siblings, from: .last)
    case .only: return nil
    }
  }

  /// A test of positions that are counted without a look at the siblings' other features.
  init?(_ nth: NthSelector) {
    if case .matching = nth.siblings { return nil }
    selector = nth
  }
}

/// The features that selectors ask for, each with an ID.
struct FeatureTable {
  private var ids: [Feature: ID<Feature>] = [:]
  private(set) var features: [Feature] = []
  /// The attribute tests by attribute name.
  private(set) var attributes: [ExactText: [(test: AttributeSelector, feature: ID<Feature>)]] = [:]
  /// The position tests.
  private(set) var positions: [(test: PositionTest, feature: ID<Feature>)] = []
  /// The conditions that need the exact matcher.
  private(set) var exact: [SimpleSelector] = []

  /// The feature ``Feature/hasChildren``; none if no selector asks for it.
  private(set) var hasChildren: ID<Feature> = .none

  subscript(id: ID<Feature>) -> Feature { features[id] }

  /// A feature; `nil` if no selector asks for it.
  func find(_ feature: Feature) -> ID<Feature>? { ids[feature] }

  /// A feature that a selector asks for.
  mutating func intern(_ feature: Feature) -> ID<Feature> {
    if let known = ids[feature] { return known }
    let id = ID<Feature>(features.count)
    ids[feature] = id
    features.append(feature)
    switch feature {
    case .attribute(let test): attributes[ExactText(test.name), default: []].append((test, id))
    case .position(let test): positions.append((test, id))
    case .exact(let condition, nil): exact.append(condition)
    case .hasChildren: hasChildren = id
    default: break
    }
    return id
  }
}
