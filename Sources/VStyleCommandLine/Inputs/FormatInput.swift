import VStyleConfiguration
import VStyleFormat

/// How the sheets of a command line are to be formatted.
struct FormatInput {
  private static let indent = Option("indent", .text("COUNT|tab"), "what one level is indented by; 2 by default")
  private static let maxWidth = Option("max-width", .number("COLUMNS"), "where lists are broken; 100 by default")
  private static let quotes = Option("quotes", .choice(["double", "single", "keep"]), "the quotes around strings")
  private static let lineEnding = Option(
    "line-ending", .choice(["keep", "lf", "crlf", "cr"]), "how lines end; as in the first line by default")
  private static let editorConfig = Option("editorconfig", .flag(isOn: true), "do not read .editorconfig files")

  /// The options that say how sheets shall look.
  static let options: [Option] = [indent, maxWidth, quotes, lineEnding, editorConfig]

  private let invocation: Invocation
  private let files: any Files
  private var configs: [String: EditorConfig?] = [:]

  init(_ invocation: Invocation, _ terminal: Terminal) {
    self.invocation = invocation
    files = terminal.files
  }

  /// The options for a sheet: those of the command line before those of `.editorconfig` files.
  mutating func options(for path: String) throws(CommandError) -> FormatOptions {
    var options = FormatOptions()
    if invocation.isOn(FormatInput.editorConfig) {
      do throws(FormatOptions.PropertyError) { try options.apply(properties(for: path)) } catch {
        throw CommandError(.badConfiguration, "`\(path)`: \(error.message)", remarks: ["see its .editorconfig"])
      }
    }
    if let text = invocation.value(FormatInput.indent) {
      if text == "tab" {
        options.indentation = .tab(width: 8)
      } else if let count = Int(text), (0...16).contains(count) {
        options.indentation = .spaces(count)
      } else {
        throw invocation.misuse("`--indent` takes a number from 0 to 16 or `tab`, found `\(text)`")
      }
    }
    if let width = invocation.number(FormatInput.maxWidth) { options.maximumWidth = width }
    switch invocation.value(FormatInput.quotes) {
    case "single": options.quotes = .single
    case "keep": options.quotes = .asWritten
    default: break
    }
    switch invocation.value(FormatInput.lineEnding) {
    case "lf": options.lineEnding = .lineFeed
    case "crlf": options.lineEnding = .carriageReturnLineFeed
    case "cr": options.lineEnding = .carriageReturn
    default: break
    }
    return options
  }

  /// What the `.editorconfig` files in the folder of a sheet and above it say, the nearest last.
  private mutating func properties(for path: String) -> [String: String] {
    var found: [String: String] = [:]
    for folder in files.foldersUpwards(from: path) {
      guard let config = config(in: folder) else { continue }
      let relative = files.path(path, relativeTo: folder)
      found.merge(config.properties(for: relative)) { nearer, _ in nearer }
      if config.isRoot { break }
    }
    return found
  }

  private mutating func config(in folder: String) -> EditorConfig? {
    if let known = configs[folder] { return known }
    let path = FilePath.joined(folder, ".editorconfig")
    let bytes = files.kind(path) == .file ? try? files.read(path) : nil
    let config = bytes.map { EditorConfig(String(decoding: $0, as: UTF8.self)) }
    configs[folder] = .some(config)
    return config
  }
}
