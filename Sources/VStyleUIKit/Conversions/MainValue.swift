#if canImport(UIKit) && !os(watchOS)
  /// A value of UIKit that the compiler does not know to be sendable.
  ///
  /// Audited: a binding reads, compares and writes it on the main actor only. Between two calls it is stored as a whole.
  struct MainValue<Value: Equatable>: Equatable, @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }
#endif
