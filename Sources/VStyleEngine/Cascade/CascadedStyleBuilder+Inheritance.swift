import VStyleStylesheet

/// The winners of a cascaded style that reach children.
enum InheritedWinners {}

extension CascadedStyleBuilder {
  /// The number of words before the winners in a sequence of ``inheritedWinners``.
  private static let headerCount = 3

  /// The winners of the open style that reach children. None if no winner reaches them, if the style declares no custom
  /// property, and if its type is transparent. `Label` is not: values below a label are resolved against its font, which
  /// is not inherited.
  ///
  /// - Parameters:
  ///   - environment: the environment of the style.
  ///   - table: the properties of its type.
  mutating func inheritance(_ environment: ID<LocalEnvironment>, _ table: TypeTable) -> ID<InheritedWinners> {
    let passes = styles.openPasses
    let customProperties = styles.passes[passes.lowerBound].customProperties
    inheritanceKey.clear()
    inheritanceKey.append(table.inheritedSet)
    inheritanceKey.append(environment)
    inheritanceKey.append(customProperties)
    add(table.reachingChildren, passes)
    // The winner after a rollback is not in the key. The ID of the style makes the key unique, so no other style shares
    // it.
    if values.hasRollBacks, mayRollBack() {
      inheritanceKey.append(ID<TypeTable.Row>.none)
      inheritanceKey.append(raw: 0)
      inheritanceKey.append(ID<CascadedStyle>(styles.count))
    }
    let isEmpty = inheritanceKey.count == Self.headerCount
    if isEmpty, customProperties == CascadedStyles.noCustomProperties, table.isTransparent { return .none }
    return inheritedWinners.intern(inheritanceKey)
  }

  /// Whether a winner in the key may roll the cascade back.
  private func mayRollBack() -> Bool {
    stride(from: Self.headerCount, to: inheritanceKey.count, by: 3).contains { index in
      values.mayRollBack[Int(inheritanceKey[index + 2])]
    }
  }

  /// The indices in ``inheritedWinners`` of the winners of a style that reach children.
  func inheritedWinners(of style: CascadedStyle) -> Range<Int> {
    guard !style.inheritance.isNone else { return 0..<0 }
    let row = inheritedWinners.range(of: style.inheritance)
    return row.lowerBound + Self.headerCount..<row.upperBound
  }

  /// Consumes the winners of a property at the start of a range, in which properties keep their order.
  ///
  /// - Parameters:
  ///   - member: the property.
  ///   - winners: the indices of the winners that are left, in ``inheritedWinners``.
  /// - Returns: the value of the winner that is for no single control state, or none; and whether there are winners for
  ///   control states.
  @inline(__always)
  func consumeWinner(
    _ member: TypeTable.Member, _ winners: inout Range<Int>
  ) -> (value: ID<SpecifiedValue>, isInState: Bool) {
    var (value, isInState): (ID<SpecifiedValue>, Bool) = (.none, false)
    while let index = winners.first, inheritedWinners.pool[index] == member.index.rawValue {
      if inheritedWinners.pool[index + 1] == 0 {
        value = ID(rawValue: inheritedWinners.pool[index + 2])
      } else {
        isInState = true
      }
      winners = index + 3..<winners.upperBound
    }
    return (value, isInState)
  }

  /// Adds the winners of some properties to the key.
  private mutating func add(_ members: [TypeTable.Member], _ passes: Range<Int>) {
    var (index, last) = (0, ID<TypeTable.Row>(Int(Int32.max)))
    for member in members {
      // Winners are in the order of the rows. While the properties are too, the search continues after the last one.
      let winners = styles.passes[passes.lowerBound].winners
      if member.index < last { index = winners.lowerBound }
      last = member.index
      while index < winners.upperBound, styles.winners[index].row < last { index += 1 }
      if index < winners.upperBound, styles.winners[index].row == last { add(styles.winners[index], pass: 0) }
      guard member.hasSlots else { continue }
      for pass in passes.dropFirst() {
        guard let value = styles.value(of: last, in: styles.passes[pass]) else { continue }
        add(CascadedStyle.Winner(row: last, value: value), pass: Int32(pass - passes.lowerBound))
      }
    }
  }

  @inline(__always)
  private mutating func add(_ winner: CascadedStyle.Winner, pass: Int32) {
    inheritanceKey.append(winner.row)
    inheritanceKey.append(raw: pass)
    inheritanceKey.append(winner.value)
  }
}
