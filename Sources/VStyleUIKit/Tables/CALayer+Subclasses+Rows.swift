#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension PropertyTable {
    /// The property bindings of `CAShapeLayer`.
    @MainActor
    static var caShapeLayer: PropertyTable {
      let rows = LayerRows<CAShapeLayer, CAShapeLayer>(layer: { $0 })
      return [
        rows.color(.layer.fillColor, \.fillColor),
        rows.color(.layer.strokeColor, \.strokeColor),
        rows.bind(.layer.fillRule, \.fillRule, as: .fillRule),
        rows.bind(.layer.lineWidth, \.lineWidth, as: .number),
        rows.bind(.layer.lineCap, \.lineCap, as: .lineCap),
        rows.bind(.layer.lineJoin, \.lineJoin, as: .lineJoin),
        rows.bind(.layer.miterLimit, \.miterLimit, as: .number),
        .bindMain(
          .layer.lineDashPattern, read: { (layer: CAShapeLayer) in layer.lineDashPattern?.map(\.doubleValue) },
          write: { $0.lineDashPattern = $1?.map { NSNumber(value: $0) } }),
        rows.bind(.layer.lineDashPhase, \.lineDashPhase, as: .number),
        rows.bind(.layer.strokeStart, \.strokeStart, as: .number),
        rows.bind(.layer.strokeEnd, \.strokeEnd, as: .number),
        rows.path(.layer.path, \.path),
      ]
    }

    /// The property bindings of `CAGradientLayer`.
    @MainActor
    static var caGradientLayer: PropertyTable {
      let rows = LayerRows<CAGradientLayer, CAGradientLayer>(layer: { $0 })
      return [
        .bindMain(
          .layer.colors, slots: PropertyBinding.normalSlot, as: .cgColors,
          read: { (layer: CAGradientLayer, _) in layer.colors.map { GradientColors($0) } },
          write: { layer, colors, _ in layer.colors = colors?.colors }),
        .bindMain(
          .layer.locations, read: { (layer: CAGradientLayer) in layer.locations?.map(\.doubleValue) },
          write: { $0.locations = $1?.map { NSNumber(value: $0) } }),
        rows.bind(.layer.startPoint, \.startPoint, as: .point),
        rows.bind(.layer.endPoint, \.endPoint, as: .point),
        rows.bind(.layer.type, \.type, as: .gradientKind),
      ]
    }

    /// The property bindings of `CATextLayer`.
    @MainActor
    static var caTextLayer: PropertyTable {
      let rows = LayerRows<CATextLayer, CATextLayer>(layer: { $0 })
      return [
        .bindMain(
          .layer.string,
          read: { (layer: CATextLayer) in
            layer.string as? String ?? (layer.string as? NSAttributedString)?.string
          }, write: { $0.string = $1 }),
        .bindMain(
          .layer.font, slots: PropertyBinding.normalSlot, as: .layerFont,
          read: { (layer: CATextLayer, _) in layer.font.map { LayerFont(object: $0) } },
          write: { layer, font, _ in layer.font = font?.object }),
        rows.bind(.layer.fontSize, \.fontSize, as: .number),
        rows.color(.layer.foregroundColor, \.foregroundColor),
        rows.bind(.layer.alignmentMode, \.alignmentMode, as: .alignmentMode),
        rows.bind(.layer.truncationMode, \.truncationMode, as: .truncationMode),
        rows.bind(.layer.isWrapped, \.isWrapped),
        rows.bind(.layer.allowsFontSubpixelQuantization, \.allowsFontSubpixelQuantization),
      ]
    }
  }

  /// The colors of a gradient, which Core Animation takes as objects of any type.
  ///
  /// Audited: they are used on the main actor only, like a ``MainValue``.
  struct GradientColors: Equatable, @unchecked Sendable {
    let colors: [Any]

    init(_ colors: [Any]) { self.colors = colors }

    static func == (left: GradientColors, right: GradientColors) -> Bool {
      left.colors.count == right.colors.count
        && zip(left.colors, right.colors).allSatisfy { $0 as AnyObject === $1 as AnyObject }
    }
  }

  /// The font of a text layer: the name of a font, or an object of Core Text or Core Graphics.
  ///
  /// Audited: it is used on the main actor only, like a ``MainValue``.
  struct LayerFont: Equatable, @unchecked Sendable {
    let object: CFTypeRef

    static func == (left: LayerFont, right: LayerFont) -> Bool { left.object === right.object }
  }

  extension MemberConversion<GradientColors, [Color]> {
    /// The colors of a gradient, which do not follow the appearance. Objects of any type cannot be read as colors.
    static var cgColors: Self {
      Self(read: { _ in [] }, write: { GradientColors($0.map { UIColor.of($0).cgColor }) })
    }
  }

  extension MemberConversion<LayerFont, Font> {
    /// The font of a text layer by its name. A font of UIKit does not fit, and the size is a property of its own.
    static var layerFont: Self {
      Self(
        read: { Font(($0.object as? NSString).map { "\($0)" } ?? "Helvetica", size: 36) },
        write: { LayerFont(object: UIFont.of($0).fontName as NSString) })
    }
  }
#endif
