/// Values in which few objects differ from a fresh one.
protocol RareValues: Sendable {
  /// What a fresh object has.
  static var initial: Self { get }
}

/// Keeps values apart that few objects have, so that the others stay small.
@propertyWrapper
struct Rare<Values: RareValues> {
  private final class Box {
    var values: Values

    init(_ values: Values) { self.values = values }
  }

  private var box: Box?

  /// The values; those of a fresh object until one is set.
  var wrappedValue: Values {
    get { box?.values ?? .initial }
    set {
      if let box { box.values = newValue } else { box = Box(newValue) }
    }
  }
}
