import VStyleValues

/// The style that children inherit from an element: custom properties, inherited values, and the context that values
/// are resolved against.
///
/// It records the origin of each value. The values are computed when they are first read.
struct InheritedStyle {
  /// The style that the element itself inherits; none at the root.
  let parent: ID<InheritedStyle>
  /// The cascaded style of an element whose children inherit this.
  var cascaded: ID<CascadedStyle>
  /// The custom properties of the element.
  let customProperties: ID<CustomPropertySet>
  /// The element, if the values depend on its parent node; none if they are the same for all elements of the cascaded
  /// style.
  let node: ID<Node>
  /// The origin of each value, in ``InheritedStyles``; none for the root and for a style of one element.
  fileprivate(set) var origins: ID<ValueOrigins> = .none
  /// The inherited style, this one or one above, that determines the context; none for this one.
  var contextSource: ID<InheritedStyle> = .none
  /// The bits of the inherited properties that the last change altered.
  var changed: UInt64 = 0
  /// Whether the last change altered the context.
  var isContextChanged = false

  init(
    parent: ID<InheritedStyle>, cascaded: ID<CascadedStyle>, customProperties: ID<CustomPropertySet>, node: ID<Node>
  ) {
    (self.parent, self.cascaded, self.customProperties, self.node) = (parent, cascaded, customProperties, node)
  }
}

/// The origins of all values of an inherited style, as a sequence.
enum ValueOrigins {}

/// An interner for inherited styles: elements whose values have the same origins share one.
struct InheritedStyles: Sendable {
  var styles: [InheritedStyle]
  private var ids = PairTable<InheritedStyle, InheritanceKey, InheritedStyle>()
  /// The distinct sequences of origins.
  private var origins = SequenceInterner<ValueOrigins>()
  /// The style of each sequence of origins.
  private var ofOrigins: [ID<InheritedStyle>] = []
  /// The styles of one element each, which are not shared.
  private var ofNodes: [NodeKey: ID<InheritedStyle>] = [:]

  /// The cached contexts below styles.
  private var contexts: [ID<InheritedStyle>: ValueContext] = [:]
  /// The cached inherited values, by style and property.
  private var values: [ValueKey: InheritedValue] = [:]

  private struct NodeKey: Hashable {
    let parent: ID<InheritedStyle>
    let key: ID<InheritanceKey>
    let node: ID<Node>
  }

  private struct ValueKey: Hashable {
    let style: ID<InheritedStyle>
    let property: ID<PropertyName>
  }

  /// The style that the root's children inherit.
  static let root = ID<InheritedStyle>(0)

  init() {
    styles = [InheritedStyle(parent: .none, cascaded: .none, customProperties: CustomPropertySets.root, node: .none)]
  }

  /// Whether a style belongs to one element.
  var hasStylesOfNodes: Bool { !ofNodes.isEmpty }

  @inline(__always)
  subscript(id: ID<InheritedStyle>) -> InheritedStyle {
    get { styles[id] }
    _modify { yield &styles[id] }
  }

  /// Releases unused capacity.
  mutating func trim() {
    styles.trim()
    origins.trim()
    ofOrigins.trim()
  }

  /// The style that children of an element inherit; `nil` if there is none yet.
  ///
  /// - Parameters:
  ///   - parent: the style that the element inherits.
  ///   - key: the contribution of the element.
  ///   - node: the element if the style is not shared; otherwise none.
  func find(parent: ID<InheritedStyle>, _ key: InheritanceKey, node: ID<Node>) -> ID<InheritedStyle>? {
    node.isNone ? ids[parent, key.id] : ofNodes[NodeKey(parent: parent, key: key.id, node: node)]
  }

  /// Adds a style of one element, which is not shared.
  mutating func add(_ style: InheritedStyle, _ key: InheritanceKey) -> ID<InheritedStyle> {
    styles.append(style)
    let id = ID<InheritedStyle>(styles.count - 1)
    ofNodes[NodeKey(parent: style.parent, key: key.id, node: style.node)] = id
    return id
  }

  /// The style whose values have some origins, which is added if it is new.
  ///
  /// - Parameters:
  ///   - style: the style to add.
  ///   - key: the contribution of the element.
  ///   - sequence: the origins of the values.
  mutating func intern(_ style: InheritedStyle, _ key: InheritanceKey, origins sequence: IDBuffer) -> ID<InheritedStyle>
  {
    let origin = origins.intern(sequence)
    let id: ID<InheritedStyle>
    if origin.index < ofOrigins.count {
      id = ofOrigins[origin]
    } else {
      var style = style
      style.origins = origin
      styles.append(style)
      id = ID(styles.count - 1)
      ofOrigins.append(id)
    }
    ids.set(style.parent, key.id, to: id)
    return id
  }

  /// The inherited style that determines the context below a style.
  func contextSource(of style: ID<InheritedStyle>) -> ID<InheritedStyle> { styles[style].contextSource.orNil ?? style }

  /// The origin of a value of a style: two words at an index; `nil` for the root's and for styles of one element.
  @inline(__always)
  func origin(of style: ID<InheritedStyle>, at index: Int) -> (Int32, Int32)? {
    guard let origin = styles[style].origins.orNil else { return nil }
    let start = origins.range(of: origin).lowerBound + index
    return (origins.pool[start], origins.pool[start + 1])
  }

  // MARK: Values

  /// The cached context below a style; `nil` before it is computed.
  func context(of style: ID<InheritedStyle>) -> ValueContext? { contexts[style] }

  mutating func set(_ context: ValueContext, of style: ID<InheritedStyle>) { contexts[style] = context }

  /// A cached inherited value; `nil` before it is computed.
  func value(of property: ID<PropertyName>, in style: ID<InheritedStyle>) -> InheritedValue? {
    values[ValueKey(style: style, property: property)]
  }

  mutating func set(_ value: InheritedValue, of property: ID<PropertyName>, in style: ID<InheritedStyle>) {
    values[ValueKey(style: style, property: property)] = value
  }

  /// Removes the cached values and contexts, after a change of a dependency.
  mutating func removeCachedValues() {
    contexts.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
  }
}

/// The contribution of an element to the style that its children inherit: its winners that reach children or, without
/// any, the properties of its type that do.
struct InheritanceKey {
  let id: ID<InheritanceKey>

  init(winners: ID<InheritedWinners>) { id = ID(rawValue: winners.rawValue << 1) }

  init(noWinnersOf set: ID<InheritedPropertySet>) { id = ID(rawValue: set.rawValue << 1 | 1) }
}

/// A value that children inherit.
struct InheritedValue: Sendable {
  let value: StyleValue
  let kind: ValueKind
  let isStyled: Bool
  /// The value that each inheriting element resolves against its own color; `nil` if the color does not matter.
  let following: StyleValue?
}
