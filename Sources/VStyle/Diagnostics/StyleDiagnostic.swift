public import VStyleSyntax

/// A diagnostic of a style, found while the app runs.
public struct StyleDiagnostic: Error, Sendable, Equatable, CustomStringConvertible {
  /// The rule.
  public let rule: Rule

  /// The property; `nil` if the diagnostic is not about one.
  public let property: String?

  /// The name of the view type.
  public let typeName: String

  /// The expectation, as a noun phrase.
  public let expected: String

  /// The fact, as a noun phrase.
  public let found: String

  /// The location of the value in the sheets; `nil` for a value from Swift code.
  ///
  /// The scope of the view, or the sheet of its style outside of a scope, returns the path, line and column:
  /// `scope.location(of:)`, `sheet.location(of:)`.
  public let location: SourceLocation?

  /// A rule of runtime diagnostics.
  public struct Rule: Sendable, Hashable, CustomStringConvertible {
    /// The name, such as `unknown-style`.
    public let name: String

    /// The name.
    public var description: String { name }

    private init(_ name: String) { self.name = name }

    /// The view type does not have the property.
    public static let propertyNotApplicable = Rule("property-not-applicable")
    /// The value has another value type than the property, or is out of range.
    public static let valueTypeMismatch = Rule("value-type-mismatch")
    /// The property has no value for the control state.
    public static let stateNotSupported = Rule("state-not-supported")
    /// The sheet has no style of the name.
    public static let unknownStyle = Rule("unknown-style")
    /// The style, or the member of a property binding, belongs to another view type.
    public static let viewTypeMismatch = Rule("view-type-mismatch")
    /// One object is shared by all views with the style. It is used all the same.
    public static let sharedObject = Rule("shared-object")
    /// A value is invalid at computed-value time, such as one that refers to a custom property that is not declared. The
    /// property has no value from the style. In a scope, only debug builds report it, if the app does not read
    /// ``StyleScope/diagnostics``.
    public static let invalidAtComputedValueTime = Rule("invalid-at-computed-value-time")
    /// A sheet of a scope has an error, and nobody has read its diagnostics. Only debug builds report it.
    public static let sheetError = Rule("sheet-error")
    /// A scope has a theme that none of its sheets declares. Only debug builds report it.
    public static let unknownTheme = Rule("unknown-theme")
    /// A sheet reads the key of a color or font that the current skin does not have, or there is no skin. Only debug
    /// builds report it.
    public static let unknownSkinKey = Rule("unknown-skin-key")
    /// A sheet has transitions or animations, and its scope has no motion, so that values change at once. Only debug
    /// builds report it.
    public static let noMotion = Rule("no-motion")
    /// A setter of the app threw.
    public static let setterFailed = Rule("setter-failed")
    /// A choice of the user could not be read or stored.
    public static let storageFailed = Rule("storage-failed")
    /// A requested image could not be downloaded.
    public static let downloadFailed = Rule("download-failed")
    /// A manifest of installed skin packs has an entry that nothing reads, usually a misspelled one.
    public static let skinManifest = Rule("skin-manifest")
    /// A view type of the app has the name of another one.
    public static let nameTaken = Rule("name-taken")
    /// A property was added to a view type that is in use.
    public static let tableInUse = Rule("table-in-use")
    /// Observers of a theme, an appearance or a skin request changes without end. The remaining requests are dropped.
    public static let endlessChanges = Rule("endless-changes")
    /// A node is listed twice in its tree, or inside itself. The other position is ignored.
    public static let nodeListedTwice = Rule("node-listed-twice")
    /// The root of a scope is in the tree of another scope. Its own scope styles it.
    public static let severalScopes = Rule("several-scopes")
  }

  /// Creates a diagnostic.
  public init(
    _ rule: Rule, property: String? = nil, typeName: String, expected: String, found: String,
    location: SourceLocation? = nil
  ) {
    self.rule = rule
    self.property = property
    self.typeName = typeName
    self.expected = expected
    self.found = found
    self.location = location
  }

  /// The diagnostic in one line.
  public var description: String {
    let subject = property.map { "\(typeName).\($0)" } ?? typeName
    return VisibleText.line("\(rule.name): \(subject): expected \(expected), found \(found)")
  }
}
