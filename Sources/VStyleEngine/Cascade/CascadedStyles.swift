import VStyleCascade

/// The winning declaration of each property: all elements that the same rules match have the same.
///
/// - Spec: https://www.w3.org/TR/css-cascade-5/#cascaded
struct CascadedStyle {
  let type: ID<PropertyTable>
  let environment: ID<LocalEnvironment>
  let isRoot: Bool
  /// The winners that reach children, which other cascaded styles may share; none where children inherit what the
  /// element inherits.
  let inheritance: ID<InheritedWinners>
  fileprivate let passStart: Int32
  fileprivate let passEnd: Int32

  /// The indices of the passes in ``CascadedStyles/passes``: the one for properties with one value, then one for each
  /// state of the type.
  var passes: Range<Int> { Int(passStart)..<Int(passEnd) }

  /// The winning declaration of a property.
  struct Winner {
    let row: ID<PropertyTable.Row>
    let value: ID<SpecifiedValue>
  }

  /// The winners for the properties with one value, or for one state of those with several.
  struct Pass {
    fileprivate let start: Int32
    fileprivate let end: Int32
    /// The declarations of custom properties; ``CascadedStyles/noCustomProperties`` for none.
    let customProperties: ID<CustomPropertyDeclarations>

    /// The indices of the winners in ``CascadedStyles/winners``, in the order of the rows.
    var winners: Range<Int> { Int(start)..<Int(end) }
  }
}

/// The winning declarations of custom properties that a cascaded style has.
enum CustomPropertyDeclarations {}

/// The cascaded styles of a tree.
struct CascadedStyles: Sendable {
  private var styles: [CascadedStyle] = []
  private(set) var passes: [CascadedStyle.Pass] = []
  private(set) var winners: [CascadedStyle.Winner] = []
  private var customProperties: [[String: Cascade]] = [[:]]
  /// The index of the first pass of the style that is being made.
  private var open = 0

  /// No declarations of custom properties.
  static let noCustomProperties = ID<CustomPropertyDeclarations>(0)

  /// The number of styles.
  var count: Int { styles.count }

  @inline(__always)
  subscript(id: ID<CascadedStyle>) -> CascadedStyle { styles[id] }

  /// A pass of a style, counted from 0.
  @inline(__always)
  func pass(_ index: Int, of style: CascadedStyle) -> CascadedStyle.Pass { passes[Int(style.passStart) + index] }

  /// The value that wins for a property; `nil` where no declaration does.
  @inline(__always)
  func value(of row: ID<PropertyTable.Row>, in pass: CascadedStyle.Pass) -> ID<SpecifiedValue>? {
    for index in pass.winners where winners[index].row >= row {
      return winners[index].row == row ? winners[index].value : nil
    }
    return nil
  }

  /// Releases the memory that was reserved in advance.
  mutating func trim() {
    styles.trim()
    passes.trim()
    winners.trim()
  }

  /// The declarations of custom properties of a pass.
  func customProperties(of pass: CascadedStyle.Pass) -> [String: Cascade] { customProperties[pass.customProperties] }

  // MARK: Making styles

  mutating func add(_ winner: CascadedStyle.Winner) { winners.append(winner) }

  /// Makes a pass of the winners from an index on, for the style that comes next.
  mutating func addPass(from start: Int, _ customProperties: ID<CustomPropertyDeclarations>) {
    passes.append(
      CascadedStyle.Pass(start: Int32(start), end: Int32(winners.count), customProperties: customProperties))
  }

  /// The indices of the passes of the style that comes next.
  var openPasses: Range<Int> { open..<passes.count }

  /// Makes a style of the passes that were added.
  mutating func add(
    type: ID<PropertyTable>, environment: ID<LocalEnvironment>, isRoot: Bool, inheritance: ID<InheritedWinners>
  ) {
    styles.append(
      CascadedStyle(
        type: type, environment: environment, isRoot: isRoot, inheritance: inheritance, passStart: Int32(open),
        passEnd: Int32(passes.count)))
    open = passes.count
  }

  /// Whether declarations of custom properties are known.
  func hasCustomProperties(_ id: ID<CustomPropertyDeclarations>) -> Bool { id.index < customProperties.count }

  /// Sets declarations of custom properties. IDs come in order.
  mutating func setCustomProperties(_ id: ID<CustomPropertyDeclarations>, _ declarations: [String: Cascade]) {
    if id.index < customProperties.count {
      customProperties[id] = declarations
    } else {
      customProperties.append(declarations)
    }
  }
}
