import TestSupport
import Testing
import VStyleViews

/// Compares batches and style changes with the same values in a plain model or in separate assignments.
@Suite("Batches and style changes")
struct BatchLawTests {
  /// The state slots of a view type, with some sample values each.
  ///
  /// Bindings that are related to others, are merged or contain objects are left out. So is a sample that the setter
  /// replaces by another value, such as `nil` for a label's font.
  private struct Slots {
    let table: ViewTypeTable
    let places: [BindingIndex]
    let values: [[StyleValue]]

    init(_ type: any Styleable.Type) {
      table = ViewTypeTable.of(type)
      var places: [BindingIndex] = []
      var values: [[StyleValue]] = []
      for (index, binding) in table.bindings.enumerated() {
        guard table.order.groups[index].isEmpty, !binding.isMerged, binding.kind.name != "object" else { continue }
        for slot in binding.slots.indices {
          let object = type.init()
          let samples = binding.kind.samples.map { $0.resolved(in: ValueContext()) }.filter { sample in
            (try? binding.write(object, sample, slot)) == true && binding.read(object, slot) == sample
          }
          places.append(BindingIndex(binding: index, slot: slot))
          values.append(samples)
        }
      }
      self.places = places
      self.values = values
    }

    func read(_ object: any Styleable, _ index: Int) -> StyleValue {
      table.bindings[places[index].binding].read(object, places[index].slot)
    }

    func write(_ value: StyleValue, to object: any Styleable, _ index: Int) throws {
      _ = try table.bindings[places[index].binding].write(object, value, places[index].slot)
    }
  }

  /// The expected values of one object: its baselines, and the values of the engine and of code by slot index.
  private struct Model {
    var baselines: [StyleValue]
    var engine: [Int: StyleValue] = [:]
    var code: [Int: StyleValue] = [:]

    func value(_ index: Int) -> StyleValue { code[index] ?? engine[index] ?? baselines[index] }
  }

  @Test("after any changes, code values override sheet values, and both override baselines", arguments: ViewTypes.all)
  func changes(_ type: any Styleable.Type) throws {
    let slots = Slots(type)
    guard !slots.places.isEmpty else { return }
    var random = SeededGenerator(seed: SeededGenerator.seed)
    let objects = (0..<5).map { _ in type.init() }
    var models: [Model] = []
    for (number, object) in objects.enumerated() {
      // The first two objects are fresh, so that they share their baselines.
      for index in slots.places.indices where number > 1 && Bool.random(using: &random) {
        if let value = slots.values[index].randomElement(using: &random) { try slots.write(value, to: object, index) }
      }
      models.append(Model(baselines: slots.places.indices.map { slots.read(object, $0) }))
    }
    for step in 0..<8 {
      let source: StyleDelta.Source = step % 2 == 0 ? .engine : .code
      let extent: StyleDelta.Extent = Int.random(in: 0..<3, using: &random) == 0 ? .whole : .named
      var wanted: [Int: StyleValue?] = [:]
      for index in slots.places.indices.shuffled(using: &random).prefix(20) {
        wanted[index] = Bool.random(using: &random) ? slots.values[index].randomElement(using: &random) : .some(nil)
      }
      let delta = StyleDelta(
        wanted.map { StyleDelta.Change(slots.places[$0.key], $0.value) }, for: slots.table, source: source,
        extent: extent)
      if step % 3 == 2 { objects.forEach { delta.apply(to: $0) } } else { delta.apply(to: objects) }
      for number in models.indices {
        switch source {
        case .engine: models[number].engine = BatchLawTests.merged(models[number].engine, wanted, extent)
        case .code: models[number].code = BatchLawTests.merged(models[number].code, wanted, extent)
        }
      }
      for (object, model) in zip(objects, models) {
        let wrong = slots.places.indices.filter { slots.read(object, $0) != model.value($0) }
        let names = wrong.map { slots.table.bindings[slots.places[$0].binding].property.name }
        #expect(names == [], "\(slots.table.name), step \(step), TEST_SEED=\(SeededGenerator.seed)")
      }
      #expect(delta.apply(to: objects) == 0, "the same again writes nothing")
    }
    for source in [StyleDelta.Source.engine, .code] {
      StyleDelta([], for: slots.table, source: source, extent: .whole).apply(to: objects)
    }
    for (object, model) in zip(objects, models) {
      #expect(slots.places.indices.allSatisfy { slots.read(object, $0) == model.baselines[$0] })
      #expect(object.styleStorage.isUntouched)
    }
  }

