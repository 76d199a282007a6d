#if DEBUG || VSTYLE_ADVICE
  import VStyleStylesheet
  import VStyleSyntax
  import VStyleValues

  extension ForeignNames {
    /// The advice on `@define-color accent #036eb7;` of GTK; `nil` for other at-rules.
    static func definedColor(_ name: String, _ position: StatementPosition) -> String? {
      var cursor = position.prelude
      cursor.skipTrivia()
      guard NameStyle.lowercased(name) == "define-color", cursor.kind == .ident else { return nil }
      let color = cursor.name
      cursor.advance()
      cursor.skipTrivia()
      let range = SourceRange(cursor.range.start, position.tree.tape.range(position.statement.content).end)
      guard !cursor.isAtEnd, range.count < 60 else { return nil }
      return "set a custom property in a rule: `:root { --\(color): \(position.tree.source.text(in: range)); }`"
    }
  }
#endif
