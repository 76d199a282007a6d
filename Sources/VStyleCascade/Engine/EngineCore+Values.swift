import VStyleSyntax
import VStyleValues

/// From styles to values.
extension EngineCore {
  /// A value as the engine finds it.
  struct Resolved {
    let value: Value
    /// Whether a declaration stands behind it, here or above.
    let isStyled: Bool
    /// The value that those who inherit this one resolve anew against their own color.
    let following: Value?
  }

  /// One property of one node as it is looked up: where it stands and what is known around it.
  struct Question {
    let node: Int32
    let record: StyleRecords.Record
    let pass: Int
    let environment: Int32
  }

  mutating func question(_ node: Int32, pass: Int) -> Question {
    let record = styles.records.records[Int(nodes.outcomes[Int(node)].record)]
    return question(node, record, pass: pass)
  }

  mutating func question(_ node: Int32, _ record: StyleRecords.Record, pass: Int) -> Question {
    Question(node: node, record: record, pass: pass, environment: styles.environment(of: record, pass: pass))
  }

  /// The value of a property.
  mutating func resolve(_ place: Int32, _ question: Question, _ context: ValueContext) -> Resolved {
    let look = styles.builder.looks[question.record.look]
    let entry = layouts[look.type].entries[Int(place)]
    let subject = Subject(place: place, entry: entry)
    guard
      let expression = styles.builder.looks.expression(at: place, styles.builder.looks.pass(question.pass, of: look))
    else {
      return defaulted(subject, question, context, isInherited: entry.inherits, isDeclared: false)
    }
    return resolve(styles.outcome(expression, in: question.environment).result, subject, question, context)
  }

  /// The value of a property or one of its parts that a result comes to.
  ///
  /// - Parameter isOfWhole: whether a value would be one of the whole.
  mutating func resolve(
    _ result: ExpressionResult, _ subject: Subject, isOfWhole: Bool = true, _ question: Question,
    _ context: ValueContext
  ) -> Resolved {
    switch result {
    case .value(let value):
      let resolved = value.resolved(in: context)
      return Resolved(
        value: isOfWhole ? subject.part(of: resolved) : resolved, isStyled: true,
        following: value.followingCurrentColor(in: context))
    case .invalid:
      return defaulted(subject, question, context, isInherited: subject.entry.inherits, isDeclared: true)
    case .keyword(.revert), .keyword(.revertLayer): return contested(subject, question, context)
    case .keyword(let keyword):
      return defaulted(
        subject, question, context, isInherited: keyword == .inherit || keyword == .unset && subject.entry.inherits,
        isDeclared: true)
    case .composed(let composed): return resolve(composed, subject, question, context)
    }
  }

  /// The value of a property whose winner turned out to hand the decision on.
  mutating func contested(_ subject: Subject, _ question: Question, _ context: ValueContext) -> Resolved {
    // What decides instead may change while the result of the winner stays the same.
    hasExplicitInheritance = true
    let look = styles.builder.looks[question.record.look]
    let contests = styles.builder.contests(
      layouts[look.type].slot(of: question.pass), matchedRules.matches(of: question.record.look, pass: question.pass),
      contexts.ambients[Int(look.ambient)], styles.rules)
    let entry = subject.entry
    var contest = Contest(contests[entry.name], and: contests["all"])
    if let longhand = subject.longhand { contest = Contest(contests[longhand.name], and: contest) }
    var walk = ContestWalk(contest)
    while true {
      switch walk.next() {
      case .nothing: return defaulted(subject, question, context, isInherited: entry.inherits, isDeclared: false)
      case .wide(let keyword, _):
        return defaulted(
          subject, question, context, isInherited: keyword == .inherit || keyword == .unset && entry.inherits,
          isDeclared: true)
      case .declaration(let winner):
        let expression = styles.builder.expression(winner, layouts[look.type], subject.place)
        switch styles.outcome(expression, in: question.environment).result {
        case .keyword(let keyword) where walk.rollBack(keyword): continue
        case let result:
          let isOfWhole = winner.declaration.name == entry.name
          return resolve(result, subject, isOfWhole: isOfWhole, question, context)
        }
      }
    }
  }

  mutating func defaulted(
    _ subject: Subject, _ question: Question, _ context: ValueContext, isInherited: Bool, isDeclared: Bool
  ) -> Resolved {
    let entry = subject.entry
    if isInherited, let inherited = inherited(subject, question), inherited.kind == entry.kind {
      let following = entry.name == "color" ? nil : inherited.following
      if following != nil { usesInheritedCurrentColor = true }
      return Resolved(
        value: following?.resolved(in: context) ?? inherited.value, isStyled: isDeclared || inherited.isStyled,
        following: following)
    }
    let context = isInherited && question.record.given < 0 && isDeclared ? environment.rootContext : context
    return Resolved(
      value: subject.part(of: entry.initial.resolved(in: context)), isStyled: isDeclared,
      following: entry.initial.followingCurrentColor(in: context))
  }

