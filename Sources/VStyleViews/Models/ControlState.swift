extension Control {
  /// A set of states of a control, which can apply together. UIKit: `UIControl.State`, with the same raw values.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the states.
    public let rawValue: UInt

    /// Creates a set of states.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The normal state, without any other state.
    public static let normal: State = []
    /// Highlighted, as while the control is touched.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// Selected.
    public static let selected = State(rawValue: 1 << 2)
    /// Focused.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits for the app's own states.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits that the framework reserves.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}

extension Control.State {
  /// The states that have a name in sheets and a state slot in per-state properties. The index is the state slot.
  static let named: [(name: String, state: Control.State)] = [
    ("normal", .normal), ("highlighted", .highlighted), ("disabled", .disabled), ("selected", .selected),
    ("focused", .focused),
  ]

  /// The states by state slot.
  static let slots = named.map(\.state)

  /// The names of the state slots.
  static let slotNames = named.map(\.name)

  /// The names of the named states in the set, or `normal` if there are none.
  var names: [String] {
    let names = Self.named.dropFirst().filter { contains($0.state) }.map(\.name)
    return names.isEmpty ? ["normal"] : names
  }
}
