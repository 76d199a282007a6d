import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues

/// A declaration of a sheet that never wins, with the declarations that beat it.
struct BeatenDeclaration {
  /// The location of the declaration.
  let location: SourceLocation

  /// The location of the name of its property.
  let nameLocation: SourceLocation

  /// The name of the property as the sheet spells it.
  let name: String

  /// The declarations that beat it: one for each rule that contains it.
  let winners: [Winner]

  /// A declaration that beats another one.
  struct Winner {
    /// The location of the declaration.
    let location: SourceLocation
    /// The relation of the winner to the beaten declaration.
    let relation: Relation
    /// Whether only importance decides: the winner comes first, and is `!important`.
    var isImportantFirst = false
  }

  /// The relation of a winner to the declaration that it beats, from the closest to the most distant.
  enum Relation: Int, Comparable {
    /// Both are in the same rule.
    case sameRule
    /// Both are in rules with the same selector, layer and conditions.
    case sameSelector
    /// The winner's rule matches every element that the other rule matches, and has a higher precedence.
    case stronger

    static func < (left: Relation, right: Relation) -> Bool { left.rawValue < right.rawValue }
  }
}

/// Finds declarations that certainly lose the cascade on every element.
///
/// It does not find all of them: it skips rules in `@scope`, and a CSS-wide keyword counts as no winner.
struct CascadeComparison {
  private let stylesheet: CompiledStylesheet

  /// A rule with declarations to compare.
  private struct Member {
    let rule: StyleRule
    /// Whether the rule belongs to the stylesheet itself and not to a named style.
    let isGlobal: Bool
    /// The index of the rule's ``Group``.
    let group: Int
    /// The conditions of the rule, as text.
    let conditions: [String]
  }

  private struct Entry {
    let member: Int
    let declaration: Declaration
    let location: SourceLocation
  }

  /// The set, target, conditions and layer that rules have in common if only order decides between them.
  private struct Group: Hashable {
    let set: Int
    let target: Target
    let conditions: [String]
    let layer: Int
  }

  private enum Target: Hashable {
    case rule(Int)
    case selector(ComplexSelector)
    case theme(String)
  }

  /// The group, property and state slot that declarations have in common if only importance and order decide between
  /// them.
  private struct Key: Hashable {
    let group: Int
    let name: String
    let slot: String?
  }

  /// The declarations of one key. Importance aside, only order decides among them.
  private struct Run {
    let entries: [Entry]
    /// The last entry whose location differs from that of the last entry of the run.
    let lastElsewhere: Entry?
    /// Whether each entry comes after its predecessor, or has the same location.
    let isInOrder: Bool

    init(_ entries: [Entry], comesAfter: (Entry, Entry) -> Bool) {
      self.entries = entries
      lastElsewhere = entries.last.flatMap { last in entries.last { $0.location != last.location } }
      isInOrder = zip(entries, entries.dropFirst()).allSatisfy { $0.location == $1.location || comesAfter($1, $0) }
    }
  }

  private var members: [Member] = []
  private var groups: [Group: Int] = [:]
  private var byKey: [Key: [Entry]] = [:]
  private var runs: [Key: Run] = [:]
  /// The runs of important declarations.
  private var importantRuns: [Key: Run] = [:]
  private var byLocation: [SourceLocation: [Entry]] = [:]
  private var rivals: [String: [RivalIndex.Rival]] = [:]
  private var rivalIndices: [String: RivalIndex] = [:]

  /// The largest distance between two declarations that are compared.
  enum Reach {
    /// Within one rule. This is the fast case.
    case sameRule
    /// Across all rules.
    case everywhere
  }

  private let reach: Reach

  /// The properties with a `revert-layer` somewhere, which hands over to weaker layers.
  private var rolledBack: Set<String> = []

