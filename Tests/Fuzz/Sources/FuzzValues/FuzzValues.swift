import FuzzSupport
@testable import VStyleProperties
@testable import VStyleStylesheet
@testable import VStyleSyntax
@testable import VStyleValues
@testable import VStyleViews

/// The value types of all properties, without duplicates.
private let kinds: [ValueKind] = {
  let schema = StyleSchema.views
  let all = schema.viewTypeNames.flatMap { schema.properties(of: $0).map(\.kind) }
  return Dictionary(all.map { ($0.syntax, $0) }) { first, _ in first }.values.sorted { $0.syntax < $1.syntax }
}()

/// Fuzzes values: a parsed value serializes to a text that parses as an equal value and serializes identically.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzValues(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  let kind = kinds[input.choice(among: kinds.count)]
  guard let value = try? kind.parse(input.text) else { return 0 }
  checkRoundTrip(value, kind)
  checkRoundTrip(value.resolved(in: ValueContext()), kind)
  return 0
}

private func checkRoundTrip(_ value: StyleValue, _ kind: ValueKind) {
  let text = kind.serialize(value)
  guard let again = try? kind.parse(text) else {
    expectLaw(false, "the text of a \(kind) can be read: \(text)")
    return
  }
  expectLaw(again == value, "\(kind): \(text) reads as another value")
  expectLaw(kind.serialize(again) == text, "\(kind): \(text) is a fixed point")
}
