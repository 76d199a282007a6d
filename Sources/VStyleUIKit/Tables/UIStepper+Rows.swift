#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension PropertyTable {
    /// The property bindings of `UIStepper`.
    @MainActor
    static var uiStepper: PropertyTable {
      .uiStepperRows
        + .eachRightState { right in
          .perState(
            .dividerImage.right(right), as: .image,
            read: { (stepper: UIStepper, left) in
              stepper.dividerImage(forLeftSegmentState: left, rightSegmentState: UIControl.State(right))
            },
            write: {
              $0.setDividerImage($1, forLeftSegmentState: $2, rightSegmentState: UIControl.State(right))
            })
        }
    }

    @MainActor
    private static var uiStepperRows: PropertyTable {
      [
        .minimumValue,
        .maximumValue,
        .bindMain(.value, \UIStepper.value).after(.minimumValue, .maximumValue),
        .stepValue,
        .bindMain(.isContinuous, \UIStepper.isContinuous),
        .bindMain(.autorepeat, \UIStepper.autorepeat),
        .bindMain(.wraps, \UIStepper.wraps),
        .perState(
          .backgroundImage, as: .image, read: { (stepper: UIStepper, state) in stepper.backgroundImage(for: state) },
          write: { $0.setBackgroundImage($1, for: $2) }),
        .perState(
          .incrementImage, as: .image, read: { (stepper: UIStepper, state) in stepper.incrementImage(for: state) },
          write: { $0.setIncrementImage($1, for: $2) }),
        .perState(
          .decrementImage, as: .image, read: { (stepper: UIStepper, state) in stepper.decrementImage(for: state) },
          write: { $0.setDecrementImage($1, for: $2) }),
      ]
    }
  }
#endif
