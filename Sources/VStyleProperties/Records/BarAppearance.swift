/// The namespace for types that the appearances of all bars share. UIKit: `UIBarAppearance`.
public enum BarAppearance {}
