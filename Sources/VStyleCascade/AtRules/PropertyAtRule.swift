import VStyleSyntax
import VStyleValues

extension AtRule {
  /// `@property --name { syntax; inherits; initial-value }`: a registered custom property.
  ///
  /// - Spec: https://www.w3.org/TR/css-properties-values-api-1/#at-property-rule
  static let property = AtRule(
    "property", needsBlock: true,
    collect: { compiler, _ in compiler.hasRegistrations = true },
    compile: { compiler, position, context in
      guard context.parent == nil else {
        compiler.reportMisplaced(position, context, "`@property` is inside a rule and is ignored")
        return
      }
      compiler.compileRegistration(position, in: context)
    })
}

extension StylesheetCompiler {
  /// Reports declarations of registered custom properties whose value is not of the registered type.
  ///
  /// Values with `var()` are checked later, when the custom properties are substituted.
  func checkRegisteredCustomProperties(_ types: [String: CustomPropertyRegistration]) {
    for (name, slice, source) in customPropertyDeclarations {
      guard let type = types[name], type.kind != .any, WideKeyword(slice.tokens, in: slice.tape) == nil,
        !VariableReferences.appear(slice.tokens, in: slice.tape)
      else {
        continue
      }
      do throws(ValueError) { _ = try type.kind.parseWhole(slice.cursor) } catch {
        let plain = error.diagnostic(property: name, in: source)
        var diagnostic = ValueAdvice(error: error, slice: slice, kinds: [type.kind]).completed(plain, property: name)
        diagnostic.notes.append(.init("the type is declared here", at: type.location))
        report(diagnostic)
      }
    }
  }

  func compileRegistration(_ position: StatementPosition, in context: RuleContext) {
    var cursor = position.prelude
    cursor.skipTrivia()
    guard cursor.kind == .ident, cursor.tape.isDashedIdent(cursor.index) else {
      report(
        repaired(
          Diagnostic(
            .invalidPrelude, at: position.location(cursor), "`@property` takes the name of a custom property",
            expected: "<custom-property-name>"), position))
      return
    }
    let location = position.location(cursor)
    let name = cursor.name
    var descriptors = Descriptors(position)
    guard let kind = tokenKind(name, &descriptors, at: location) else { return }
    guard let inherits = descriptors.keyword("inherits", ["true", "false"]) else {
      report(
        Diagnostic(
          .invalidPrelude, at: location, "`@property \(name)` needs `inherits: true` or `inherits: false`",
          expected: "inherits: true | false",
          help: descriptors["inherits"] == nil
            ? descriptors.help(for: "inherits") : "write `inherits: true` or `inherits: false`"))
      return
    }
    guard let initial = initialValue(of: name, kind, descriptors, at: location) else { return }
    let type = CustomPropertyRegistration(
      kind: kind, inherits: inherits == "true", initial: initial.isEmpty ? nil : initial, location: location)
    guard !context.neverApplies else { return }
    registrations.append(
      RegistrationRule(name: name, type: type, layer: context.layer, conditions: context.mediaQueries))
  }

  private func tokenKind(_ name: String, _ descriptors: inout Descriptors, at location: SourceLocation) -> ValueKind? {
    guard let slice = descriptors["syntax"] else {
      report(
        Diagnostic(
          .invalidPrelude, at: location, "`@property \(name)` needs a `syntax`", expected: "syntax: <string>",
          help: descriptors.help(for: "syntax")))
      return nil
    }
    var cursor = slice.cursor
    cursor.skipTrivia()
    let position = SourceLocation(location.source, cursor.range)
    guard cursor.kind == .string else {
      report(
        Diagnostic(
          .invalidPrelude, at: position, "`syntax` takes a grammar in quotes", expected: "<string>",
          help: "write `syntax: \"<color>\"`"))
      return nil
    }
    do throws(SyntaxDefinitionError) {
      return try ValueKind(syntax: cursor.tape.string(cursor.index), kinds: schema.kinds)
    } catch {
      report(error.diagnostic(at: position))
      return nil
    }
  }

