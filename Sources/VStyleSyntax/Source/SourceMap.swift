/// The ID of a source within one ``SourceMap``.
public struct SourceID: Hashable, Sendable {
  /// The index in the map.
  public let index: Int

  /// Creates the ID of the source at an index of the map.
  public init(_ index: Int) { self.index = index }
}

/// A range in one of several sources.
public struct SourceLocation: Hashable, Sendable {
  /// The source that contains the range.
  public let source: SourceID

  /// The bytes of the location.
  public let range: SourceRange

  /// Creates the location of a range in a source.
  public init(_ source: SourceID, _ range: SourceRange) {
    self.source = source
    self.range = range
  }
}

/// The sources of one compilation: a sheet and everything it imports.
public struct SourceMap: Sendable {
  /// The sources in the order in which they were added.
  public private(set) var sources: [SourceText] = []

  /// Creates an empty map.
  public init() {}

  /// Creates a map of one source, whose ID is 0.
  public init(_ source: SourceText) { sources = [source] }

  /// Adds a source and returns its ID.
  public mutating func add(_ source: SourceText) -> SourceID {
    sources.append(source)
    return SourceID(sources.count - 1)
  }

  /// Replaces the source with an ID that this map returned.
  package mutating func replace(_ id: SourceID, by source: SourceText) { sources[id.index] = source }

  /// The source with an ID that this map returned; an empty one for the ID of another map.
  public subscript(id: SourceID) -> SourceText {
    sources.indices.contains(id.index) ? sources[id.index] : SourceText("")
  }
}
