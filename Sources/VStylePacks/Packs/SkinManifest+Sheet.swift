import VStyleCompiler
import VStyleEngine
import VStyleStylesheet
package import VStyleSyntax
import VStyleValues

extension SkinManifest {
  /// Parses a `skin.vstyle`: a sheet whose themes are the packs and whose registered custom properties are the keys.
  ///
  /// ```css
  /// @property --background { syntax: "<color>"; inherits: true; initial-value: white; }
  /// @theme default { --background: #996666; }
  /// @theme night from default { --background: #454545; }
  /// ```
  /// The sheet is checked like any other. A custom property without a value type, or of a value type that packs do not
  /// have, is a diagnostic.
  ///
  /// - Throws: ``SkinError/invalidManifest(_:)`` for a sheet without a theme, for a theme name that cannot name a pack,
  ///   and for too many custom properties.
  package init(sheet: SourceText) throws(SkinError) {
    let stylesheet = CompiledStylesheet.compile([SheetInput(sheet)], schema: StyleSchema(), advice: nil)
    var diagnostics = stylesheet.diagnostics.filter { $0.severity == .error }.map { diagnostic in
      SkinDiagnostic(pack: sheet.path, "\(diagnostic.rule.name): \(diagnostic.message)")
    }
    guard !stylesheet.themeNames.isEmpty else { throw .invalidManifest("has no pack") }
    var packs: [SkinPack] = []
    let environments = stylesheet.themeNames.map { StyleEnvironment(themeName: $0) }
    guard stylesheet.countWithinCustomPropertyLimit(of: environments) == environments.count else {
      throw .invalidManifest("has too many custom properties in its packs: \(Limit.themeCustomProperties.sentence())")
    }
    for name in stylesheet.themeNames {
      guard SkinName.isPlain(name) else { throw .invalidManifest("has a pack with an invalid name: `\(name)`") }
      var pack = SkinPack(name: name)
      let engine = StyleEngine(stylesheet, environment: StyleEnvironment(themeName: name))
      let root = engine.insert(ElementNode(key: "", typeName: stylesheet.schema.generalViewType), into: nil)
      engine.flush()
      for (property, text) in engine.customProperties(of: root).sorted(by: { $0.key < $1.key }) {
        if let message = pack.consume(property.withoutDashes, text, stylesheet.registrations[property]?.kind) {
          diagnostics.append(SkinDiagnostic(pack: name, key: property.withoutDashes, message))
        }
      }
      for diagnostic in engine.diagnostics {
        // A custom property without a value is reported at its name.
        let text = stylesheet.sources[diagnostic.location.source].text(in: diagnostic.location.range)
        let key = text.isDashedName ? text.withoutDashes : nil
        diagnostics.append(SkinDiagnostic(pack: name, key: key, diagnostic.message))
      }
      packs.append(pack)
    }
    self.init(packs, diagnostics: diagnostics)
  }
}

extension SkinPack {
  /// Adds the value of a custom property to the pack.
  ///
  /// - Returns: the message of a diagnostic; `nil` if the value was added.
  fileprivate mutating func consume(_ key: String, _ text: String, _ kind: ValueKind?) -> String? {
    guard let kind else { return "a type expected: `@property` says whether it is a color, a font or an image" }
    let value: StyleValue
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
  /// The file or the address of a plain image; `nil` for other images. Code that uses the pack decides how to draw the
  /// image.
  fileprivate init?(_ image: Image) {
    guard image.renderingMode == .automatic else { return nil }
    switch image.source {
    case .named(let text), .url(let text): self.init(text)
    case .symbol, .color: return nil
    }
  }
}
