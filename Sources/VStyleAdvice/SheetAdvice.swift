#if DEBUG || VSTYLE_ADVICE
  package import VStyleCompiler
  package import VStyleStylesheet
  package import VStyleSyntax

  /// The advice of tools, and of apps in debug builds: the names of other languages, repairs, examples and similar names.
  package struct SheetAdvice: CompilerAdvice {
    package init() {}

    package func completed(_ diagnostic: consuming Diagnostic) -> Diagnostic { RuleAdvice.completed(diagnostic) }

    package func completed(_ diagnostic: Diagnostic, about value: RefusedValue) -> Diagnostic {
      ValueAdvice(value).completed(diagnostic)
    }

    package func completed(_ diagnostic: Diagnostic, about selector: RefusedSelector) -> Diagnostic {
      SelectorErrorAdvice(selector).completed(diagnostic)
    }

    package func completed(_ diagnostic: Diagnostic, about query: RefusedMediaQuery) -> Diagnostic {
      MediaAdvice.completed(diagnostic, query)
    }

    package func completed(
      _ diagnostic: Diagnostic, aboutPreludeOf position: StatementPosition, at cursor: TokenCursor?
    ) -> Diagnostic {
      let advice = PreludeAdvice(position)
      return cursor.map { advice.completed(diagnostic, at: $0) } ?? advice.repaired(diagnostic)
    }

    package func completed(_ diagnostic: Diagnostic, aboutToken token: Int, in tape: TokenTape) -> Diagnostic {
      var out = diagnostic
      out.help = ForeignNames.importance(token, in: tape) ?? diagnostic.help
      return out
    }

    package func makeNameAdviser() -> any NameAdviser { SheetNameAdviser() }
  }
#endif
