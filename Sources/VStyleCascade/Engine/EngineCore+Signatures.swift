import VStyleSelectors

/// From nodes to signatures.
extension EngineCore {
  /// The signature of a description, without what depends on the place in the tree.
  mutating func describe(_ description: Int32) -> Int32 {
    let outline = descriptions.outlines[Int(description)]
    scratch.features.removeAll(keepingCapacity: true)
    if outline.id >= 0 { addFeature(meanings.ids.feature(outline.id, selectors, descriptions) { .id($0) }) }
    for place in outline.classes {
      addFeature(
        meanings.classes.feature(descriptions.traits[Int(place)], selectors, descriptions) { .className($0) })
    }
    for place in outline.states {
      addFeature(meanings.states.feature(descriptions.traits[Int(place)], selectors, descriptions) { .state($0) })
    }
    var theme: Int32 = -1
    if outline.hasMore { theme = describeMore(descriptions[description]) }
    let signature = number(of: type(named: outline.type), theme, scratch.features)
    while describedSignatures.count <= Int(description) { describedSignatures.append(NodeTable.none) }
    describedSignatures[Int(description)] = signature
    return signature
  }

  /// Adds what few nodes have, and returns the theme that the node puts in force.
  private mutating func describeMore(_ element: ElementNode) -> Int32 {
    // The styles of the view itself bring rules along.
    if !element.localStyles.isEmpty { addFeature(locals(element.localStyles)) }
    for (name, value) in element.attributes {
      for (test, number) in selectors.features.attributes[ExactText(name)] ?? [] where test.isMet(by: value) {
        addFeature(number)
      }
    }
    if let text = element.text, !text.isEmpty, let number = selectors.features.find(.text) { addFeature(number) }
    return element.themeName.map { selectors.types.number($0) } ?? -1
  }

  /// Adds a feature to those of the description at hand, which stay sorted.
  private mutating func addFeature(_ feature: Int32) {
    guard feature >= 0 else { return }
    var place = scratch.features.count
    while place > 0, scratch.features[place - 1] > feature { place -= 1 }
    if place > 0, scratch.features[place - 1] == feature { return }
    scratch.features.insert(feature, at: place)
  }

  private mutating func type(named name: Int32) -> Int32 {
    if let known = meanings.types[name] { return known }
    let type = layouts.number(descriptions.names.names[Int(name)], &selectors.types)
    meanings.types.set(name, type)
    return type
  }

  /// The number of a signature.
  mutating func number(of type: Int32, _ theme: Int32, _ features: [Int32]) -> Int32 {
    scratch.signature.removeAll(keepingCapacity: true)
    scratch.signature.append(type)
    scratch.signature.append(theme)
    scratch.signature += features
    let number = signatureNumbers.intern(scratch.signature)
    if Int(number) == signatures.count { signatures.append(Signature(type: type, theme: theme, features: features)) }
    return number
  }

  /// A signature with a feature more or less.
  mutating func toggled(_ signature: Int32, _ feature: Int32, _ isOn: Bool) -> Int32 {
    let old = signatures[Int(signature)]
    let features = old.features.filter { $0 != feature } + (isOn ? [feature] : [])
    return number(of: old.type, old.theme, features.sorted())
  }

  /// The feature of a list of own styles, whose rules take part from now on.
  private mutating func locals(_ styles: [Style]) -> Int32 {
    let list = LocalStyles(styles: styles)
    if let known = localStyles[list] { return selectors.features.number(.locals(known)) }
    let number = Int32(localStyles.count)
    localStyles[list] = number
    let feature = selectors.features.number(.locals(number))
    var order = 0
    for style in styles {
      for rule in style.rules {
        order += 1
        let rule = rules.add(rule, locals: number, order: order, &layouts)
        selectors.add(rules.rules[Int(rule)].rule, number: rule, locals: number)
      }
    }
    hasNewRules = true
    return feature
  }
}