  /// The canonical text of the initial value; `nil` after a diagnostic if it is missing or invalid.
  ///
  /// It has to be computationally independent. Colors that depend on the color scheme are computed at each element
  /// that uses the initial value.
  ///
  /// The text is empty if the syntax allows any tokens and there are none.
  private func initialValue(
    of name: String, _ kind: ValueKind, _ descriptors: Descriptors, at location: SourceLocation
  ) -> String? {
    guard let slice = descriptors["initial-value"] else {
      if kind == .any { return "" }
      report(
        Diagnostic(
          .invalidPrelude, at: location, "`@property \(name)` needs an `initial-value`",
          expected: "initial-value: \(kind.syntax)", help: descriptors.help(for: "initial-value")))
      return nil
    }
    if kind == .any { return slice.text }
    do throws(ValueError) {
      let value = try kind.parseWhole(slice.cursor)
      guard value.isIndependentOfFont(in: ValueContext(), [\.fontSize, \.rootFontSize]) else {
        let range = slice.tape.range(slice.tokens)
        report(
          Diagnostic(
            .invalidPrelude, at: SourceLocation(location.source, range),
            "the `initial-value` of `\(name)` depends on a font, but belongs to no element",
            expected: "\(kind.syntax) without `em` and `rem`", found: "`\(slice.text)`",
            help: kind.examples.first.map { "write a value without `em` and `rem`, such as `\($0)`" }))
        return nil
      }
      return kind.serialize(value)
    } catch {
      if error.found.contains("`,`"), let list = try? ValueKind(syntax: "\(kind.syntax)#", kinds: schema.kinds),
        (try? list.parseWhole(slice.cursor)) != nil
      {
        var diagnostic = error.diagnostic(property: "initial-value", in: location.source)
        diagnostic.help = "write one value, or declare a list: `syntax: \"\(kind.syntax)#\"`"
        report(diagnostic)
      } else {
        report(error, of: "initial-value", [kind], slice, in: location.source)
      }
      return nil
    }
  }
}

/// The descriptors of an at-rule's block, by name in lower case.
struct Descriptors {
  private var slices: [String: TokenSlice] = [:]

  init(_ position: StatementPosition) {
    for node in position.tree.children(of: position.node) where position.tree.nodes[node].kind == .declaration {
      slices[position.tree.name(of: node).lowercased()] = TokenSlice(
        tape: position.tree.tape, tokens: position.tree.nodes[node].content)
    }
  }

  /// The advice on a missing descriptor that has another name in the block; `nil` if there is none.
  func help(for name: String) -> String? {
    let others = slices.keys.filter { !["syntax", "inherits", "initial-value"].contains($0) }.sorted()
    let meant = others.first { Descriptors.otherNames[name]?.contains($0) ?? false }
    return (meant ?? Spelling.closest(to: name, in: others)).map { "write `\(name)` for `\($0)`" }
  }

  /// Names that authors give to descriptors.
  private static let otherNames: [String: Set<String>] = [
    "syntax": ["type", "kind", "grammar", "value"], "inherits": ["inherit", "inherited"],
    "initial-value": ["initial", "default", "default-value", "value", "init"],
  ]

  /// The value of a descriptor; `nil` if it is missing.
  subscript(name: String) -> TokenSlice? { slices[name] }

  /// The value of a descriptor in lower case if it is one of the keywords; otherwise `nil`.
  func keyword(_ name: String, _ keywords: [String]) -> String? {
    guard let slice = slices[name] else { return nil }
    var cursor = slice.cursor
    cursor.skipTrivia()
    guard cursor.kind == .ident else { return nil }
    let text = cursor.name.lowercased()
    cursor.advance()
    return cursor.isAtEnd && keywords.contains(text) ? text : nil
  }
}

extension SyntaxDefinitionError {
  /// The diagnostic about a `syntax` that cannot be parsed.
  func diagnostic(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .invalidPrelude, at: location, "a grammar needs \(expected), found \(found)", expected: expected, found: found,
      help: suggestion.map { "did you mean `\($0)`?" }
        ?? (found == "," ? "write `|` between alternatives, as in `plain | bold`" : nil)
        ?? (found.hasPrefix("\"") ? "write keywords without quotes, as in `plain | bold`" : nil)
        ?? "write a grammar such as `<color>`, `<number 0..100>` or `plain | bold`")
  }
}
