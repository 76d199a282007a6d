import VStyleSyntax
import VStyleValues

/// Navigation bars, tab bars, toolbars and search bars.
enum BarTemplate {
  static func drawNavigationBar(_ view: DrawnView, _ box: inout DrawnElement) {
    let (values, parts) = (view.values, TextParts(view: view))
    let appearance = values.record("standard-appearance")
    ground(view, appearance, edge: "bottom", &box)
    let title = view.text ?? "Title"
    let isLarge = values.bool("prefers-large-titles")
    let color = ink(values)
    let images = ImageParts(view: view)
    if view.childTypes.isEmpty || isLarge || view.text != nil {
      let attributes =
        values.attributes(isLarge ? "large-title-text-attributes" : "title-text-attributes")
        ?? appearance?.attributes(isLarge ? "large-title-text-attributes" : "title-text-attributes")
      let font = isLarge ? Font.system(34, weight: .bold) : Font.system(17, weight: .semibold)
      var text = parts.text(isLarge ? "largetitle" : "bartitle", title, font: font, color: color, attributes)
      let offset = values.number("title-vertical-position-adjustment") ?? 0
      let moved = appearance?.offset("title-position-adjustment")
      if offset != 0 || moved.map({ $0 != .zero }) == true {
        text.css["translate"] =
          "\(CSSText.length(moved?.horizontal ?? 0)) \(CSSText.length(offset + (moved?.vertical ?? 0)))"
      }
      box.content.insert(.element(text), at: 0)
      if isLarge { box.part += " large" }
    }
    if view.childTypes.isEmpty {
      let back =
        images.image("image", "back-indicator-image", tint: values.tint)
        ?? images.symbol("image", "chevron.backward", tint: values.tint, points: 18)
      let button = buttonText("Back", appearance?.record("back-button-appearance"), view)
      box.content.insert(.element(DrawnElement("back", [.element(back), .element(button)])), at: 0)
    }
  }

  static func drawTabBar(_ view: DrawnView, _ box: inout DrawnElement) {
    let values = view.values
    let appearance = values.record("standard-appearance")
    ground(view, appearance, edge: "top", &box)
    switch values.keyword("item-positioning") {
    case "centered": box.part += " centered"
    default: break
    }
    if let width = values.number("item-width"), width > 0 { box.css["--item-width"] = CSSText.length(width) }
    if let spacing = values.number("item-spacing"), spacing > 0 { box.css["gap"] = CSSText.length(spacing) }
    guard view.childTypes.isEmpty else { return }
    let items = appearance?.record("stacked-layout-appearance")
    let normal = items?.record("normal")
    let names = [("First", "house"), ("Second", "star"), ("Third", "person")]
    for (index, item) in names.enumerated() {
      let isSelected = index == 0
      let state = isSelected ? items?.record("selected") ?? normal : normal
      let plain =
        isSelected
        ? values.tint : values.color("unselected-item-tint-color") ?? CSSText.color(.systemGray, values.scheme)
      let color = state?.color("icon-color") ?? plain
      var element = DrawnElement(isSelected ? "tabitem on" : "tabitem")
      if isSelected, let image = ImageParts(view: view).image("backdrop", "selection-indicator-image", tint: plain) {
        element.add(image)
      }
      element.add(ImageParts(view: view).symbol("image", item.1, tint: color, points: 20))
      let parts = TextParts(view: view)
      element.add(
        parts.text(
          "text", item.0, font: .system(10, weight: .medium), color: color,
          state?.attributes("title-text-attributes")))
      box.add(element)
    }
  }

  static func drawToolbar(_ view: DrawnView, _ box: inout DrawnElement) {
    let values = view.values
    let appearance = values.record("standard-appearance")
    ground(view, appearance, edge: "top", &box)
    guard view.childTypes.isEmpty else { return }
    for name in ["square.and.arrow.up", "bookmark", "trash"] {
      box.add(ImageParts(view: view).symbol("image", name, tint: values.tint, points: 18))
    }
    box.add(buttonText("Done", appearance?.record("done-button-appearance"), view))
  }

  static func drawSearchBar(_ view: DrawnView, _ box: inout DrawnElement) {
    let (values, parts, images) = (view.values, TextParts(view: view), ImageParts(view: view))
    if values.keyword("search-bar-style") != "minimal" { ground(view, nil, edge: "bottom", &box) }
    if let prompt = values.string("prompt") {
      box.add(parts.text("prompt", prompt, font: .system(13), color: CSSText.color(.secondaryLabel, values.scheme)))
    }
    var field = DrawnElement("fieldrow searchfield")
    field.css["background-color"] = values.color("search-text-field-background-color")
    if let image = images.image("backdrop", "search-field-background-image", tint: values.tint) { field.add(image) }
    let faint = CSSText.color(.secondaryLabel, values.scheme)
    field.add(
      moved(
        images.image("leading", "icon-image-search", tint: faint, points: 15)
          ?? images.symbol("leading", "magnifyingglass", tint: faint, points: 15), "icon-position-adjustment-search",
        values))
    let font = values.font("search-text-field-font") ?? .system(17)
    let text = view.text("text").flatMap { $0.isEmpty ? nil : $0 }
    let color = values.color("search-text-field-text-color") ?? CSSText.color(.label, values.scheme)
    field.add(
      moved(
        parts.text(
          "text", text ?? values.string("placeholder") ?? "Search", font: font,
          color: text == nil ? CSSText.color(.placeholderText, values.scheme) : color),
        "search-text-position-adjustment", values))
    if text != nil {
      field.add(
        moved(
          images.image("trailing", "icon-image-clear", tint: faint, points: 14)
            ?? images.symbol("trailing", "xmark.circle.fill", tint: faint, points: 14),
          "icon-position-adjustment-clear", values))
    } else if values.bool("shows-bookmark-button") {
      field.add(
        moved(
          images.image("trailing", "icon-image-bookmark", tint: faint, points: 15)
            ?? images.symbol("trailing", "book", tint: faint, points: 15), "icon-position-adjustment-bookmark", values))
    } else if values.bool("shows-search-results-button") {
      let tint = values.bool("search-results-button-selected") ? values.tint : faint
      field.add(
        moved(
          images.image("trailing", "icon-image-results-list", tint: tint, points: 15)
            ?? images.symbol("trailing", "chevron.down", tint: tint, points: 15),
          "icon-position-adjustment-results-list", values))
    }
    var row = DrawnElement("searchrow", [.element(moved(field, "search-field-background-position-adjustment", values))])
    if values.bool("shows-cancel-button") {
      row.add(parts.text("text", "Cancel", font: .system(17), color: values.tint))
    }
    box.add(row)
    if values.bool("shows-scope-bar"), let titles = values.list("scope-button-titles") {
      box.add(scopes(titles, view, parts))
    }
  }

