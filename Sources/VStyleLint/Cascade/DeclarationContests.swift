import VStyleCascade
import VStyleSelectors
import VStyleSyntax
import VStyleValues

/// A declaration of a sheet, wherever it takes effect, and what beats it there.
struct ContestedDeclaration {
  /// The place of the declaration.
  let location: SourceLocation

  /// The place of its name.
  let nameLocation: SourceLocation

  /// The property as it is called.
  let name: String

  /// What beats it everywhere: one declaration for each place where it takes effect.
  let winners: [Winner]

  /// A declaration that beats another one.
  struct Winner {
    /// The place of the declaration.
    let location: SourceLocation
    /// How the two stand to each other.
    let relation: Relation
  }

  /// How a winner stands to what it beats.
  enum Relation: Int, Comparable {
    /// Both stand in one run of declarations.
    case sameRule
    /// Both stand in rules of the same selector, layer and conditions.
    case sameSelector
    /// The winner's rule matches whatever the other one matches, and is stronger.
    case stronger

    static func < (left: Relation, right: Relation) -> Bool { left.rawValue < right.rawValue }
  }
}

/// Finds the declarations that are beaten wherever they take effect.
struct DeclarationContests {
  private let stylesheet: CompiledStylesheet

  /// A rule with declarations to look at.
  private struct Member {
    let rule: StyleRule
    /// Whether it is one of the stylesheet, and none of a named style.
    let isGlobal: Bool
    /// What the rule shares with those whose declarations are one after the other in the cascade.
    let group: Int
    /// What has to hold for it.
    let conditions: [String]
  }

  private struct Entry {
    let member: Int
    let declaration: Declaration
    let location: SourceLocation
  }

  /// What two rules must share to be one after the other in the cascade.
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

  /// What two declarations must share for that.
  private struct Key: Hashable {
    let group: Int
    let name: String
    let slot: String?
  }

  /// Declarations that are one after the other in the cascade.
  private struct Run {
    let entries: [Entry]
    /// The last one at another place than the last of all.
    let lastElsewhere: Entry?
    /// Whether each comes after the one before, or is at its place.
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
  /// Those of them that are important.
  private var importantRuns: [Key: Run] = [:]
  private var byLocation: [SourceLocation: [Entry]] = [:]
  private var rivals: [String: [RivalIndex.Rival]] = [:]
  private var rivalIndices: [String: RivalIndex] = [:]

  /// How far apart two declarations may stand.
  enum Reach {
    /// In one rule: the cheap half.
    case sameRule
    /// Anywhere.
    case everywhere
  }

  private let reach: Reach

  init(_ context: LintContext, _ reach: Reach) {
    stylesheet = context.stylesheet
    self.reach = reach
    let sets = context.ruleSets
    // OPTIMIZATION: hardly any rule says something twice, and only what stands in such a rule is looked at.
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
    var number = groups.count
    // OPTIMIZATION: selectors that nest lists take long to compare, so it is done once.
    if let known = groups[group] { number = known } else { groups[group] = number }
    members.append(Member(rule: rule, isGlobal: set == 0, group: number, conditions: conditions))
  }

  private mutating func add(_ entry: Entry) {
    byLocation[entry.location, default: []].append(entry)
    if case .wide = entry.declaration.value { return }
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

  /// The declarations that never take effect, in order of the sources.
  func losers() -> [ContestedDeclaration] {
    let lost = byLocation.compactMap { location, entries -> ContestedDeclaration? in
      var winners: [ContestedDeclaration.Winner] = []
      for entry in entries {
        guard let winner = winner(of: entry) else { return nil }
        winners.append(winner)
      }
      guard let first = entries.first else { return nil }
      let own = first.declaration.nameLocation ?? location
      let name = stylesheet.sources[own.source].text(in: own.range)
      return ContestedDeclaration(location: location, nameLocation: own, name: name, winners: winners)
    }
    return lost.sorted { $0.location.isBefore($1.location) }
  }

  private func winner(of entry: Entry) -> ContestedDeclaration.Winner? {
    let member = members[entry.member]
    guard !member.rule.isScoped else { return nil }
    // A declaration of the whole sets every part too.
    let name = entry.declaration.name
    let whole = stylesheet.schema.whole(ofLonghand: name)
    let later =
      last(after: entry, among: key(entry, name)) ?? whole.flatMap { last(after: entry, among: key(entry, $0)) }
    if let later {
      let isSameRule = members[later.member].rule.order == member.rule.order
      return .init(location: later.location, relation: isSameRule ? .sameRule : .sameSelector)
    }
    guard reach == .everywhere, member.isGlobal, case .selector(let selector) = member.rule.target else { return nil }
    let winner = [name, whole].lazy.compactMap { name in
      name.flatMap { rivalIndices[$0] }?.first(
        strongerThan: entry.declaration, of: member.rule, selector.subject, member.conditions)
    }.first
    return winner?.declaration.location.map { .init(location: $0, relation: .stronger) }
  }

  /// The last declaration of a group that comes after an entry and is as important.
  private func last(after entry: Entry, among key: Key) -> Entry? {
    // OPTIMIZATION: few are important, and nothing else comes after one that is.
    let isImportant = entry.declaration.isImportant
    guard let run = isImportant ? importantRuns[key] : runs[key] else { return nil }
    // OPTIMIZATION: in order, the last one elsewhere comes after the entry if any does.
    guard !run.isInOrder else {
      let last = run.entries.last.flatMap { $0.location == entry.location ? run.lastElsewhere : $0 }
      return last.flatMap { comesAfter($0, entry) ? $0 : nil }
    }
    return run.entries.last { $0.location != entry.location && comesAfter($0, entry) }
  }

  /// Whether an entry of a run comes after another one in the cascade.
  private func comesAfter(_ entry: Entry, _ other: Entry) -> Bool {
    let (rank, order) = (members[entry.member].rule.order, members[other.member].rule.order)
    return rank > order || rank == order && other.location.isBefore(entry.location)
  }
}

extension StyleRule {
  /// Whether two declarations are of the same property, or a later one is of the whole of an earlier one's part.
  fileprivate func repeatsItself(_ schema: StyleSchema) -> Bool {
    guard declarations.count > 1 else { return false }
    let said = declarations.map { (name: $0.name, slot: $0.slot) }
    guard said.count <= 16 else {
      var seen: Set<[String?]> = []
      return said.contains { name, slot in
        defer {
          seen.insert([name, slot])
          if let whole = schema.whole(ofLonghand: name) { seen.insert([whole, slot]) }
        }
        return seen.contains([name, slot])
      }
    }
    for (number, earlier) in said.enumerated().dropLast() {
      let whole = schema.whole(ofLonghand: earlier.name)
      for later in said[(number + 1)...] where later.name == earlier.name || later.name == whole {
        if later.slot == earlier.slot { return true }
      }
    }
    return false
  }
}
