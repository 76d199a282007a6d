/// Where choices of the user are kept: the theme, the appearance, the skin.
///
/// May be called from any thread. After the process ends at any moment, a key has the value before or the value after
/// the write that was going on.
public protocol SettingsStore: AnyObject, Sendable {
  /// The text of a key; `nil` where there is none.
  ///
  /// - Throws: a text that is there and cannot be read.
  func text(forKey key: String) throws(StorageError) -> String?

  /// Sets the text of a key; `nil` removes it.
  ///
  /// - Throws: what cannot be written; the former text stays.
  func setText(_ text: String?, forKey key: String) throws(StorageError)
}

/// A file or a folder that cannot be read or written.
public struct StorageError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What was tried, such as `write`.
  public let operation: String
  /// The path of the file, or the key of a setting.
  public let path: String
  /// Why it failed.
  public let reason: String

  /// Makes an error.
  public init(_ operation: String, _ path: String, reason: String) {
    self.operation = operation
    self.path = path
    self.reason = reason
  }

  /// The error as one line.
  public var description: String { "cannot \(operation) \(path): \(reason)" }
}

extension SettingsStore {
  /// The text of a key; one that cannot be read is reported to ``StyleIssues/shared`` and counts as absent.
  func knownText(forKey key: String, of owner: String) -> String? {
    do { return try text(forKey: key) } catch {
      StyleIssues.shared.report(
        StyleIssue(.storageFailed, property: key, typeName: owner, expected: "a stored choice", found: "\(error)"))
      return nil
    }
  }

  /// Keeps a text. What cannot be kept is reported to ``StyleIssues/shared``: the choice holds until the process ends.
  func keep(_ text: String?, forKey key: String, of owner: String) {
    do { try setText(text, forKey: key) } catch {
      StyleIssues.shared.report(
        StyleIssue(
          .storageFailed, property: key, typeName: owner, expected: "a store that can be written", found: "\(error)"))
    }
  }
}
