import VStyleStylesheet
import VStyleValues

/// Properties whose longhands have declarations of their own.
extension EngineCore {
  /// A property whose value is computed, or a longhand of it.
  struct Subject {
    /// The properties of the type.
    let table: TypeTable
    /// The row of the property.
    let row: ID<TypeTable.Row>
    /// The longhand; `nil` for the whole.
    var longhand: StyleSchema.PropertyEntry?

    /// The property as the type has it.
    ///
    /// OPTIMIZATION: read from the table each time. Storing the entry would be simpler, but the copy would retain its
    /// dozen references for every value.
    var entry: StyleSchema.PropertyEntry {
      @inline(__always) _read { yield table.entries[row.index] }
    }

    /// The name of the whole property.
    var property: ID<PropertyName> { table.properties[row] }

    /// The subject's part of a value of the whole property.
    func part(of whole: StyleValue) -> StyleValue { longhand?.part?.longhand.part(of: whole) ?? whole }

    /// The same subject in another type.
    func at(_ row: ID<TypeTable.Row>, of table: TypeTable) -> Subject {
      Subject(table: table, row: row, longhand: longhand)
    }
  }

  /// The value of a property or one of its longhands. The values of context properties come from the basis.
  mutating func resolve(_ subject: Subject, _ query: Query, _ basis: Basis) -> Resolved {
    // The context has the font of the element already, to which `2em` of the font itself does not refer.
    if subject.longhand != nil, let known = basis.first.first(where: { $0.row == subject.row }) {
      return known.value.part(of: subject)
    }
    let pass = styles.builder.styles.pass(query.pass, of: styles.builder.styles[query.style.cascaded])
    if subject.longhand != nil, let value = styles.builder.styles.value(of: subject.row, in: pass),
      case .composed(let composed) = styles.diagnosedResult(
        of: value, in: customProperties(for: subject.row, of: subject.table, query)
      ).result
    {
      return resolve(composed, subject, query, basis.context)
    }
    return resolve(subject.row, query, basis).part(of: subject)
  }

  /// The value of a property from the results of its longhands, or the value of one longhand.
  mutating func resolve(
    _ composed: ComposedResult, _ subject: Subject, _ query: Query, _ context: ValueContext
  ) -> Resolved {
    if let longhand = subject.longhand,
      let part = composed.parts.first(where: { subject.entry.longhands[$0.longhand].name == longhand.name })
    {
      return resolve(part.result, subject, isOfWhole: part.isOfWhole, query, context)
    }
    let whole = resolve(composed.whole, subject, isOfWhole: true, query, context)
    guard subject.longhand == nil else { return whole }
    var value = whole.value
    var isStyled = whole.isStyled
    for part in composed.parts {
      let own = subject.entry.longhands[part.longhand]
      guard let longhand = own.part?.longhand else { continue }
      let subject = Subject(table: subject.table, row: subject.row, longhand: own)
      let resolved = resolve(part.result, subject, isOfWhole: part.isOfWhole, query, context)
      value = longhand.replacing(resolved.value, into: value)
      isStyled = isStyled || resolved.isStyled
    }
    return Resolved(value: value, isStyled: isStyled, following: nil)
  }

  private mutating func resolve(
    _ result: SpecifiedResult?, _ subject: Subject, isOfWhole: Bool, _ query: Query, _ context: ValueContext
  ) -> Resolved {
    guard let result else {
      return defaulted(subject, query, context, isInherited: subject.entry.inherits, isDeclared: false)
    }
    return resolve(result, subject, isOfWhole: isOfWhole, query, context)
  }
}

extension EngineCore.Resolved {
  /// The subject's part of a value of the whole property.
  fileprivate func part(of subject: EngineCore.Subject) -> Self {
    subject.longhand == nil ? self : Self(value: subject.part(of: value), isStyled: isStyled, following: nil)
  }
}

extension InheritedValue {
  /// The subject's part of a value of the whole property.
  func part(of subject: EngineCore.Subject) -> Self {
    subject.longhand == nil
      ? self : Self(value: subject.part(of: value), kind: kind, isStyled: isStyled, following: nil)
  }
}

extension SpecifiedResult {
  /// The subject's part of the result.
  func result(of subject: EngineCore.Subject) -> SpecifiedResult {
    guard case .composed(let composed) = self, let longhand = subject.longhand else { return self }
    let longhands = subject.entry.longhands
    let part = composed.parts.first { longhands[$0.longhand].name == longhand.name }
    return (part.map(\.result) ?? composed.whole) ?? self
  }
}
