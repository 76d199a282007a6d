package import VStyleSyntax
package import VStyleValues

/// A stylesheet that was compiled ahead and stored as bytes.
///
/// The bytes have the sources of the sheets with their tokens and statements, the selectors, and the declarations with
/// the value types that each was checked against. Values are read from the tokens again, by the value types of the
/// schema, so every value type can be stored.
package final class PrecompiledSheet: Sendable {
  /// The stored bytes.
  package let bytes: [UInt8]

  private let schema: StyleSchema

  private let made = MadeOnce<Contents>()

  /// Checks stored bytes: their signature, the version, the number of bytes, the checksum and the schema.
  ///
  /// - Parameters:
  ///   - bytes: the bytes as they were stored.
  ///   - schema: the schema that the sheet was compiled with.
  /// - Throws: ``PrecompiledSheetError`` if the bytes are others, or are for another version or schema.
  /// - Complexity: linear in the number of bytes. For a schema without a fingerprint, also in its size.
  package init(_ bytes: [UInt8], schema: StyleSchema) throws(PrecompiledSheetError) {
    try PrecompiledHeader.check(bytes, fingerprint: SchemaFingerprint.of(schema))
    self.bytes = bytes
    self.schema = schema
  }

  /// Stores a stylesheet.
  ///
  /// - Parameters:
  ///   - stylesheet: the stylesheet of the inputs.
  ///   - inputs: the sheets in load order.
  ///   - schema: the schema that the sheets were compiled with.
  /// - Throws: ``PrecompiledSheetError`` if the stylesheet could not be read back.
  package init(
    _ stylesheet: CompiledStylesheet, of inputs: [SheetInput], schema: StyleSchema
  ) throws(PrecompiledSheetError) {
    let contents = try PrecompiledWriter.bytes(stylesheet, inputs, schema: schema)
    bytes = PrecompiledHeader.file(contents, fingerprint: SchemaFingerprint.of(schema))
    self.schema = schema
    guard let copy = try? read().stylesheet, copy.hasContents(of: stylesheet) else {
      throw PrecompiledSheetError(
        .notStorable, "the sheet cannot be read back the same: a value type of the app reads a text differently again")
    }
  }

  /// The stylesheet. The first access reads it from the bytes, in time linear in their number.
  ///
  /// Bytes with a right checksum that cannot be read were changed on purpose, or a value type of the app reads a text
  /// differently than when the sheet was compiled. Then the sheets are compiled from their texts. Without readable
  /// texts, the stylesheet has no rules, and a diagnostic says that its source is no text.
  package var stylesheet: CompiledStylesheet { made.read(contents, { $0.stylesheet }) }

  /// The sheets that the stylesheet was compiled from, in load order.
  package var inputs: [SheetInput] { made.read(contents, { $0.inputs }) }

  /// A stylesheet and the sheets that it was compiled from.
  struct Contents: Sendable {
    let stylesheet: CompiledStylesheet
    let inputs: [SheetInput]
  }

  private func contents() -> Contents {
    if let contents = try? read() { return contents }
    let (inputs, sources) = (try? readSources()) ?? ([], SourceMap())
    guard !inputs.isEmpty else {
      let input = SheetInput(SourceText(path: "<precompiled>", bytes: bytes))
      return Contents(stylesheet: .compile([input], schema: schema), inputs: [input])
    }
    return Contents(
      stylesheet: .compile(inputs, schema: schema, loader: StoredSheets(sources)), inputs: inputs)
  }

  /// Reads the stylesheet from the bytes.
  func read() throws(ByteReader.Failure) -> Contents {
    var reader = try PrecompiledReader(bytes, from: PrecompiledHeader.count, schema: schema)
    return Contents(stylesheet: try reader.stylesheet(), inputs: reader.inputs)
  }

  private func readSources() throws(ByteReader.Failure) -> (inputs: [SheetInput], sources: SourceMap) {
    let reader = try PrecompiledReader(bytes, from: PrecompiledHeader.count, schema: schema)
    return (reader.inputs, reader.sources)
  }
}

/// A loader of the sheets of a stylesheet, by their paths.
package struct StoredSheets: SheetLoader {
  private let sources: SourceMap

  /// Creates a loader of the sources of a stylesheet.
  package init(_ sources: SourceMap) { self.sources = sources }

  /// Returns a source.
  ///
  /// - Throws: ``ImportFailure`` if the stylesheet has none with the path.
  package func load(_ path: String) throws(ImportFailure) -> SourceText {
    guard let source = sources.sources.first(where: { $0.path == path }) else {
      throw ImportFailure("is not among the sheets that were compiled")
    }
    return source
  }
}
