import VStyleSyntax

/// A property list: the content of a `.plist` file.
///
/// It is parsed here and not by Foundation, so that hostile files need few resources. Sizes, depth and the number of
/// values are limited before a value is stored, and entities of the file's own are rejected.
package indirect enum PropertyList: Sendable, Equatable {
  /// A string.
  case string(String)
  /// A number.
  case number(Double)
  /// A Boolean.
  case bool(Bool)
  /// A point in time, as written, or in seconds since 2001 in the binary format.
  case date(String)
  /// Bytes.
  case data([UInt8])
  /// Values in order.
  case array([PropertyList])
  /// Named values. Names are unique.
  case dictionary([String: PropertyList])

  /// Parses a property list in the XML format, in the binary format or as JSON.
  ///
  /// - Parameters:
  ///   - bytes: the bytes of the file.
  ///   - limits: the limits of the property list.
  /// - Throws: ``PropertyListError`` for the first error.
  package init(parsing bytes: [UInt8], limits: PropertyListLimits = PropertyListLimits()) throws(PropertyListError) {
    guard bytes.count <= limits.bytes else { throw .tooLarge("\(bytes.count) bytes") }
    if bytes.starts(with: Array("bplist".utf8)) {
      var reader = BinaryPropertyListReader(bytes, limits)
      self = try reader.readWhole()
    } else if PropertyList.isJSON(bytes) {
      self = try PropertyList(parsingJSON: bytes, limits)
    } else {
      var reader = XMLPropertyListReader(bytes, limits)
      self = try reader.readWhole()
    }
  }

  /// The values of a dictionary by name; `nil` for any other value.
  package var members: [String: PropertyList]? { if case .dictionary(let members) = self { members } else { nil } }

  /// The string; `nil` for any other value.
  package var text: String? { if case .string(let text) = self { text } else { nil } }
}

/// The limits of a property list.
package struct PropertyListLimits: Sendable {
  /// The maximum size of the file. Unit: bytes. Default: 4 MiB.
  package var bytes = Limit.propertyListBytes.value
  /// The maximum number of values. Shared values count once for each use. Default: 100,000.
  package var values = Limit.propertyListValues.value
  /// The maximum depth of nested values. Default: 32.
  package var depth = Limit.propertyListDepth.value

  /// Creates the default limits.
  package init() {}
}

/// A reason why a property list cannot be read.
public enum PropertyListError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The bytes are no property list. The offset is in bytes.
  case malformed(String, offset: Int)
  /// The property list exceeds a limit.
  case tooLarge(String)
  /// The property list declares entities of its own, which may expand to anything.
  case entities
  /// The property list is not in UTF-8.
  case notUTF8

  /// The reason, as the end of a sentence.
  public var description: String { VisibleText.line(text) }

  private var text: String {
    switch self {
    case .malformed(let what, let offset): "no property list: \(what) at byte \(offset)"
    case .tooLarge(let what): "a property list with \(what)"
    case .entities: "a property list with entities of its own"
    case .notUTF8: "a property list that is not in UTF-8"
    }
  }
}

/// A count of parsed values, their depth and their bytes against the limits.
struct PropertyListBudget {
  private let limits: PropertyListLimits
  private var values = 0
  private var depth = 0
  private var textBytes = 0

  init(_ limits: PropertyListLimits) { self.limits = limits }

  /// Counts the beginning of a value.
  ///
  /// - Throws: ``PropertyListError/tooLarge(_:)`` for too many values or too much depth.
  mutating func enter() throws(PropertyListError) {
    values += 1
    depth += 1
    guard values <= limits.values else { throw .tooLarge("more than \(limits.values) values") }
    guard depth <= limits.depth else { throw .tooLarge("values nested more than \(limits.depth) deep") }
  }

  /// Counts the bytes of a text or data that is stored. A value with several references is stored once for each.
  ///
  /// - Throws: ``PropertyListError/tooLarge(_:)`` for more than four times the size limit of the file.
  mutating func keep(_ bytes: Int) throws(PropertyListError) {
    textBytes += bytes
    guard textBytes <= limits.bytes * 4 else { throw .tooLarge("texts of more than \(limits.bytes * 4) bytes") }
  }

  /// Counts the end of a value.
  mutating func leave() { depth -= 1 }
}
