// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals, AlwaysUseLowerCamelCase

@_exported public import Foundation

/// A color of Core Graphics, compared by its components.
public final class CGColor: Hashable, Sendable {
  public let components: [CGFloat]?

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { components = [red, green, blue, alpha] }

  public static func == (left: CGColor, right: CGColor) -> Bool { left.components == right.components }

  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

public let standInBlack = CGColor(red: 0, green: 0, blue: 0, alpha: 1)

open class CGPath: Hashable, @unchecked Sendable {
  public internal(set) var steps: [String] = []

  init() {}

  public static func == (left: CGPath, right: CGPath) -> Bool { left.steps == right.steps }

  public func hash(into hasher: inout Hasher) { hasher.combine(steps) }
}

public final class CGMutablePath: CGPath, @unchecked Sendable {
  public override init() { super.init() }

  public func move(to point: CGPoint) { steps.append("move \(point)") }
  public func addLine(to point: CGPoint) { steps.append("line \(point)") }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { steps.append("quad \(end) \(control)") }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    steps.append("curve \(end) \(control1) \(control2)")
  }
  public func closeSubpath() { steps.append("close") }
}

public final class CGImage: Hashable, Sendable {
  public let name: String
  public init(_ name: String) { self.name = name }
  public static func == (left: CGImage, right: CGImage) -> Bool { left.name == right.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

public struct CGAffineTransform: Equatable, Sendable {
  public var a, b, c, d, tx, ty: CGFloat
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
}

public typealias CFTypeRef = AnyObject
public typealias CFTimeInterval = Double
