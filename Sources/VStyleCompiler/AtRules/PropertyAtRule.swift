import VStyleStylesheet
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
      if !context.isForLayers { compiler.compileRegistration(position, in: context) }
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
        var diagnostic = advised(error, of: name, [type.kind], slice, in: source, advice)
        diagnostic.notes.append(.init("the type is declared here", at: type.location))
        report(diagnostic)
      }
    }
  }

  func compileRegistration(_ position: StatementPosition, in context: RuleContext) {
    var cursor = position.prelude
    cursor.skipTrivia()
    guard cursor.tape.isCustomPropertyName(cursor.index) else {
      report(
        completed(
          Diagnostic(
            .invalidPrelude, at: position.location(cursor), "`@property` takes the name of a custom property",
            expected: "<custom-property-name>"), position))
      return
    }
    let location = position.location(cursor)
    let name = cursor.name
    cursor.advance()
    cursor.skipTrivia()
    guard cursor.isAtEnd else {
      report(
        Diagnostic(
          .invalidPrelude, at: position.location(cursor), "`@property` takes the name of one custom property",
          expected: "<custom-property-name>", help: "write a rule of its own for each custom property"
        ).with(.prelude(atRule: "property")))
      return
    }
    var descriptors = PropertyDescriptors(position)
    defer { reportIgnored(descriptors, position) }
    guard let kind = syntax(of: name, &descriptors, at: location),
      let inherits = inherits(of: name, &descriptors, at: location),
      let initial = initialValue(of: name, kind, &descriptors, at: location)
    else { return }
    let type = CustomPropertyRegistration(kind: kind, inherits: inherits, initial: initial.text, location: location)
    guard !context.neverApplies else { return }
    registrations.append(
      RegistrationRule(name: name, type: type, layer: context.layer, conditions: context.mediaQueries))
  }

  /// The value type of the last valid `syntax`; `nil` after a diagnostic if there is none.
  private func syntax(
    of name: String, _ descriptors: inout PropertyDescriptors, at location: SourceLocation
  ) -> ValueKind? {
    var kind: ValueKind?
    for slice in descriptors["syntax"] {
      var cursor = slice.cursor
      cursor.skipTrivia()
      let position = SourceLocation(location.source, cursor.range)
      let string = cursor.kind == .string ? cursor.tape.string(cursor.index) : nil
      cursor.advance()
      guard let string, cursor.isAtEnd else {
        report(
          Diagnostic(
            .invalidPrelude, at: position, "`syntax` takes a grammar in quotes", expected: "<string>",
            help: "write `syntax: \"<color>\"`"))
        continue
      }
      do throws(SyntaxDefinitionError) { kind = try ValueKind(registered: string, kinds: schema.kinds) } catch {
        report(error.diagnostic(at: position))
      }
    }
    if descriptors["syntax"].isEmpty {
      report(
        Diagnostic(
          .invalidPrelude, at: location, "`@property \(name)` needs a `syntax`", expected: "syntax: <string>",
          help: descriptors.help(for: "syntax")
        ).with(.prelude(atRule: "property")))
    }
    return kind
  }

  /// The last valid `inherits`; `nil` after a diagnostic if there is none.
  private func inherits(
    of name: String, _ descriptors: inout PropertyDescriptors, at location: SourceLocation
  ) -> Bool? {
    let slices = descriptors["inherits"]
    let values = slices.map { PropertyDescriptors.bool($0) }
    let valid = values.last { $0 != nil } ?? nil
    // One that is invalid beside a valid one is reported where it stands.
    for (slice, value) in zip(slices, values) where value == nil && valid != nil {
      report(
        Diagnostic(
          .invalidPrelude, at: SourceLocation(location.source, slice.tape.range(slice.tokens)),
          "`inherits` is `true` or `false`, found `\(slice.text)`; it is ignored", expected: "true | false",
          found: "`\(slice.text)`"))
    }
    if valid == nil {
      report(
        Diagnostic(
          .invalidPrelude, at: location, "`@property \(name)` needs `inherits: true` or `inherits: false`",
          expected: "inherits: true | false",
          help: slices.isEmpty ? descriptors.help(for: "inherits") : "write `inherits: true` or `inherits: false`"
        ).with(.prelude(atRule: "property")))
    }
    return valid
  }

  /// The initial value of a registration.
  private struct InitialValue {
    /// The canonical text; `nil` for none, which only a custom property of any tokens has.
    let text: String?
  }

  /// The initial value; `nil` after a diagnostic if it is missing or invalid.
  ///
  /// It has to be computationally independent. Colors that depend on the color scheme are computed at each element
  /// that uses the initial value.
  private func initialValue(
    of name: String, _ kind: ValueKind, _ descriptors: inout PropertyDescriptors, at location: SourceLocation
  ) -> InitialValue? {
    guard let slice = descriptors["initial-value"].last else {
      if kind == .any { return InitialValue(text: nil) }
      report(
        Diagnostic(
          .invalidPrelude, at: location, "`@property \(name)` needs an `initial-value`",
          expected: "initial-value: \(kind.syntax)", help: descriptors.help(for: "initial-value")
        ).with(.prelude(atRule: "property")))
      return nil
    }
    if kind == .any { return InitialValue(text: slice.text) }
    guard !VariableReferences.appear(slice.tokens, in: slice.tape) else {
      report(
        Diagnostic(
          .invalidPrelude, at: SourceLocation(location.source, slice.tape.range(slice.tokens)),
          "the `initial-value` of `\(name)` has a `var()`, but belongs to no element",
          expected: "\(kind.syntax) without `var()`", found: "`\(slice.text)`",
          help: kind.examples.first.map { "write a value without `var()`, such as `\($0)`" }))
      return nil
    }
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
      return InitialValue(text: kind.serialize(value))
    } catch {
      let token = slice.tokens.first { slice.tape.range($0).start == error.range.start }
      let isComma = token.map { slice.tape.kind($0) == .comma } ?? false
      if isComma, let list = try? ValueKind(syntax: "\(kind.syntax)#", kinds: schema.kinds),
        list.value(of: slice.cursor) != nil
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
