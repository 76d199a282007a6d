extension StyleSchema {
  /// The first view type without a superclass, such as `View`; empty if there is none.
  package var generalViewType: String { viewTypeNames.first { viewTypes[$0]?.superclass == nil } ?? "" }
}
