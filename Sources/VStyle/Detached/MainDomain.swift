#if canImport(Dispatch)
  import Dispatch
#endif

/// The isolation domain of the main actor, for code that may run in any one.
package enum MainDomain {
  #if canImport(Dispatch)
    private static let mark = {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }()
  #endif

  /// Runs an action on the main actor and returns its result; returns `nil` anywhere else. It does not wait.
  ///
  /// It checks for the main queue, since the check of the main actor itself traps on failure. Without Dispatch it
  /// returns `nil`.
  package static func ifCurrent<Result: Sendable>(_ action: @MainActor () -> Result) -> Result? {
    #if canImport(Dispatch)
      guard DispatchQueue.getSpecific(key: mark) == true else { return nil }
      return MainActor.assumeIsolated(action)
    #else
      return nil
    #endif
  }
}
