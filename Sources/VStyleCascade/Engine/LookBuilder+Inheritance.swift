/// What of a look reaches the children of a node.
extension LookBuilder {
  /// What of the passes reaches the children.
  mutating func inheritance(_ ambient: Int32, _ layout: ViewTypeLayouts.Layout, _ shape: InheritanceShape)
    -> Int32
  {
    let passes = looks.openPasses
    let customPropertyKey = looks.passes[passes.lowerBound].customPropertyKey
    key.clear()
    key.append(layout.shape)
    key.append(ambient)
    key.append(customPropertyKey)
    let ownStart = key.count
    add(layout.handedOn, passes)
    // What decides after a rollback is not in the key, so no other look hands on the same.
    if hasRollBacks, stride(from: ownStart, to: key.count, by: 3).contains(where: { mayRollBack[Int(key[$0 + 2])] }) {
      for number in [-1, 0, Int32(looks.count)] { key.append(number) }
    }
    if key.count == ownStart, customPropertyKey == 0, shape.isTransparent { return -1 }
    return inheritances.intern(key)
  }

  /// Where the winners stand in ``inheritances`` that reach the children.
  func declared(_ look: Look) -> Range<Int> {
    guard look.inheritance >= 0 else { return 0..<0 }
    let row = inheritances.range(of: look.inheritance)
    return row.lowerBound + 3..<row.upperBound
  }

  /// Takes the winners for a property from the front of some, which are in the order of the properties.
  ///
  /// - Returns: the one that is for no single control state, −1 for none, and whether there are others.
  @inline(__always)
  func takeDeclared(_ member: ViewTypeLayouts.Member, _ declared: inout Range<Int>) -> (
    expression: Int32, isInState: Bool
  ) {
    var (expression, isInState): (Int32, Bool) = (-1, false)
    while let place = declared.first, inheritances.pool[place] == member.place {
      if inheritances.pool[place + 1] == 0 { expression = inheritances.pool[place + 2] } else { isInState = true }
      declared = place + 3..<declared.upperBound
    }
    return (expression, isInState)
  }

  /// Adds the winners for some properties to the key: the place, the pass and the expression of each.
  private mutating func add(_ members: [ViewTypeLayouts.Member], _ passes: Range<Int>) {
    var (win, last) = (0, Int32.max)
    for member in members {
      // Where the properties come in the order of their places, as the winners do, the search goes on.
      let wins = looks.passes[passes.lowerBound].wins
      if member.place < last { win = wins.lowerBound }
      last = member.place
      while win < wins.upperBound, looks.wins[win].place < last { win += 1 }
      if win < wins.upperBound, looks.wins[win].place == last { add(looks.wins[win], pass: 0) }
      guard member.hasSlots else { continue }
      for pass in passes.dropFirst() {
        guard let expression = looks.expression(at: last, looks.passes[pass]) else { continue }
        add(Look.Win(place: last, expression: expression), pass: Int32(pass - passes.lowerBound))
      }
    }
  }

  @inline(__always)
  private mutating func add(_ win: Look.Win, pass: Int32) {
    key.append(3) { key, end in
      key[end] = win.place
      key[end + 1] = pass
      key[end + 2] = win.expression
      end += 3
    }
  }
}
