import VStyleProperties

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
