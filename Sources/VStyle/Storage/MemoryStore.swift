import Synchronization

/// A store of the user's choices in memory: for tests, previews and apps with their own storage.
///
/// It is safe to use from any thread.
public final class MemoryStore: SettingsStore {
  private let texts: Mutex<[String: String]>

  /// Creates a store.
  ///
  /// - Parameter texts: the initial texts by key. Default: none.
  public init(_ texts: [String: String] = [:]) { self.texts = Mutex(texts) }

  /// Returns the text of a key; `nil` if there is none.
  public func text(forKey key: String) -> String? { texts.withLock { $0[key] } }

  /// Sets the text of a key; `nil` removes it.
  public func setText(_ text: String?, forKey key: String) { texts.withLock { $0[key] = text } }

  /// All texts by key.
  public var all: [String: String] { texts.withLock { $0 } }
}
