// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals, AlwaysUseLowerCamelCase

@_exported public import Foundation

public typealias CFOptionFlags = UInt
public typealias CFIndex = Int
public final class CFAllocator {}
public final class CFRunLoop: @unchecked Sendable {
  static let main = CFRunLoop()
  var observers: [CFRunLoopObserver] = []
}

public struct CFRunLoopActivity: OptionSet, Sendable {
  public let rawValue: CFOptionFlags
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
  public static let beforeWaiting = CFRunLoopActivity(rawValue: 1 << 5)
  public static let exit = CFRunLoopActivity(rawValue: 1 << 7)
}

public struct CFRunLoopMode: Hashable, Sendable {
  let name: String
  public static let commonModes: CFRunLoopMode? = CFRunLoopMode(name: "kCFRunLoopCommonModes")
}

public final class CFRunLoopObserver {
  let activities: CFOptionFlags
  let order: CFIndex
  let block: (CFRunLoopObserver?, CFRunLoopActivity) -> Void

  init(
    _ activities: CFOptionFlags, _ order: CFIndex, _ block: @escaping (CFRunLoopObserver?, CFRunLoopActivity) -> Void
  ) {
    (self.activities, self.order, self.block) = (activities, order, block)
  }
}

public func CFRunLoopGetMain() -> CFRunLoop! { CFRunLoop.main }

public func CFRunLoopObserverCreateWithHandler(
  _ allocator: CFAllocator!, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
  _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
) -> CFRunLoopObserver! { CFRunLoopObserver(activities, order, block) }

public func CFRunLoopAddObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {
  rl.observers.append(observer)
}

/// What the tests do in place of the run loop of an app.
@MainActor
public enum StandInRunLoop {
  /// The actions that Core Animation would run at the end of a turn: the layout of the windows.
  public static var commit: [() -> Void] = []

  /// Ends a turn: observers run in their order, and Core Animation's own is at 2,000,000.
  public static func turn() {
    let observers = CFRunLoop.main.observers.filter { $0.activities & CFRunLoopActivity.beforeWaiting.rawValue != 0 }
      .sorted { $0.order < $1.order }
    for observer in observers where observer.order < 2_000_000 { observer.block(observer, .beforeWaiting) }
    for action in commit { action() }
    for observer in observers where observer.order >= 2_000_000 { observer.block(observer, .beforeWaiting) }
  }
}
