import VStyleSelectors
import VStyleStylesheet

/// From element keys to feature sets.
extension MatchStage {
  /// The feature set of an element key, without the features of positions.
  @inline(__always)
  mutating func baseFeatureSet(_ key: ID<ElementKey>) -> ID<FeatureSet> {
    if key.index < baseFeatureSets.count, let known = baseFeatureSets[key].orNil { return known }
    return newBaseFeatureSet(key)
  }

  @inline(never)
  private mutating func newBaseFeatureSet(_ id: ID<ElementKey>) -> ID<FeatureSet> {
    let key = elementKeys[id]
    scratch.features.clear()
    if !key.id.isNone { add(names.ids.feature(key.id, selectors.features, elementKeys.names) { $0.id }) }
    for index in key.classes {
      add(names.classes.feature(elementKeys.name(at: index), selectors.features, elementKeys.names) { $0.className })
    }
    for index in key.states {
      add(names.states.feature(elementKeys.name(at: index), selectors.features, elementKeys.names) { $0.state })
    }
    if key.hasLocalStyles, let list = localStyles[elementKeys.localStyles(of: key)] {
      add(selectors.features.intern(.localStyles(list)))
    }
    if key.hasAttributes { addAttributes(of: key) }
    if key.hasText, let feature = selectors.features.find(.hasText) { add(feature) }
    let theme = key.theme.orNil.map { selectors.types.intern(elementKeys.names[$0]) } ?? .none
    let set = featureSets.intern(type: type(named: key.type), theme: theme, scratch.features)
    baseFeatureSets.fill(id.index + 1, with: .none)
    baseFeatureSets[id] = set
    return set
  }

  private mutating func addAttributes(of key: ElementKey) {
    for attribute in elementKeys.attributes(of: key) {
      for (test, feature) in selectors.features.attributes[ExactText(attribute.name)] ?? []
      where test.isMet(by: attribute.value) {
        add(feature)
      }
    }
  }

  /// Adds a feature to those of the current key, which stay sorted.
  private mutating func add(_ feature: ID<Feature>) {
    if !feature.isNone { scratch.features.insert(feature) }
  }

  private mutating func type(named name: ID<Name>) -> ID<TypeTable> {
    if let known = names.types[name] { return known }
    let type = propertyTables.intern(elementKeys.names[name], &selectors.types)
    names.types.set(name, to: type)
    return type
  }

  /// A feature set with a feature added or removed.
  mutating func toggled(_ id: ID<FeatureSet>, _ feature: ID<Feature>, isSet: Bool) -> ID<FeatureSet> {
    featureSets.replacing([feature], by: isSet ? [feature] : [], in: id)
  }

  /// The feature set of an element that is forced into a control state.
  mutating func forced(_ id: ID<FeatureSet>, slot: String) -> ID<FeatureSet> {
    let set = featureSets[id]
    var features: Set<ID<Feature>> = []
    for feature in featureSets.features(of: set) {
      switch selectors.features[feature] {
      case .state(let name) where ControlStates.exclusive.contains(name.text): continue
      default: features.insert(feature)
      }
    }
    if slot != "normal", let state = selectors.features.find(slot).state.orNil { features.insert(state) }
    return featureSets.intern(type: set.type, theme: set.theme, Array(features))
  }

  /// Adds the rules of own styles, for element keys that have no feature set yet.
  ///
  /// The feature sets of other keys are interned when their elements are visited.
  mutating func addLocalStyleRules(_ rules: inout EngineRules) {
    while localStyleKeyCount < elementKeys.withLocalStyles.count {
      let key = elementKeys.withLocalStyles[localStyleKeyCount]
      addRules(of: elementKeys.localStyles(of: elementKeys[key]), &rules)
      _ = baseFeatureSet(key)
      localStyleKeyCount += 1
    }
  }

  /// The features of the rules that match and ask about the root of their scope.
  mutating func scopeRules(of set: FeatureSet) -> [ID<Feature>] {
    featureSets.features(of: set).filter {
      if case .scopeRule = selectors.features[$0] { true } else { false }
    }
  }

  /// Adds the rules of own styles, unless they were added before.
  private mutating func addRules(of styles: LocalStyles, _ rules: inout EngineRules) {
    guard localStyles[styles] == nil else { return }
    let list = ID<LocalStyles>(localStyles.count)
    localStyles[styles] = list
    _ = selectors.features.intern(.localStyles(list))
    var order = 0
    for style in styles.styles {
      for rule in style.rules {
        order += 1
        conditions.add(rule)
        selectors.add(
          rule, id: rules.add(rule, localStyles: list, order: order, &propertyTables), localStyles: list)
      }
    }
    hasNewRules = true
  }
}
