import VStyleSelectors

/// From nodes to signatures.
extension EngineCore {
  /// The signature of a description, without what depends on the place in the tree.
  mutating func describe(_ description: Int32) -> Int32 {
    let outline = descriptions.outline(description)
    scratch.features.clear()
    if outline.id >= 0 { addFeature(meanings.ids.feature(outline.id, selectors, descriptions) { .id($0) }) }
    for place in outline.classes {
      addFeature(meanings.classes.feature(descriptions.pool[place], selectors, descriptions) { .className($0) })
    }
    for place in outline.states {
      addFeature(meanings.states.feature(descriptions.pool[place], selectors, descriptions) { .state($0) })
    }
    // The styles of the view itself bring rules along.
    if outline.hasLocals { addFeature(locals(descriptions.locals(of: outline))) }
    if !outline.attributes.isEmpty { describeAttributes(outline) }
    if outline.hasText, let number = selectors.features.find(.text) { addFeature(number) }
    let theme = outline.theme < 0 ? -1 : selectors.types.number(descriptions.names.names[Int(outline.theme)])
    let signature = signatures.number(type: type(named: outline.type), theme: theme, scratch.features)
    while describedSignatures.count <= Int(description) { describedSignatures.append(NodeTable.none) }
    describedSignatures[Int(description)] = signature
    return signature
  }

  private mutating func describeAttributes(_ outline: Descriptions.Outline) {
    for place in stride(from: outline.attributes.lowerBound, to: outline.attributes.upperBound, by: 2) {
      let value = descriptions.name(at: place + 1)
      for (test, number) in selectors.features.attributes[ExactText(descriptions.name(at: place))] ?? []
      where test.isMet(by: value) {
        addFeature(number)
      }
    }
  }

  /// Adds a feature to those of the description at hand, which stay sorted.
  private mutating func addFeature(_ feature: Int32) {
    if feature >= 0 { scratch.features.insert(feature) }
  }

  private mutating func type(named name: Int32) -> Int32 {
    if let known = meanings.types[name] { return known }
    let type = layouts.number(descriptions.names.names[Int(name)], &selectors.types)
    meanings.types.set(name, type)
    return type
  }

  /// A signature with a feature more or less.
  mutating func toggled(_ signature: Int32, _ feature: Int32, _ isOn: Bool) -> Int32 {
    let old = signatures[signature]
    let features = signatures.features(of: old).filter { $0 != feature } + (isOn ? [feature] : [])
    return signatures.number(type: old.type, theme: old.theme, features.sorted())
  }

  /// The feature of a list of own styles, whose rules take part from now on.
  private mutating func locals(_ list: LocalStyles) -> Int32 {
    if let known = localStyles[list] { return selectors.features.number(.locals(known)) }
    let number = Int32(localStyles.count)
    localStyles[list] = number
    let feature = selectors.features.number(.locals(number))
    var order = 0
    for style in list.styles {
      for rule in style.rules {
        order += 1
        conditions.add(rule)
        selectors.add(rule, number: styles.rules.add(rule, locals: number, order: order, &layouts), locals: number)
      }
    }
    hasNewRules = true
    return feature
  }
}