  private static func merged(
    _ values: [Int: StyleValue], _ changes: [Int: StyleValue?], _ extent: StyleDelta.Extent
  ) -> [Int: StyleValue] {
    var merged = extent == .whole ? [:] : values
    for (index, value) in changes { merged[index] = value }
    return merged
  }

  @Test("a batch for several objects has the same effect as one batch for each", arguments: [1, 2, 16, 33, 70])
  func several(_ count: Int) {
    let first: [Property: Any] = [.alpha: 0.5, .font: Font.system(9), .layer.cornerRadius: 3, .textColor: Color.red]
    let second: [Property: Any] = [.alpha: 0.25, .numberOfLines: 3, .layer.cornerRadius: 4]
    let labels = (0..<count).map { $0 % 3 == 2 ? LoudLabel() : Label() }
    for (number, label) in labels.enumerated() where number % 4 == 1 { label.numberOfLines = 7 }
    Label.mi_setStyles(first, of: labels)
    Label.mi_setStyles(second, of: labels)
    #expect(labels.allSatisfy { $0.alpha == 0.25 && $0.font == .system(9) && $0.textColor == .red })
    #expect(labels.allSatisfy { $0.numberOfLines == 3 && $0.layer.cornerRadius == 4 })
    #expect(Set(labels.map { $0.mi_styles?.count ?? 0 }) == [5])
    #expect(Set(labels.map(\.styleStorage.writeCount)) == [7])
    for label in labels { label.mi_styles = nil }
    #expect(labels.enumerated().allSatisfy { $1.numberOfLines == ($0 % 4 == 1 ? 7 : 1) && $1.alpha == 1 })
  }

  @Test("a dictionary has the same effect and diagnostics on each object in turn")
  func oneAfterTheOther() {
    let first: [Property: Any] = [.alpha: 0.5, .textColor: Color.red, .layer.cornerRadius: 3]
    let second: [Property: Any] = [.alpha: 0.25, .numberOfLines: 3]
    let labels = (0..<12).map { $0 % 3 == 2 ? LoudLabel() : Label() }
    for (number, label) in labels.enumerated() where number % 4 == 1 { label.numberOfLines = 7 }
    for style in [first, second, first] {
      for label in labels { label.mi_styles = style }
    }
    #expect(labels.allSatisfy { $0.alpha == 0.5 && $0.numberOfLines == 3 && $0.textColor == .red })
    #expect(labels.allSatisfy { $0.layer.cornerRadius == 3 && $0.mi_styles?.count == 4 })
    let wrong: [Property: Any] = [.alpha: 0.75, .numberOfLines: "three"]
    let reported = ReportedIssues.of("LoudLabel") { for label in labels { label.mi_styles = wrong } }
    #expect(labels.allSatisfy { $0.alpha == 0.75 && $0.numberOfLines == 3 } && reported.count == 4)
    for label in labels { label.mi_styles = nil }
    #expect(labels.enumerated().allSatisfy { $1.numberOfLines == ($0 % 4 == 1 ? 7 : 1) && $1.alpha == 1 })
  }

  @Test("an object that a batch lists twice is written once")
  func twice() {
    let (first, second) = (Label(), Label())
    let style: [Property: Any] = [.alpha: 0.5, .layer.cornerRadius: 3]
    Label.mi_setStyles(style, of: [first, second, first, second, second])
    #expect([first, second].map(\.alpha) == [0.5, 0.5])
    #expect([first, second].map(\.styleStorage.writeCount) == [2, 2])
    for label in [first, second] { label.mi_styles = nil }
    #expect([first, second].allSatisfy { $0.alpha == 1 && $0.layer.cornerRadius == 0 && $0.styleStorage.isUntouched })
  }

  @Test("reading returns the assigned values of all batches, merged")
  func given() {
    let label = Label()
    label.mi_styles = [.alpha: 1, .numberOfLines: 2]
    label.mi_styles = [.alpha: 0.5, .text: "a"]
    #expect(label.mi_styles?.keys.map(\.name).sorted() == ["alpha", "number-of-lines", "text"])
    #expect(label.mi_styles?[.alpha] as? Double == 0.5)
    #expect(label.mi_styles?[.numberOfLines] as? Int == 2)
    let other = Label()
    other.mi_styles = [.alpha: 1.0, .numberOfLines: 2]
    #expect(other.mi_styles?[.alpha] as? Double == 1, "another label's whole number is not this one's")
  }
}

/// A subclass, so that the objects of a batch have two different tables.
private final class LoudLabel: Label {}
