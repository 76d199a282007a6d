import VStyleProperties

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
