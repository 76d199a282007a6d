import VStyleJSON
import VStyleSyntax

/// A mistake in a token file, without words.
enum TokenFact: Sendable, Hashable {
  /// The file is no JSON, or beyond a limit.
  case syntax(String)
  /// There is no type.
  case missingType
  /// There is no type of this name.
  case unknownType(String)
  /// A value has another form.
  case shape(TokenShape, found: String)
  /// A value is written as in drafts of the format.
  case legacy(TokenType, text: String)
  /// A unit that the format does not have.
  case unit(String, allowed: [String])
  /// A fallback of a color that is no `#rrggbb`.
  case hexFallback(String)
  /// A reference without a target.
  case unresolved(String, guess: String?)
  /// A reference to a group.
  case aliasToGroup(String, hasRoot: Bool)
  /// A group that extends a token.
  case extendsToken(String)
  /// References in a circle.
  case cycle([String])
  /// A reference to a value of another type.
  case typeMismatch(String, expected: String, found: String)
  /// A name that the format does not allow.
  case name(String, NameError)
  /// A token with a token or a group in it.
  case tokenAndGroup(String)
  /// Members that a value needs.
  case missingMembers([String], of: String)
  /// A member that a value does not have.
  case unknownSubvalue(String, of: String, known: [String])
  /// A member that a token does not have.
  case unknownMember(String)
  /// A reference that cannot be read.
  case reference(String, reason: String)
  /// Metadata of another form.
  case metadata(String, expected: String, found: String)
  /// A member that is neither a token nor a group.
  case noObject(String, found: String)
  /// A change of a color that a program makes, and the format does not have.
  case modifier(String)
  /// Two tokens with one name in sheets.
  case collision(String, other: String)
  /// A mistake in a resolver document.
  case resolver(ResolverFact)

  /// Why a name is not allowed.
  enum NameError: Sendable, Hashable {
    case dollar, point, brace, empty
  }
}

/// A mistake in a resolver document, without words.
enum ResolverFact: Sendable, Hashable {
  /// There is no version, or another one.
  case version(String?)
  /// A required member is missing.
  case missing(String, of: String)
  /// A member has another form.
  case form(String, expected: String, found: String)
  /// A list or an object is empty.
  case empty(String)
  /// A modifier has one context.
  case singleContext(String)
  /// The default is no context.
  case noContext(String, of: String, known: [String])
  /// Two elements of the order have one name.
  case duplicate(String)
  /// A member that documents do not have.
  case unknownMember(String, of: String, known: [String])
  /// A reference to something that is not allowed there.
  case target(String, found: String, allowed: String)
  /// A reference to something that does not exist.
  case unresolved(String)
  /// Sets that contain each other.
  case cycle([String])
  /// A file that cannot be read.
  case file(String, reason: String)
  /// More combinations than the limit.
  case permutations(Int)
}

/// A fact with its place.
struct TokenFinding: Sendable, Hashable {
  let fact: TokenFact
  let location: SourceLocation

  init(_ fact: TokenFact, at location: SourceLocation) { (self.fact, self.location) = (fact, location) }
}
