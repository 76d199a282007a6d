#if DEBUG || VSTYLE_ADVICE
  import VStyleStylesheet
  import VStyleSyntax
  import VStyleValues

  /// The rows about values of Swift code.
  extension ValueRepair {
    /// `UIFont.systemFont(ofSize: 17, weight: .bold)`, `UIColor.red.withAlphaComponent(0.5)`, `.red`.
    var asSwiftValue: [String] {
      guard parts.count > 1 else { return [] }
      let pieces = parts.split(omittingEmptySubsequences: false) { $0.text == "." && $0.depth == 0 }
      var values: [String]?
      for (index, piece) in pieces.enumerated() {
        guard let call = SwiftCall(Array(piece)) else {
          // A name of a type, or nothing before the first dot.
          guard piece.isEmpty ? index == 0 : piece.count == 1 && piece.first?.kind == .ident else { return [] }
          guard let name = piece.first?.text else { continue }
          let isType = name.first?.isUppercase ?? false || ["color", "colors", "font"].contains(name)
          if index + 1 < pieces.count, values == nil, isType { continue }
          if values != nil, ["cgColor", "uiColor", "rawValue"].contains(name) { continue }
          guard values == nil, pieces.count > 1 else { return [] }
          values = ValueRepair.keywords(forCase: NameStyle.kebab(name))
          continue
        }
        if let colors = values {
          guard let opacity = call.opacity else { return [] }
          values = colors.map { "rgb(from \($0) r g b / \(opacity))" }
        } else {
          values = call.values
        }
      }
      return values ?? []
    }

    /// The keywords that a case may be: with all of its words, or without the first or the last, as in
    /// `spacingUseSystem`.
    private static func keywords(forCase name: String) -> [String] {
      guard name != "zero" else { return ["0"] }
      let words = name.split(separator: "-")
      guard words.count > 1 else { return [name] }
      return [name, words.dropFirst().joined(separator: "-"), words.dropLast().joined(separator: "-")]
    }

    /// `(0, 4)`, `CGFloat(4)`.
    var withoutTuple: [String] {
      guard parts.count > 2, parts.last?.kind == .rightParenthesis,
        parts[0].kind == .leftParenthesis || ValueRepair.numberTypes.contains(parts[0].text),
        !parts.contains(where: { $0.kind == .colon })
      else { return [] }
      let inner = parts[1..<(parts.count - 1)]
      return [written(inner), written(inner.filter { $0.kind != .comma })]
    }

    private static let numberTypes: Set<String> = [
      "CGFloat(", "Double(", "Float(", "Int(", "String(", "Bool(", "CGSizeMake(", "CGPointMake(", "CGRectMake(",
      "UIOffsetMake(",
    ]

    /// `star.fill`, `"star"` of a function for symbols: a name with dots that is no name of a file.
    var asSymbol: [String] {
      guard parts.count > 2, parts.count < 12,
        parts.indices.allSatisfy({ parts[$0].kind == ($0 % 2 == 0 ? .ident : .delim) && !parts[$0].isSpaced || $0 == 0 }
        ),
        parts.indices.allSatisfy({ $0 % 2 == 0 || parts[$0].text == "." }), let last = parts.last,
        !ValueRepair.fileExtensions.contains(last.text.lowercased()), parts[0].text.first?.isLowercase ?? false
      else { return [] }
      return ["symbol(\"\(text)\")"]
    }

    private static let fileExtensions: Set<String> = [
      "png", "jpg", "jpeg", "pdf", "svg", "heic", "gif", "webp", "tiff",
    ]
  }

  /// A call in Swift code, and the values of a sheet that mean the same.
  private struct SwiftCall {
    /// The name in lower case.
    private let name: String
    /// The arguments with their labels in lower case, which are empty without one.
    private let arguments: [(label: String, value: String)]

    /// Reads a call; `nil` for other parts.
    init?(_ parts: [ValueRepair.Part]) {
      guard let first = parts.first, first.kind == .function, let last = parts.last, last.kind == .rightParenthesis,
        last.depth == first.depth
      else { return nil }
      name = first.text.dropLast().lowercased()
      arguments = parts.dropFirst().dropLast().split { $0.kind == .comma && $0.depth == first.depth + 1 }.map { part in
        let part = Array(part)
        let isLabeled = part.count > 2 && part[0].kind == .ident && part[1].kind == .colon
        let value = isLabeled ? part.dropFirst(2) : part[...]
        let isCase = value.count == 2 && value.first?.text == "."
        let text = value.map(\.text).joined()
        return (isLabeled ? part[0].text.lowercased() : "", isCase ? NameStyle.kebab(String(text.dropFirst())) : text)
      }
    }

    private var labels: [String] { arguments.map(\.label) }

    private subscript(_ label: String) -> String? { arguments.first { $0.label == label }?.value }

    /// The opacity that a method of a color gives to it; `nil` for other calls.
    var opacity: String? {
      ["withalphacomponent", "opacity"].contains(name) && arguments.count == 1 ? arguments[0].value : nil
    }

    /// The values that may be meant; empty if none is likely.
    var values: [String] { images + colors + fonts + geometry + others }

    private var images: [String] {
      guard ["uiimage", "image", "nsimage", "init"].contains(name) else { return [] }
      if let symbol = self["systemname"] ?? self["systemsymbolname"] { return ["symbol(\(symbol))"] }
      return arguments.count == 1 || labels.dropFirst() == ["in"] ? [self["named"] ?? self[""] ?? ""] : []
    }

    private var colors: [String] {
      guard ["uicolor", "color", "nscolor", "cgcolor", "init"].contains(name) else { return [] }
      let opacity = (self["alpha"] ?? self["opacity"]).flatMap { Double($0) == 1 ? nil : " / \($0)" } ?? ""
      if let white = self["white"].flatMap(SwiftCall.channel) { return ["rgb(\(white) \(white) \(white)\(opacity))"] }
      for (labels, function) in [
        (["red", "green", "blue"], "rgb("), (["displayp3red", "green", "blue"], "color(display-p3 "),
      ] {
        let channels = labels.compactMap { self[$0].flatMap(SwiftCall.channel) }
        if channels.count == 3 { return ["\(function)\(channels.joined(separator: " "))\(opacity))"] }
      }
      guard let hex = self["hex"] ?? self["hexstring"] ?? self["rgb"] ?? self[""], arguments.count == 1 else {
        return []
      }
      let digits = hex.filter { !"\"#".contains($0) }
      return digits.hasPrefix("0x") ? [digits] : ["#\(digits)"]
    }

    /// `20%` for `0.2`, `36` for `36/255`.
    private static func channel(_ text: String) -> String? {
      if let share = Double(text), (0...1).contains(share) {
        let percent = (share * 100_000).rounded() / 1_000
        return percent == percent.rounded() ? "\(Int(percent))%" : "\(percent)%"
      }
      let sides = text.split(separator: "/").map(String.init)
      guard sides.count == 2, Double(sides[1]) == 255, let value = Double(sides[0]), (0...255).contains(value) else {
        return nil
      }
      return value == value.rounded() ? "\(Int(value))" : "\(value)"
    }

    private var fonts: [String] {
      guard let size = self["ofsize"] ?? self["size"] else {
        return ["preferredfont"].contains(name)
          ? [self["fortextstyle"], self["fortextstyle"].map { "\($0)1" }].compactMap(\.self) : []
      }
      let weight = self["weight"].map { "\($0) " } ?? ""
      switch name {
      case "systemfont": return ["\(weight)\(size) system"]
      case "system":
        let family = self["design"].flatMap { $0 == "default" ? nil : $0 } ?? "system"
        return ["\(weight)\(size) \(family)"]
      case "boldsystemfont": return ["bold \(size) system"]
      case "italicsystemfont": return ["italic \(size) system"]
      case "monospacedsystemfont": return ["\(weight)\(size) monospaced"]
      case "uifont", "nsfont", "custom", "font": return (self["name"] ?? self[""]).map { ["\(size) \($0)"] } ?? []
      default: return []
      }
    }

    private var geometry: [String] {
      switch name {
      case "uiedgeinsets", "edgeinsets", "nsedgeinsets", "nsdirectionaledgeinsets":
        guard !labels.isEmpty, labels.allSatisfy(SwiftCall.edges.contains) else { return [] }
        return ["insets(\(arguments.map { "\($0.label) \($0.value)" }.joined(separator: ", ")))"]
      case "cgaffinetransform":
        switch labels {
        case ["rotationangle"]: return ["rotate(\(arguments[0].value)rad)"]
        case ["scalex", "y"]: return ["scale(\(arguments[0].value), \(arguments[1].value))"]
        case ["translationx", "y"]: return ["translate(\(arguments[0].value), \(arguments[1].value))"]
        default: return []
        }
      default:
        guard let known = SwiftCall.plain[name], labels == known else { return [] }
        return [arguments.map(\.value).joined(separator: " ")]
      }
    }

    private static let edges: Set<String> = ["top", "left", "bottom", "right", "leading", "trailing"]

    /// The initializers whose arguments are the parts of a value, in order.
    private static let plain: [String: [String]] = [
      "cgsize": ["width", "height"], "cgpoint": ["x", "y"], "cgvector": ["dx", "dy"],
      "uioffset": ["horizontal", "vertical"], "cgrect": ["x", "y", "width", "height"], "unitpoint": ["x", "y"],
    ]

    private var others: [String] {
      guard arguments.count == 1 || name == "nslocalizedstring", let value = arguments.first?.value else { return [] }
      switch name {
      case "nsnumber", "cgfloat", "double", "float", "int", "string", "nslocalizedstring", "localizedstringkey",
        "locale",
        "localizedstringresource":
        return [value]
      case "uiblureffect": return labels == ["style"] ? ["blur(\(value))"] : []
      case "seconds": return ["\(value)s"]
      case "milliseconds": return ["\(value)ms"]
      case "degrees": return ["\(value)deg"]
      case "radians": return ["\(value)rad"]
      case "angle": return labels == ["degrees"] ? ["\(value)deg"] : labels == ["radians"] ? ["\(value)rad"] : []
      default: return []
      }
    }
  }
#endif
