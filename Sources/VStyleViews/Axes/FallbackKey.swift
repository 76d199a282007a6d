/// What a value was set for, such as a control state, where others stand in if no value was set for it.
public protocol FallbackKey: Hashable, Sendable {
  /// Whose value shows: the key itself, then those that stand in, the nearest first.
  var chain: [Self] { get }
}

/// Two keys of one value: the first one's stand-ins are tried last.
struct KeyPair<First: FallbackKey, Second: FallbackKey>: FallbackKey {
  let first: First
  let second: Second

  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  var chain: [KeyPair] { first.chain.flatMap { first in second.chain.map { KeyPair(first, $0) } } }
}

extension Control.State: FallbackKey {
  /// The state itself, then the normal one, as in UIKit: a value for `selected` does not show in
  /// `[.selected, .highlighted]`.
  public var chain: [Control.State] { self == .normal ? [self] : [self, .normal] }
}
