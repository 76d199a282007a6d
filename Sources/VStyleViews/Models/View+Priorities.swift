import VStyleProperties

extension View {
  /// The priority with which the view resists growing beyond its content. Range: `[0, 1000]`. Default: 250. UIKit:
  /// `contentHuggingPriority(for:)`.
  public func contentHuggingPriority(for axis: Axis) -> Float { layoutDetails.huggingPriorities[shown: axis] ?? 250 }

  /// Sets the priority with which the view resists growing; nil removes it. Range: `[0, 1000]`. UIKit:
  /// `setContentHuggingPriority(_:for:)`.
  public func setContentHuggingPriority(_ priority: Float?, for axis: Axis) {
    layoutDetails.huggingPriorities[own: axis] = priority
  }

  /// The priority with which the view resists shrinking below its content. Range: `[0, 1000]`. Default: 750. UIKit:
  /// `contentCompressionResistancePriority(for:)`.
  public func contentCompressionResistancePriority(for axis: Axis) -> Float {
    layoutDetails.compressionResistancePriorities[shown: axis] ?? 750
  }

  /// Sets the priority with which the view resists shrinking; nil removes it. Range: `[0, 1000]`. UIKit:
  /// `setContentCompressionResistancePriority(_:for:)`.
  public func setContentCompressionResistancePriority(_ priority: Float?, for axis: Axis) {
    layoutDetails.compressionResistancePriorities[own: axis] = priority
  }
}
