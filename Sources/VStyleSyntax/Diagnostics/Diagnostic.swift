/// One diagnostic about a source.
///
/// A diagnostic is a value without text layout. The terminal renderer, the machine formats and the
/// language server all show the same one.
public struct Diagnostic: Sendable, Equatable {
  /// The rule that was broken.
  public var rule: DiagnosticRule

  /// The severity; the rule's own unless a configuration changed it.
  public var severity: Severity

  /// What the diagnostic is about: the exact bytes.
  public var location: SourceLocation

  /// One line that says what is wrong with the thing found: lower-case start, the author's text in
  /// backticks, no full stop.
  public var message: String

  /// What stands under the carets, if anything more is to be said there.
  public var label: String?

  /// What was expected, in value definition syntax or words.
  public var expected: String?

  /// What was found, in words.
  public var found: String?

  /// Related facts, each with the place it is about where there is one.
  public var notes: [Note]

  /// What the author can do, as a sentence.
  public var help: String?

  /// Edits that would resolve the diagnostic.
  public var fixes: [Fix]

  /// The themes in which it is so; empty where it is so in all of them.
  public var themes: [String] = []

  /// Makes a diagnostic with the rule's own severity.
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

extension Diagnostic: CustomStringConvertible {
  /// The severity, the rule and the message. The place in the file is known to the sheet: `sheet.place(of:)`.
  public var description: String { "\(severity): \(rule.name): \(message)" }
}

extension Diagnostic {
  /// A related fact, such as where the losing declaration stands.
  public struct Note: Sendable, Equatable {
    /// What is to be known.
    public var message: String

    /// The place the note is about.
    public var location: SourceLocation?

    /// Makes a note.
    public init(_ message: String, at location: SourceLocation? = nil) {
      self.message = message
      self.location = location
    }
  }

  /// One way to resolve the diagnostic.
  public struct Fix: Sendable, Equatable {
    /// What the edits do, as an imperative: `replace with "row-height"`.
    public var title: String

    /// Whether the edits may change what the sheet means.
    public var safety: Safety

    /// The edits; they do not overlap.
    public var edits: [Edit]

    /// Makes a fix.
    public init(_ title: String, safety: Safety, edits: [Edit]) {
      self.title = title
      self.safety = safety
      self.edits = edits
    }
  }

  /// How far a fix can be trusted.
  public enum Safety: String, Sendable {
    /// The only meaning that the text can have.
    case safe
    /// The meaning may change.
    case unsafe
    /// A guess to show, never applied without a person.
    case suggestion
  }

  /// The replacement of a range of bytes by a text.
  public struct Edit: Sendable, Equatable {
    /// The bytes to replace; an empty range inserts.
    public var location: SourceLocation

    /// The new text.
    public var replacement: String

    /// Makes an edit.
    public init(_ location: SourceLocation, _ replacement: String) {
      self.location = location
      self.replacement = replacement
    }
  }
}
