#if canImport(UIKit) && !os(watchOS)
  public import UIKit
  public import VStyle
  import VStyleProperties

  extension MemberConversion<UIEdgeInsets, EdgeInsets> {
    /// Insets, in points.
    public static var insets: Self {
      Self(
        read: { EdgeInsets(top: $0.top, left: $0.left, bottom: $0.bottom, right: $0.right) },
        write: { UIEdgeInsets(top: $0.top, left: $0.left, bottom: $0.bottom, right: $0.right) })
    }
  }

  extension MemberConversion<NSDirectionalEdgeInsets, DirectionalEdgeInsets> {
    /// Insets in terms of the reading direction, in points.
    public static var directionalInsets: Self {
      Self(
        read: { DirectionalEdgeInsets(top: $0.top, leading: $0.leading, bottom: $0.bottom, trailing: $0.trailing) },
        write: { NSDirectionalEdgeInsets($0) })
    }
  }

  extension NSDirectionalEdgeInsets {
    init(_ insets: DirectionalEdgeInsets) {
      self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
  }

  extension MemberConversion<UIOffset, Offset> {
    /// An offset, in points.
    static var offset: Self {
      Self(
        read: { Offset(horizontal: $0.horizontal, vertical: $0.vertical) },
        write: { UIOffset(horizontal: $0.horizontal, vertical: $0.vertical) })
    }
  }

  extension MemberConversion<CGSize, VStyle.Size> {
    /// A size, in points.
    public static var size: Self {
      Self(
        read: { VStyle.Size(width: $0.width, height: $0.height) },
        write: { CGSize(width: $0.width, height: $0.height) })
    }
  }

  extension MemberConversion<CGPoint, VStyle.Point> {
    /// A point.
    public static var point: Self {
      Self(read: { VStyle.Point(x: $0.x, y: $0.y) }, write: { CGPoint(x: $0.x, y: $0.y) })
    }
  }

  extension MemberConversion<CGRect, VStyle.Rect> {
    /// A rectangle, in points.
    public static var rect: Self {
      Self(
        read: { VStyle.Rect(x: $0.origin.x, y: $0.origin.y, width: $0.size.width, height: $0.size.height) },
        write: { CGRect(x: $0.origin.x, y: $0.origin.y, width: $0.size.width, height: $0.size.height) })
    }
  }

  extension MemberConversion<CGAffineTransform, Transform> {
    /// A transform in the plane.
    static var transform: Self {
      Self(
        read: { Transform(a: $0.a, b: $0.b, c: $0.c, d: $0.d, tx: $0.tx, ty: $0.ty) },
        write: { CGAffineTransform(a: $0.a, b: $0.b, c: $0.c, d: $0.d, tx: $0.tx, ty: $0.ty) })
    }
  }

  extension Transform3D {
    /// The transform of a layer.
    init(_ transform: CATransform3D) {
      self = .identity
      let rows = [
        [transform.m11, transform.m12, transform.m13, transform.m14],
        [transform.m21, transform.m22, transform.m23, transform.m24],
        [transform.m31, transform.m32, transform.m33, transform.m34],
        [transform.m41, transform.m42, transform.m43, transform.m44],
      ]
      for (row, numbers) in rows.enumerated() {
        for (column, number) in numbers.enumerated() { self[row + 1, column + 1] = Double(number) }
      }
    }

    /// The transform as Core Animation has it.
    var layerTransform: CATransform3D {
      let numbers = numbers.map { CGFloat($0) }
      return CATransform3D(
        m11: numbers[0], m12: numbers[1], m13: numbers[2], m14: numbers[3], m21: numbers[4], m22: numbers[5],
        m23: numbers[6], m24: numbers[7], m31: numbers[8], m32: numbers[9], m33: numbers[10], m34: numbers[11],
        m41: numbers[12], m42: numbers[13], m43: numbers[14], m44: numbers[15])
    }
  }

  extension Path {
    /// The path as Core Graphics has it.
    var cgPath: CGPath {
      let path = CGMutablePath()
      for element in elements {
        switch element {
        case .move(let point): path.move(to: CGPoint(x: point.x, y: point.y))
        case .line(let point): path.addLine(to: CGPoint(x: point.x, y: point.y))
        case .quadCurve(let point, let control):
          path.addQuadCurve(
            to: CGPoint(x: point.x, y: point.y), control: CGPoint(x: control.x, y: control.y))
        case .curve(let point, let control1, let control2):
          path.addCurve(
            to: CGPoint(x: point.x, y: point.y), control1: CGPoint(x: control1.x, y: control1.y),
            control2: CGPoint(x: control2.x, y: control2.y))
        case .closeSubpath: path.closeSubpath()
        }
      }
      return path
    }
  }
#endif
