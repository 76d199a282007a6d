package import VStyleCheck
package import VStyleSyntax

/// A lint rule with the examples that are its documentation and its tests.
///
/// Each rule has a file of its own and one line in ``LintRules/all``. Most diagnostics come from parsing and compiling.
/// A rule that needs more has a check.
package struct LintRule: Sendable {
  /// The rule as configurations name it.
  package let known: KnownRule

  /// One sentence that describes the mistake.
  package let summary: String

  /// Sheets that break the rule. A mark shows the location of the diagnostic.
  package let bad: [Example]

  /// The corrected sheets.
  package let good: [Example]

  /// The inputs that are computed before the check runs.
  let needs: LintNeeds

  /// The safety of the rule's fixes; `nil` if it has none. If they differ, it is that of the safest one.
  package let fixes: Diagnostic.Safety?

  /// The harm that the mistake does, and what to write instead, as sentences.
  package let why: String

  /// Returns the diagnostics that parsing and compiling do not report; `nil` for most rules.
  let check: (@Sendable (LintContext) -> [Diagnostic])?

  /// - Parameters:
  ///   - summary: one sentence that describes the mistake; that of the parser or the compiler by default.
  ///   - check: the check; `nil` for a rule that the parser, the compiler or each build checks.
  init(
    _ diagnostic: DiagnosticRule, needs: LintNeeds = [], fixes: Diagnostic.Safety? = nil, summary: String? = nil,
    why: String, bad: [Example], good: [Example], check: (@Sendable (LintContext) -> [Diagnostic])? = nil
  ) {
    known = KnownRules.named(diagnostic)
    self.summary = summary ?? diagnostic.summary
    self.bad = bad
    self.good = good
    self.needs = needs
    self.fixes = fixes
    self.why = why
    if let core = CoreRules.check(of: diagnostic) {
      self.check = { core($0.sheet) }
    } else {
      self.check = check
    }
  }

  /// The code, the name and the severity.
  package var diagnostic: DiagnosticRule { known.diagnostic }

  /// The stable code, such as `VS1001`.
  package var code: String { diagnostic.code }

  /// Whether the parser reports the rule. It is then always on: the sheet does not mean what it seems to mean.
  package var isOfParser: Bool { diagnostic.isOfParser }

  /// The kebab-case name, such as `unknown-property`.
  package var name: String { diagnostic.name }
}

extension LintRule {
  /// The least of the presets that include the rule: `core`, `strict` or `all`.
  package var preset: String { known.tier == .style ? "all" : known.tier.rawValue }

  /// Each bad example with the good one that corrects it, and the remaining examples alone.
  package var pairs: [(bad: Example?, good: Example?)] {
    (0..<max(bad.count, good.count)).map { index in
      (index < bad.count ? bad[index] : nil, index < good.count ? good[index] : nil)
    }
  }
}

extension LintRule: CustomStringConvertible {
  /// The code and the name.
  package var description: String { "\(code) \(name)" }
}

extension LintRule {
  /// An example of a rule.
  package struct Example: Sendable, ExpressibleByStringLiteral {
    /// The text, with `↓` before the location of the diagnostic.
    package let markedText: String

    /// The texts of the other files in its folder, by name.
    package let files: [String: String]

    /// The type of the file.
    package let kind: Kind

    /// The types of files in examples.
    package enum Kind: Sendable {
      /// A sheet.
      case sheet
      /// A `vstyle.json` file.
      case configuration
      /// A baseline.
      case baseline
      /// A tree of views in JSON.
      case tree
      /// A `CJSkin.plist` in JSON.
      case skinManifest
      /// A file of design tokens.
      case tokens
      /// A resolver document.
      case resolver
    }

    /// Creates an example with other files in its folder.
    package init(_ markedText: String, files: [String: String] = [:], kind: Kind = .sheet) {
      self.markedText = markedText
      self.files = files
      self.kind = kind
    }

    /// Creates an example of one sheet.
    package init(stringLiteral value: String) { self.init(value) }

    /// The text without the mark.
    package var text: String { String(markedText.unicodeScalars.filter { $0 != "↓" }.map(Character.init)) }

    /// The byte offset of the diagnostic; `nil` for a sheet without a mark.
    package var markedOffset: Int? {
      guard let mark = markedText.unicodeScalars.firstIndex(of: "↓") else { return nil }
      return markedText.utf8.distance(from: markedText.startIndex, to: mark)
    }
  }
}
