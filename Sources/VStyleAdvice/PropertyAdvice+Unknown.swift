#if DEBUG || VSTYLE_ADVICE
  import VStyleCompiler
  import VStyleSelectors
  import VStyleStylesheet
  import VStyleSyntax
  import VStyleValues

  extension PropertyAdvice {
    /// The advice on a property that no view type has.
    func unknown(_ name: String) -> Advice {
      if context.theme != nil, Spelling.closest(to: NameStyle.kebab(name), in: ["color-scheme"]) != nil {
        return Advice(
          help: "write `color-scheme`", fixes: [.replacement("color-scheme", at: position.keyword)],
          detail: .colorScheme)
      }
      if name.hasPrefix("-"), ForeignNames.withoutVendor(name) == name,
        ownKinds(of: String(name.dropFirst())).isEmpty
      {
        return Advice(help: "write the name of a custom property with two hyphens: `-\(name)`")
      }
      if isForCustomProperties {
        if NameStyle.kebab(name) == "color-scheme" {
          return Advice(
            help: "write `color-scheme` into each `@theme`: `@theme dark { color-scheme: dark; }`", detail: .colorScheme
          )
        }
        return Advice(help: "write the name of a custom property with two hyphens: `--\(name)`")
      }
      if compiler.schema.viewTypeNames.isEmpty {
        return Advice(help: "no view type is known: pass the classes in `viewTypes:`, or a schema to `vstyle`")
      }
      if let advice = habit(on: name) ?? state(on: name) { return advice }
      let near = spelling(on: name, .near)
      if near.help != nil { return near }
      if let advice = words(on: name) { return advice }
      let far = spelling(on: name, .far)
      if far.help != nil { return far }
      return misspelledHabit(on: name)
        ?? ForeignNames.propertyFamily(NameStyle.kebab(name)).map { Advice(help: $0) }
        ?? Advice(help: relatedProperties(to: name), isGeneral: true)
    }

    /// Whether a rule usually declares custom properties only: the block of a theme, and `:root`.
    private var isForCustomProperties: Bool {
      if context.theme != nil { return true }
      guard let selectors = compiler.parent(of: context)?.selectors, selectors.count == 1 else { return false }
      return selectors[0].subject.conditions.contains(.pseudoClass(.element(.root)))
    }
  }
#endif
