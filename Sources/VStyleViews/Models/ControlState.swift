extension Control {
  /// The states of a control, which hold together. UIKit: `UIControl.State`, with its raw values.
  public struct State: OptionSet, Hashable, Sendable {
    /// The states as bits.
    public let rawValue: UInt

    /// Makes a set of states.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No other state.
    public static let normal: State = []
    /// Touched.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Not to be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// Selected.
    public static let selected = State(rawValue: 1 << 2)
    /// With the focus.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits that are the app's.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits that are the framework's.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}

extension Control.State {
  /// The states that have a name in sheets and a value of their own in per-state properties; the
  /// position is the slot.
  static let named: [(name: String, state: Control.State)] = [
    ("normal", .normal), ("highlighted", .highlighted), ("disabled", .disabled), ("selected", .selected),
    ("focused", .focused),
  ]

  /// The states by slot.
  static let slots = named.map(\.state)

  /// The names of the slots.
  static let slotNames = named.map(\.name)

  /// The names of the states that hold; `normal` if no other does.
  var names: [String] {
    let names = Self.named.dropFirst().filter { contains($0.state) }.map(\.name)
    return names.isEmpty ? ["normal"] : names
  }
}
