package import VStyleEngine

/// An object that moves the values of a scope's views from one style to the next: a `Motion` of `VStyleMotion`.
///
/// It belongs to one scope, and to the isolation domain of that.
public protocol ScopeMotion: AnyObject {
  /// Writes the styles that a flush changed, and starts, turns or ends what moves.
  ///
  /// - Returns: the number of writes.
  func restyle(_ changes: MotionChanges) -> Int

  /// Ends what moves on views that leave the tree, or all that moves for `nil`. Views get the values of their styles.
  func stop(_ views: [any StyleNode]?)

  /// Moves the values to a time, in seconds of any clock.
  ///
  /// - Returns: the number of writes.
  func advance(to time: Double) -> Int

  /// Sends the events of what has happened since the last call.
  func sendEvents()

  /// The time at which something moves next, in seconds; `nil` if nothing will.
  var nextFrame: Double? { get }
}

/// The styles that a flush changed.
public struct MotionChanges {
  /// The tree of the scope.
  package let tree: LiveTree
  /// The nodes with changed styles, parents first.
  package let nodes: [ID<Node>]
}
