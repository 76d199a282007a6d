#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyle
  import VStyleProperties

  /// The bindings of properties that UIKit has no member for. They set another member.
  extension PropertyBinding {
    /// The tint color of a view. UIKit returns the inherited color for a view without one of its own, so a color that
    /// equals the inherited one counts as none. Then a removed style leaves a view that inherits again.
    @MainActor
    static var tintColorOfView: PropertyBinding {
      .optionalMethods(
        .tintColor, as: .color,
        read: { (view: UIView) in
          let inherited = view.superview?.tintColor ?? UIView().tintColor
          return view.tintColor == inherited ? nil : view.tintColor
        }, write: { $0.tintColor = $1 })
    }

    /// The rendering mode of the images of an image view.
    @MainActor
    static var renderingMode: PropertyBinding {
      .methods(
        .imageRenderingMode, as: .raw(Image.RenderingMode.self), none: .automatic,
        read: { (view: UIImageView) in view.image?.renderingMode ?? .automatic },
        write: { view, mode in
          view.image = view.image?.withRenderingMode(mode)
          view.highlightedImage = view.highlightedImage?.withRenderingMode(mode)
        }
      ).after(.image, .highlightedImage)
    }

    /// The color behind a selected cell: that of its view for the selection.
    @MainActor
    static var selectedBackgroundColor: PropertyBinding {
      .optionalMethods(
        .selectedBackgroundColor, as: .color,
        read: { (cell: UITableViewCell) in (cell.selectedBackgroundView as? SelectedBackgroundView)?.backgroundColor },
        write: { cell, color in
          guard let color else {
            if cell.selectedBackgroundView is SelectedBackgroundView { cell.selectedBackgroundView = nil }
            return
          }
          let view = SelectedBackgroundView()
          view.backgroundColor = color
          cell.selectedBackgroundView = view
        }
      ).after(.selectedBackgroundView)
    }

    /// The color of a placeholder, as an attribute of its text.
    @MainActor
    static var placeholderColor: PropertyBinding {
      .optionalMethods(
        .placeholderColor, as: .color,
        read: { (field: UITextField) in
          field.attributedPlaceholder.flatMap { $0.length == 0 ? nil : $0.attributes(at: 0, effectiveRange: nil) }?[
            .foregroundColor] as? UIColor
        },
        write: { field, color in
          guard let text = field.attributedPlaceholder ?? field.placeholder.map({ NSAttributedString(string: $0) })
          else { return }
          let colored = NSMutableAttributedString(attributedString: text)
          let whole = NSRange(location: 0, length: colored.length)
          colored.removeAttribute(.foregroundColor, range: whole)
          if let color { colored.addAttribute(.foregroundColor, value: color, range: whole) }
          field.attributedPlaceholder = NSAttributedString(attributedString: colored)
        }
      ).after(.placeholder, .attributedPlaceholder)
    }

    #if !os(tvOS)
      /// The attributes of the title of a refresh control.
      @MainActor
      static var titleTextAttributes: PropertyBinding {
        .attributes(
          .titleTextAttributes,
          read: { (control: UIRefreshControl) in
            control.attributedTitle.flatMap { $0.length == 0 ? nil : $0.attributes(at: 0, effectiveRange: nil) }
          },
          write: { control, attributes in
            guard let title = control.attributedTitle else { return }
            control.attributedTitle = NSAttributedString(string: title.string, attributes: attributes ?? [:])
          }
        ).mergingAttributes().after(.attributedTitle)
      }
    #endif

    /// The style of a blur, which is set as the effect.
    @MainActor
    static var blurEffectStyle: PropertyBinding {
      .optionalMethods(
        .blurEffectStyle, as: .blurEffect, read: { (view: UIVisualEffectView) in view.effect as? UIBlurEffect },
        write: { $0.effect = $1 })
    }

    /// The style of a vibrancy over a regular blur, which is set as the effect.
    @MainActor
    static var vibrancyEffectStyle: PropertyBinding {
      .optionalMethods(
        .vibrancyEffectStyle, as: .vibrancyEffect,
        read: { (view: UIVisualEffectView) in view.effect as? UIVibrancyEffect }, write: { $0.effect = $1 })
    }

    /// The priority of a view's own size along an axis. `none` sets that of a new view.
    @MainActor
    static func priority(
      _ property: Property, _ axis: NSLayoutConstraint.Axis,
      read: @escaping @MainActor @Sendable (UIView, NSLayoutConstraint.Axis) -> UILayoutPriority,
      write: @escaping @MainActor @Sendable (UIView, UILayoutPriority, NSLayoutConstraint.Axis) -> Void
    ) -> PropertyBinding {
      .bindMain(
        property, slots: normalSlot, as: .priority, read: { root, _ in read(root, axis) },
        write: { root, priority, _ in
          guard let priority else {
            let fresh = type(of: root).makeStyleInstance() as? UIView
            return fresh.map { write(root, read($0, axis), axis) } ?? ()
          }
          write(root, priority, axis)
        })
    }

    #if !os(tvOS)
      /// The least value of a stepper. UIKit raises an exception for one that is not below the maximum.
      @MainActor
      static var minimumValue: PropertyBinding {
        .methods(
          .minimumValue, as: .same, none: 0, read: { (stepper: UIStepper) in stepper.minimumValue },
          write: { stepper, value in
            if value >= stepper.maximumValue { stepper.maximumValue = value.nextUp }
            stepper.minimumValue = value
          })
      }

      /// The largest value of a stepper. UIKit raises an exception for one that is not above the minimum.
      @MainActor
      static var maximumValue: PropertyBinding {
        .methods(
          .maximumValue, as: .same, none: 100, read: { (stepper: UIStepper) in stepper.maximumValue },
          write: { stepper, value in
            if value <= stepper.minimumValue { stepper.minimumValue = value.nextDown }
            stepper.maximumValue = value
          })
      }

      /// The step of a stepper. UIKit raises an exception for one that is not positive, so that has no effect.
      @MainActor
      static var stepValue: PropertyBinding {
        .methods(
          .stepValue, as: .same, none: 1, read: { (stepper: UIStepper) in stepper.stepValue },
          write: { if $1 > 0 { $0.stepValue = $1 } })
      }
    #endif
  }

  /// The view of a selected cell that a style creates for a color.
  final class SelectedBackgroundView: UIView {}

  extension MemberConversion<UILayoutPriority, Double> {
    /// The priority of a size.
    static var priority: Self {
      Self(read: { Double($0.rawValue) }, write: { UILayoutPriority(rawValue: Float($0)) })
    }
  }

  extension MemberConversion<UIBlurEffect, VisualEffect.BlurStyle> {
    /// A blur. UIKit does not tell its style.
    static var blurEffect: Self { Self(read: { _ in .regular }, write: { UIBlurEffect.of($0) }) }
  }

  extension MemberConversion<UIVibrancyEffect, VisualEffect.VibrancyStyle> {
    /// A vibrancy over a regular blur. UIKit does not tell its style.
    static var vibrancyEffect: Self {
      Self(read: { _ in .label }, write: { UIVisualEffect.of(.vibrancy(.regular, $0)) as? UIVibrancyEffect })
    }
  }
#endif
