import VStyleSyntax
import VStyleValues

extension AtRule {
  /// `@property --name { syntax; inherits; initial-value }`: a registered custom property.
  ///
  /// - Spec: https://www.w3.org/TR/css-properties-values-api-1/#at-property-rule
  static let property = AtRule(
    "property",
    collect: { builder, _ in builder.hasRegistrations = true },
    compile: { builder, place, context in
      guard context.parent == nil else {
        builder.reportMisplaced(place, context, "`@property` stands inside a rule and is ignored")
        return
      }
      builder.compileRegistration(place, in: context)
    })
}

extension StylesheetCompiler {
  /// The registered custom properties; of several rules of one name the last one in the strongest layer counts.
  func strongestRegistrations(_ ranks: [Int]) -> [String: CustomPropertyRegistration] {
    var strongest: [String: (type: CustomPropertyRegistration, rank: Int)] = [:]
    for (name, type, layer) in registrations where strongest[name].map({ $0.rank <= ranks[layer] }) ?? true {
      strongest[name] = (type, ranks[layer])
    }
    return strongest.mapValues(\.type)
  }

  /// Reports values of registered custom properties that are not of the type. What holds `var()` shows when custom
  /// properties are put in.
  func checkRegisteredCustomProperties(_ types: [String: CustomPropertyRegistration]) {
    for (name, slice, source) in customPropertyDeclarations {
      guard let type = types[name], WideKeyword(slice.tokens, in: slice.tape) == nil,
        !VariableReferences.appear(slice.tokens, in: slice.tape)
      else {
        continue
      }
      do throws(ValueError) { _ = try type.kind.parseWhole(slice.cursor) } catch {
        var diagnostic = error.diagnostic(property: name, in: source)
        diagnostic.notes.append(.init("the type is declared here", at: type.location))
        report(diagnostic)
      }
    }
  }

  func compileRegistration(_ place: StatementPlace, in context: RuleContext) {
    var cursor = place.prelude
    cursor.skipTrivia()
    guard cursor.kind == .ident, cursor.tape.isDashedIdent(cursor.index) else {
      report(
        Diagnostic(
          .invalidPrelude, at: place.location(cursor), "`@property` takes the name of a custom property",
          expected: "<custom-property-name>"))
      return
    }
    let location = place.location(cursor)
    let name = cursor.name
    var descriptors = Descriptors(place)
    guard let kind = tokenKind(name, &descriptors, at: location) else { return }
    guard let inherits = descriptors.keyword("inherits", ["true", "false"]) else {
      report(
        Diagnostic(
          .invalidPrelude, at: location, "`@property \(name)` needs `inherits: true` or `inherits: false`",
          expected: "inherits: true | false"))
      return
    }
    guard let initial = initialValue(of: name, kind, descriptors, at: location) else { return }
    let type = CustomPropertyRegistration(
      kind: kind, inherits: inherits == "true", initial: initial.isEmpty ? nil : initial, location: location)
    registrations.append((name, type, context.layer))
  }

  private func tokenKind(_ name: String, _ descriptors: inout Descriptors, at location: SourceLocation) -> ValueKind? {
    guard let slice = descriptors["syntax"] else {
      report(
        Diagnostic(
          .invalidPrelude, at: location, "`@property \(name)` needs a `syntax`", expected: "syntax: <string>"))
      return nil
    }
    var cursor = slice.cursor
    cursor.skipTrivia()
    let place = SourceLocation(location.source, cursor.range)
    guard cursor.kind == .string else {
      report(Diagnostic(.invalidPrelude, at: place, "`syntax` takes a grammar in quotes", expected: "<string>"))
      return nil
    }
    do throws(SyntaxDefinitionError) {
      return try ValueKind(syntax: cursor.tape.string(cursor.index), kinds: schema.kinds)
    } catch {
      report(error.diagnostic(at: place))
      return nil
    }
  }

  /// The canonical text of the initial value; empty where any tokens may stand and none do; `nil` if it is wrong.
  private func initialValue(
    of name: String, _ kind: ValueKind, _ descriptors: Descriptors, at location: SourceLocation
  ) -> String? {
    guard let slice = descriptors["initial-value"] else {
      if kind == .any { return "" }
      report(
        Diagnostic(
          .invalidPrelude, at: location, "`@property \(name)` needs an `initial-value`",
          expected: "initial-value: \(kind.syntax)"))
      return nil
    }
    if kind == .any { return slice.text }
    do throws(ValueError) {
      return kind.serialize(try kind.parseWhole(slice.cursor))
    } catch {
      report(error.diagnostic(property: "initial-value", in: location.source))
      return nil
    }
  }
}

/// The declarations of an at-rule that takes descriptors, by name.
struct Descriptors {
  private var slices: [String: TokenSlice] = [:]

  init(_ place: StatementPlace) {
    for node in place.tree.children(of: place.node) where place.tree.nodes[node].kind == .declaration {
      slices[place.tree.name(of: node).lowercased()] = TokenSlice(
        tape: place.tree.tape, tokens: place.tree.nodes[node].content)
    }
  }

  /// The value of a descriptor.
  subscript(name: String) -> TokenSlice? { slices[name] }

  /// The value of a descriptor that is one of some keywords, in lower case.
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
  /// The diagnostic about a grammar that cannot be read.
  func diagnostic(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .invalidPrelude, at: location, "a grammar needs \(expected), found \(found)", expected: expected, found: found,
      help: suggestion.map { "did you mean `\($0)`?" })
  }
}
