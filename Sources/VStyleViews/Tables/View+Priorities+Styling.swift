public import VStyle

extension Property {
  /// The priority with which the view resists growing beyond its content, in `[0, 1000]`, for each axis. In sheets:
  /// `content-hugging-priority-horizontal`; in Swift `.contentHuggingPriority.at(Axis.horizontal)`.
  public static let contentHuggingPriority = Property("content-hugging-priority", .number(0...1000))
  /// The priority with which the view resists shrinking below its content, in `[0, 1000]`, for each axis. In sheets:
  /// `content-compression-resistance-priority-vertical`.
  public static let contentCompressionResistancePriority = Property(
    "content-compression-resistance-priority", .number(0...1000))
}

extension PropertyTable {
  /// The property bindings of ``View`` for its layout priorities.
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
