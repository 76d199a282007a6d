import VStyleValues

/// Properties whose parts are declared by themselves.
extension EngineCore {
  /// What is asked for: a property, or a part of it.
  struct Subject {
    /// The place of the property in its class.
    let place: Int32
    /// The property as the class has it.
    let entry: StyleSchema.PropertyEntry
    /// The longhand; `nil` where the whole is asked for.
    var longhand: StyleSchema.PropertyEntry?

    /// What is asked for of a value of the whole.
    func part(of whole: Value) -> Value { longhand?.part?.longhand.part(of: whole) ?? whole }

    /// The same question to a node of another class.
    func at(_ place: Int32, _ entry: StyleSchema.PropertyEntry) -> Subject {
      Subject(place: place, entry: entry, longhand: longhand)
    }
  }

  /// The value of a property or one of its parts, in the order in which values are computed.
  mutating func resolve(_ subject: Subject, _ question: Question, _ basis: Basis) -> Resolved {
    let look = styles.builder.looks[question.record.look]
    let pass = styles.builder.looks.pass(question.pass, of: look)
    if subject.longhand != nil, let expression = styles.builder.looks.expression(at: subject.place, pass),
      case .composed(let composed) = styles.outcome(expression, in: question.environment).result
    {
      return resolve(composed, subject, question, basis.context)
    }
    return resolve(subject.place, question, basis).part(of: subject)
  }

  /// The value of a property, made up of what its parts turn out to be; or that of one part.
  mutating func resolve(
    _ composed: ComposedResult, _ subject: Subject, _ question: Question, _ context: ValueContext
  ) -> Resolved {
    let entry = subject.entry
    if let longhand = subject.longhand,
      let part = composed.parts.first(where: { entry.longhands[$0.longhand].name == longhand.name })
    {
      return resolve(part.result, subject, isOfWhole: part.isOfWhole, question, context)
    }
    let whole = resolve(composed.whole, subject, isOfWhole: true, question, context)
    guard subject.longhand == nil else { return whole }
    var value = whole.value
    var isStyled = whole.isStyled
    for part in composed.parts {
      let own = entry.longhands[part.longhand]
      guard let longhand = own.part?.longhand else { continue }
      let subject = Subject(place: subject.place, entry: entry, longhand: own)
      let resolved = resolve(part.result, subject, isOfWhole: part.isOfWhole, question, context)
      value = longhand.putting(resolved.value, into: value)
      isStyled = isStyled || resolved.isStyled
    }
    return Resolved(value: value, isStyled: isStyled, following: nil)
  }

  private mutating func resolve(
    _ result: ExpressionResult?, _ subject: Subject, isOfWhole: Bool, _ question: Question, _ context: ValueContext
  ) -> Resolved {
    guard let result else {
      return defaulted(subject, question, context, isInherited: subject.entry.inherits, isDeclared: false)
    }
    return resolve(result, subject, isOfWhole: isOfWhole, question, context)
  }
}

extension EngineCore.Resolved {
  /// What is asked for of a value of the whole.
  fileprivate func part(of subject: EngineCore.Subject) -> Self {
    subject.longhand == nil ? self : Self(value: subject.part(of: value), isStyled: isStyled, following: nil)
  }
}

extension InheritedValue {
  /// What is asked for of a value of the whole.
  func part(of subject: EngineCore.Subject) -> Self {
    subject.longhand == nil
      ? self : Self(value: subject.part(of: value), kind: kind, isStyled: isStyled, following: nil)
  }
}

extension ExpressionResult {
  /// What decides what is asked for.
  func result(of subject: EngineCore.Subject) -> ExpressionResult {
    guard case .composed(let composed) = self, let longhand = subject.longhand else { return self }
    let longhands = subject.entry.longhands
    let part = composed.parts.first { longhands[$0.longhand].name == longhand.name }
    return (part.map(\.result) ?? composed.whole) ?? self
  }
}
