/// What the appearances of all bars have in common. UIKit: `UIBarAppearance`.
public enum BarAppearance {}
