/// A member of a view type that is known and that a style cannot set.
public struct RefusedProperty: Hashable, Sendable {
  /// The name that a sheet would write, in kebab-case.
  public let name: String

  /// Why a style cannot set it: what follows "because".
  public let reason: String

  /// Makes a row.
  public init(_ name: String, because reason: String) {
    self.name = name
    self.reason = reason
  }

  /// The reason for what an initializer takes.
  public static let initOnly = "it is fixed when the object is made"

  /// The reason for what has no setter.
  public static let readOnly = "it can only be read"

  /// The reason for what UIKit does not offer.
  public static let privateMember = "UIKit keeps it private"
}
