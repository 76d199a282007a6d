#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension MemberConversion<MainValue<CGColor>, Color> {
    /// A color of Core Graphics, which does not follow the appearance.
    static var cgColor: Self {
      Self(read: { Color(UIColor(cgColor: $0.value)) }, write: { MainValue(UIColor.of($0).cgColor) })
    }
  }

  extension MemberConversion<MainValue<CGPath>, Path> {
    /// A path of Core Graphics, which does not tell its elements.
    static var cgPath: Self { Self(read: { _ in Path() }, write: { MainValue($0.cgPath) }) }
  }

  /// What a layer shows.
  ///
  /// Audited: it is used on the main actor only, like a ``MainValue``.
  struct LayerContents: Equatable, @unchecked Sendable {
    let object: AnyObject

    static func == (left: LayerContents, right: LayerContents) -> Bool { left.object === right.object }
  }

  extension MemberConversion<LayerContents, Image> {
    /// The image in a layer.
    static var layerContents: Self {
      Self(read: { _ in Image(named: "") }, write: { UIImage.of($0)?.cgImage.map { LayerContents(object: $0) } })
    }
  }

  extension MemberConversion<CALayerContentsGravity, LayerContentsGravity> {
    /// The position of an image in its layer.
    static var contentsGravity: Self {
      table([
        .center: .center, .top: .top, .bottom: .bottom, .left: .left, .right: .right, .topLeft: .topLeft,
        .topRight: .topRight, .bottomLeft: .bottomLeft, .bottomRight: .bottomRight, .resize: .resize,
        .resizeAspect: .resizeAspect, .resizeAspectFill: .resizeAspectFill,
      ])
    }
  }

  extension MemberConversion<CALayerContentsFormat, LayerContentsFormat> {
    /// The pixel format of an image in a layer.
    static var contentsFormat: Self {
      table([.rgba8Uint: .RGBA8Uint, .rgba16Float: .RGBA16Float, .gray8Uint: .gray8Uint])
    }
  }

  extension MemberConversion<CALayerContentsFilter, LayerFilter> {
    /// The filter for scaling an image in a layer.
    static var contentsFilter: Self { table([.linear: .linear, .nearest: .nearest, .trilinear: .trilinear]) }
  }

  extension MemberConversion<CALayerCornerCurve, LayerCornerCurve> {
    /// The shape of rounded corners.
    static var cornerCurve: Self { table([.circular: .circular, .continuous: .continuous]) }
  }

  extension MemberConversion<CAShapeLayerFillRule, ShapeLayerFillRule> {
    /// The rule for what is inside of a path.
    static var fillRule: Self { table([.nonZero: .nonZero, .evenOdd: .evenOdd]) }
  }

  extension MemberConversion<CAShapeLayerLineCap, ShapeLayerLineCap> {
    /// The ends of a line.
    static var lineCap: Self { table([.butt: .butt, .round: .round, .square: .square]) }
  }

  extension MemberConversion<CAShapeLayerLineJoin, ShapeLayerLineJoin> {
    /// The corners of a line.
    static var lineJoin: Self { table([.miter: .miter, .round: .round, .bevel: .bevel]) }
  }

  extension MemberConversion<CAGradientLayerType, GradientLayerKind> {
    /// The form of a gradient.
    static var gradientKind: Self { table([.axial: .axial, .radial: .radial, .conic: .conic]) }
  }

  extension MemberConversion<CATextLayerAlignmentMode, TextLayerAlignmentMode> {
    /// The alignment of a text.
    static var alignmentMode: Self {
      table([.natural: .natural, .left: .left, .right: .right, .center: .center, .justified: .justified])
    }
  }

  extension MemberConversion<CATextLayerTruncationMode, TextLayerTruncationMode> {
    /// The end of a text that is too long.
    static var truncationMode: Self { table([.none: .none, .start: .start, .end: .end, .middle: .middle]) }
  }

  extension MemberConversion<CAMediaTimingFillMode, LayerFillMode> {
    /// What a layer shows before and after an animation.
    static var fillMode: Self {
      table([.removed: .removed, .forwards: .forwards, .backwards: .backwards, .both: .both])
    }
  }
#endif
