#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyleProperties

  extension MemberConversion
  where Member: RawRepresentable, Member.RawValue: BinaryInteger & Sendable, Value: KeywordValue {
    /// A case of an enumeration of UIKit by its raw value.
    ///
    /// A raw value needs no test of the system: a keyword that a system does not know has no effect there.
    ///
    /// - Parameter raws: the raw values of the keywords; none if they are 0, 1, 2 and so on.
    static func raw(_: Value.Type, _ raws: [Member.RawValue] = []) -> Self {
      let keywords = Array(Value.allCases)
      let numbers = raws.isEmpty ? keywords.indices.map { Member.RawValue($0) } : raws
      let members = numbers.map { Member(rawValue: $0) }
      return Self(
        read: { member in
          numbers.firstIndex(of: member.rawValue).map { keywords[$0] } ?? keywords[0]
        },
        write: { value in keywords.firstIndex(of: value).flatMap { members[$0] } })
    }
  }

  extension MemberConversion where Member: OptionSet, Member.RawValue: FixedWidthInteger, Value: KeywordSet {
    /// The same options, with the same bits.
    static func options(_: Value.Type) -> Self {
      Self(
        read: { Value(rawValue: Value.RawValue(truncatingIfNeeded: $0.rawValue)) },
        write: { Member(rawValue: Member.RawValue(truncatingIfNeeded: $0.rawValue)) })
    }
  }

  extension MemberConversion where Value: Hashable & Sendable {
    /// The members of a table. The first row is read for a member that no row has.
    static func table(_ rows: KeyValuePairs<Value, Member>) -> Self {
      let (values, members) = (rows.map(\.key), rows.map(\.value))
      return Self(
        read: { member in values[members.firstIndex(of: member) ?? 0] },
        write: { value in values.firstIndex(of: value).map { members[$0] } })
    }
  }
#endif
