public import VStyleViews

/// The style of another target with a name that the app has too.
public var card: TypedStyle<Label> { Styles.détail.card }
