/// A key of a value, such as a control state. A key without a value falls back to other keys.
public protocol FallbackKey: Hashable, Sendable {
  /// The key itself and then its fallbacks, in the order of preference. The first one with a value applies.
  var chain: [Self] { get }
}

/// A pair of keys of one value. The fallbacks of the second key are tried before those of the first.
package struct KeyPair<First: FallbackKey, Second: FallbackKey>: FallbackKey {
  package let first: First
  package let second: Second

  package init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  package var chain: [KeyPair] { first.chain.flatMap { first in second.chain.map { KeyPair(first, $0) } } }
}

extension ControlState: FallbackKey {
  /// The state itself and then the normal state. As in UIKit, a value for `selected` does not apply to
  /// `[.selected, .highlighted]`.
  public var chain: [ControlState] { self == .normal ? [self] : [self, .normal] }
}