  init(_ context: LintContext, _ reach: Reach) {
    stylesheet = context.stylesheet
    self.reach = reach
    let sets = context.ruleSets
    // OPTIMIZATION: few rules set a property twice, so only the declarations of such rules are compared.
    var candidates: Set<SourceLocation>?
    if reach == .sameRule {
      let schema = stylesheet.schema
      var found: Set<SourceLocation> = []
      for rules in sets {
        for rule in rules where rule.repeatsItself(schema) {
          for declaration in rule.declarations { if let location = declaration.location { found.insert(location) } }
        }
      }
      guard !found.isEmpty else { return }
      candidates = found
    }
    for (set, rules) in sets.enumerated() {
      for rule in rules { add(rule, of: set, candidates) }
    }
    runs = byKey.mapValues { Run($0, comesAfter: comesAfter) }
    importantRuns = byKey.mapValues { Run($0.filter(\.declaration.isImportant), comesAfter: comesAfter) }
    for (name, rivals) in rivals { rivalIndices[name] = RivalIndex(rivals, stylesheet) }
  }

  private mutating func add(_ rule: StyleRule, of set: Int, _ candidates: Set<SourceLocation>?) {
    var isMember = false
    for declaration in rule.declarations {
      guard let location = declaration.location, candidates?.contains(location) ?? true else { continue }
      if !isMember { addMember(rule, of: set) }
      isMember = true
      add(Entry(member: members.count - 1, declaration: declaration, location: location))
    }
  }

  private mutating func addMember(_ rule: StyleRule, of set: Int) {
    let target: Target =
      switch (reach, rule.target) {
      case (.sameRule, _): .rule(rule.order)
      case (.everywhere, .selector(let selector)): .selector(selector)
      case (.everywhere, .themeRoot(let name)): .theme(name)
      }
    let conditions = reach == .sameRule ? [] : rule.conditions.map(\.description)
    let group = Group(set: set, target: target, conditions: conditions, layer: rule.layer)
    var index = groups.count
    // OPTIMIZATION: selectors with nested lists are slow to compare. Each is compared once, for its group.
    if let known = groups[group] { index = known } else { groups[group] = index }
    members.append(Member(rule: rule, isGlobal: set == 0, group: index, conditions: conditions))
  }

  private mutating func add(_ entry: Entry) {
    byLocation[entry.location, default: []].append(entry)
    if case .wide(let keyword) = entry.declaration.value {
      if keyword == .revertLayer { rolledBack.insert(entry.declaration.name) }
      return
    }
    let member = members[entry.member]
    guard !member.rule.isScoped else { return }
    byKey[key(entry, entry.declaration.name), default: []].append(entry)
    if member.isGlobal, reach == .everywhere, case .selector(let selector) = member.rule.target, selector.count == 1 {
      rivals[entry.declaration.name, default: []].append(
        .init(
          declaration: entry.declaration, rule: member.rule, selector: selector.subject, conditions: member.conditions))
    }
  }

  private func key(_ entry: Entry, _ name: String) -> Key {
    Key(group: members[entry.member].group, name: name, slot: entry.declaration.slot)
  }

  /// Returns the declarations that never win, in order of the sources.
  func beaten() -> [BeatenDeclaration] {
    let lost = byLocation.compactMap { location, entries -> BeatenDeclaration? in
      var winners: [BeatenDeclaration.Winner] = []
      for entry in entries {
        guard let winner = winner(of: entry) else { return nil }
        winners.append(winner)
      }
      guard let first = entries.first else { return nil }
      let own = first.declaration.nameLocation ?? location
      let name = stylesheet.sources[own.source].text(in: own.range)
      return BeatenDeclaration(location: location, nameLocation: own, name: name, winners: winners)
    }
    return lost.sorted { $0.location.isBefore($1.location) }
  }

