/// A set of states of a control, which can apply together. UIKit: `UIControl.State`, with the same raw values.
public struct ControlState: OptionSet, Hashable, Sendable {
  /// The bits of the states.
  public let rawValue: UInt

  /// Creates a set of states.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The normal state, without any other state.
  public static let normal: ControlState = []
  /// Highlighted, as while the control is touched.
  public static let highlighted = ControlState(rawValue: 1 << 0)
  /// Disabled.
  public static let disabled = ControlState(rawValue: 1 << 1)
  /// Selected.
  public static let selected = ControlState(rawValue: 1 << 2)
  /// Focused.
  public static let focused = ControlState(rawValue: 1 << 3)
  /// The bits for the app's own states.
  public static let application = ControlState(rawValue: 0x00FF_0000)
  /// The bits that the framework reserves.
  public static let reserved = ControlState(rawValue: 0xFF00_0000)
}

extension ControlState {
  /// The states that have a name in sheets and a state slot in per-state properties. The index is the state slot.
  package static let named: [(name: String, state: ControlState)] = [
    ("normal", .normal), ("highlighted", .highlighted), ("disabled", .disabled), ("selected", .selected),
    ("focused", .focused),
  ]

  /// The states by state slot.
  package static let slots = named.map(\.state)

  /// The names of the state slots.
  package static let slotNames = named.map(\.name)

  /// The names of the named states in the set, or `normal` if there are none.
  package var names: [String] {
    let names = Self.named.dropFirst().filter { contains($0.state) }.map(\.name)
    return names.isEmpty ? ["normal"] : names
  }
}
