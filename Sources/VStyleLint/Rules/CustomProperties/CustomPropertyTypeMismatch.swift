import VStyleAdvice
import VStyleCheck
import VStyleCompiler
import VStyleMatching
import VStyleSelectors
import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension LintRule {
  /// A value with `var()` that does not match the property's value type after substitution, in some theme.
  static let customPropertyTypeMismatch = LintRule(
    .customPropertyTypeMismatch, needs: .customProperties,
    why: """
      The declaration is ignored where the custom property has this value, often in one theme only. Give it a value of \
      the right type in every theme.
      """,
    bad: [
      """
      :root { --row: #d9dee5; }
      TableView { row-height: var(↓--row); }
      """,
      """
      @theme light { --gap: 4; }
      @theme dark { --gap: white; }
      View.card { layer-corner-radius: var(↓--gap); }
      """,
      """
      @property --gap { syntax: "<length>"; inherits: true; initial-value: 0; }
      :root { --base: wide; --gap: var(↓--base); }
      """,
    ],
    good: [
      """
      :root { --row: 44; }
      TableView { row-height: var(--row); }
      """
    ],
    check: { context in
      var mismatches = CustomPropertyMismatches(context)
      for rules in context.ruleSets {
        mismatches.begin(CustomPropertyGroups(rules))
        for rule in rules { mismatches.check(rule) }
      }
      mismatches.checkUnread()
      return mismatches.diagnostics
    })
}

/// Collects declarations whose values have another value type after substitution.
struct CustomPropertyMismatches {
  private struct Mismatch {
    let declaration: Declaration
    let kind: ValueKind
    let text: String
    /// The custom property whose value is wrong; the first one if that is not known.
    let customProperty: String
    /// Whether ``customProperty`` alone is wrong.
    let isAlone: Bool
    /// A likely value, and the bytes that it replaces.
    let repair: (text: String, range: SourceRange)?
    /// The diagnostic about the value itself, if no value of the custom property could be right.
    let fault: Diagnostic?
    var holders: [SourceLocation: [String]] = [:]

    /// The end of an empty fallback, which is of no use for a custom property that is declared; `nil` if there is none.
    var endOfEmptyFallback: Int? {
      guard text.isEmpty, let slice = declaration.slice else { return nil }
      let fallback = VariableReferences.all(in: slice.cursor).first?.fallback
      return fallback.map { slice.tape.range($0.upperBound).start }
    }
  }

  let context: LintContext
  private var found: [SourceLocation: Mismatch] = [:]
  private var order: [SourceLocation] = []
  /// The diagnostics of declarations whose substitution exceeds a limit.
  private var limits: [SourceLocation: Diagnostic] = [:]

  /// The diagnostics about values of custom properties, by the location of the declaration.
  private(set) var causes: [SourceLocation: Diagnostic] = [:]
  private var causeOrder: [SourceLocation] = []

  private var groups = CustomPropertyGroups([])

  /// The custom properties below each root, for the groups with many rules.
  private var scopes: [Int: [CustomPropertyScope]] = [:]

  /// The roots, and for each of them the contents of declarations whose values are right there.
  ///
  /// OPTIMIZATION: declarations with the same text share their content. Checking each is simpler, and takes three times
  /// as long in a sheet that reads few custom properties in many places.
  private let roots: [CustomPropertyScope]
  private var right: [Set<ObjectIdentifier>]

  init(_ context: LintContext) {
    self.context = context
    roots = context.customPropertyRoots
    right = Array(repeating: [], count: roots.count)
  }

  /// Starts with the rules of a stylesheet or of a named style.
  mutating func begin(_ groups: CustomPropertyGroups) {
    self.groups = groups
    scopes = [:]
  }

  /// Checks the declarations of a rule.
  ///
  /// The custom properties are those at the root and those that rules with the same selector declare.
  mutating func check(_ rule: StyleRule) {
    let registrations = context.stylesheet.registrations
    let declarations = rule.declarations { content in
      content.isCustom ? registrations[content.name] != nil : !content.kinds.isEmpty
    }
    guard !declarations.isEmpty else { return }
    let group = groups.group(of: rule).flatMap { reads(declarations, groups.names[$0]) ? $0 : nil }
    let below = group.flatMap { scopes(of: $0) }
    var isMet = false
    for (index, root) in roots.enumerated() where root.meets(rule) {
      isMet = true
      guard let group else {
        for declaration in declarations { check(declaration, atRoot: index) }
        continue
      }
      let scope =
        below?[index] ?? context.stylesheet.customProperties(declaredBy: groups.all[group], below: root)
      for declaration in declarations { check(declaration, in: scope) }
    }
    for root in context.conditionalRoots where root.scope.meets(rule) {
      let read = isMet ? declarations.filter { reads([$0], root.changed) } : declarations
      guard !read.isEmpty else { continue }
      let scope =
        group.map { context.stylesheet.customProperties(declaredBy: groups.all[$0], below: root.scope) } ?? root.scope
      for declaration in read { check(declaration, in: scope) }
    }
  }

