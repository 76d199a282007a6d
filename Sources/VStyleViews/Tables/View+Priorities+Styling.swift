public import VStyle

extension Property {
  /// How strongly the view resists growing beyond its content, in `[0, 1000]`, for each axis:
  /// `content-hugging-priority-horizontal`; in Swift `.contentHuggingPriority.at(Axis.horizontal)`.
  public static let contentHuggingPriority = Property("content-hugging-priority", .number(0...1000))
  /// How strongly the view resists shrinking below its content, in `[0, 1000]`, for each axis:
  /// `content-compression-resistance-priority-vertical`.
  public static let contentCompressionResistancePriority = Property(
    "content-compression-resistance-priority", .number(0...1000))
}

extension PropertyTable {
  /// The rows of ``View`` about how its size is chosen.
  static var viewPriorities: PropertyTable {
    .per(Axis.self) { axis in
      .bind(
        .contentHuggingPriority.at(axis), read: { (view: View) in view.layoutDetails.huggingPriorities[own: axis] },
        write: { $0.setContentHuggingPriority($1, for: axis) })
    }
      + .per(Axis.self) { axis in
        .bind(
          .contentCompressionResistancePriority.at(axis),
          read: { (view: View) in view.layoutDetails.compressionResistancePriorities[own: axis] },
          write: { $0.setContentCompressionResistancePriority($1, for: axis) })
      }
  }
}
