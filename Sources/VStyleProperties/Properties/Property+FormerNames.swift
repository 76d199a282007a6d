public import VStyle

extension RefusedProperty {
  /// The former name of ``Property/imageAnimationImages``. All that begins with `animation-` is CSS.
  public static let formerAnimationImages = RefusedProperty(
    "animation-images", because: "it is named `image-animation-images`")

  /// The former name of ``Property/imageAnimationRepeatCount``.
  public static let formerAnimationRepeatCount = RefusedProperty(
    "animation-repeat-count", because: "it is named `image-animation-repeat-count`")
}

extension Property {
  /// The former name of ``imageAnimationImages``.
  @available(*, unavailable, renamed: "imageAnimationImages")
  public static var animationImages: Property { imageAnimationImages }

  /// The former name of ``imageAnimationDuration``.
  @available(*, unavailable, renamed: "imageAnimationDuration")
  public static var animationDuration: Property { imageAnimationDuration }

  /// The former name of ``imageAnimationRepeatCount``.
  @available(*, unavailable, renamed: "imageAnimationRepeatCount")
  public static var animationRepeatCount: Property { imageAnimationRepeatCount }
}