  /// Returns whether some declarations read any of some custom properties.
  ///
  /// If not, the custom properties at the root are sufficient.
  private func reads(_ declarations: [Declaration], _ names: Set<String>) -> Bool {
    !names.isEmpty
      && declarations.contains { declaration in
        guard let slice = declaration.slice else { return false }
        return VariableReferences.all(in: slice.cursor).contains { names.contains($0.name) }
      }
  }

  /// Returns the custom properties below each root for a group with many rules.
  ///
  /// OPTIMIZATION: the result is cached for the other rules of the group. Computing it for each rule is simpler.
  ///
  /// - Returns: the scopes; `nil` if the group has at most four rules, or 64 groups are already cached.
  private mutating func scopes(of group: Int) -> [CustomPropertyScope]? {
    if let known = scopes[group] { return known }
    guard groups.all[group].count > 4, scopes.count < 64 else { return nil }
    let stylesheet = context.stylesheet
    let new = context.customPropertyRoots.map { stylesheet.customProperties(declaredBy: groups.all[group], below: $0) }
    scopes[group] = new
    return new
  }

  /// Returns the value types for a value with `var()`: those of the property or of the registered custom property.
  private func kinds(of declaration: Declaration) -> [ValueKind] {
    guard declaration.isCustom else { return declaration.kinds }
    return context.stylesheet.registrations[declaration.name].map { [$0.kind] } ?? []
  }

  /// Checks a declaration that reads the custom properties of a root.
  private mutating func check(_ declaration: Declaration, atRoot index: Int) {
    let content = ObjectIdentifier(declaration.content)
    guard !right[index].contains(content) else { return }
    let kinds = kinds(of: declaration)
    if kinds.count == 1, let slice = declaration.slice, context.memo.isRight(slice.text, kinds[0], in: roots[index]) {
      right[index].insert(content)
    } else if check(declaration, in: roots[index]) {
      right[index].insert(content)
      if kinds.count == 1, let slice = declaration.slice {
        context.memo.setRight(slice.text, kinds[0], in: roots[index])
      }
    }
  }

  /// Checks a declaration.
  ///
  /// - Returns: whether the value after substitution is right. Then so is that of each declaration with the content.
  ///   For a root, the result is that of all stylesheets with the same root.
  @discardableResult
  private mutating func check(_ declaration: Declaration, in scope: CustomPropertyScope) -> Bool {
    let kinds = kinds(of: declaration)
    guard let slice = declaration.slice, let location = declaration.location,
      let kind = kinds.first
    else { return false }
    let expanded = scope.expand(slice)
    if case .failure(let failure) = expanded, case .limitExceeded = failure, !declaration.isCustom {
      limits[location] = failure.diagnostic(name: declaration.name, at: location)
    }
    guard case .success(let (text, lastName)) = expanded else { return false }
    if kinds.contains(where: { context.memo.isValue(text, of: $0) }) { return true }
    guard WideKeyword(rawValue: text.lowercased()) == nil else { return true }
    guard let wrong = WrongReference(slice, kinds, scope, lastName: lastName) else { return false }
    if let (holder, cause) = cause(of: wrong.reference.name, kinds, scope) {
      if causes.updateValue(cause, forKey: holder) == nil { causeOrder.append(holder) }
      return false
    }
    let value = slice.tape.range(slice.tokens)
    let use = SourceLocation(location.source, wrong.isAlone ? wrong.reference.range : value)
    // A missing semicolon makes the next declaration a part of the value, and is reported itself.
    let isOpen = context.stylesheet.trees[location.source.index].diagnostics.contains {
      $0.rule == .missingSemicolon && value.start <= $0.location.range.start && $0.location.range.end < value.end
    }
    guard !isOpen else { return false }
    if found[use] == nil {
      found[use] = Mismatch(
        declaration: declaration, kind: kind, text: text, customProperty: wrong.reference.name,
        isAlone: wrong.isAlone,
        repair: repaired(slice, kinds, scope).map { ($0, slice.tape.range(slice.tokens)) },
        fault: ValueFault(slice, kinds).diagnostic(property: declaration.name, in: location.source))
      order.append(use)
    }
    if let holder = wrong.lastName.flatMap({ scope.value(of: $0)?.location }) {
      found[use]?.holders[holder, default: []] += scope.themes.prefix(1)
    }
    return false
  }

