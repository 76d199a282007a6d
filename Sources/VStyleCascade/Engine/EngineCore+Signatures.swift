import VStyleSelectors

/// From nodes to signatures.
extension EngineCore {
  /// The signature of a description, without what depends on the place in the tree.
  mutating func describe(_ description: Int32) -> Int32 {
    let element = descriptions[description]
    var features: [Int32] = []
    // The styles of the view itself bring rules along.
    if !element.localStyles.isEmpty { features.append(locals(element.localStyles)) }
    func add(_ feature: Feature) {
      if let number = selectors.features.find(feature) { features.append(number) }
    }
    if let id = element.id { add(.id(ExactText(id))) }
    for name in element.classes { add(.className(ExactText(name))) }
    for name in element.states { add(.state(ExactText(name))) }
    for (name, value) in element.attributes {
      for (test, number) in selectors.features.attributes[ExactText(name)] ?? [] where test.isMet(by: value) {
        features.append(number)
      }
    }
    if let text = element.text, !text.isEmpty { add(.text) }
    features = Array(Set(features)).sorted()
    let type = layouts.number(element.typeName, &selectors.types)
    let theme = element.themeName.map { selectors.types.number($0) } ?? -1
    let signature = number(of: type, theme, features)
    while describedSignatures.count <= Int(description) { describedSignatures.append(NodeTable.none) }
    describedSignatures[Int(description)] = signature
    return signature
  }

  /// The number of a signature.
  mutating func number(of type: Int32, _ theme: Int32, _ features: [Int32]) -> Int32 {
    let number = signatureNumbers.intern([type, theme] + features)
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
