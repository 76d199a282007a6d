import VStyleCascade
public import VStyleSyntax
import VStyleValues

extension SkinManifest {
  /// Reads a `skin.vstyle`: a sheet whose themes are the packs and whose registered custom properties are the keys.
  ///
  /// ```css
  /// @property --ground { syntax: "<color>"; inherits: true; initial-value: white; }
  /// @theme default { --ground: #996666; }
  /// @theme night from default { --ground: #454545; }
  /// ```
  /// Since it is a sheet, it is checked like one. A custom property without a type, or of a type that packs do not
  /// have, is a diagnostic.
  ///
  /// - Throws: a sheet without a theme.
  public init(sheet: SourceText) throws(SkinError) {
    let stylesheet = CompiledStylesheet.compile([SheetInput(sheet)], schema: StyleSchema())
    var diagnostics = stylesheet.diagnostics.filter { $0.severity == .error }.map { diagnostic in
      SkinDiagnostic(pack: sheet.path, "\(diagnostic.rule.name): \(diagnostic.message)")
    }
    guard !stylesheet.themeNames.isEmpty else { throw .invalidManifest("has no pack") }
    var packs: [SkinPack] = []
    let environments = stylesheet.themeNames.map { StyleEnvironment(themeName: $0) }
    guard stylesheet.countWithinCustomPropertyLimit(of: environments) == environments.count else {
      throw .invalidManifest("has too many custom properties in its packs: \(Limit.themeCustomProperties.sentence())")
    }
    let scopes = stylesheet.rootCustomProperties(in: environments)
    for (name, scope) in zip(stylesheet.themeNames, scopes) {
      guard SkinName.isPlain(name) else { throw .invalidManifest("has a pack whose name is no name: `\(name)`") }
      var pack = SkinPack(name: name)
      for (property, value) in scope.values.sorted(by: { $0.key < $1.key }) {
        if let problem = pack.take(String(property.dropFirst(2)), value.text, stylesheet.registrations[property]?.kind)
        {
          diagnostics.append(SkinDiagnostic(pack: name, key: String(property.dropFirst(2)), problem))
        }
      }
      for (property, failure) in scope.failures.sorted(by: { $0.key < $1.key }) {
        diagnostics.append(
          SkinDiagnostic(pack: name, key: String(property.dropFirst(2)), "it has no value: \(failure.reason)"))
      }
      packs.append(pack)
    }
    self.init(packs, diagnostics: diagnostics)
  }
}

extension SkinPack {
  /// Takes a custom property; says what is wrong with it.
  fileprivate mutating func take(_ key: String, _ text: String, _ kind: ValueKind?) -> String? {
    guard let kind else { return "a type expected: `@property` says whether it is a color, a font or an image" }
    let value: Value
    do throws(ValueError) { value = try kind.parse(text).resolved(in: ValueContext()) } catch {
      return "\(error.expected) expected"
    }
    if let color = value[as: Color.self] {
      colors[key] = color
    } else if let font = value[as: Font.self] {
      fonts[key] = font
    } else if let image = value[as: Image.self] {
      guard let source = Source(image) else { return "the name of a file or an address expected" }
      images[key] = source
    } else {
      return "a color, a font or an image expected, found a \(kind.name)"
    }
    return nil
  }
}

extension SkinPack.Source {
  /// The file or the address of a plain image; how it is drawn is for those who use the pack to say.
  fileprivate init?(_ image: Image) {
    guard image.renderingMode == .automatic else { return nil }
    switch image.source {
    case .named(let text), .url(let text): self.init(text)
    case .symbol, .color: return nil
    }
  }
}
