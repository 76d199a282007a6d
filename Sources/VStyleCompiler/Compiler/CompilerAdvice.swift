package import VStyleStylesheet
package import VStyleSyntax
package import VStyleValues

/// Says what to write instead of what the compiler refuses.
///
/// Tools have an advice, and so have apps in debug builds. Without one, a diagnostic says what is wrong, and what was
/// expected in the notation of the grammar.
package protocol CompilerAdvice: Sendable {
  /// Completes a diagnostic that says what is wrong, but not what to write.
  func completed(_ diagnostic: consuming Diagnostic) -> Diagnostic

  /// Completes the diagnostic about a value.
  func completed(_ diagnostic: Diagnostic, about value: RefusedValue) -> Diagnostic

  /// Completes the diagnostic about a selector.
  func completed(_ diagnostic: Diagnostic, about selector: RefusedSelector) -> Diagnostic

  /// Completes the diagnostic about a media query.
  func completed(_ diagnostic: Diagnostic, about query: RefusedMediaQuery) -> Diagnostic

  /// Completes the diagnostic about the prelude of an at-rule.
  ///
  /// - Parameter cursor: the place that the grammar refuses; `nil` for the whole prelude.
  func completed(
    _ diagnostic: Diagnostic, aboutPreludeOf position: StatementPosition, at cursor: TokenCursor?
  ) -> Diagnostic

  /// Completes the diagnostic about a token that no value can have.
  func completed(_ diagnostic: Diagnostic, aboutToken token: Int, in tape: TokenTape) -> Diagnostic

  /// The adviser on the names of one compilation.
  func makeNameAdviser() -> any NameAdviser
}

/// Says which names an author may have meant, with a limit for the names of a compilation.
package protocol NameAdviser: AnyObject {
  /// Forgets the names of the schema, which has changed.
  func forget()

  /// The advice on a property that no view type has.
  func unknownProperty(
    _ name: String, _ position: StatementPosition, _ context: RuleContext, _ compiler: StylesheetCompiler
  ) -> Advice

  /// The advice on a property that only other view types have; `nil` if there is none.
  func inapplicableProperty(
    _ name: String, _ position: StatementPosition, _ context: RuleContext, _ compiler: StylesheetCompiler
  ) -> Advice?

  /// The advice on a property that differs in one letter from another one; `nil` for any other name.
  func misspelledProperty(_ name: String, at location: SourceLocation, _ compiler: StylesheetCompiler) -> Advice?

  /// The advice on an unknown view type.
  func viewType(_ name: String, at location: SourceLocation, _ compiler: StylesheetCompiler) -> Advice

  /// The advice on the name of a view type that a property does not take.
  ///
  /// - Parameters:
  ///   - type: the view type whose subclasses the property takes.
  ///   - acceptsNone: whether the property takes `none`.
  func object(
    _ name: String, at location: SourceLocation, of type: String, acceptsNone: Bool, _ compiler: StylesheetCompiler
  ) -> Advice

  /// The advice on an unknown at-rule.
  func atRule(_ name: String, _ position: StatementPosition, _ compiler: StylesheetCompiler) -> Advice

  /// The advice on an unknown style.
  func style(_ name: String, at location: SourceLocation, _ compiler: StylesheetCompiler) -> Advice

  /// The advice on an unknown theme.
  func theme(_ name: String, at location: SourceLocation, _ compiler: StylesheetCompiler) -> Advice

  /// The advice on a color scheme that is neither light nor dark.
  func colorScheme(_ word: String, at location: SourceLocation) -> Advice

  /// The one of a few words that is meant by a misspelled one; `nil` if none is similar.
  func closest(to word: String, in known: [String]) -> String?

  /// The name of the sheet that may be meant by the path of an import without a file; `nil` if none is similar.
  ///
  /// - Parameter importing: the path of the sheet that imports it.
  func importedFile(
    _ name: String, at path: String, from importing: String?, _ compiler: StylesheetCompiler
  ) -> String?
}

/// What to write instead of something that the compiler refuses.
package struct Advice {
  /// What to do; `nil` if nothing is known.
  package var help: String?

  package var fixes: [Diagnostic.Fix] = []

  /// What the name is about; `nil` if no other check depends on it.
  package var detail: DiagnosticDetail?

  /// Whether nothing is known about the name.
  package var isGeneral = false

  package init(
    help: String? = nil, fixes: [Diagnostic.Fix] = [], detail: DiagnosticDetail? = nil, isGeneral: Bool = false
  ) {
    (self.help, self.fixes, self.detail, self.isGeneral) = (help, fixes, detail, isGeneral)
  }
}

extension Diagnostic {
  /// The diagnostic with an advice, if there is one.
  func with(_ advice: Advice?) -> Diagnostic {
    guard let advice else { return self }
    var out = with(advice.detail)
    out.help = advice.help ?? help
    if !advice.fixes.isEmpty { out.fixes = advice.fixes }
    return out
  }
}

/// A value that no value type of a property accepts.
package struct RefusedValue: Sendable {
  package let error: ValueError
  package let slice: TokenSlice
  package let kinds: [ValueKind]
  package let property: String

  /// Creates a refused value.
  ///
  /// - Parameters:
  ///   - error: the error.
  ///   - slice: the value.
  ///   - kinds: the value types of the property.
  ///   - property: the name of the property.
  package init(_ error: ValueError, _ slice: TokenSlice, _ kinds: [ValueKind], property: String) {
    (self.error, self.slice, self.kinds, self.property) = (error, slice, kinds, property)
  }
}