  private static func scopes(_ titles: [StyleValue], _ view: DrawnView, _ parts: TextParts) -> DrawnElement {
    let values = view.values
    var row = DrawnElement("segments")
    row.css["background-color"] = CSSText.color(.tertiarySystemFill, values.scheme)
    if let image = ImageParts(view: view).image("backdrop", "scope-bar-background-image", tint: values.tint) {
      row.add(image)
    }
    let selected = Int(values.number("selected-scope-button-index") ?? 0)
    for (index, title) in titles.enumerated() {
      var segment = DrawnElement(index == selected ? "segment on" : "segment")
      if index == selected { segment.css["background-color"] = values.scheme == .dark ? "rgb(99,99,102)" : "#fff" }
      if let image = ImageParts(view: view).image("backdrop", "scope-bar-button-background-image", tint: values.tint) {
        segment.add(image)
      }
      let attributes = values.value(
        "scope-bar-button-title-text-attributes", index == selected ? "selected" : "normal")?[as: TextAttributes.self]
      segment.add(
        parts.text(
          "text", title[as: String.self] ?? "", font: .system(13), color: CSSText.color(.label, values.scheme),
          attributes))
      row.add(segment)
      if index + 1 < titles.count,
        let image = ImageParts(view: view).image(
          "drawndivider", "scope-bar-button-divider-image", tint: values.tint)
      {
        row.add(image)
      }
    }
    return row
  }

  /// An element at the place that an offset moves it to.
  private static func moved(_ element: DrawnElement, _ name: String, _ values: ViewValues) -> DrawnElement {
    guard let offset = values.offset(name), offset != .zero else { return element }
    return element.with("translate", "\(CSSText.length(offset.horizontal)) \(CSSText.length(offset.vertical))")
  }

  private static func buttonText(_ text: String, _ appearance: RecordReader?, _ view: DrawnView) -> DrawnElement {
    TextParts(view: view).text(
      "text", text, font: .system(17), color: view.values.tint,
      appearance?.record("normal")?.attributes("title-text-attributes"))
  }

  /// The color of titles: white on a black bar.
  private static func ink(_ values: ViewValues) -> String {
    values.keyword("bar-style").hasPrefix("black") ? "#fff" : CSSText.color(.label, values.scheme)
  }

  /// Draws the background and the line of a bar.
  ///
  /// The color of the view wins over the bar's, the appearance over both. A bar that is translucent lets through a
  /// little of what is behind it.
  private static func ground(
    _ view: DrawnView, _ appearance: RecordReader?, edge: String, _ box: inout DrawnElement
  ) {
    let values = view.values
    let images = ImageParts(view: view)
    let isBlack = values.keyword("bar-style").hasPrefix("black")
    let plain = isBlack ? "rgb(20,20,20)" : CSSText.color(.systemBackground, values.scheme)
    let bar = appearance?.color("background-color") ?? values.color("bar-tint-color")
    if let bar {
      box.css["background-color"] = bar
    } else if box.css["background-color"] == nil, appearance?.keyword("background") != "transparent" {
      box.css["background-color"] = values.bool("translucent") ? CSSText.color(plain, alpha: 0.94) : plain
    }
    if let effect = appearance?.value("background-effect", as: VisualEffect.self) {
      box.css["backdrop-filter"] = "blur(20px)"
      _ = effect
    }
    if let image = images.image("backdrop", "background-image", tint: values.tint) {
      box.content.insert(.element(image), at: 0)
    } else if let image = appearance?.image("background-image") {
      box.content.insert(
        .element(
          images.element(
            "backdrop", image, tint: values.tint, points: 17, location: values.location(of: "standard-appearance"))),
        at: 0)
    }
    let hasShadow = appearance?.keyword("background") != "transparent"
    let line =
      appearance?.color("shadow-color") ?? (hasShadow ? CSSText.color(.separator, values.scheme) : "transparent")
    if let image = images.image("shadowimage \(edge)", "shadow-image", tint: line) {
      box.add(image)
    } else {
      box.css["border-\(edge)"] = "0.5px solid \(line)"
    }
  }
}
