import Testing
import VStyle
import VStyleViews

@Suite("The schema of the view types")
struct ViewTypesTests {
  @Test(
    "view types have the superclasses of UIKit",
    arguments: [
      "View": nil, "Layer": nil, "Window": "View", "Label": "View", "ImageView": "View", "ScrollView": "View",
      "TableView": "ScrollView", "TextView": "ScrollView", "TableViewCell": "View", "Control": "View",
      "Button": "Control", "TextField": "Control", "Switch": "Control",
    ] as [String: String?])
  func superclass(_ name: String, _ superclass: String?) {
    #expect(StyleSchema.views.viewTypes[name]?.superclass == superclass)
    #expect(StyleSchema.views.viewTypeNames.count == ViewTypes.all.count)
  }

  @Test("the schema has the initial values of fresh instances", arguments: ViewTypes.all)
  func initialValues(_ type: any Styleable.Type) {
    let table = ViewTypeTable.of(type)
    for (binding, initial) in zip(table.bindings, table.initialValues) {
      let entry = StyleSchema.views.property(binding.property.name, in: table.name)
      // A sheet's system color depends on the context, and a view has the color itself, so their texts are compared.
      #expect(entry.map { $0.kind.serialize($0.initial) } == binding.kind.serialize(initial))
      #expect(entry?.kind == binding.kind)
      #expect(entry?.slots == (binding.slots.count > 1 ? binding.slots : []))
    }
    #expect(StyleSchema.views.states(of: table.name) == table.states)
  }

  @Test("a view type repeats a property only if its default differs from the superclass's")
  func ownDefaults() {
    let classes = StyleSchema.views.viewTypes
    #expect(classes["ScrollView"]?.properties.first { $0.name == "clips-to-bounds" }?.initial == StyleValue(true))
    #expect(classes["TableView"]?.properties.contains { $0.name == "clips-to-bounds" } == false)
    #expect(classes["CollectionReusableView"]?.properties.isEmpty == true)
    #expect(classes["Label"]?.properties.first { $0.name == "content-mode" }?.kind == Property.contentMode.kind)
    #expect(StyleSchema.views.property("tint-color", in: "Button")?.inherits == true)
  }
}
