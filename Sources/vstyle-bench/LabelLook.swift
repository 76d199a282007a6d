import VStyle
import VStyleValues
import VStyleViews

/// Values for twenty properties of a label, five of them of its layer.
struct LabelLook {
  let amount: Double
  let color: Color
  let flag: Bool

  /// Creates one of two sets of values that differ in every property.
  init(_ number: Int) {
    let isFirst = number == 0
    amount = isFirst ? 0.25 : 0.75
    color = isFirst ? .white : .CSS.lightGray
    flag = isFirst
  }

  /// Sets every property by assignment.
  @inline(never)
  func assign(to label: Label) {
    label.alpha = amount
    label.layer.cornerRadius = amount
    label.layer.borderWidth = amount
    label.layer.shadowRadius = amount
    label.layer.shadowOpacity = Float(amount)
    label.layer.opacity = Float(amount)
    label.minimumScaleFactor = amount
    label.font = .system(amount * 40)
    label.isHidden = flag
    label.isOpaque = flag
    label.clipsToBounds = flag
    label.layer.masksToBounds = flag
    label.isUserInteractionEnabled = flag
    label.adjustsFontSizeToFitWidth = flag
    label.numberOfLines = flag ? 1 : 2
    label.textColor = color
    label.shadowColor = color
    label.backgroundColor = color
    label.tintColor = color
    label.highlightedTextColor = color
  }

  /// The values by their properties, as in an app.
  var batch: [Property: Any] {
    let numbers: [Property: Any] = [
      .alpha: amount, .layer.cornerRadius: amount, .layer.borderWidth: amount, .layer.shadowRadius: amount,
      .layer.shadowOpacity: amount, .layer.opacity: amount, .minimumScaleFactor: amount,
      .font: Font.system(amount * 40),
    ]
    let flags: [Property: Any] = [
      .isHidden: flag, .isOpaque: flag, .clipsToBounds: flag, .layer.masksToBounds: flag,
      .isUserInteractionEnabled: flag, .adjustsFontSizeToFitWidth: flag, .numberOfLines: flag ? 1 : 2,
    ]
    let colors: [Property: Any] = [
      .textColor: color, .shadowColor: color, .backgroundColor: color, .tintColor: color, .highlightedTextColor: color,
    ]
    return numbers.merging(flags) { first, _ in first }.merging(colors) { first, _ in first }
  }
}
