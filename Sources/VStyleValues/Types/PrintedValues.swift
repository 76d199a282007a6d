// Values that are printed as in a sheet. Their texts round colors and matrices, so they are not stored.

extension Shadow: CustomStringConvertible {
  /// The canonical text.
  public var description: String { ValueKind.shadow.serialize(value) }
}

extension Gradient: CustomStringConvertible {
  /// The canonical text.
  public var description: String { ValueKind.gradient.serialize(value) }
}

extension Transform: CustomStringConvertible {
  /// The canonical text.
  public var description: String { ValueKind.transform.serialize(value) }
}

extension Transform3D: CustomStringConvertible {
  /// The canonical text.
  public var description: String { ValueKind.transform3D.serialize(value) }
}
