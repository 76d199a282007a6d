#if DEBUG || VSTYLE_ADVICE
  import VStyleStylesheet
  import VStyleSyntax
  import VStyleValues

  /// Advice on names from CSS on the web, preprocessors and Swift, which are not part of VStyle.
  package enum ForeignNames {
    /// The advice on one name.
    struct Meaning {
      let help: String
      /// The name that can replace it; `nil` if there is no direct replacement.
      let replacement: String?
    }

    /// The advice on a property in kebab-case that no property of the view types can replace; `nil` for any other name.
    static func property(_ name: String) -> String? {
      let name = withoutVendor(name)
      if let help = properties[name] ?? words[name] { return help }
      return PropertyHabit.sides.first { name.hasSuffix($0) }.flatMap { properties[String(name.dropLast($0.count))] }
    }

    /// The advice on a property that removes with `none` or `0` what views do not have; `nil` for any other.
    static func removal(_ name: String, value: String) -> String? {
      guard ["none", "0"].contains(value), removable.contains(withoutVendor(name)) else { return nil }
      return "remove it: views have none of it unless a sheet adds it"
    }

    private static let removable: Set<String> = [
      "appearance", "backdrop-filter", "background", "border", "border-bottom", "border-left",
      "border-right", "border-top", "box-shadow", "filter", "float", "list-style", "list-style-type", "outline",
      "text-decoration", "text-shadow", "text-transform",
    ]

    /// A name without the prefix of a browser: `box-shadow` for `-webkit-box-shadow`.
    static func withoutVendor(_ name: String) -> String {
      let vendor = ["-webkit-", "-moz-", "-ms-", "-o-"].first { name.hasPrefix($0) }
      return vendor.map { String(name.dropFirst($0.count)) } ?? name
    }

    /// The advice on a pseudo-element of the web, by its name in lower case.
    static func part(_ name: String) -> String? { parts[name] }

    /// The advice on a property in kebab-case, by what its name begins with.
    static func propertyFamily(_ name: String) -> String? {
      families.first { name.hasPrefix($0.prefix + "-") }.flatMap { $0.help ?? properties[$0.prefix] }
    }

    /// The advice on an at-rule, by its name in lower case.
    static func atRule(_ name: String) -> String? { atRules[name] }

    /// The advice on a type selector.
    ///
    /// - Parameters:
    ///   - name: the unknown type.
    ///   - known: whether a view type exists.
    static func typeName(_ name: String, among known: (String) -> Bool) -> Meaning? {
      if let help = selectorWords[name] { return Meaning(help: help, replacement: nil) }
      let bare = String(name.dropFirst(2))
      if name.hasPrefix("UI") || name.hasPrefix("NS"), known(bare) {
        return Meaning(help: "view types have no prefix here: `\(bare)`", replacement: bare)
      }
      return elements[name.lowercased()].flatMap { other in
        known(other) ? Meaning(help: "selectors name view types: `\(other)`", replacement: other) : nil
      }
    }

    /// The advice on a state of the web that no view type has, by its name in lower case.
    package static func state(_ name: String) -> String? { states[name] }

    /// The advice on a word that is written as a media type, in lower case.
    package static func mediaType(_ name: String) -> String? {
      if name == "theme" {
        return
          "write `@theme name { … }` for a theme, or `(prefers-color-scheme: dark)` for the appearance of the system"
      }
      let feature = MediaFeature.all.first { $0.keywords.contains(name) }
      guard feature != nil || MediaFeature.named(name) != nil else { return nil }
      return "write features in parentheses: `(\(feature.map { "\($0.name): " } ?? "")\(name))`"
    }

    /// The advice on a function in a value, by its name in lower case.
    static func function(_ name: String) -> String? { functions[name] }

    static let properties: [String: String] = [
      "background": "write `background-color` for a color",
      "border": "write `layer-border-width` and `layer-border-color`",
      "box-shadow":
        "write `layer-shadow-color`, `layer-shadow-offset`, `layer-shadow-radius` and `layer-shadow-opacity`",
      "color": "write `text-color` for a label, `title-color` for a button, `tint-color` for icons",
      "content": "set the text in Swift, or write `text` of a label",
      "cursor": "views have no cursor; remove it",
      "display": "sheets do not lay views out: use constraints or a stack view; to hide a view, write `hidden: true`",
      "filter": "views have no filters; write `alpha`, or `effect` of a VisualEffectView",
      "layer-border": "write `layer-border-width` and `layer-border-color`",
      "layer-shadow":
        "write `layer-shadow-color`, `layer-shadow-offset`, `layer-shadow-radius` and `layer-shadow-opacity`",
      "apply": "apply a named style with `@apply name;`", "include": "apply a named style with `@apply name;`",
      "composes": "apply a named style with `@apply name;`", "mixin": "apply a named style with `@apply name;`",
      "extends": "apply a named style with `@apply name;`; extend one with `@style a extends b`",
      "extend": "apply a named style with `@apply name;`; extend one with `@style a extends b`",
      "bold": "write `font-weight: bold`",
      "italic": "write `font-style: italic`, or `italic` before the size in `font`",
      "float": "sheets do not lay views out; use constraints or a stack view",
      "grid-template": "sheets do not lay views out; use constraints or a stack view",
      "height": "sheets do not lay views out; use constraints, or `row-height` in a table",
      "letter-spacing": "write it into `attributed-text`, such as `\"Title\" text-attributes(kern 1)`, or in Swift",
      "margin":
        "views have no outer margin: use constraints; `layout-margins`, such as `layout-margins-left`, is the space inside",
      "outline": "views have no outline; write `layer-border-width` and `layer-border-color`",
      "padding": "write `layout-margins`, or the insets of the view type, such as `content-edge-insets` of a button",
      "position": "sheets do not lay views out; use constraints",
      "text-decoration":
        "write it into `attributed-text`, such as `\"Title\" text-attributes(underline-style single)`, or in Swift",
      "text-transform": "write the text in the case that it is to have",
      "visibility": "write `hidden: true` or `hidden: false`",
      "white-space": "write `number-of-lines` and `line-break-mode`",
      "width": "sheets do not lay views out; use constraints",
    ]

    /// Advice on whole families of properties, by what their names begin with.
    private static let families: [(prefix: String, help: String?)] = [
      ("align", layout), ("appearance", nil),
      ("backdrop", "write `effect` of a VisualEffectView"), ("background", nil), ("border", nil), ("box", layout),
      ("break", layout), ("column", layout), ("columns", layout), ("flex", layout), ("gap", layout), ("grid", layout),
      ("inset", layout), ("justify", layout), ("letter", "write it into the attributes of the text"),
      ("list", "cells have no markers; write them into the text"), ("margin", nil), ("max", layout), ("min", layout),
      ("order", layout), ("outline", nil), ("padding", nil), ("place", layout), ("scroll", nil),
      ("text-decoration", nil),
      ("word", "write it into the attributes of the text"),
    ]

    /// Names that are families of their own.
    static let words: [String: String] = [
      "bottom": layout, "flex": layout, "gap": layout, "grid": layout, "inset": layout, "left": layout, "order": layout,
      "right": layout, "top": layout, "size": layout, "frame-width": layout,
    ]

    static let layout = "sheets do not lay views out; use constraints or a stack view"

    /// Advice on values that properties have on the web.
    static let values: [String: String] = [
      "font-size": "a size is a length, such as `20`; sizes by name are text styles: `font: title1`",
      "background": "the value is an image; write `background-color` for a color",
      "line-height": "the height of lines is a multiple of the size, such as `1.2`",
    ]

    /// The keyword of a corner that other toolkits name by its edges, or of another word for a member; `nil` for others.
    package static func corner(_ name: String) -> String? {
      var name = NameStyle.kebab(name)
      if name.hasPrefix("layer-") { name.removeFirst("layer-".count) }
      if name.hasSuffix("-corner") { name.removeLast("-corner".count) }
      return corners[name]
    }

    static let corners: [String: String] = [
      "kerning": "kern", "top-left": "layer-min-x-min-y-corner", "top-right": "layer-max-x-min-y-corner",
      "bottom-left": "layer-min-x-max-y-corner", "bottom-right": "layer-max-x-max-y-corner",
    ]

    private static let atRules: [String: String] = [
      "include": "apply a named style with `@apply name;`",
      "mixin": "a block to be used again is a named style: `@style name { … }`",
      "extend": "apply a named style with `@apply name;`; extend one with `@style a extends b`",
      "use": "sheets are read by `@import \"name.vstyle\";`",
      "forward": "sheets are read by `@import \"name.vstyle\";`",
      "function": "there are no functions of your own; write `calc()` as the value",
      "return": "there are no functions of your own; write `calc()` as the value",
      "if": "conditions are `@media`, `@theme` and states such as `&:highlighted`",
      "else": "conditions are `@media`, `@theme` and states such as `&:highlighted`",
      "each": "there are no loops; write the rules out",
      "for": "there are no loops; write the rules out",
      "while": "there are no loops; write the rules out",
      "dark": "write `@media (prefers-color-scheme: dark)`, or `@theme dark`",
      "light": "write `@media (prefers-color-scheme: light)`, or `@theme light`",
      "when": "conditions are `@media`, `@theme` and states such as `&:highlighted`",
      "variables": "set custom properties in a rule: `:root { --name: value; }`",
      "font-face": "add the font to the app and name its family: `font: 17 \"Avenir\"`",
      "tokens": "set custom properties in a rule: `:root { --name: value; }`",
      "root": "set custom properties in a rule: `:root { --name: value; }`",
    ]

    private static let elements: [String: String] = [
      "a": "Button", "body": "Window", "button": "Button", "div": "View", "h1": "Label", "h2": "Label", "h3": "Label",
      "html": "Window", "img": "ImageView", "input": "TextField", "label": "Label", "li": "TableViewCell", "p": "Label",
      "section": "View", "select": "PickerView", "span": "Label", "table": "TableView", "td": "TableViewCell",
      "textarea": "TextView", "tr": "TableViewCell", "ul": "TableView", "navbar": "NavigationBar",
      "tablecell": "TableViewCell", "barbutton": "BarButtonItem", "cell": "TableViewCell",
      "collectioncell": "CollectionViewCell", "text": "Label", "image": "ImageView", "toggle": "Switch",
      "checkbox": "Switch", "spinner": "ActivityIndicatorView", "activityindicator": "ActivityIndicatorView",
      "progressbar": "ProgressView", "progress": "ProgressView", "picker": "PickerView", "scroll": "ScrollView",
      "list": "TableView", "stack": "StackView", "hstack": "StackView", "vstack": "StackView", "textinput": "TextField",
      "segmented": "SegmentedControl", "blur": "VisualEffectView", "tab": "TabBarItem", "tabitem": "TabBarItem",
      "barbuttonback": "BarButtonItem", "tablecelldetail": "TableViewCell",
    ]

    /// Advice on words that stand where a selector names a view type.
    private static let selectorWords: [String: String] = [
      "and": "write a comma between two selectors", "or": "write a comma between two selectors",
      "class": "remove the word: a rule starts with its selector", "root": "write `:root`", "media": "write `@media`",
      "property": "write `@property`", "scope": "write `@scope`", "supports": "write `@supports`",
      "textLabel": "it is a part of its view: write `text-label-font` and `text-label-text-color` of that",
      "detailTextLabel": "it is a part of the cell: write `detail-text-label-font` and `detail-text-label-text-color`",
      "titleLabel": "it is a part of the button: write `title-color` and `title-label-font`",
      "searchTextField": "it is a part of the search bar: write `search-text-field-font` and its like",
      "contentView":
        "it is a part of the cell: write `content-view-background-color`; its subviews are children of the cell",
      "struct": "remove the word: a rule starts with its selector", "style": "write `@style`",
      "theme": "write `@theme`",
    ]

    private static let parts: [String: String] = [
      "placeholder": "write `placeholder-color` of the text field", "selection": "write `tint-color`",
      "before": "views have no generated contents; add a view", "after": "views have no generated contents; add a view",
      "first-line": "write the text with attributes", "first-letter": "write the text with attributes",
      "backdrop": "add a view for what lies below", "thumb": "write `thumb-tint-color`",
      "track": "write `track-tint-color`",
    ]

    private static let states: [String: String] = [
      "lang": "write an attribute and set it in Swift, as in `[language|=\"de\"]`",
      "dark": "write `:scheme(dark)`", "light": "write `:scheme(light)`", "nth": "write `:nth-child()`",
      "matches": "write `:is()`", "any": "write `:is()`", "eq": "write `:nth-child()`",
      "contains": "selectors do not see texts; write a style class", "gt": "write `:nth-child(n+2)`",
      "lt": "write `:nth-child(-n+2)`", "nth-last": "write `:nth-last-child()`", "child": "write `:nth-child()`",
      "unchecked": "write `:off` for a switch that is off, and `:not(:selected)` for a control that is not chosen",
      "unselected": "write `:not(:selected)`", "deselected": "write `:not(:selected)`",
      "inactive": "write `:disabled`", "down": highlighted, "tapped": highlighted, "touched": highlighted,
      "clicked": highlighted, "press": highlighted, "hovered": hovered, "edit": "write `:editing`",
      "first-of": "write `:first-of-type`", "only": "write `:only-child`",
      "first": "write `:first-child`", "last": "write `:last-child`",
      "even": "write `:nth-child(even)`", "odd": "write `:nth-child(odd)`", "host": "write `:scope`",
      "active": highlighted,
      "checked": "write `:on` for a switch that is on, and `:selected` for a chosen control",
      "focus": "write `:focused`",
      "focus-visible": "write `:focused`",
      "focus-within": "write `:has(:focused)`",
      "hover": hovered,
      "invalid": "write a state of your own as `:state(invalid)`, and set it in Swift",
      "pressed": highlighted,
      "valid": "write a state of your own as `:state(valid)`, and set it in Swift",
    ]

    static let highlighted = "write `:highlighted` for a pressed control"
    static let hovered = "there is no state for the pointer; write `:highlighted` for a pressed control"

    /// The transform functions that a plane has not.
    static let spatial: Set<String> = [
      "rotatex", "rotatey", "translatez", "translate3d", "scalez", "scale3d", "rotate3d", "perspective", "matrix3d",
    ]

    static let functions: [String: String] = [
      "maximum": "write `max()`", "minimum": "write `min()`", "if": "write rules with conditions, such as `@media`",
      "skin": "write `skin-color(\"key\")`, `skin-font(\"key\")` or `skin-image(\"key\")`",
      "skin-image": "write `skin-color(\"key\")` for a color",
      "skin-color": "write `skin-image(\"key\")` for an image, `skin-font(\"key\")` for a font",
      "linear-gradient": "gradients are layers of their own: set `layer-colors` of a GradientLayer",
      "radial-gradient": "gradients are layers of their own: set `layer-colors` of a GradientLayer",
      "darken": "write `color-mix(in oklab, red, black 10%)`",
      "shade": "write `color-mix(in oklab, red, black 10%)`, or `white` for a lighter color",
      "derive": "write `color-mix(in oklab, red, white 20%)`, or `black` for a darker color",
      "qlineargradient": "gradients are layers of their own: set `layer-colors` of a GradientLayer",
      "qradialgradient": "gradients are layers of their own: set `layer-colors` of a GradientLayer",
      "qconicalgradient": "gradients are layers of their own: set `layer-colors` of a GradientLayer",
      "palette": "write a custom property that each theme sets: `var(--name)`",
      "lighten": "write `color-mix(in oklab, red, white 10%)`",
      "mix": "write `color-mix(in oklab, red, blue)`",
      "alpha": "write the opacity into the color: `rgb(from red r g b / 0.5)`",
      "opacity": "write the opacity into the color: `rgb(from red r g b / 0.5)`",
      "dark-light": "write the color of the light appearance first: `light-dark(white, black)`",
      "fade": "write the opacity into the color: `rgb(from red r g b / 0.5)`",
      "transparentize": "write the opacity into the color: `rgb(from red r g b / 0.5)`",
      "theme": "write `var(--name)`",
      "token": "write `var(--name)`",
      "uicolor": "write the color itself: `#036eb7`, `rgb(3 110 183)`",
    ]
  }
#endif
