import VStyle

extension View {
  /// How strongly the view resists growing beyond its content. Range: `[0, 1000]`. Default: 250.
  /// UIKit: `contentHuggingPriority(for:)`.
  public func contentHuggingPriority(for axis: Axis) -> Float { layoutDetails.huggingPriorities[shown: axis] ?? 250 }

  /// Sets how strongly the view resists growing; nil gives it up. Range: `[0, 1000]`.
  /// UIKit: `setContentHuggingPriority(_:for:)`.
  public func setContentHuggingPriority(_ priority: Float?, for axis: Axis) {
    layoutDetails.huggingPriorities[own: axis] = priority
  }

  /// How strongly the view resists shrinking below its content. Range: `[0, 1000]`. Default: 750.
  /// UIKit: `contentCompressionResistancePriority(for:)`.
  public func contentCompressionResistancePriority(for axis: Axis) -> Float {
    layoutDetails.compressionResistancePriorities[shown: axis] ?? 750
  }

  /// Sets how strongly the view resists shrinking; nil gives it up. Range: `[0, 1000]`.
  /// UIKit: `setContentCompressionResistancePriority(_:for:)`.
  public func setContentCompressionResistancePriority(_ priority: Float?, for axis: Axis) {
    layoutDetails.compressionResistancePriorities[own: axis] = priority
  }
}
