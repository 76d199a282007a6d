import Testing
import VStyleViews

@testable import VStyle

/// Dictionaries that Swift code creates again for each object.
@Suite("Batches that are created again")
struct AlikeBatchTests {
  /// A class of labels of its own, so that no other test fills its caches.
  private final class Caption: Label {}

  /// A class of buttons of its own.
  private final class Key: Button {}

  /// A value that cannot be compared.
  private struct Ink: Bindable {
    let payload: Color

    init(payload: Color) { self.payload = payload }
  }

  private static var table: ViewTypeTable { ViewTypeTable.of(Caption.self) }

  /// A dictionary, and another one that is written differently.
  struct Pair: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let first: @Sendable () -> [Property: Any]
    let second: @Sendable () -> [Property: Any]
    var isAlike = false

    static let all: [Pair] = [
      Pair(testDescription: "the same literal", first: { literal(0.5) }, second: { literal(0.5) }, isAlike: true),
      Pair(testDescription: "another value", first: { literal(0.5) }, second: { literal(0.25) }),
      Pair(testDescription: "another type", first: { [.numberOfLines: 2] }, second: { [.numberOfLines: Int8(2)] }),
      Pair(
        testDescription: "an optional", first: { [.textColor: Color.red] },
        second: { [.textColor: Color?.some(.red) as Any] }),
      Pair(
        testDescription: "nil twice", first: { [.textColor: Color?.none as Any] },
        second: { [.textColor: Color?.none as Any] }, isAlike: true),
      Pair(testDescription: "another property", first: { [.alpha: 0.5] }, second: { [.minimumScaleFactor: 0.5] }),
      Pair(
        testDescription: "one more property", first: { [.alpha: 0.5] },
        second: { [.alpha: 0.5, .minimumScaleFactor: 0.5] }),
      Pair(
        testDescription: "the same name with another value type", first: { [.alpha: 0.5] },
        second: { [Property("alpha", .untyped): 0.5] }),
      Pair(
        testDescription: "a value that cannot be compared", first: { [.textColor: Ink(payload: .red)] },
        second: { [.textColor: Ink(payload: .red)] }),
      Pair(testDescription: "no value", first: { [:] }, second: { [:] }, isAlike: true),
    ]

    private static func literal(_ alpha: Double) -> [Property: Any] {
      [.alpha: alpha, .text: "Title", .textColor: Color.red, .font: Font.system(9), .numberOfLines: 2]
    }
  }

  @Test("a dictionary with the same values has the batch of the earlier one", arguments: Pair.all)
  func batches(_ pair: Pair) {
    let (first, second) = (pair.first(), pair.second())
    let batch = Self.table.batch(first)
    #expect(Self.table.batch(first) === batch || !batch.isShareable)
    #expect((Self.table.batch(second) === batch) == pair.isAlike)
  }

  /// A property for a control state is created again in each dictionary.
  @Test("a dictionary with the same values for control states has the batch of the earlier one")
  func states() {
    func values(_ selected: Color, _ state: KeyPath<Property, Property>) -> [Property: Any] {
      [.titleColor: Color.red, .titleColor.highlighted: Color.blue, .titleColor[keyPath: state]: selected]
    }
    let table = ViewTypeTable.of(Key.self)
    let batch = table.batch(values(.black, \.selected))
    #expect(batch.isShareable)
    #expect(table.batch(values(.black, \.selected)) === batch)
    #expect(table.batch(values(.red, \.selected)) !== batch)
    #expect(table.batch(values(.black, \.disabled)) !== batch)
  }

  @Test("a dictionary with many properties has the batch of the earlier one, unless one of them differs")
  func many() {
    let properties = (0..<300).map { Property("value-\($0)", .untyped) }
    let others = properties + [Property("value-0", .untyped)]
    let known = GivenValues(Dictionary(uniqueKeysWithValues: properties.map { ($0, 1 as Any) }))
    func isAlike(_ values: some Sequence<(Property, Int)>) -> Bool? {
      known?.areAlike(Dictionary(uniqueKeysWithValues: values.map { ($0, $1 as Any) }))
    }
    #expect(isAlike(properties.reversed().map { ($0, 1) }) == true)
    #expect(isAlike(properties.dropFirst().map { ($0, 1) }) == false)
    #expect(isAlike(others.dropFirst().map { ($0, 1) }) == false)
    for changed in properties { #expect(isAlike(properties.map { ($0, $0 == changed ? 2 : 1) }) == false) }
  }

  @Test("each object gets the values of its own dictionary", arguments: Pair.all)
  func values(_ pair: Pair) {
    for values in [pair.first, pair.second, pair.first] {
      let (one, other) = (Caption(), Caption())
      one.mi_styles = values()
      other.mi_styles = values().merging([.tag: 1]) { value, _ in value }
      #expect(AlikeBatchTests.texts(one.mi_styles) == AlikeBatchTests.texts(values()))
      #expect((one.alpha, one.numberOfLines, one.textColor) == (other.alpha, other.numberOfLines, other.textColor))
    }
  }

  /// The properties of a dictionary, with the type and the text of each value.
  private static func texts(_ values: [Property: Any]?) -> [String: String] {
    var texts: [String: String] = [:]
    for (property, value) in values ?? [:] { texts[property.description] = "\(type(of: value)) \(value)" }
    return texts
  }

  @Test("a value that does not fit is checked for each dictionary")
  func diagnostics() {
    for _ in 0..<2 { #expect(Self.table.batch([.alpha: "half"]).diagnostics.count == 1) }
  }
}
