/// The values of the keys that have one. Lookup is linear, since there are few keys.
struct ValuePerKey<Key: FallbackKey, Value> {
  private var keys: [Key] = []
  private var values: [Value] = []

  /// The key's own value; nil if none is set.
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

  /// The effective value of a key: its own value or that of the first fallback with a value.
  subscript(shown key: Key) -> Value? {
    guard !keys.isEmpty else { return nil }
    return key.chain.lazy.compactMap { self[own: $0] }.first
  }
}

extension ValuePerKey: Sendable where Value: Sendable {}

/// The values of the control states that have one.
typealias ValuePerState<Value> = ValuePerKey<Control.State, Value>
