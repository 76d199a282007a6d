/// A value for each key that has one of its own. There are few, so they are looked through.
struct ValuePerKey<Key: FallbackKey, Value> {
  private var keys: [Key] = []
  private var values: [Value] = []

  /// The value that was set for a key; nil where none was.
  subscript(own key: Key) -> Value? {
    get { keys.firstIndex(of: key).map { values[$0] } }
    set {
      switch (keys.firstIndex(of: key), newValue) {
      case (let index?, let value?): values[index] = value
      case (let index?, nil):
        keys.remove(at: index)
        values.remove(at: index)
      case (nil, let value?):
        keys.append(key)
        values.append(value)
      case (nil, nil): break
      }
    }
  }

  /// The value that a key shows: its own, else that of the nearest key which stands in.
  subscript(shown key: Key) -> Value? {
    guard !keys.isEmpty else { return nil }
    return key.chain.lazy.compactMap { self[own: $0] }.first
  }
}

extension ValuePerKey: Sendable where Value: Sendable {}

/// A value for each control state that has one of its own.
typealias ValuePerState<Value> = ValuePerKey<Control.State, Value>