  /// Checks the custom properties that no sheet reads.
  mutating func checkUnread() {
    for fault in context.findings(of: .customPropertyTypeMismatch, unreadFaults)
    where causes.updateValue(fault.diagnostic, forKey: fault.holder) == nil {
      causeOrder.append(fault.holder)
    }
  }

  /// Returns the value that was probably meant, such as one with `calc()`; `nil` if there is none.
  private func repaired(_ slice: TokenSlice, _ kinds: [ValueKind], _ scope: CustomPropertyScope) -> String? {
    let count = slice.text.ranges(of: "var(").count
    // A calculation brings a number that is out of range into it, which hides the mistake.
    let clamped = "calc(\(slice.text))"
    let isOutOfRange = { (text: String) in kinds.contains { $0.rule(brokenBy: text) == .numberOutOfRange } }
    return ValueRepair(slice, errorAt: -1)?.value { candidate in
      guard candidate.ranges(of: "var(").count >= count,
        case .success(let (text, _)) = scope.expand(TokenSlice(candidate))
      else {
        return false
      }
      if candidate == clamped, case .success(let (own, _)) = scope.expand(slice), isOutOfRange(own) { return false }
      return kinds.contains { $0.value(of: text) != nil }
    }
  }

  /// What to write for a value that a program left unresolved; `nil` for other values.
  private func adviceOnUnresolved(_ mismatch: Mismatch) -> (help: String?, fixes: [Diagnostic.Fix])? {
    guard let holder = mismatch.holders.keys.min(by: { $0.isBefore($1) }) else { return nil }
    let tree = context.stylesheet.trees[holder.source.index]
    guard let node = tree.declaration(at: holder.range) else { return nil }
    let tokens = tree.tape.trimmed(node.content)
    let own = TokenSlice(tape: tree.tape, tokens: tokens).text
    let name = UnresolvedValue.names(meantBy: own).first {
      $0 != mismatch.customProperty && context.customProperties.declared.contains($0)
    }
    if let name {
      let fix = "var(\(name))"
      let edit = Diagnostic.Edit(SourceLocation(holder.source, tree.tape.range(tokens)), fix)
      return (
        "did you mean `\(fix)` for `\(mismatch.customProperty)`?",
        [.init("replace with `\(fix)`", safety: .suggestion, edits: [edit])]
      )
    }
    guard UnresolvedValue.isUnresolved(own) else { return nil }
    return (
      "`\(own)` is a reference or an object that the program for design tokens did not resolve: "
        + "see Docs/DesignTokens.md", []
    )
  }

  /// What to write as the value of the custom property.
  private func advice(on mismatch: Mismatch) -> (help: String?, fixes: [Diagnostic.Fix]) {
    let name = mismatch.customProperty
    guard mismatch.isAlone else {
      return ("here it takes \(mismatch.kind.words): give its custom properties other values, or read others", [])
    }
    let isWhole = mismatch.declaration.slice.map { $0.text.filter { !$0.isWhitespace } == "var(\(name))" } ?? true
    if isWhole, let help = ForeignNames.otherValues(of: mismatch.declaration.name) { return (help, []) }
    if let holder = mismatch.holders.keys.first, mismatch.holders.count == 1,
      let meant = ValueMeant(at: holder, makes: mismatch.text, mismatch.kind, context.stylesheet)
    {
      let isLineHeight =
        meant.text.contains("/") && mismatch.kind.syntax.hasPrefix("<font>")
        && mismatch.kind.rule(brokenBy: mismatch.text) == .unitNotAllowed
      let reason = isLineHeight ? " The height of lines is a multiple of the size, or a percentage" : ""
      return (
        "did you mean `\(meant.text)` for `\(name)`?\(reason)",
        [.init("replace with `\(meant.text)`", safety: .suggestion, edits: [.init(meant.location, meant.text)])]
      )
    }
    if !isWhole {
      do throws(ValueError) { _ = try mismatch.kind.parse(mismatch.text) } catch {
        let words = GrammarInWords.words(for: error.expected)
        return ("here it takes \(words): give `\(name)` another value, or read another one", [])
      }
    }
    if let help = adviceOnWhole(mismatch.text, mismatch.kind, mismatch.declaration.name) {
      return ("\(help), in `\(name)`", [])
    }
    let example = mismatch.kind.examples.first
    return (example.map { "give `\(name)` a value such as `\($0)`, or read another one here" }, [])
  }

