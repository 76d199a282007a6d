import VStyleSyntax

/// A property list: what `.plist` files hold.
///
/// Read here rather than by Foundation, so that a hostile one costs little: sizes, depth and the number of values are
/// bounded before anything is kept, and entities of its own are refused.
package indirect enum PropertyList: Sendable, Equatable {
  /// A text.
  case string(String)
  /// A number.
  case number(Double)
  /// A truth value.
  case bool(Bool)
  /// A point in time, as written, or in seconds since 2001 in the binary format.
  case date(String)
  /// Bytes.
  case data([UInt8])
  /// Values in order.
  case array([PropertyList])
  /// Named values. Names are unique.
  case dictionary([String: PropertyList])

  /// Reads a property list in the XML format or the binary one, or the same as JSON.
  ///
  /// - Throws: the first thing that is wrong.
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

  /// The named values; `nil` for anything but a dictionary.
  package var members: [String: PropertyList]? { if case .dictionary(let members) = self { members } else { nil } }

  /// The text; `nil` for anything else.
  package var text: String? { if case .string(let text) = self { text } else { nil } }
}

/// How much a property list may hold.
public struct PropertyListLimits: Sendable {
  /// How large the file may be. Unit: bytes. Default: 4 MiB.
  public var bytes = Limit.propertyListBytes.value
  /// How many values there may be, those that are shared counted for each use. Default: 100,000.
  public var values = Limit.propertyListValues.value
  /// How deep values may be nested. Default: 32.
  public var depth = Limit.propertyListDepth.value

  /// Makes the default limits.
  public init() {}
}

/// Why a property list cannot be read.
public enum PropertyListError: Error, Sendable, Equatable, CustomStringConvertible {
  /// It is no property list; the offset is in bytes.
  case malformed(String, offset: Int)
  /// It holds more than is allowed.
  case tooLarge(String)
  /// It declares entities of its own, which may stand for anything.
  case entities
  /// It is not in UTF-8.
  case notUTF8

  /// What is wrong, as the end of a sentence.
  public var description: String {
    switch self {
    case .malformed(let what, let offset): "no property list: \(what) at byte \(offset)"
    case .tooLarge(let what): "a property list with \(what)"
    case .entities: "a property list with entities of its own"
    case .notUTF8: "a property list that is not in UTF-8"
    }
  }
}

/// Counts what was read against the limits.
struct PropertyListBudget {
  private let limits: PropertyListLimits
  private var values = 0
  private var depth = 0
  private var textBytes = 0

  init(_ limits: PropertyListLimits) { self.limits = limits }

  /// Takes down that a value begins.
  mutating func enter() throws(PropertyListError) {
    values += 1
    depth += 1
    guard values <= limits.values else { throw .tooLarge("more than \(limits.values) values") }
    guard depth <= limits.depth else { throw .tooLarge("values nested more than \(limits.depth) deep") }
  }

  /// Takes down that a text or bytes are kept. What is referred to many times would be kept as often.
  mutating func keep(_ bytes: Int) throws(PropertyListError) {
    textBytes += bytes
    guard textBytes <= limits.bytes * 4 else { throw .tooLarge("texts of more than \(limits.bytes * 4) bytes") }
  }

  /// Takes down that it ends.
  mutating func leave() { depth -= 1 }
}
