public import VStyleValues

/// Converts between a value of the engine and a member of a platform's class, such as `Color` and `UIColor`.
///
/// `read` gives the initial value of a property to sheets. A removed style restores the platform's own value, which
/// need not be the same after `read` and `write`.
public struct MemberConversion<Member: Equatable & Sendable, Value: Bindable>: Sendable {
  /// Converts a member to a value.
  public let read: @MainActor @Sendable (Member) -> Value

  /// Converts a value to a member; `nil` if the platform has no such member, such as a font that is not installed. Then
  /// the property stays as it is, and the value is reported.
  public let write: @MainActor @Sendable (Value) -> Member?

  /// Creates a conversion from two functions, which run on the main actor.
  ///
  /// - Parameters:
  ///   - read: converts a member to a value.
  ///   - write: converts a value to a member; `nil` if the platform has none.
  public init(
    read: @escaping @MainActor @Sendable (Member) -> Value, write: @escaping @MainActor @Sendable (Value) -> Member?
  ) {
    self.read = read
    self.write = write
  }
}

extension MemberConversion where Member: BinaryFloatingPoint, Value == Double {
  /// A number of another type, such as `CGFloat`, as a `Double`.
  public static var number: Self { Self(read: { Double($0) }, write: { Member($0) }) }
}

/// A value of a platform as a style value, so that a removed style restores it exactly.
struct PlatformValue<Member: Equatable & Sendable, Value: Bindable>: Hashable, Sendable {
  let member: Member
  private let conversion: MemberConversion<Member, Value>

  init(_ member: Member, _ conversion: MemberConversion<Member, Value>) {
    self.member = member
    self.conversion = conversion
  }

  static func == (left: Self, right: Self) -> Bool { left.member == right.member }

  /// Hashes the value, unless it cannot be hashed, as many structs of platforms.
  func hash(into hasher: inout Hasher) { (member as? any Hashable)?.hash(into: &hasher) }
}

/// A value of a platform, whatever its type.
protocol AnyPlatformValue: Sendable {
  /// The value as one of the engine.
  @MainActor var styleValue: StyleValue { get }
}

extension PlatformValue: AnyPlatformValue {
  var styleValue: StyleValue { conversion.read(member).value }
}
