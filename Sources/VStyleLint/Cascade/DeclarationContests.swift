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
  private let program: StyleProgram

  private struct Entry {
    let set: Int
    let rule: StyleRule
    let declaration: Declaration
  }

  /// What two declarations must share to be one after the other in the cascade.
  private struct GroupKey: Hashable {
    let set: Int
    let target: Target
    let conditions: [String]
    let layer: Int
    let name: String
    let slot: String?
  }

  private enum Target: Hashable {
    case rule(Int)
    case selector(ComplexSelector)
    case theme(String)
  }

  private var byGroup: [GroupKey: [Entry]] = [:]
  private var byLocation: [SourceLocation: [Entry]] = [:]
  private var simple: [String: [Entry]] = [:]

  /// How far apart two declarations may stand.
  enum Reach {
    /// In one rule: the cheap half.
    case sameRule
    /// Anywhere.
    case everywhere
  }

  private let reach: Reach

  init(_ context: LintContext, _ reach: Reach) {
    program = context.program
    self.reach = reach
    // OPTIMIZATION: hardly any rule says something twice, and only what stands in such a rule is looked at.
    var candidates: Set<SourceLocation>?
    if reach == .sameRule {
      let vocabulary = context.program.vocabulary
      let repeating = context.ruleSets.flatMap { $0.filter { $0.repeatsItself(vocabulary) } }.flatMap(\.declarations)
      guard !repeating.isEmpty else { return }
      candidates = Set(repeating.compactMap(\.location))
    }
    for (set, rules) in context.ruleSets.enumerated() {
      for rule in rules {
        for declaration in rule.declarations
        where declaration.location.map({ candidates?.contains($0) ?? true }) ?? false {
          add(Entry(set: set, rule: rule, declaration: declaration))
        }
      }
    }
  }

  private mutating func add(_ entry: Entry) {
    guard let location = entry.declaration.location else { return }
    byLocation[location, default: []].append(entry)
    if case .wide = entry.declaration.value { return }
    guard !entry.rule.isScoped else { return }
    byGroup[key(entry), default: []].append(entry)
    if entry.set == 0, case .selector(let selector) = entry.rule.target, selector.count == 1 {
      simple[entry.declaration.name, default: []].append(entry)
    }
  }

  /// - Parameter name: the property to compare with; that of the declaration where it is left out.
  private func key(_ entry: Entry, _ name: String? = nil) -> GroupKey {
    let target: Target =
      switch (reach, entry.rule.target) {
      case (.sameRule, _): .rule(entry.rule.order)
      case (.everywhere, .selector(let selector)): .selector(selector)
      case (.everywhere, .themeRoot(let name)): .theme(name)
      }
    let conditions = reach == .sameRule ? [] : entry.rule.conditions.map(\.description)
    return GroupKey(
      set: entry.set, target: target, conditions: conditions, layer: entry.rule.layer,
      name: name ?? entry.declaration.name,
      slot: entry.declaration.slot)
  }

  /// The declarations that never take effect, in order of the sources.
  func losers() -> [ContestedDeclaration] {
    byLocation.keys.sorted { $0.isBefore($1) }.compactMap { location in
      guard let entries = byLocation[location], let first = entries.first else { return nil }
      let winners = entries.compactMap(winner)
      guard winners.count == entries.count else { return nil }
      let own = first.declaration.nameLocation ?? location
      let name = program.sources[own.source].text(in: own.range)
      return ContestedDeclaration(location: location, nameLocation: own, name: name, winners: winners)
    }
  }

  private func winner(of entry: Entry) -> ContestedDeclaration.Winner? {
    guard !entry.rule.isScoped, let location = entry.declaration.location else { return nil }
    // A declaration of the whole sets every part too.
    let whole = program.vocabulary.whole(ofLonghand: entry.declaration.name)
    let names = [entry.declaration.name] + [whole].compactMap(\.self)
    let later = names.lazy.compactMap { last(after: entry, location, among: byGroup[key(entry, $0)] ?? []) }.first
    if let later, let place = later.declaration.location {
      return .init(location: place, relation: later.rule.order == entry.rule.order ? .sameRule : .sameSelector)
    }
    guard reach == .everywhere, entry.set == 0, case .selector(let selector) = entry.rule.target else { return nil }
    let conditions = Set(entry.rule.conditions.map(\.description))
    let stronger = names.lazy.compactMap { name -> Entry? in
      simple[name]?.first { other in
        guard other.declaration.slot == entry.declaration.slot, case .selector(let general) = other.rule.target,
          conditions.isSuperset(of: other.rule.conditions.map(\.description)),
          Subsumption.holds(general.subject, selector.subject, program.vocabulary)
        else { return false }
        return program.outranks(other.declaration, of: other.rule, entry.declaration, of: entry.rule)
      }
    }.first
    return stronger?.declaration.location.map { .init(location: $0, relation: .stronger) }
  }

  /// The last declaration of a group that comes after an entry and is as important.
  private func last(after entry: Entry, _ location: SourceLocation, among group: [Entry]) -> Entry? {
    group.last { other in
      guard let place = other.declaration.location, place != location else { return false }
      let isLater =
        other.rule.order > entry.rule.order || other.rule.order == entry.rule.order && location.isBefore(place)
      return isLater && (other.declaration.isImportant || !entry.declaration.isImportant)
    }
  }
}

extension StyleRule {
  /// Whether two declarations are of the same property, or a later one is of the whole of an earlier one's part.
  fileprivate func repeatsItself(_ vocabulary: StyleVocabulary) -> Bool {
    guard declarations.count > 1 else { return false }
    let wholes = declarations.map { vocabulary.whole(ofLonghand: $0.name) }
    return declarations.indices.contains { index in
      let own = declarations[index]
      return declarations[..<index].indices.contains {
        declarations[$0].slot == own.slot && (declarations[$0].name == own.name || wholes[$0] == own.name)
      }
    }
  }
}
