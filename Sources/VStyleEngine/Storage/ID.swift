/// The ID of a thing of one type: its index in the storage of all of them.
///
/// An ID takes four bytes, because an engine stores millions of them. ``none`` stands for a missing thing, because an
/// optional ID would take eight bytes.
@usableFromInline package struct ID<Thing: ~Copyable>: Hashable, Comparable, Sendable {
  /// The index; −1 for ``none``. For storage that holds IDs of several types.
  @usableFromInline let rawValue: Int32

  @inlinable @inline(__always)
  init(rawValue: Int32) { self.rawValue = rawValue }

  /// The ID of the thing at an index.
  @inlinable @inline(__always)
  package init(_ index: Int) { rawValue = Int32(truncatingIfNeeded: index) }

  /// The ID of a missing thing.
  @inlinable package static var none: Self {
    @inline(__always) get { Self(rawValue: -1) }
  }

  /// Whether the ID is ``none``.
  @inlinable package var isNone: Bool {
    @inline(__always) get { rawValue < 0 }
  }

  /// The index of the thing. The ID must not be ``none``.
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
  /// The element at the index of an ID.
  @inlinable package subscript<Thing: ~Copyable>(id: ID<Thing>) -> Element {
    @inline(__always) get { self[id.index] }
    @inline(__always) _modify { yield &self[id.index] }
  }
}

extension Span where Element: Copyable {
  /// The element at the index of an ID.
  subscript<Thing: ~Copyable>(id: ID<Thing>) -> Element {
    @inline(__always) get { self[id.index] }
  }
}

extension MutableSpan where Element: Copyable {
  /// The element at the index of an ID.
  subscript<Thing: ~Copyable>(id: ID<Thing>) -> Element {
    @inline(__always) get { self[id.index] }
    @inline(__always) set { self[id.index] = newValue }
  }
}

/// A range of consecutive IDs.
struct IDRange<Thing: ~Copyable>: Sendable {
  private let start: Int32
  private let end: Int32

  /// The IDs of the things in a range of indices.
  init(_ indices: Range<Int>) {
    start = Int32(truncatingIfNeeded: indices.lowerBound)
    end = Int32(truncatingIfNeeded: indices.upperBound)
  }

  /// The indices of the things.
  var indices: Range<Int> {
    @inline(__always) get { Int(start)..<Int(end) }
  }

  var isEmpty: Bool { start == end }
}
