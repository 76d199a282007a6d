public import VStyle

extension Property {
  /// The amount by which a tap changes the value. In sheets: `step-value`, in `[0, ∞]`.
  public static let stepValue = Property("step-value", .number(0...))
  /// Whether holding a button changes the value repeatedly. In sheets: `autorepeat`.
  public static let autorepeat = Property("autorepeat", .bool)
  /// Whether the value wraps around at the minimum and the maximum. In sheets: `wraps`.
  public static let wraps = Property("wraps", .bool)
  /// The image of the increment button, for each control state. In sheets: `increment-image`.
  public static let incrementImage = Property("increment-image", .image)
  /// The image of the decrement button, for each control state. In sheets: `decrement-image`.
  public static let decrementImage = Property("decrement-image", .image)
}

extension PropertyTable {
  /// The property bindings of ``Stepper``.
  static var stepper: PropertyTable {
    ownStepper
      + .perRightState { right in
        .perState(
          .dividerImage.right(right),
          read: { (stepper: Stepper, left) in stepper.dividerImages[own: KeyPair(left, right)] },
          write: { $0.setDividerImage($1, forLeftSegmentState: $2, rightSegmentState: right) })
      }
  }

  private static var ownStepper: PropertyTable {
    [
      .bind(.minimumValue, \Stepper.minimumValue),
      .bind(.maximumValue, \Stepper.maximumValue),
      .bind(.value, \Stepper.value).after(.minimumValue, .maximumValue),
      .bind(.stepValue, \Stepper.stepValue),
      .bind(.isContinuous, \Stepper.isContinuous),
      .bind(.autorepeat, \Stepper.autorepeat),
      .bind(.wraps, \Stepper.wraps),
      .perState(
        .backgroundImage, read: { (object: Stepper, state) in object.backgroundImages[own: state] },
        write: { $0.setBackgroundImage($1, for: $2) }),
      .perState(
        .incrementImage, read: { (object: Stepper, state) in object.incrementImages[own: state] },
        write: { $0.setIncrementImage($1, for: $2) }),
      .perState(
        .decrementImage, read: { (object: Stepper, state) in object.decrementImages[own: state] },
        write: { $0.setDecrementImage($1, for: $2) }),
    ]
  }
}
