/// A known member of a view type that a style cannot set.
public struct RefusedProperty: Hashable, Sendable {
  /// The name that the property would have in a sheet, in kebab-case.
  public let name: String

  /// The reason why a style cannot set it, as a clause after "because".
  public let reason: String

  /// Creates a refused property.
  public init(_ name: String, because reason: String) {
    self.name = name
    self.reason = reason
  }

  /// The reason for members that only an initializer sets.
  public static let initOnly = "it is fixed when the object is made"

  /// The reason for members without a setter.
  public static let readOnly = "it can only be read"

  /// The reason for private members of UIKit.
  public static let privateMember = "UIKit keeps it private"
}
