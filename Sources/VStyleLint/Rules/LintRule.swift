public import VStyleSyntax

/// A rule as people meet it: what it finds, with examples that are its page and its tests.
///
/// Each rule stands in a file of its own and on one line of ``LintRules/all``. Most diagnostics come from
/// parsing and compiling; a rule that needs more brings a check.
public struct LintRule: Sendable {
  /// The code, the name, the severity and the summary.
  public let diagnostic: DiagnosticRule

  /// Which presets hold the rule.
  public let standing: Standing

  /// What a configuration may set.
  public let options: [Option]

  /// Sheets that break the rule; the diagnostic stands where the mark is.
  public let bad: [Example]

  /// The same sheets put right.
  public let good: [Example]

  /// What is worked out before the check runs.
  let needs: LintNeeds

  /// How far the fixes that the check makes can be trusted; `nil` if it makes none.
  let fixes: Diagnostic.Safety?

  /// Finds what parsing and compiling do not; `nil` for most rules.
  let check: (@Sendable (LintContext) -> [Diagnostic])?

  init(
    _ diagnostic: DiagnosticRule, standing: Standing = .core, options: [Option] = [], needs: LintNeeds = [],
    fixes: Diagnostic.Safety? = nil, bad: [Example], good: [Example],
    check: (@Sendable (LintContext) -> [Diagnostic])? = nil
  ) {
    self.diagnostic = diagnostic
    self.standing = standing
    self.options = options
    self.needs = needs
    self.fixes = fixes
    self.bad = bad
    self.good = good
    self.check = check
  }

  /// The stable code, such as `VS1001`.
  public var code: String { diagnostic.code }

  /// The kebab-case name, such as `unknown-property`.
  public var name: String { diagnostic.name }
}

extension LintRule {
  /// Which presets hold a rule.
  public enum Standing: String, Sendable {
    /// All but `none`: what the rule finds is wrong, or almost surely not meant.
    case core
    /// `strict` and `all`: a project may have reasons.
    case strict
    /// `all`: a matter of taste.
    case style
  }

  /// What a configuration may set of a rule.
  public struct Option: Sendable {
    /// The name of the key.
    public let name: String
    /// What holds unless the configuration says otherwise.
    public let initial: Setting
    /// What it is, as a noun without a full stop.
    public let summary: String

    init(_ name: String, _ initial: Setting, _ summary: String) {
      self.name = name
      self.initial = initial
      self.summary = summary
    }
  }

  /// What an option is set to.
  public enum Setting: Sendable, Equatable, CustomStringConvertible {
    /// A whole number from 0.
    case count(Int)
    /// Names, such as those of properties.
    case names([String])

    /// The text as a configuration writes it.
    public var description: String {
      switch self {
      case .count(let count): "\(count)"
      case .names(let names): "[" + names.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
      }
    }
  }
}

extension LintRule: CustomStringConvertible {
  /// The code and the name.
  public var description: String { "\(code) \(name)" }
}

extension LintRule {
  /// A sheet that shows a rule.
  public struct Example: Sendable, ExpressibleByStringLiteral {
    /// The text, with `↓` before the place of the diagnostic.
    public let markedText: String

    /// The texts of the files beside it, by name.
    public let files: [String: String]

    /// What it is.
    public let kind: Kind

    /// What an example is.
    public enum Kind: Sendable {
      /// A sheet.
      case sheet
      /// A `vstyle.json` file.
      case configuration
      /// A baseline.
      case baseline
    }

    /// Makes an example with sheets beside it.
    public init(_ markedText: String, files: [String: String] = [:], kind: Kind = .sheet) {
      self.markedText = markedText
      self.files = files
      self.kind = kind
    }

    /// Makes an example of one sheet.
    public init(stringLiteral value: String) { self.init(value) }

    /// The text without the mark.
    public var text: String { String(markedText.unicodeScalars.filter { $0 != "↓" }.map(Character.init)) }

    /// The byte at which the diagnostic starts; `nil` for a sheet without mark.
    public var markedOffset: Int? {
      guard let mark = markedText.unicodeScalars.firstIndex(of: "↓") else { return nil }
      return markedText.utf8.distance(from: markedText.startIndex, to: mark)
    }
  }
}