  private func winner(of entry: Entry) -> BeatenDeclaration.Winner? {
    let member = members[entry.member]
    guard !member.rule.isScoped else { return nil }
    // A declaration of a shorthand sets all its longhands too.
    let name = entry.declaration.name
    let whole = stylesheet.schema.whole(ofLonghand: name)
    let keys = [name, whole].compactMap { $0.map { key(entry, $0) } }
    if let last = keys.lazy.compactMap({ last(after: entry, among: $0) }).first {
      // A winner in the same rule is the mistake that is easier to see.
      let isDecidedByOrder = comesAfter(last, entry)
      let own = isDecidedByOrder ? keys.lazy.compactMap { lastInRule(of: entry, among: $0) }.first : nil
      let later = own ?? last
      let isSameRule = members[later.member].rule.order == member.rule.order
      return .init(
        location: later.location, relation: isSameRule ? .sameRule : .sameSelector,
        isImportantFirst: !comesAfter(later, entry))
    }
    guard rolledBack.isDisjoint(with: [name, whole ?? name, "all"]) else { return nil }
    guard reach == .everywhere, member.isGlobal, case .selector(let selector) = member.rule.target else { return nil }
    let winner = [name, whole].lazy.compactMap { name in
      name.flatMap { rivalIndices[$0] }?.first(
        strongerThan: entry.declaration, of: member.rule, selector.subject, member.conditions)
    }.first
    return winner?.declaration.location.map { .init(location: $0, relation: .stronger) }
  }

  /// Returns the last declaration with a key that comes after an entry and is at least as important.
  private func last(after entry: Entry, among key: Key) -> Entry? {
    // OPTIMIZATION: few declarations are important, and only important ones come after an important one.
    let isImportant = entry.declaration.isImportant
    guard let run = isImportant ? importantRuns[key] : runs[key] else { return nil }
    if !isImportant, let winner = importantRuns[key]?.entries.last { return winner }
    // OPTIMIZATION: in an ordered run, the last entry elsewhere comes after this entry if any entry does.
    guard !run.isInOrder else {
      let last = run.entries.last.flatMap { $0.location == entry.location ? run.lastElsewhere : $0 }
      return last.flatMap { comesAfter($0, entry) ? $0 : nil }
    }
    return run.entries.last { $0.location != entry.location && comesAfter($0, entry) }
  }

  /// Returns the last declaration with a key in the rule of an entry, if it comes after the entry.
  private func lastInRule(of entry: Entry, among key: Key) -> Entry? {
    guard let run = entry.declaration.isImportant ? importantRuns[key] : runs[key], run.isInOrder else { return nil }
    let order = members[entry.member].rule.order
    let end = run.entries.partitioningIndex { members[$0.member].rule.order > order }
    return run.entries[..<end].last.flatMap { comesAfter($0, entry) ? $0 : nil }
  }

  /// Returns whether an entry of a run comes after another one in the cascade.
  private func comesAfter(_ entry: Entry, _ other: Entry) -> Bool {
    let (rank, order) = (members[entry.member].rule.order, members[other.member].rule.order)
    return rank > order || rank == order && other.location.isBefore(entry.location)
  }
}

/// What a declaration sets: a property, in one control state or in all.
private struct PropertyAndSlot: Hashable {
  let name: String
  let slot: String?
}

extension StyleRule {
  /// Returns whether two declarations set the same property, or a shorthand follows one of its longhands.
  fileprivate func repeatsItself(_ schema: StyleSchema) -> Bool {
    let count = declarations.count
    guard count > 1 else { return false }
    guard count <= 16 else {
      var seen = Set<PropertyAndSlot>(minimumCapacity: count)
      var isRepeated = false
      forEachContent { content in
        let (name, slot) = (content.name, content.slot)
        if !seen.insert(PropertyAndSlot(name: name, slot: slot)).inserted { isRepeated = true }
        if !content.isCustom, let whole = schema.whole(ofLonghand: name) {
          seen.insert(PropertyAndSlot(name: whole, slot: slot))
        }
      }
      return isRepeated
    }
    var said: [(name: String, slot: String?)] = []
    forEachContent { said.append(($0.name, $0.slot)) }
    for (index, earlier) in said.enumerated().dropLast() {
      let whole = schema.whole(ofLonghand: earlier.name)
      for later in said[(index + 1)...] where later.name == earlier.name || later.name == whole {
        if later.slot == earlier.slot { return true }
      }
    }
    return false
  }
}
