import Foundation
import PackagePlugin

/// Runs the program `vstyle` in the folder of a package: `swift package vstyle lint`.
///
/// The program is built when the command runs. If it were a dependency of the plug-in, each build of this package would
/// compile all its modules twice, once more as tools of the machine that builds.
@main struct VStyleCommand: CommandPlugin {
  /// Builds the program and runs it with the arguments of the command, and ends with an error if it does.
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let build = try packageManager.build(.product("vstyle"), parameters: .init())
    guard build.succeeded, let program = build.builtArtifacts.first(where: { $0.kind == .executable }) else {
      return Diagnostics.error("`vstyle` does not build:\n\(build.logText)")
    }
    let process = Process()
    process.executableURL = program.url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus != 0 else { return }
    Diagnostics.error("`vstyle \(arguments.joined(separator: " "))` ended with exit code \(process.terminationStatus)")
  }
}
