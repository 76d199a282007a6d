/// A diagnostic about a source.
///
/// A diagnostic is a value without text layout. The terminal renderer, the machine formats and the language server show
/// the same diagnostics.
public struct Diagnostic: Sendable, Equatable {
  /// The diagnostic rule that reports it.
  public var rule: DiagnosticRule

  /// The severity; that of the rule unless a configuration changes it.
  public var severity: Severity

  /// The exact bytes that the diagnostic concerns.
  public var location: SourceLocation

  /// The description of the error on one line: lower-case start, the author's text in backticks, no full stop.
  public var message: String

  /// A label under the carets, if there is more to say there.
  public var label: String?

  /// The expected syntax, in value definition syntax or words.
  public var expected: String?

  /// The actual text, in words.
  public var found: String?

  /// Related facts, each with its location if it has one.
  public var notes: [Note]

  /// Advice to the author, as a sentence.
  public var help: String?

  /// Alternative fixes that would resolve the diagnostic.
  public var fixes: [Fix]

  /// The themes to which the diagnostic applies; empty for all themes.
  public var themes: [String] = []

  /// What was found, for other checks; `nil` if no check depends on it.
  package var detail: DiagnosticDetail?

  /// Creates a diagnostic with the severity of its rule.
  public init(
    _ rule: DiagnosticRule, at location: SourceLocation, _ message: String, label: String? = nil,
    expected: String? = nil, found: String? = nil, notes: [Note] = [], help: String? = nil, fixes: [Fix] = []
  ) {
    self.rule = rule
    self.severity = rule.severity
    self.location = location
    self.message = message
    self.label = label
    self.expected = expected
    self.found = found
    self.notes = notes
    self.help = help
    self.fixes = fixes
  }
}

extension Diagnostic {
  /// A copy with a detail.
  package func with(_ detail: DiagnosticDetail?) -> Diagnostic {
    var copy = self
    copy.detail = detail
    return copy
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The severity, the rule and the message. The sheet has the location in the file: `sheet.location(of:)`.
  public var description: String { "\(severity): \(rule.name): \(message)" }
}

extension Diagnostic {
  /// A related fact, such as the location of the losing declaration.
  public struct Note: Sendable, Equatable {
    /// The fact.
    public var message: String

    /// The location that the note concerns; `nil` if there is none.
    public var location: SourceLocation?

    /// Creates a note.
    public init(_ message: String, at location: SourceLocation? = nil) {
      self.message = message
      self.location = location
    }
  }

  /// One way to resolve the diagnostic.
  public struct Fix: Sendable, Equatable {
    /// The effect of the edits, as an imperative: `replace with "row-height"`.
    public var title: String

    /// Whether the edits may change the meaning of the sheet.
    public var safety: Safety

    /// The edits; they do not overlap.
    public var edits: [Edit]

    /// Creates a fix.
    public init(_ title: String, safety: Safety, edits: [Edit]) {
      self.title = title
      self.safety = safety
      self.edits = edits
    }
  }

  /// The risk of applying a fix.
  public enum Safety: String, Sendable {
    /// The fix keeps the only meaning that the text can have.
    case safe
    /// The fix may change the meaning of the sheet.
    case unsafe
    /// The fix is a guess, which tools show but never apply on their own.
    case suggestion
  }

  /// The replacement of a range of bytes by a text.
  public struct Edit: Sendable, Equatable {
    /// The bytes to replace; an empty range inserts.
    public var location: SourceLocation

    /// The new text.
    public var replacement: String

    /// Creates an edit.
    public init(_ location: SourceLocation, _ replacement: String) {
      self.location = location
      self.replacement = replacement
    }
  }
}
