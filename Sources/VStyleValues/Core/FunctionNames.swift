/// The functions of values, for tools that list them.
package enum FunctionNames {
  /// The names of the functions that are not records, in lower case.
  ///
  /// A record is a function with the name of its value type: see ``ValueKind/members``.
  package static let all: Set<String> = Color.functionNames.union(Calculations.functionNames)
    .union(GradientParser.allNames).union(PathParser.shapeNames).union(ValueKind.imageFunctions)
    .union(TransformFunction.all.map(\.name)).union(["blur", "env", "skin-font", "var", "vibrancy"])
}
