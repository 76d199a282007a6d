import VStyleStylesheet
import VStyleSyntax
import VStyleTrace
import VStyleValues

/// The environment of a command.
enum EnvironmentInput {
  /// The options that set the environment.
  static let options: [Option] = [.theme, .scheme, .traits]

  /// Returns the environment that a command line sets.
  ///
  /// - Throws: a usage error for an invalid trait.
  static func read(_ invocation: Invocation) throws(CommandError) -> StyleEnvironment {
    var environment = StyleEnvironment(themeName: invocation.value(.theme))
    environment.traits.colorScheme = Appearance(keyword: invocation.choice(.scheme)) ?? .light
    for list in invocation.all(.traits) {
      for trait in list.split(separator: ",") {
        let parts = trait.split(separator: "=", maxSplits: 1).map { String($0).trimmedOfSpaces.lowercased() }
        guard parts.count == 2 else { throw invocation.misuse("`--traits` takes NAME=VALUE, found `\(trait)`") }
        if let error = environment.traits.set(parts[0], to: parts[1]) { throw invocation.misuse(error) }
      }
    }
    return environment
  }
}

extension String {
  /// The text without spaces at both ends.
  var trimmedOfSpaces: String {
    let isSpace: (Character) -> Bool = { $0 == " " }
    return String(drop(while: isSpace).reversed().drop(while: isSpace).reversed())
  }
}
