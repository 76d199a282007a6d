/// A group of values that few objects set.
protocol RareValues: Sendable {
  /// The values of a new object.
  static var initial: Self { get }
}

/// Stores a group of rarely set values in a separate allocation, created on the first write.
///
/// This keeps objects that set none of the values small. Plain stored properties would be simpler, but every object
/// would contain all values.
@propertyWrapper
struct Rare<Values: RareValues> {
  private final class Box {
    var values: Values

    init(_ values: Values) { self.values = values }
  }

  private var box: Box?

  /// The values. Before the first write, they are those of a new object.
  var wrappedValue: Values {
    get { box?.values ?? .initial }
    set {
      if let box { box.values = newValue } else { box = Box(newValue) }
    }
  }
}
