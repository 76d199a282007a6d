import Foundation
import PackagePlugin

/// Runs the program `vstyle` in the folder of a package: `swift package vstyle lint`.
@main struct VStyleCommand: CommandPlugin {
  /// Runs the program with the arguments of the command, and ends with an error if it does.
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "VStyleCommandLine").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus != 0 else { return }
    Diagnostics.error("`vstyle \(arguments.joined(separator: " "))` ended with exit code \(process.terminationStatus)")
  }
}
