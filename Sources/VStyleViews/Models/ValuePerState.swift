/// A value for each control state that has one of its own: a few pairs, which are looked through.
struct ValuePerState<Value> {
  private var pairs: [(state: Control.State, value: Value)] = []

  /// The value that was set for a state; nil where none was.
  subscript(own state: Control.State) -> Value? {
    get {
      for pair in pairs where pair.state == state { return pair.value }
      return nil
    }
    set {
      let index = pairs.firstIndex { $0.state == state }
      switch (index, newValue) {
      case (let index?, let value?): pairs[index].value = value
      case (let index?, nil): pairs.remove(at: index)
      case (nil, let value?): pairs.append((state, value))
      case (nil, nil): break
      }
    }
  }

  /// The value that a state shows: its own, else the one for normal.
  subscript(shown state: Control.State) -> Value? { self[own: state] ?? self[own: .normal] }
}