  /// What the parent has; `nil` if there is none or its class does not have the property.
  private mutating func inherited(_ subject: Subject, _ question: Question) -> InheritedValue? {
    guard question.record.given >= 0 else { return nil }
    if subject.entry.inherits {
      return inherited(subject.entry.name, from: question.record.given)?.part(of: subject)
    }
    hasExplicitInheritance = true
    return ofParent(subject, question.node)
  }

  /// A value that only the parent's node knows. Nodes that say `inherit` themselves ask their parent in turn.
  private mutating func ofParent(_ subject: Subject, _ node: Int32) -> InheritedValue? {
    let property = layouts.propertyNumber(subject.entry.name)
    var current = nodes.parent[Int(node)]
    while current != NodeTable.none {
      let record = styles.records.records[Int(nodes.outcomes[Int(current)].record)]
      let look = styles.builder.looks[record.look]
      let place = layouts[look.type].place(of: property)
      guard place >= 0 else { return nil }
      let own = layouts[look.type].entries[Int(place)]
      let pass = own.slots.isEmpty ? 0 : 1 + (layouts[look.type].slots.firstIndex(of: "normal") ?? 0)
      let question = question(current, record, pass: pass)
      let above = subject.at(place, own)
      if record.given >= 0, !own.inherits,
        let expression = styles.builder.looks.expression(at: place, styles.builder.looks.pass(pass, of: look)),
        styles.outcome(expression, in: question.environment).result.result(of: above) == .keyword(.inherit)
      {
        current = nodes.parent[Int(current)]
        continue
      }
      let value = resolve(above, question, basis(question))
      return InheritedValue(
        value: value.value, kind: own.kind, isStyled: value.isStyled, following: value.following)
    }
    return nil
  }

  /// An inherited property as a state hands it on; `nil` if the class of its node does not have it.
  mutating func inherited(_ name: String, from state: Int32) -> InheritedValue? {
    let property = layouts.propertyNumber(name)
    var path: [Int32] = []
    var current = state
    // Down from the nearest state that knows: a chain of states may be as long as the tree is deep.
    while current >= 0, styles.states.value(of: property, in: current) == nil {
      let look = styles.builder.looks[styles.states.states[Int(current)].look]
      guard layouts[look.type].place(of: property) >= 0 else { break }
      path.append(current)
      current = styles.states.states[Int(current)].parent
    }
    for number in path.reversed() {
      let question = question(of: number)
      let look = styles.builder.looks[question.record.look]
      let place = layouts[look.type].place(of: property)
      let entry = layouts[look.type].entries[Int(place)]
      let pass = entry.slots.isEmpty ? 0 : 1 + (layouts[look.type].slots.firstIndex(of: "normal") ?? 0)
      let own = self.question(question.node, question.record, pass: pass)
      let value = resolve(place, own, basis(own))
      styles.states.set(
        InheritedValue(value: value.value, kind: entry.kind, isStyled: value.isStyled, following: value.following),
        of: property, in: number)
    }
    return state < 0 ? nil : styles.states.value(of: property, in: state)
  }

  /// The question about any node that hands on a state.
  private func question(of state: Int32) -> Question {
    let known = styles.states.states[Int(state)]
    let record = StyleRecords.Record(look: known.look, given: known.parent, handed: state)
    return Question(node: known.node, record: record, pass: 0, environment: known.environment)
  }

  /// What the values of a node are resolved against.
  struct Basis {
    var context: ValueContext
    /// The values that make up the context: they were resolved before it was complete.
    var first: [(place: Int32, value: Resolved)] = []
  }

  /// The value of a property, in the order in which values are computed.
  mutating func resolve(_ place: Int32, _ question: Question, _ basis: Basis) -> Resolved {
    for (known, value) in basis.first where known == place { return value }
    return resolve(place, question, basis.context)
  }

  /// What the values of a node are resolved against.
  mutating func basis(_ question: Question) -> Basis {
    let look = styles.builder.looks[question.record.look]
    let ambient = contexts.ambients[Int(look.ambient)]
    var basis = Basis(context: question.record.given < 0 ? environment.rootContext : context(of: question.record.given))
    basis.context.colorScheme = ambient.colorScheme
    basis.context.displayScale = environment.traits.displayScale
    basis.context.skin = environment.skin
    let isRoot = look.isRoot
    let layout = layouts[look.type]
    for member in layout.context {
      let entry = layout.entries[Int(member.place)]
      let resolved = resolve(member.place, question, basis.context)
      basis.first.append((member.place, resolved))
      ContextProperties.update(
        &basis.context, with: ComputedValue(value: resolved.value, kind: entry.kind, source: .initial), of: entry.name,
        at: .init(isRoot: isRoot, preferred: environment.traits.colorScheme))
    }
    return basis
  }

  /// What the children of a state are resolved against.
  private mutating func context(of state: Int32) -> ValueContext {
    var path: [Int32] = []
    var current = state
    while current >= 0, styles.states.context(of: current) == nil {
      path.append(current)
      current = styles.states.states[Int(current)].parent
    }
    for number in path.reversed() {
      let basis = basis(question(of: number))
      styles.states.set(basis.context, of: number)
    }
    return styles.states.context(of: state) ?? environment.rootContext
  }
}
