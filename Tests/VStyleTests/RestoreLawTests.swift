import Testing
import VStyleViews

/// Checks for every view type and every property, generated from the tables.
@Suite("Applying and removing styles")
struct RestoreLawTests {
  /// One sample value for each state slot of each binding of a view type.
  private static func assignments(_ table: ViewTypeTable, sample: Int) -> [Property: Any] {
    var values: [Property: Any] = [:]
    for binding in table.bindings {
      for slot in binding.slots {
        let samples = binding.kind.samples
        values[binding.property.for(slot)] = samples[(sample + samples.count) % samples.count]
      }
    }
    return values
  }

  private static func snapshot(_ object: any Styleable) -> [String: StyleValue] {
    let table = ViewTypeTable.of(type(of: object))
    var values: [String: StyleValue] = [:]
    for binding in table.bindings {
      for (slot, name) in binding.slots.enumerated() {
        values["\(binding.property.name):\(name)"] = binding.read(object, slot)
      }
    }
    return values
  }

  @Test("a batch applied and removed leaves every property as it was", arguments: ViewTypes.all.indices)
  func batch(_ index: Int) {
    let type = ViewTypes.all[index]
    let table = ViewTypeTable.of(type)
    for sample in 0..<3 {
      let object = type.init()
      let before = Self.snapshot(object)
      object.mi_styles = Self.assignments(table, sample: sample)
      let styled = Self.snapshot(object)
      #expect(sample == 0 || styled != before, "\(table.name) is changed by its samples")
      object.mi_styles = nil
      #expect(Self.snapshot(object) == before, "\(table.name), sample \(sample)")
      #expect(object.styleStorage.isUntouched)
    }
  }

  @Test("removing a batch restores any values that code had set before", arguments: ViewTypes.all.indices)
  func dressed(_ index: Int) throws {
    let type = ViewTypes.all[index]
    let table = ViewTypeTable.of(type)
    for sample in 0..<3 {
      let object = type.init()
      for binding in table.order.ranks.indices.sorted(by: { table.order.ranks[$0] < table.order.ranks[$1] }) {
        for slot in table.bindings[binding].slots.indices {
          let samples = table.bindings[binding].kind.samples
          _ = try table.bindings[binding].write(
            object, samples[(sample + slot) % samples.count].resolved(in: ValueContext()), slot)
        }
      }
      let before = Self.snapshot(object)
      object.mi_styles = Self.assignments(table, sample: sample + 1)
      #expect(Self.snapshot(object) != before || table.bindings.isEmpty, "\(table.name) is changed by its samples")
      object.mi_styles = nil
      #expect(Self.snapshot(object) == before, "\(table.name), sample \(sample)")
    }
  }

  @Test("a style applied and removed leaves every property as it was", arguments: ViewTypes.all.indices)
  func style(_ index: Int) {
    let type = ViewTypes.all[index]
    let table = ViewTypeTable.of(type)
    let object = type.init()
    var text = ""
    for binding in table.bindings {
      let sample = binding.kind.samples[0]
      guard binding.kind.serialize(sample) != "" else { continue }
      text += "\(binding.property.name): \(binding.kind.serialize(sample));\n"
    }
    let sheet = Stylesheet("@style all for \(table.name) { \(text) }")
    #expect(sheet.diagnostics == [], "\(table.name)")
    let plain = Self.snapshot(object)
    object.styles = sheet["all"]
    #expect(Self.snapshot(object) != plain, "\(table.name)")
    object.styles = nil
    #expect(Self.snapshot(object) == plain, "\(table.name)")
    // The same with a batch, whose values override those of the style.
    object.mi_styles = Self.assignments(table, sample: 1)
    let batch = Self.snapshot(object)
    object.styles = sheet["all"]
    #expect(Self.snapshot(object) == batch, "\(table.name)")
    object.mi_styles = nil
    object.styles = nil
    #expect(Self.snapshot(object) == plain, "\(table.name)")
  }

  @Test("applying the same style again writes nothing", arguments: ViewTypes.all.indices)
  func twice(_ index: Int) {
    let type = ViewTypes.all[index]
    let object = type.init()
    let values = Self.assignments(ViewTypeTable.of(type), sample: 1)
    object.mi_styles = values
    let writes = object.styleStorage.writeCount
    object.mi_styles = values
    #expect(object.styleStorage.writeCount == writes)
  }

  @Test("a style with fewer properties restores the properties that it does not set")
  func shorter() {
    let label = Label()
    label.numberOfLines = 7
    let sheet = Stylesheet(
      """
      @style long for Label { alpha: 0.5; number-of-lines: 2; text-color: red }
      @style short for Label { alpha: 0.25 }
      """)
    label.styles = sheet["long"]
    #expect(label.numberOfLines == 2)
    label.styles = sheet["short"]
    #expect(label.alpha == 0.25)
    #expect(label.numberOfLines == 7)
    #expect(label.textColor == Label().textColor)
    label.styles = nil
    #expect(label.alpha == 1)
  }

  @Test("values that code sets override a sheet until they are removed")
  func pinned() {
    let view = View()
    let sheet = Stylesheet("View { alpha: 0.5 }")
    let scope = StyleScope(root: view, sheets: [sheet])
    scope.flush()
    #expect(view.alpha == 0.5)
    view.mi_styles = [.alpha: 0.75]
    scope.flush()
    #expect(view.alpha == 0.75)
    view.mi_styles = nil
    #expect(view.alpha == 0.5)
    scope.sheets = []
    scope.flush()
    #expect(view.alpha == 1)
  }
}
