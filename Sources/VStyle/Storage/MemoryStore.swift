import Synchronization

/// Choices that last as long as the process: for tests, previews and apps that keep their own.
///
/// May be called from any thread.
public final class MemoryStore: SettingsStore {
  private let texts: Mutex<[String: String]>

  /// Makes a store.
  public init(_ texts: [String: String] = [:]) { self.texts = Mutex(texts) }

  /// The text of a key; `nil` where there is none.
  public func text(forKey key: String) -> String? { texts.withLock { $0[key] } }

  /// Sets the text of a key; `nil` removes it.
  public func setText(_ text: String?, forKey key: String) { texts.withLock { $0[key] = text } }

  /// Everything that is kept.
  public var all: [String: String] { texts.withLock { $0 } }
}
