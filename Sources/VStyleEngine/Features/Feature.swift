import VStyleSelectors
import VStyleSyntax

/// A fact about an element that a selector of the sheets tests.
///
/// A fact that no selector tests is no feature, so a change of it invalidates nothing.
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
  /// `:has()` matches.
  case has(RelativeSelectorList)
  /// The position among the siblings that match a selector.
  case count(NthSelector)
  /// A rule matches that asks about the root of its scope, some generations above the element.
  case scopeRule(ID<EngineRule>, distance: Int32, slot: String?)
  /// The element's own styles, as a list.
  case localStyles(ID<LocalStyles>)
}

/// A test of the position of an element among its siblings.
struct PositionTest: Hashable {
  let selector: NthSelector

  /// The test of `:first-child` or a similar pseudo-class, as An+B; `nil` for `:only-child` and `:only-of-type`, which
  /// are two tests.
  init?(_ edge: PseudoClass.Edge, _ kind: PseudoClass.SiblingKind) {
    let siblings: NthSelector.Siblings = kind == .child ? .all : .sameType
    switch edge {
    case .first: selector = NthSelector(NthExpression(a: 0, b: 1), among: siblings, from: .first)
    case .last: selector = NthSelector(NthExpression(a: 0, b: 1), among: siblings, from: .last)
    case .only: return nil
    }
  }

  /// The test of `:nth-child()` or a similar pseudo-class; `nil` with `of S`, which is a ``SiblingCounter``.
  init?(_ nth: NthSelector) {
    if case .matching = nth.siblings { return nil }
    selector = nth
  }
}

/// The features with one name; none where no selector tests it.
struct NamedFeatures {
  var id: ID<Feature> = .none
  var className: ID<Feature> = .none
  var state: ID<Feature> = .none
}

/// An interner for the features that selectors test.
struct FeatureTable {
  private var ids: [Feature: ID<Feature>] = [:]
  private var named: [ExactText: NamedFeatures] = [:]
  private(set) var features: [Feature] = []
  /// The attribute tests by attribute name.
  private(set) var attributes: [ExactText: [(test: AttributeSelector, feature: ID<Feature>)]] = [:]
  /// The position tests.
  private(set) var positions: [(test: PositionTest, feature: ID<Feature>)] = []

  /// The feature ``Feature/hasChildren``; none if no selector tests it.
  private(set) var hasChildren: ID<Feature> = .none

  subscript(id: ID<Feature>) -> Feature { features[id] }

  /// The ID of a feature; `nil` if no selector tests it.
  func find(_ feature: Feature) -> ID<Feature>? { ids[feature] }

  /// The features with a name.
  ///
  /// OPTIMIZATION: ``find(_:)`` would be simpler. For the names of elements it was a twentieth of the first flush of a
  /// small tree, because it copies features to compare them.
  func find(_ name: String) -> NamedFeatures { named[ExactText(name)] ?? NamedFeatures() }

  /// The ID of a feature that a selector tests, which is added if it is new.
  mutating func intern(_ feature: Feature) -> ID<Feature> {
    if let known = ids[feature] { return known }
    let id = ID<Feature>(features.count)
    ids[feature] = id
    features.append(feature)
    switch feature {
    case .id(let name): named[name, default: NamedFeatures()].id = id
    case .className(let name): named[name, default: NamedFeatures()].className = id
    case .state(let name): named[name, default: NamedFeatures()].state = id
    case .attribute(let test): attributes[ExactText(test.name), default: []].append((test, id))
    case .position(let test): positions.append((test, id))
    case .hasChildren: hasChildren = id
    default: break
    }
    return id
  }
}
