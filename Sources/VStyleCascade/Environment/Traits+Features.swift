public import VStyleValues

/// How much room there is along an axis. UIKit: `UIUserInterfaceSizeClass`.
public enum SizeClass: String, KeywordValue {
  /// Not known.
  case unspecified
  /// Little room, as across a phone held upright.
  case compact
  /// Much room, as on a tablet.
  case regular
}

/// The kind of device. UIKit: `UIUserInterfaceIdiom`.
public enum Idiom: String, KeywordValue {
  /// Not known.
  case unspecified
  /// A phone.
  case phone
  /// A tablet.
  case pad
  /// A computer.
  case mac
  /// A television.
  case tv
  /// A watch.
  case watch
  /// A headset.
  case vision
  /// A car's screen.
  case car
}

/// The features that Swift code sets most, by the names of UIKit's traits.
extension Traits {
  /// The room across. Default: compact.
  public var horizontalSizeClass: SizeClass {
    get { feature("horizontal-size-class", default: .compact) }
    set { features["horizontal-size-class"] = newValue.keyword }
  }

  /// The room from top to bottom. Default: regular.
  public var verticalSizeClass: SizeClass {
    get { feature("vertical-size-class", default: .regular) }
    set { features["vertical-size-class"] = newValue.keyword }
  }

  /// The kind of device. Default: phone.
  public var idiom: Idiom {
    get { feature("idiom", default: .phone) }
    set { features["idiom"] = newValue.keyword }
  }

  private func feature<T: KeywordValue>(_ name: String, default value: T) -> T {
    features[name].flatMap { T(keyword: $0) } ?? value
  }
}
