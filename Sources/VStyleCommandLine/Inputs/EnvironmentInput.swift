import VStyleCascade
import VStyleValues

/// The surroundings that a command computes in.
enum EnvironmentInput {
  /// The options that choose them.
  static let options: [Option] = [.theme, .scheme, .traits]

  /// The environment that a command line asks for.
  static func read(_ invocation: Invocation) throws(CommandError) -> StyleEnvironment {
    var environment = StyleEnvironment(themeName: invocation.value(.theme))
    environment.traits.colorScheme = ColorScheme(rawValue: invocation.choice(.scheme)) ?? .light
    for list in invocation.all(.traits) {
      for trait in list.split(separator: ",") {
        let parts = trait.split(separator: "=", maxSplits: 1).map { String($0).trimmedOfSpaces.lowercased() }
        guard parts.count == 2 else { throw invocation.misuse("`--traits` takes NAME=VALUE, found `\(trait)`") }
        if let problem = environment.traits.set(parts[0], to: parts[1]) { throw invocation.misuse(problem) }
      }
    }
    return environment
  }
}

extension String {
  /// The text without spaces at both ends.
  fileprivate var trimmedOfSpaces: String {
    let isSpace: (Character) -> Bool = { $0 == " " }
    return String(drop(while: isSpace).reversed().drop(while: isSpace).reversed())
  }
}
