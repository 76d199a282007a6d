import VStyleCompiler
import VStyleStylesheet
import VStyleSyntax
public import VStyleValues

extension StyleScope {
  /// The theme of the root as a typed name; `.unspecified` selects the theme of the appearance.
  public var theme: ThemeStyle {
    get { ThemeStyle(sheetName: themeName) }
    set { themeName = newValue.sheetName }
  }

  /// The value of a custom property at the root; `nil` if it has none there, or one of another type.
  ///
  /// An assigned value wins over the declarations of all sheets and themes at the root. Views whose own rules declare
  /// the custom property keep those values. `nil` returns to the declarations. The next flush updates the views; it does
  /// not compile the sheets again.
  public subscript<Value: Bindable>(property: CustomProperty<Value>) -> Value? {
    get { customPropertyText(property.name).flatMap(property.value) }
    set { assignedCustomProperties[property.name] = newValue.map(property.text) }
  }

  /// The value of an environment variable, which sheets read as `env(name)`; `nil` if it has none, or one of another
  /// type.
  ///
  /// The variables of the specifications are 0 until you set them. `nil` returns to that. The next flush updates the
  /// views that read the variable; it does not compile the sheets again.
  public subscript<Value: Bindable>(environment variable: EnvironmentVariable<Value>) -> Value? {
    get {
      let name = variable.property.name
      let text = customPropertyText(name) ?? EnvironmentName.initialValue(of: name)?.text
      return text.flatMap(variable.property.value)
    }
    set { assignedCustomProperties[variable.property.name] = newValue.map(variable.property.text) }
  }
}

extension StyleScope {
  /// What to do if no theme of the sheets is in force at the root, and custom properties have no values; `nil` if one
  /// is.
  var helpForMissingTheme: String? {
    let declared = sheets.flatMap(\.compiled.themeNames)
    guard !declared.isEmpty else { return nil }
    if let themeName {
      guard !declared.contains(themeName) else { return nil }
      let guess = Spelling.closest(to: themeName, in: declared).map { "; did you mean `\($0)`?" } ?? ""
      return "no sheet declares the theme `\(themeName)`\(guess)"
    }
    let hasScheme = sheets.contains { sheet in
      sheet.compiled.themes.values.contains { $0.colorScheme == traits.colorScheme }
    }
    return hasScheme ? nil : "no theme is in force: give one a `color-scheme`, or set `themeName`"
  }
}

/// A stylesheet with the custom properties that Swift code assigns to the root of a scope.
struct AssignedStylesheet {
  /// The stylesheet without them.
  let base: CompiledStylesheet

  /// The stylesheet with them.
  let whole: CompiledStylesheet

  /// - Parameters:
  ///   - values: the texts of the custom properties, by name.
  ///   - base: the stylesheet of the sheets, with the view types of the tree.
  ///   - sheets: the sheets.
  init(_ values: [String: String], over base: CompiledStylesheet, of sheets: [Stylesheet]) {
    let lines = values.sorted { $0.key < $1.key }.map { name, value in
      "  \(CSSSerialization.serialize(identifier: name)): \(value) !important;\n"
    }.joined()
    let source = SourceText(":root {\n\(lines)}\n", path: "<assigned>")
    self.base = base
    // A value that the compiler has to check further is compiled together with the sheets.
    whole =
      base.adding(rootCustomProperties: source, values.keys.sorted())
      ?? Stylesheet.merged(sheets + [Stylesheet(source: source, schema: StyleSchema())]).with(base.schema)
  }
}
