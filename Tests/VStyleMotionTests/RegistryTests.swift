import Testing
import VStyleMotion
import VStyleValues
import VStyleViews

/// Tests of how the properties of all view types move.
@Suite struct RegistryTests {
  /// The properties of the view types, each once for each value type.
  static let properties: [Property] = {
    var kinds: [String: [ValueKind]] = [:]
    return StyleSchema.views.viewTypeNames.sorted().flatMap { StyleSchema.views.viewTypes[$0]?.properties ?? [] }
      .compactMap { entry in
        guard kinds[entry.name]?.contains(entry.kind) != true else { return nil }
        kinds[entry.name, default: []].append(entry.kind)
        return Property(entry.name, entry.kind)
      }
  }()

  /// The Swift types of values that move by their computed values.
  private static let moving: Set<String> = [
    "Color", "DirectionalEdgeInsets", "Double", "EdgeInsets", "Font", "Int", "Offset", "Point", "Rect", "Shadow",
    "Size",
    "Transform", "Transform3D", "Weight", "[Color]", "[Double]", "[Size]",
  ]

  @Test("each property has a type of animation, which its value type decides")
  func types() {
    #expect(RegistryTests.properties.count > 400)
    var counts: [AnimationType: Int] = [:]
    for property in RegistryTests.properties {
      counts[property.animationType, default: 0] += 1
      let name = property.kind.swiftTypeName
      let type = name.hasSuffix("?") ? String(name.dropLast()) : name
      let expected: AnimationType =
        property.name == "hidden" || RegistryTests.moving.contains(type)
        ? .byComputedValue
        : property.kind.name == "object" || property.kind == .themeStyle || property.kind == .any
          || property.kind == .untyped ? .notAnimatable : .discrete
      #expect(property.animationType == expected, "\(property.name): \(property.kind.syntax), \(type)")
    }
    #expect(AnimationType.allCases.allSatisfy { (counts[$0] ?? 0) > 5 }, "\(counts)")
  }

  /// The first value of a property with a number, and the last one.
  private static func ends(of property: Property) -> (StyleValue, StyleValue) {
    let samples = property.kind.samples.map { $0.resolved(in: ValueContext()) }
    return (samples[0], samples[samples.count - 1])
  }

  @Test("between two values of each property, a motion begins and ends with them, and is a value of the property")
  func laws() {
    for property in RegistryTests.properties where property.animationType != .notAnimatable {
      let samples = property.kind.samples.prefix(6).map { $0.resolved(in: ValueContext()) }
      for start in samples {
        for end in samples {
          func value(_ progress: Double) -> StyleValue { property.interpolate(from: start, to: end, at: progress) }
          #expect(value(0) == start && value(1) == end, "\(property.name)")
          for progress in [-1, -0.2, 0.01, 0.3, 0.5, 0.99, 1.3, 2] {
            let between = value(progress)
            #expect((try? property.kind.convert(between).get()) != nil, "\(property.name) at \(progress)")
            // The way back is the same. A flip in the middle is not, just there.
            let back = property.interpolate(from: end, to: start, at: 1 - progress)
            let isSame = text(between, property).isNear(text(back, property), within: 1e-6)
            #expect(isSame || progress == 0.5, "\(property.name) at \(progress)")
          }
        }
      }
    }
  }

  @Test("a property that does not flip moves without jumps")
  func continuity() {
    var moved = 0
    for property in RegistryTests.properties where property.animationType == .byComputedValue {
      guard !property.kind.swiftTypeName.hasPrefix("Int"), !property.kind.swiftTypeName.hasPrefix("Weight") else {
        continue
      }
      let samples = property.kind.samples.prefix(6).map { $0.resolved(in: ValueContext()) }
      for start in samples {
        for end in samples where start.interpolated(to: end, at: 0.5) != nil && property.name != "hidden" {
          for step in 1..<20 {
            let progress = Double(step) / 20
            let value = property.interpolate(from: start, to: end, at: progress)
            let next = property.interpolate(from: start, to: end, at: progress + 1e-9)
            #expect(text(value, property).isNear(text(next, property), within: 1e-5), "\(property.name) at \(progress)")
            moved += 1
          }
        }
      }
    }
    #expect(moved > 1000)
  }

  private func text(_ value: StyleValue, _ property: Property) -> ComparedText {
    ComparedText(property.kind.serialize(value))
  }

  @Test("`hidden` shows its view wherever the progress is between its values")
  func hidden() {
    let property = Property("hidden", .bool)
    func isHidden(_ start: Bool, _ end: Bool, _ progress: Double) -> Bool? {
      property.interpolate(from: StyleValue(start), to: StyleValue(end), at: progress)[as: Bool.self]
    }
    #expect([-0.5, 0, 0.01, 0.99, 1, 2].map { isHidden(true, false, $0) } == [true, true, false, false, false, false])
    #expect([-0.5, 0, 0.01, 0.99, 1, 2].map { isHidden(false, true, $0) } == [false, false, false, false, true, true])
    #expect(isHidden(true, true, 0.5) == true && isHidden(false, false, 0.5) == false)
    let other = Property("enabled", .bool)
    #expect(other.interpolate(from: StyleValue(true), to: StyleValue(false), at: 0.2)[as: Bool.self] == true)
  }

  @Test("a number with a name flips")
  func names() throws {
    let property = try #require(RegistryTests.properties.first { $0.name == "row-height" })
    let automatic = try property.kind.parse("automatic")
    let ten = try property.kind.parse("10")
    #expect(property.interpolate(from: automatic, to: ten, at: 0.4) == automatic)
    #expect(property.interpolate(from: automatic, to: ten, at: 0.6) == ten)
  }
}
