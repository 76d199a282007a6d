/// The identity of a source within one ``SourceMap``.
public struct SourceID: Hashable, Sendable {
  /// The position in the map.
  public let index: Int

  /// Makes the identity of the source at a position of the map.
  public init(_ index: Int) { self.index = index }
}

/// A range in one of several sources.
public struct SourceLocation: Hashable, Sendable {
  /// The source that the range lies in.
  public let source: SourceID

  /// The bytes.
  public let range: SourceRange

  /// Makes the location of a range in a source.
  public init(_ source: SourceID, _ range: SourceRange) {
    self.source = source
    self.range = range
  }
}

/// The sources of one compilation: a sheet and everything it imports.
public struct SourceMap: Sendable {
  /// The sources in the order in which they were added.
  public private(set) var sources: [SourceText] = []

  /// Makes an empty map.
  public init() {}

  /// Makes a map of one source, which gets the identity 0.
  public init(_ source: SourceText) { sources = [source] }

  /// Adds a source and returns its identity.
  public mutating func add(_ source: SourceText) -> SourceID {
    sources.append(source)
    return SourceID(sources.count - 1)
  }

  /// The source with an identity that this map gave out.
  public subscript(id: SourceID) -> SourceText { sources[id.index] }
}
