import VStyleCompiler

/// The advice on mistakes in sheets that the build of the app has.
enum BuildAdvice {
  /// The advice of a debug build; `nil` in a release build, which has no code of it.
  static var current: (any CompilerAdvice)? {
    #if DEBUG
      SheetAdvice()
    #else
      nil
    #endif
  }
}
