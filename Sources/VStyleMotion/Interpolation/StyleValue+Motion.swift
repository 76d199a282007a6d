package import VStyleValues

/// The operations of a Swift type that can be interpolated, without the type.
struct ValueOperations: Sendable {
  let mixed: @Sendable (StyleValue, Double, StyleValue, Double) -> StyleValue?
  let added: @Sendable (StyleValue, StyleValue) -> StyleValue?

  init<T: Interpolable>(_ type: T.Type) {
    /// The payload of a value, or the one that stands for no value.
    @Sendable func payload(_ value: StyleValue) -> T? { value[as: T.self] ?? (value.isNone ? T.absent : nil) }
    mixed = { value, weight, other, otherWeight in
      guard let own = payload(value), let other = payload(other) else { return nil }
      return own.mixed(weight, with: other, otherWeight).map { StyleValue($0) }
    }
    added = { value, underlying in
      guard let own = payload(value), let underlying = payload(underlying) else { return nil }
      return own.added(to: underlying).map { StyleValue($0) }
    }
  }

  /// The operations of each type, one row per type.
  static let all = [
    ValueOperations(Double.self), ValueOperations(MotionColor.self), ValueOperations(Color.self),
    ValueOperations(Int.self),
    ValueOperations(MotionTransform.self), ValueOperations(Size.self), ValueOperations(Point.self),
    ValueOperations(Offset.self), ValueOperations(Rect.self), ValueOperations(EdgeInsets.self),
    ValueOperations(DirectionalEdgeInsets.self), ValueOperations(Transform.self), ValueOperations(Transform3D.self),
    ValueOperations(Font.self), ValueOperations(Font.Weight.self), ValueOperations(Shadow.self),
    ValueOperations(Gradient.self), ValueOperations(Gradient.Coordinate.self), ValueOperations(ValueList.self),
  ]
}

extension StyleValue {
  /// The weighted sum of two concrete values; see ``Interpolable``.
  ///
  /// - Returns: `nil` if the payloads have different types, or if there is no value between them.
  package func mixed(_ weight: Double, with other: StyleValue, _ otherWeight: Double) -> StyleValue? {
    guard !isNone || !other.isNone else { return nil }
    return ValueOperations.all.lazy.compactMap { $0.mixed(self, weight, other, otherWeight) }.first
  }

  /// The value at a progress between this value and another; `nil` if a motion between them flips.
  package func interpolated(to end: StyleValue, at progress: Double) -> StyleValue? {
    guard let value = mixed(1 - progress, with: end, progress) else { return nil }
    return progress == 0 ? self : progress == 1 ? end : value
  }

  /// The value added to the one that it is animated over. A value that cannot be added replaces the other.
  package func added(to underlying: StyleValue) -> StyleValue {
    guard !isNone || !underlying.isNone else { return self }
    return ValueOperations.all.lazy.compactMap { $0.added(self, underlying) }.first ?? self
  }

  /// The value accumulated onto the one that it is animated over. A value that cannot be added replaces the other.
  package func accumulated(onto underlying: StyleValue) -> StyleValue {
    underlying.mixed(1, with: self, 1) ?? self
  }
}
