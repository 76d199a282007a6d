public import VStyleSyntax

/// Something that a style wanted and that could not be done, found while the app runs.
public struct StyleIssue: Error, Sendable, Equatable, CustomStringConvertible {
  /// What is wrong.
  public let problem: Problem

  /// The property at fault, if it is one.
  public let property: String?

  /// The name of the view's class.
  public let typeName: String

  /// What was expected.
  public let expected: String

  /// What was found.
  public let found: String

  /// Where the value was written; `nil` for one of Swift code.
  public let location: SourceLocation?

  /// The kinds of problems.
  public enum Problem: String, Sendable, CaseIterable {
    /// The class does not have the property.
    case propertyNotApplicable = "property-not-applicable"
    /// The value is of another kind than the property takes, or outside its range.
    case valueTypeMismatch = "value-type-mismatch"
    /// The property has no value for the control state.
    case stateNotSupported = "state-not-supported"
    /// The sheet has no style of the name.
    case unknownStyle = "unknown-style"
    /// The style, or the member of a row, is of another class.
    case classMismatch = "class-mismatch"
    /// One object was given to every view that has the style; it is used all the same.
    case sharedObject = "shared-object"
    /// A setter of the app threw.
    case setterFailed = "setter-failed"
    /// A choice of the user could not be read or kept.
    case storageFailed = "storage-failed"
    /// An image that was asked for could not be downloaded.
    case downloadFailed = "download-failed"
    /// A class of the app has the name of another class.
    case nameTaken = "name-taken"
    /// A property was added to a class that is in use already.
    case tableInUse = "table-in-use"
    /// Observers of a theme, an appearance or a skin change it again each time; what they asked for last is dropped.
    case endlessChanges = "endless-changes"
    /// A node is listed at a second place of its tree, or inside itself; that place is left out.
    case nodeListedTwice = "node-listed-twice"
    /// The root of a scope is in the tree of another one; the scope of which it is the root styles it.
    case severalScopes = "several-scopes"
  }

  /// Makes an issue.
  public init(
    _ problem: Problem, property: String? = nil, typeName: String, expected: String, found: String,
    location: SourceLocation? = nil
  ) {
    self.problem = problem
    self.property = property
    self.typeName = typeName
    self.expected = expected
    self.found = found
    self.location = location
  }

  /// The issue as one line.
  public var description: String {
    let subject = property.map { "\(typeName).\($0)" } ?? typeName
    return "\(problem.rawValue): \(subject): expected \(expected), found \(found)"
  }
}
