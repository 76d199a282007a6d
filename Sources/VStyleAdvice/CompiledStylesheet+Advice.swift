#if VSTYLE_ADVICE
  package import VStyleCompiler
  package import VStyleStylesheet
  package import VStyleSyntax
  package import VStyleValues

  // Apps compile with the advice of their build, by the functions with a further parameter.

  extension CompiledStylesheet {
    /// Compiles sheets, weakest first, with advice on what is refused.
    ///
    /// - Parameters:
    ///   - inputs: the sheets in load order.
    ///   - schema: the view types and properties to check against.
    ///   - loader: loads the imports of the sheets.
    ///   - limits: the limits of the compilation.
    package static func compile(
      _ inputs: [SheetInput], schema: StyleSchema, loader: any SheetLoader = NoImports(),
      limits: CompilerLimits = CompilerLimits()
    ) -> CompiledStylesheet {
      compile(inputs, schema: schema, loader: loader, limits: limits, advice: SheetAdvice())
    }

    /// Compiles sheets with advice on what is refused, and with the results of earlier compilations.
    ///
    /// - Parameters:
    ///   - inputs: the sheets in load order.
    ///   - schema: the view types and properties to check against.
    ///   - loader: loads the imports of the sheets.
    ///   - cache: the results of earlier compilations, to which this one adds its own.
    package static func compile(
      _ inputs: [SheetInput], schema: StyleSchema, loader: any SheetLoader, cache: inout CompilerCache
    ) -> CompiledStylesheet {
      compile(inputs, schema: schema, loader: loader, advice: SheetAdvice(), cache: &cache)
    }

    /// Compiles sheets together with blocks of single views, with advice on what is refused.
    ///
    /// - Parameters:
    ///   - inputs: the sheets in load order.
    ///   - blocks: the blocks.
    ///   - schema: the view types and properties to check against.
    ///   - loader: loads the imports of the sheets.
    ///   - limits: the limits of the compilation.
    /// - Returns: the stylesheet, and the style of each block.
    package static func compile(
      _ inputs: [SheetInput], blocks: [StyleBlock], schema: StyleSchema, loader: any SheetLoader = NoImports(),
      limits: CompilerLimits = CompilerLimits()
    ) -> (stylesheet: CompiledStylesheet, styles: [Style]) {
      compile(inputs, blocks: blocks, schema: schema, loader: loader, limits: limits, advice: SheetAdvice())
    }
  }

  extension Style {
    /// Parses the style of a view, with advice on what is refused.
    ///
    /// - Parameters:
    ///   - source: the contents of the block, without braces.
    ///   - typeName: the name of the view's type, to check declarations against; `nil` for any.
    ///   - schema: the view types and properties.
    /// - Returns: the style and the diagnostics.
    package static func parse(
      _ source: SourceText, typeName: String?, schema: StyleSchema
    ) -> (style: Style, diagnostics: [Diagnostic]) {
      parse(source, typeName: typeName, schema: schema, advice: SheetAdvice())
    }
  }
#endif
