// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals, AlwaysUseLowerCamelCase

@_exported public import QuartzCore

@MainActor
open class UIVisualEffect: Equatable {
  let styles: [Int]

  init(_ styles: [Int]) { self.styles = styles }

  public nonisolated static func == (left: UIVisualEffect, right: UIVisualEffect) -> Bool { left === right }
}

@MainActor
open class UIBlurEffect: UIVisualEffect {
  public init(style: UIBlurEffect.Style) { super.init([style.rawValue]) }
}

@MainActor
open class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) { super.init(blurEffect.styles) }

  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { self.init(blurEffect: blurEffect) }
}
