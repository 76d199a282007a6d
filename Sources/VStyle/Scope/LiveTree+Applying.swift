package import VStyleEngine
import VStyleStylesheet
import VStyleValues

/// Writing styles to views.
extension LiveTree {
  /// Writes changed styles to views, parents first.
  ///
  /// - Parameter changed: the nodes with changed styles.
  /// - Returns: the number of writes.
  package func write(_ changed: [ID<Node>]) -> Int {
    noteAlteredStyles()
    writeRound += 1
    var round = writeRound
    // OPTIMIZATION: Using the members would be simpler. While they are moved, their use needs no exclusivity check, and
    // a small flush allocates no memory for the list.
    var (styles, writes) = (take(&styleBuffer), take(&writes))
    engine.readStyles(of: changed, into: &styles)
    var written = 0
    var index = 0
    var run: [any Styleable] = []
    var root = engine.rootState
    while index < changed.count {
      if round != writeRound {
        // A setter has flushed the scope.
        round = writeRound
        engine.readStyles(of: changed, into: &styles)
        writes = []
        root = engine.rootState
      }
      guard let view = views[changed[index]] else {
        index += 1
        continue
      }
      let write = self.writes(for: view, changed[index], styles[index], root, &writes)
      index += 1
      if index < changed.count, styles[index] == styles[index - 1], !write.isOfOneNode {
        takeRun(from: view, &index, changed, styles, write, &run)
        written += write.delta.apply(to: run)
        run.removeAll(keepingCapacity: true)
      } else {
        written += write.apply(to: view, view.styleStorage)
      }
    }
    if round == writeRound { self.writes = writes }
    if styles.count <= LiveTree.keptStyles { styleBuffer = styles }
    return written
  }

  /// The maximum number of styles in a list that is reused.
  private static let keptStyles = 4096

  private func take<Element>(_ array: inout [Element]) -> [Element] {
    var taken: [Element] = []
    swap(&taken, &array)
    return taken
  }

  /// Takes a view and those of the nodes from an index on that have the same style, and moves the index behind them.
  @inline(never)
  private func takeRun(
    from view: any Styleable, _ index: inout Int, _ changed: [ID<Node>], _ styles: [ID<SharedStyle>],
    _ write: StyleWrites, _ run: inout [any Styleable]
  ) {
    run.append(view)
    let style = styles[index - 1]
    while index < changed.count, styles[index] == style, let view = views[changed[index]],
      // Two view types may have the same name.
      type(of: view) == write.table.type
    {
      run.append(view)
      index += 1
    }
  }

  func noteAlteredStyles() {
    if generation != engine.generation {
      generation = engine.generation
      writes = []
      rows = [:]
    }
    for style in engine.alteredStyles where style.index < writes.count { writes[style]?.isAltered = true }
  }

  /// Returns the writes of a style for views of the type of a view.
  @inline(__always)
  private func writes(
    for view: any StyleNode, _ node: ID<Node>, _ style: ID<SharedStyle>, _ root: RootState?,
    _ writes: inout [StyleWrites?]
  ) -> StyleWrites {
    if style.index < writes.count, let known = writes[style], known.table.type == type(of: view), !known.isAltered {
      return known
    }
    return updatedWrites(for: view, node, style, root, &writes)
  }

  private func updatedWrites(
    for view: any StyleNode, _ node: ID<Node>, _ style: ID<SharedStyle>, _ root: RootState?,
    _ writes: inout [StyleWrites?]
  ) -> StyleWrites {
    let type = type(of: view)
    while writes.count <= style.index { writes.append(nil) }
    let known = writes[style].flatMap { $0.table.type == type ? $0 : nil }
    if let known, let root, known.restore(root) { return known }
    let table = known?.table ?? ViewTypeTable.of(type)
    let changes = changes(of: node, table)
    // The computation of the values shows whether they depend on the parent.
    let isOfOneNode = engine.isOfOneNode(style)
    if let known, !isOfOneNode {
      known.set(changes, root)
      return known
    }
    let made = StyleWrites(changes, for: table, root, isOfOneNode: isOfOneNode)
    writes[style] = isOfOneNode ? nil : made
    return made
  }

  func bindingRows(of table: ViewTypeTable) -> BindingRows {
    if let known = rows[ObjectIdentifier(table)] { return known }
    let made = BindingRows(table)
    rows[ObjectIdentifier(table)] = made
    return made
  }

  private func changes(of node: ID<Node>, _ table: ViewTypeTable) -> [StyleDelta.Change] {
    let rows = bindingRows(of: table)
    let values = engine.styledValues(of: node)
    var changes: [StyleDelta.Change] = []
    changes.reserveCapacity(values.count)
    for value in values {
      let slots = rows[value.index] ?? rows.add(engine.entry(at: value.index, of: node), at: value.index)
      if let index = slots[value.slot] {
        changes.append(StyleDelta.Change(index, value.value, location: value.location))
      }
    }
    return changes
  }
}
