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

  /// What an action gives on the main actor; `nil` anywhere else. It does not wait.
  ///
  /// The main queue is asked, since the main actor itself cannot be: it says whether it is current only by trapping.
  package static func ifCurrent<Result: Sendable>(_ action: @MainActor () -> Result) -> Result? {
    #if canImport(Dispatch)
      guard DispatchQueue.getSpecific(key: mark) == true else { return nil }
      return MainActor.assumeIsolated(action)
    #else
      return nil
    #endif
  }
}