  /// The advice on a value as if the declaration had it without custom properties; `nil` if it names only examples.
  private func adviceOnWhole(_ text: String, _ kind: ValueKind, _ property: String) -> String? {
    let slice = TokenSlice(text)
    guard !text.isEmpty else { return nil }
    do throws(ValueError) { _ = try kind.parse(text) } catch {
      // A value of another type is rather that of another custom property.
      guard error.rule != .valueTypeMismatch || error.range.start > 0 else { return nil }
      let diagnostic = error.diagnostic(property: property, in: SourceID(0))
      let advice = ValueAdvice(RefusedValue(error, slice, [kind], property: property)).completed(diagnostic)
      if let help = advice.help { return help.hasPrefix("write a value such as") ? nil : help }
      return advice.fixes.first?.edits.first.map { "write `\($0.replacement)`" }
    }
    return nil
  }

  /// One value that does not match, wherever it is read.
  private struct Value: Hashable {
    let holders: Set<SourceLocation>
    let text: String
  }

  /// The diagnostics: one for each value that does not match, at its first use.
  var diagnostics: [Diagnostic] {
    var reported: Set<Value> = []
    func isFirst(_ mismatch: Mismatch) -> Bool {
      guard mismatch.fault == nil, !mismatch.holders.isEmpty else { return true }
      return reported.insert(Value(holders: Set(mismatch.holders.keys), text: mismatch.text)).inserted
    }
    return limits.values.sorted { $0.location.isBefore($1.location) } + causeOrder.compactMap { causes[$0] }
      + order.compactMap { location in
        guard let mismatch = found[location], isFirst(mismatch) else { return nil }
        if var fault = mismatch.fault {
          if fault.fixes.isEmpty, let (text, range) = mismatch.repair {
            let edit = Diagnostic.Edit(SourceLocation(location.source, range), text)
            fault.fixes = [.init("replace with `\(text)`", safety: .suggestion, edits: [edit])]
          }
          return fault
        }
        let notes = mismatch.holders.sorted { $0.key.isBefore($1.key) }.map { location, themes in
          let scope = context.themeList(themes).map { ", \($0)" } ?? ""
          return Diagnostic.Note("the value comes from here\(scope)", at: location)
        }
        let syntax = mismatch.kind.syntax
        var diagnostic = Diagnostic(
          .customPropertyTypeMismatch, at: location,
          "`\(mismatch.declaration.name)` takes \(mismatch.kind.words), but "
            + (mismatch.isAlone ? "`\(mismatch.customProperty)` " : "with its custom properties ")
            + (mismatch.text.isEmpty ? "is empty" : mismatch.isAlone ? "makes it " : "it is ")
            + (mismatch.text.isEmpty ? "" : "`\(mismatch.text)`"),
          expected: syntax, found: "`\(mismatch.text)`", notes: mismatch.isAlone ? notes : [])
        if let unresolved = adviceOnUnresolved(mismatch) {
          (diagnostic.help, diagnostic.fixes) = unresolved
        } else if let meant = context.nameMeant(by: mismatch.customProperty) {
          diagnostic.help = "did you mean `\(meant)`?"
          let place = SourceLocation(
            location.source, SourceRange(location.range.start, mismatch.endOfEmptyFallback ?? location.range.end))
          diagnostic.fixes = [.init("replace with `\(meant)`", safety: .suggestion, edits: [.init(place, meant)])]
        } else if let (text, range) = mismatch.repair {
          let edit = Diagnostic.Edit(SourceLocation(location.source, range), text)
          diagnostic.fixes = [.init("replace with `\(text)`", safety: .suggestion, edits: [edit])]
        } else {
          (diagnostic.help, diagnostic.fixes) = advice(on: mismatch)
        }
        diagnostic.themes = context.distinctThemes(mismatch.holders.values.flatMap(\.self))
        return diagnostic
      }
  }
}

extension ValueKind {
  /// The rule that a text breaks as a value of the value type; `nil` if it is such a value.
  fileprivate func rule(brokenBy text: String) -> DiagnosticRule? {
    do throws(ValueError) {
      _ = try parse(text)
      return nil
    } catch { return error.rule }
  }
}
