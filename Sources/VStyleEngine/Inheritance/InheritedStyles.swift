import VStyleValues

/// Everything that children inherit from an element besides what selectors see: custom properties, inherited values,
/// and the context that values are resolved against.
///
/// It says where each value comes from; the values themselves are computed when they are asked for.
struct InheritedStyle {
  /// The style that the element itself inherits; none at the root.
  let parent: ID<InheritedStyle>
  /// The cascaded style of an element whose children inherit this.
  var cascaded: ID<CascadedStyle>
  /// The custom properties of the element.
  let customProperties: ID<CustomPropertySet>
  /// The element, where nothing else decides; none where any element of the cascaded style would do.
  let node: ID<Node>
  /// The origin of each value, in ``InheritedStyles``; none where nobody asked.
  fileprivate(set) var origins: ID<ValueOrigins> = .none
  /// The style, this one or one above, that tells the context; none for this one.
  var contextSource: ID<InheritedStyle> = .none
  /// The inherited properties that the last change altered, as their bits.
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

/// The inherited styles of a tree: elements whose values come from the same places share one.
struct InheritedStyles: Sendable {
  var styles: [InheritedStyle]
  private var ids = PairTable<InheritedStyle, InheritanceKey, InheritedStyle>()
  /// The origins of the values, each combination once.
  private var origins = SequenceInterner<ValueOrigins>()
  /// The style of each combination.
  private var ofOrigins: [ID<InheritedStyle>] = []
  /// The styles that come from one element only.
  private var ofNodes: [NodeKey: ID<InheritedStyle>] = [:]

  /// The contexts below styles, as far as they were computed.
  private var contexts: [ID<InheritedStyle>: ValueContext] = [:]
  /// The inherited values by style and property, as far as they were computed.
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

  @inline(__always)
  subscript(id: ID<InheritedStyle>) -> InheritedStyle {
    get { styles[id] }
    _modify { yield &styles[id] }
  }

  /// Releases the memory that was reserved in advance.
  mutating func trim() {
    styles.trim()
    origins.trim()
    ofOrigins.trim()
  }

  /// The style that children of an element inherit; `nil` if there is none yet.
  ///
  /// - Parameter node: the element, where nothing else decides; else none.
  func find(parent: ID<InheritedStyle>, _ key: InheritanceKey, node: ID<Node>) -> ID<InheritedStyle>? {
    node.isNone ? ids[parent, key.id] : ofNodes[NodeKey(parent: parent, key: key.id, node: node)]
  }

  /// Adds a style that comes from one element only.
  mutating func add(_ style: InheritedStyle, _ key: InheritanceKey) -> ID<InheritedStyle> {
    styles.append(style)
    let id = ID<InheritedStyle>(styles.count - 1)
    ofNodes[NodeKey(parent: style.parent, key: key.id, node: style.node)] = id
    return id
  }

  /// The style whose values have some origins, which is added if it is new.
  mutating func intern(_ style: InheritedStyle, _ key: InheritanceKey, origins row: IDBuffer) -> ID<InheritedStyle> {
    let origin = origins.intern(row)
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

  /// The style that tells the context below a style.
  func contextSource(of style: ID<InheritedStyle>) -> ID<InheritedStyle> { styles[style].contextSource.orNil ?? style }

  /// The origin of a value of a style: two words at an index; `nil` for the root's and for styles of one element.
  @inline(__always)
  func origin(of style: ID<InheritedStyle>, at index: Int) -> (Int32, Int32)? {
    guard let origin = styles[style].origins.orNil else { return nil }
    let start = origins.range(of: origin).lowerBound + index
    return (origins.pool[start], origins.pool[start + 1])
  }

  // MARK: Values

  /// The context below a style; `nil` before it was computed.
  func context(of style: ID<InheritedStyle>) -> ValueContext? { contexts[style] }

  mutating func set(_ context: ValueContext, of style: ID<InheritedStyle>) { contexts[style] = context }

  /// An inherited value; `nil` before it was computed.
  func value(of property: ID<PropertyName>, in style: ID<InheritedStyle>) -> InheritedValue? {
    values[ValueKey(style: style, property: property)]
  }

  mutating func set(_ value: InheritedValue, of property: ID<PropertyName>, in style: ID<InheritedStyle>) {
    values[ValueKey(style: style, property: property)] = value
  }

  /// Forgets the values that were computed, after something that they depend on has changed.
  mutating func forgetValues() {
    contexts.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
  }
}

/// What an element adds to the style that it inherits: its winners that reach children or, without any, the properties
/// of its type that do.
struct InheritanceKey {
  let id: ID<InheritanceKey>

  init(winners: ID<InheritedWinners>) { id = ID(rawValue: winners.rawValue << 1) }

  init(noWinnersOf set: ID<InheritedPropertySet>) { id = ID(rawValue: set.rawValue << 1 | 1) }
}

/// A value as children inherit it.
struct InheritedValue: Sendable {
  let value: Value
  let kind: ValueKind
  let isStyled: Bool
  /// The value that each element resolves against its own color; `nil` where the color does not matter.
  let following: Value?
}
