/// A style that elements share: a cascaded style and the style that the elements inherit.
package struct SharedStyle: Sendable {
  let cascaded: ID<CascadedStyle>
  /// The style that the first element with the style inherits; none at the root.
  let inherited: ID<InheritedStyle>
  /// The style that its children inherit.
  let forChildren: ID<InheritedStyle>
}

/// An interner for shared styles.
struct SharedStyles: Sendable {
  private(set) var styles: [SharedStyle] = []
  private var byInherited = PairTable<CascadedStyle, InheritedStyle, SharedStyle>()
  private var byForChildren = PairTable<CascadedStyle, InheritedStyle, SharedStyle>()

  /// The IDs of all styles.
  var ids: some Sequence<ID<SharedStyle>> { styles.indices.lazy.map { ID($0) } }

  @inline(__always)
  subscript(id: ID<SharedStyle>) -> SharedStyle { styles[id] }

  /// Releases unused capacity.
  mutating func trim() { styles.trim() }

  /// The style of elements with a cascaded style that inherit a style; `nil` if there is none yet.
  @inline(__always)
  func find(_ cascaded: ID<CascadedStyle>, inherited: ID<InheritedStyle>) -> ID<SharedStyle>? {
    byInherited[cascaded, inherited]
  }

  /// The style of elements with a cascaded style whose children inherit a style, if these decide all values; `nil` if
  /// there is none yet.
  func find(_ cascaded: ID<CascadedStyle>, forChildren: ID<InheritedStyle>) -> ID<SharedStyle>? {
    byForChildren[cascaded, forChildren]
  }

  /// Sets the shared style of all elements with a cascaded style that inherit a style.
  mutating func share(_ style: ID<SharedStyle>, _ cascaded: ID<CascadedStyle>, inherited: ID<InheritedStyle>) {
    byInherited.set(cascaded, inherited, to: style)
  }

  /// Adds a style.
  ///
  /// - Parameters:
  ///   - isShared: whether all elements with the cascaded style that inherit the same share it.
  ///   - isContextIndependent: whether all elements with the cascaded style whose children inherit the same share it.
  mutating func add(_ style: SharedStyle, isShared: Bool, isContextIndependent: Bool) -> ID<SharedStyle> {
    styles.append(style)
    let id = ID<SharedStyle>(styles.count - 1)
    if isShared { share(id, style.cascaded, inherited: style.inherited) }
    if isContextIndependent { byForChildren.set(style.cascaded, style.forChildren, to: id) }
    return id
  }
}
