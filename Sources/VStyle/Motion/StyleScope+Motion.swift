import VStyleStylesheet
import VStyleValues

extension StyleScope {
  /// Moves the values of the views to a time: those of transitions and animations that run. Nothing else is looked at.
  ///
  /// Call it for each frame of a display link, with the time of the frame, before ``flush()``.
  ///
  /// - Parameter time: the time, in seconds of any clock. The first call sets its beginning.
  /// - Returns: the number of values that were written; 0 without ``motion``.
  @discardableResult
  public func advance(to time: Double) -> Int {
    guard let motion else { return 0 }
    let written = motion.advance(to: time)
    motion.sendEvents()
    return written
  }

  /// The time at which ``advance(to:)`` changes something next: that of the last call while a value moves, and `nil` if
  /// nothing moves. A display link can stand still until then.
  public var nextFrame: Double? { motion?.nextFrame }
}

extension CompiledStylesheet {
  /// The stylesheet with a schema whose view types have the properties of motion.
  var moving: CompiledStylesheet { sharedData.value { MovingStylesheet(with(schema.withMotion)) }.whole }

  private final class MovingStylesheet: Sendable {
    let whole: CompiledStylesheet

    init(_ whole: CompiledStylesheet) { self.whole = whole }
  }
}
