/// The number of one of many things of one type: its index where they are stored.
///
/// It takes four bytes, since an engine stores millions of them. A thing that may be missing is ``none``, because an
/// optional would take eight.
@usableFromInline package struct ID<Thing: ~Copyable>: Hashable, Comparable, Sendable {
  /// The index; −1 for ``none``. For storage that holds IDs of several types.
  @usableFromInline let rawValue: Int32

  @inlinable @inline(__always)
  init(rawValue: Int32) { self.rawValue = rawValue }

  /// The ID of the thing at an index.
  @inlinable @inline(__always)
  package init(_ index: Int) { rawValue = Int32(truncatingIfNeeded: index) }

  /// No thing.
  @inlinable package static var none: Self {
    @inline(__always) get { Self(rawValue: -1) }
  }

  /// Whether there is no thing.
  @inlinable package var isNone: Bool {
    @inline(__always) get { rawValue < 0 }
  }

  /// The index of a thing that is not ``none``.
  @inlinable package var index: Int {
    @inline(__always) get { Int(rawValue) }
  }

  /// The ID; `nil` for ``none``.
  @inlinable package var orNil: Self? {
    @inline(__always) get { isNone ? nil : self }
  }

  @inlinable @inline(__always)
  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension Array {
  /// The row of a thing.
  @inlinable package subscript<Thing: ~Copyable>(id: ID<Thing>) -> Element {
    @inline(__always) get { self[id.index] }
    @inline(__always) _modify { yield &self[id.index] }
  }
}

extension Span where Element: Copyable {
  /// The row of a thing.
  subscript<Thing: ~Copyable>(id: ID<Thing>) -> Element {
    @inline(__always) get { self[id.index] }
  }
}

extension MutableSpan where Element: Copyable {
  /// The row of a thing.
  subscript<Thing: ~Copyable>(id: ID<Thing>) -> Element {
    @inline(__always) get { self[id.index] }
    @inline(__always) set { self[id.index] = newValue }
  }
}

/// The IDs of some things, one after the other.
struct IDRange<Thing: ~Copyable>: Sendable {
  private let start: Int32
  private let end: Int32

  /// The IDs from the one at an index up to the one at another.
  init(_ indices: Range<Int>) {
    start = Int32(truncatingIfNeeded: indices.lowerBound)
    end = Int32(truncatingIfNeeded: indices.upperBound)
  }

  /// The indices of the things.
  var indices: Range<Int> {
    @inline(__always) get { Int(start)..<Int(end) }
  }

  /// Whether there are no things.
  var isEmpty: Bool { start == end }
}
