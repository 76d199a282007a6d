#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyle

  /// The windows with styles, and the observer of the run loop that updates them.
  ///
  /// The observer runs after the events of a turn, and before Core Animation commits what they changed: its order is below
  /// that of Core Animation's own observer. A window is not retained: its scope is dropped at the turn after it.
  @MainActor
  final class WindowHosts {
    static let shared = WindowHosts()

    private(set) var hosts: [WindowHost] = []
    private var isObserving = false

    /// The order of Core Animation's observer is 2,000,000.
    private static let order = 1_999_000

    /// The host of a window; `nil` for one without styles.
    func host(of window: UIWindow) -> WindowHost? { hosts.first { $0.window === window } }

    /// Adds a window.
    func add(_ window: UIWindow, sheets: [Stylesheet]) -> WindowHost {
      if let known = host(of: window) {
        known.scope.sheets = sheets
        return known
      }
      let made = WindowHost(window, sheets: sheets)
      hosts.append(made)
      observe()
      return made
    }

    /// Removes a window, whose views return to their own values.
    func remove(_ window: UIWindow) {
      guard let host = host(of: window) else { return }
      hosts.removeAll { $0 === host }
      host.scope.sheets = []
      host.scope.flush()
    }

    /// Updates all windows that exist.
    func update() {
      hosts.removeAll { $0.window == nil }
      for host in hosts { host.update() }
    }

    private func observe() {
      guard !isObserving else { return }
      isObserving = true
      let activities = CFRunLoopActivity.beforeWaiting.rawValue | CFRunLoopActivity.exit.rawValue
      let observer = CFRunLoopObserverCreateWithHandler(nil, activities, true, WindowHosts.order) { _, _ in
        MainActor.assumeIsolated { WindowHosts.shared.update() }
      }
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    }
  }
#endif
