import VStyleStylesheet

/// The winning declaration of each property.
///
/// Elements share it if the same rules match them in each control state, at the same `@scope` distances, and their view
/// types, environments and own themes are equal (``MatchedRules``). The root shares it with no other element.
///
/// - Spec: https://www.w3.org/TR/css-cascade-5/#cascaded
@usableFromInline struct CascadedStyle: Sendable {
  let type: ID<TypeTable>
  let environment: ID<LocalEnvironment>
  let isRoot: Bool
  /// The winners that reach children. Other cascaded styles may share them. ``ID/none`` if the element adds nothing to
  /// what it inherits.
  let inheritance: ID<InheritedWinners>
  fileprivate let passStart: Int32
  fileprivate let passEnd: Int32

  /// The indices in ``CascadedStyles/passes``: one pass without a forced control state, for properties with one value,
  /// then one for each control state of the type. Each pass has winners of all properties.
  var passes: Range<Int> { Int(passStart)..<Int(passEnd) }

  /// The winning declaration of a property.
  struct Winner {
    let row: ID<TypeTable.Row>
    let value: ID<SpecifiedValue>
  }

  /// The winners of all properties, for properties with one value or for one control state.
  struct Pass {
    fileprivate let start: Int32
    fileprivate let end: Int32
    /// The declarations of custom properties; ``CascadedStyles/noCustomProperties`` for none.
    let customProperties: ID<CustomPropertyDeclarations>

    /// The indices of the winners in ``CascadedStyles/winners``, in the order of the rows.
    var winners: Range<Int> { Int(start)..<Int(end) }
  }
}

/// The winning declarations of custom properties of a cascaded style.
enum CustomPropertyDeclarations {}

/// The cascaded styles of a tree.
struct CascadedStyles: Sendable {
  private var styles: [CascadedStyle] = []
  private(set) var passes: [CascadedStyle.Pass] = []
  private(set) var winners: [CascadedStyle.Winner] = []
  private var customProperties: [[String: Cascade]] = [[:]]
  /// The index of the first pass of the open style, which is being built.
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

  /// The winning value of a property; `nil` if no declaration sets it.
  @inline(__always)
  func value(of row: ID<TypeTable.Row>, in pass: CascadedStyle.Pass) -> ID<SpecifiedValue>? {
    for index in pass.winners where winners[index].row >= row {
      return winners[index].row == row ? winners[index].value : nil
    }
    return nil
  }

  /// Releases unused capacity.
  mutating func trim() {
    styles.trim()
    passes.trim()
    winners.trim()
  }

  /// The declarations of custom properties of a pass.
  func customProperties(of pass: CascadedStyle.Pass) -> [String: Cascade] { customProperties[pass.customProperties] }

  // MARK: Making styles

  mutating func add(_ winner: CascadedStyle.Winner) { winners.append(winner) }

  /// Adds a pass to the open style, with the winners since `start`.
  mutating func addPass(from start: Int, _ customProperties: ID<CustomPropertyDeclarations>) {
    passes.append(
      CascadedStyle.Pass(start: Int32(start), end: Int32(winners.count), customProperties: customProperties))
  }

  /// The indices of the passes of the open style.
  var openPasses: Range<Int> { open..<passes.count }

  /// Adds the open style, with the passes that were added.
  mutating func add(
    type: ID<TypeTable>, environment: ID<LocalEnvironment>, isRoot: Bool, inheritance: ID<InheritedWinners>
  ) {
    styles.append(
      CascadedStyle(
        type: type, environment: environment, isRoot: isRoot, inheritance: inheritance, passStart: Int32(open),
        passEnd: Int32(passes.count)))
    open = passes.count
  }

  /// Whether the declarations of custom properties of an ID are set.
  func hasCustomProperties(_ id: ID<CustomPropertyDeclarations>) -> Bool { id.index < customProperties.count }

  /// Sets the declarations of custom properties of an ID. A new ID must be the next one, which is not checked.
  mutating func setCustomProperties(_ id: ID<CustomPropertyDeclarations>, _ declarations: [String: Cascade]) {
    if id.index < customProperties.count {
      customProperties[id] = declarations
    } else {
      customProperties.append(declarations)
    }
  }
}
