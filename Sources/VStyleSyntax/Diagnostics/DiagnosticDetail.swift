/// What a diagnostic found, as data for other checks.
///
/// The sentences of a diagnostic are for people. A check that depends on what another check found reads its detail.
///
/// OPTIMIZATION: a plain enumeration would be simpler, but makes each diagnostic larger, and with it the stack of each
/// function that passes one on.
package indirect enum DiagnosticDetail: Sendable, Hashable {
  /// A closing token without an opening one.
  case closesNothing
  /// A brace right after another one.
  case repeatedBrace
  /// An address that cannot be read.
  case noAddress
  /// A statement that is no part of a sheet at its place, with its start or its name.
  case unreadable(UnreadableStatement, text: String)

  /// The prelude of an at-rule, by the keyword of the rule.
  case prelude(atRule: String)
  /// An `@theme` inside of another theme, which no view has together with it.
  case nestedTheme(String)
  /// A second registration of a custom property.
  case repeatedRegistration
  /// The color scheme of a theme.
  case colorScheme
  /// The keyword of an at-rule without its sign.
  case keywordWithoutSign
  /// An interpolation of another language, such as `#{$name}`.
  case interpolation

  /// A value that has to be a text in quotes.
  case textWithoutQuotes
  /// A function that a value has in place of another value.
  case function

  /// An unknown name that resembles known ones, of which none is certain.
  case resemblingName
  /// The only view type of a rule, which does not have what the diagnostic is about.
  case viewType(String)
  /// Properties and view types that the diagnostic is about.
  case names([String])
  /// Themes that inherit from each other.
  case themeCycle([String])
  /// A theme whose name is probably exchanged with the name of its heir.
  case exchangedThemes
  /// The root, as `&` outside of a rule.
  case nestingAtRoot
  /// States that no view has together.
  case opposedStates
  /// A style that only rules for other view types insert.
  case insertedForOthers
}

/// How a statement cannot be read.
package enum UnreadableStatement: Sendable, Hashable {
  /// A declaration outside of rules.
  case outsideOfRule
  /// A custom property outside of rules.
  case customProperty
  /// A selector without a block.
  case noBlock
  /// A statement that begins with no name, and is no rule.
  case noName
  /// A name with neither a colon nor a block after it.
  case noColonOrBlock
}
