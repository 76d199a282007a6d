import VStyleCheck
import VStyleFormat
import VStyleLint
import VStyleSyntax

/// The formatting options of a command line and its `.editorconfig` files.
struct FormatInput {
  private static let indent = Option("indent", .text("COUNT|tab"), "what one level is indented by; 2 by default")
  private static let maxWidth = Option("max-width", .number("COLUMNS"), "where lists are broken; 100 by default")
  private static let quotes = Option("quotes", .choice(["double", "single", "keep"]), "the quotes around strings")
  private static let lineEnding = Option(
    "line-ending", .choice(["keep", "lf", "crlf", "cr"]), "how lines end; as in the first line by default")
  private static let hexColors = Option(
    "hex-colors", .choice(["keep", "short", "long"]), "the number of digits of colors such as #fff")
  private static let functionNames = Option(
    "function-names", .choice(["keep", "lower"]), "the case of function names such as RGB()")
  private static let editorConfig = Option("editorconfig", .flag(isOn: true), "do not read .editorconfig files")

  /// The options of the command line.
  static let options: [Option] = [
    indent, maxWidth, quotes, lineEnding, hexColors, functionNames, editorConfig,
  ]

  private let invocation: Invocation
  private var editorConfigs: EditorConfigFiles

  init(_ invocation: Invocation, _ terminal: Terminal) {
    self.invocation = invocation
    editorConfigs = EditorConfigFiles(terminal.files)
  }

  /// Returns the options for a sheet. The command line overrides `.editorconfig` files.
  ///
  /// - Throws: a configuration error for an invalid file or setting, a usage error for an invalid option.
  mutating func options(for path: String) throws(CommandError) -> FormatOptions {
    var options = FormatOptions()
    if invocation.isOn(FormatInput.editorConfig) {
      let properties: EditorConfigFiles.Properties
      do throws(ProjectError) { properties = try editorConfigs.properties(for: path) } catch {
        throw CommandError(error)
      }
      do throws(FormatOptions.PropertyError) { try options.apply(properties.mapValues(\.property.value)) } catch {
        let location = properties[error.key].map { "\($0.path):\($0.property.line)" }
        throw CommandError(.badConfiguration, error.message, at: location)
      }
    }
    if let text = invocation.value(FormatInput.indent) {
      if text == "tab" {
        options.indentation = .tab(width: 8)
      } else if let count = Int(text), count >= 0, Limit.indentWidth.allows(count) {
        options.indentation = .spaces(count)
      } else {
        let most = Limit.indentWidth.value
        throw invocation.misuse("`--indent` takes a number from 0 to \(most) or `tab`, found `\(text)`")
      }
    }
    if let width = invocation.number(FormatInput.maxWidth) { options.maximumWidth = width }
    switch invocation.value(FormatInput.quotes) {
    case "single": options.quotes = .single
    case "keep": options.quotes = .asWritten
    default: break
    }
    switch invocation.value(FormatInput.hexColors) {
    case "short": options.hexColors = .short
    case "long": options.hexColors = .long
    default: break
    }
    if invocation.value(FormatInput.functionNames) == "lower" { options.functionNames = .lowercase }
    switch invocation.value(FormatInput.lineEnding) {
    case "lf": options.lineEnding = .lineFeed
    case "crlf": options.lineEnding = .carriageReturnLineFeed
    case "cr": options.lineEnding = .carriageReturn
    default: break
    }
    return options
  }
}
