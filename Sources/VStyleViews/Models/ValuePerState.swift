/// A value for each control state that has one of its own. There are few, so they are looked through.
struct ValuePerState<Value> {
  private var states: [Control.State] = []
  private var values: [Value] = []

  /// The value that was set for a state; nil where none was.
  subscript(own state: Control.State) -> Value? {
    get { states.firstIndex(of: state).map { values[$0] } }
    set {
      switch (states.firstIndex(of: state), newValue) {
      case (let index?, let value?): values[index] = value
      case (let index?, nil):
        states.remove(at: index)
        values.remove(at: index)
      case (nil, let value?):
        states.append(state)
        values.append(value)
      case (nil, nil): break
      }
    }
  }

  /// The value that a state shows: its own, else the one for normal.
  subscript(shown state: Control.State) -> Value? { self[own: state] ?? self[own: .normal] }
}
