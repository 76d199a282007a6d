import Testing
import VStyle
import VStyleViews

@Suite("Members with special behavior")
struct ViewTests {
  @Test("the tint color is inherited, and an unset tint color can be restored")
  func tintColor() throws {
    let (window, panel, button) = (Window(), View(), Button())
    window.addSubview(panel)
    panel.addSubview(button)
    #expect(button.tintColor == .systemBlue)
    panel.tintColor = .systemRed
    #expect(button.tintColor == .systemRed)
    let table = ViewTypeTable.of(Button.self)
    let binding = table.bindings[try #require(table.binding(named: "tint-color"))]
    let before = binding.read(button, 0)
    #expect(before.isNone)
    #expect(try binding.write(button, StyleValue(Color.black), 0))
    #expect(button.tintColor == .black)
    #expect(try binding.write(button, before, 0))
    panel.tintColor = nil
    #expect(button.tintColor == .systemBlue)
  }

  @Test("`nil` restores the default font and color of a label")
  func label() {
    let label = Label()
    label.font = Font("Helvetica Neue", size: 30)
    label.font = nil
    label.textColor = nil
    #expect(label.font == .system(17))
    #expect(label.textColor == .label)
  }

  @Test("each table creates its own background view and can restore the previous one")
  func backgroundView() throws {
    let property = ViewTypeTable.of(TableView.self)
    let binding = property.bindings[try #require(property.binding(named: "background-view"))]
    let (first, second) = (TableView(), TableView())
    let own = View()
    first.backgroundView = own
    let before = binding.read(first, 0)
    let factory = try binding.kind.convert({ Label() } as () -> View).get()
    #expect(try binding.write(first, factory, 0))
    #expect(try binding.write(second, factory, 0))
    #expect(first.backgroundView is Label)
    #expect(first.backgroundView !== second.backgroundView)
    #expect(try binding.write(first, before, 0))
    #expect(first.backgroundView === own)
    #expect(try binding.write(second, StyleValue(ObjectFactory(typeName: "ImageView")), 0))
    #expect(second.backgroundView is ImageView)
    #expect(try !binding.write(second, StyleValue(ObjectFactory(typeName: "Layer")), 0))
    #expect(second.backgroundView is ImageView)
  }

  @Test("a row height is a length or `automatic`")
  func rowHeight() throws {
    let kind = Property.rowHeight.kind
    #expect(try kind.parse("automatic") == StyleValue(TableView.automaticDimension))
    #expect(try kind.parse("AUTOMATIC") == StyleValue(TableView.automaticDimension))
    #expect(try kind.parse("60pt") == StyleValue(60.0))
    #expect(try kind.convert(60).get() == StyleValue(60.0))
    #expect(try kind.convert(Float(-1)).get() == StyleValue(-1.0))
    for wrong in ["-1", "auto", "60deg"] { #expect(throws: ValueError.self) { try kind.parse(wrong) } }
    for wrong: Any in [-2, true, "60"] {
      #expect(throws: ConversionError.self) { try kind.convert(wrong).get() }
    }
  }

  @Test("styles are written as in ViewStyle")
  func literals() throws {
    let styles: [Property: Any] = [
      .rowHeight: 60.0,
      .separatorStyle: TableViewCell.SeparatorStyle.singleLine,
      .separatorColor: Color.CSS.lightGray,
      .backgroundView: { View() },
      .separatorInset: EdgeInsets(top: 10, left: 5, bottom: 3, right: 10),
      .cellLayoutMarginsFollowReadableWidth: true,
      .layer.cornerRadius: 8,
      .isScrollEnabled: false,
      .tintAdjustmentMode: View.TintAdjustmentMode.dimmed,
    ]
    let table = TableView()
    for (property, value) in styles {
      let binding = ViewTypeTable.of(TableView.self).bindings[
        try #require(ViewTypeTable.of(TableView.self).binding(named: property.name))]
      #expect(try binding.write(table, try binding.kind.convert(value).get(), 0))
    }
    #expect(table.rowHeight == 60)
    #expect(table.separatorColor == .CSS.lightGray)
    #expect(table.backgroundView != nil)
    #expect(table.layer.cornerRadius == 8)
    #expect(!table.isScrollEnabled)
    let states: [Property: Any] = [.titleColor: Color.white, .titleColor.highlighted: Color.gray]
    #expect(states.count == 2)
    #expect(Property.titleColor.normal == Property.titleColor)
  }
}

/// A gauge with a property that the hook sets.
final class Gauge: Control {
  var alarm = 0.0
  var range = 0.0
  override class var properties: PropertyTable {
    super.properties + [
      .bind(.range, \Gauge.range), .special(.alarm, read: { (gauge: Gauge) in gauge.alarm }),
    ]
  }
  override var mi_specialProperties: [String] { super.mi_specialProperties + ["alarm"] }
  override func mi_setValue(_ value: Any, forKey key: String) {
    switch (key, value) {
    case ("alarm", let number as Double): alarm = number * 2
    default: super.mi_setValue(value, forKey: key)
    }
  }
}

extension Property {
  fileprivate static let alarm = Property("alarm", .number)
  fileprivate static let range = Property("range", .number(0...100))
}

@Suite("A view type of the app")
struct AppViewTests {
  @Test("the hook sets special properties and passes the others on")
  func hook() throws {
    let gauge = Gauge()
    let table = ViewTypeTable.of(Gauge.self)
    let binding = table.bindings[try #require(table.binding(named: "alarm"))]
    #expect(try binding.write(gauge, StyleValue(2.0), 0))
    #expect(gauge.alarm == 4)
    gauge.mi_setValue(50, forKey: "range")
    gauge.mi_setValue(101, forKey: "range")
    gauge.mi_setValue("wide", forKey: "range")
    gauge.mi_setValue(true, forKey: "isHidden")
    gauge.mi_setValue(true, forKey: "unknown")
    #expect(gauge.range == 50)
    #expect(gauge.isHidden)
  }

  @Test("the schema of a view type includes its superclasses")
  func schema() {
    let schema = StyleSchema(viewTypes: [Gauge.self])
    #expect(schema.ancestry(of: "Gauge") == ["Gauge", "Control", "View"])
    #expect(schema.viewTypes["Gauge"]?.properties.map(\.name) == ["range", "alarm"])
    #expect(schema.property("alpha", in: "Gauge")?.initial == StyleValue(1.0))
  }
}
