import VStyleSyntax

/// A store of the user's choices: the theme, the appearance, the skin.
///
/// An implementation is safe to use from any thread. Writes are atomic: when the process ends at any time, a key has
/// the former value or the new one.
public protocol SettingsStore: AnyObject, Sendable {
  /// Returns the text of a key; `nil` if there is none.
  ///
  /// - Throws: ``StorageError`` if the text exists and cannot be read.
  func text(forKey key: String) throws(StorageError) -> String?

  /// Sets the text of a key; `nil` removes it.
  ///
  /// - Throws: ``StorageError`` if the text cannot be written. The former text stays.
  func setText(_ text: String?, forKey key: String) throws(StorageError)
}

/// The error for a file or folder that cannot be read or written.
public struct StorageError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The operation that failed, such as `write`.
  public let operation: String
  /// The path of the file, or the key of a setting.
  public let path: String
  /// The reason.
  public let reason: String

  /// Creates an error.
  public init(_ operation: String, _ path: String, reason: String) {
    self.operation = operation
    self.path = path
    self.reason = reason
  }

  /// The error in one line.
  public var description: String { VisibleText.line("cannot \(operation) \(path): \(reason)") }
}

extension SettingsStore {
  /// Returns the text of a key. If it cannot be read, that is reported to ``StyleDiagnostics/shared``, and the result
  /// is `nil`.
  package func knownText(forKey key: String, of owner: String) -> String? {
    do { return try text(forKey: key) } catch {
      StyleDiagnostics.shared.report(
        StyleDiagnostic(.storageFailed, property: key, typeName: owner, expected: "a stored choice", found: "\(error)"))
      return nil
    }
  }

  /// Stores a text. A failure is reported to ``StyleDiagnostics/shared``; the choice then applies until the process
  /// ends.
  package func keep(_ text: String?, forKey key: String, of owner: String) {
    do { try setText(text, forKey: key) } catch {
      StyleDiagnostics.shared.report(
        StyleDiagnostic(
          .storageFailed, property: key, typeName: owner, expected: "a store that can be written", found: "\(error)"))
    }
  }
}
