package import VStyleJSON
package import VStyleSyntax
package import VStyleValues

/// Color sets for the asset catalogs of Xcode.
///
/// - Spec: https://developer.apple.com/library/archive/documentation/Xcode/Reference/xcode_ref-Asset_Catalog_Format/
package enum AssetCatalog {
  /// An appearance of the system that a color set can distinguish.
  package struct Appearance: Sendable, Hashable {
    /// Whether it is the dark one.
    package let isDark: Bool

    /// Whether it has a higher contrast.
    package let hasHighContrast: Bool

    /// All of them; the first one is that of any appearance.
    package static let all = [
      Appearance(isDark: false, hasHighContrast: false), Appearance(isDark: true, hasHighContrast: false),
      Appearance(isDark: false, hasHighContrast: true), Appearance(isDark: true, hasHighContrast: true),
    ]

    fileprivate var json: JSON? {
      let parts = [("luminosity", "dark", isDark), ("contrast", "high", hasHighContrast)].filter(\.2)
      guard !parts.isEmpty else { return nil }
      return .array(parts.map { ["appearance": .string($0.0), "value": .string($0.1)] })
    }

    /// The appearance whose color is used if a set has none for this one.
    fileprivate var base: Appearance { Appearance(isDark: hasHighContrast && isDark, hasHighContrast: false) }
  }

  /// `Contents.json` of a catalog.
  package static let root: JSON = ["info": info]

  private static let info: JSON = ["author": "xcode", "version": 1]

  /// `Contents.json` of a color set.
  ///
  /// - Parameter colors: the colors by appearance, with one for each of ``Appearance/all``.
  package static func contents(_ colors: [Appearance: Color]) -> JSON {
    let own = Appearance.all.filter { appearance in
      appearance.json == nil || colors[appearance] != colors[appearance.base]
    }
    let entries = own.compactMap { appearance -> JSON? in
      guard let color = colors[appearance] else { return nil }
      let appearances = appearance.json.map { [JSON.Member("appearances", $0)] } ?? []
      return .object(appearances + [.init("color", json(color)), .init("idiom", "universal")])
    }
    return ["colors": .array(entries), "info": info]
  }

  /// A color in sRGB, or in display-P3 if sRGB lacks it.
  private static func json(_ color: Color) -> JSON {
    let plainColor = color.converted(to: .srgb)
    let isWide = plainColor.values.contains { !(-0.0005...1.0005).contains($0) }
    let values = (isWide ? color.converted(to: .displayP3) : plainColor).values
    let components = zip(["red", "green", "blue", "alpha"], values + [color.alpha]).map { name, value in
      JSON.Member(name, .string(plain((min(1, max(0, value)) * 100_000).rounded() / 100_000)))
    }
    return ["color-space": .string(isWide ? "display-p3" : "srgb"), "components": .object(components)]
  }
}

/// The custom properties that a sheet declares.
package enum DeclaredProperties {
  /// The names in order, without repetitions.
  package static func names(in sheet: SourceText) -> [String] {
    let tree = SyntaxTree(parsing: sheet)
    return tree.nodes.indices.compactMap { node -> String? in
      switch tree.nodes[node].kind {
      case .declaration: tree.name(of: node)
      case .atRule where tree.name(of: node) == "property": tree.nodes[node].content.first.map { tree.tape.name($0) }
      default: nil
      }
    }.filter { $0.hasPrefix("--") }.unique
  }
}
