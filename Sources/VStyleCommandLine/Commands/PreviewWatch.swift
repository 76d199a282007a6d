import VStyleAdvice
import VStyleCheck
import VStyleLint
import VStylePreview
import VStyleStylesheet
import VStyleSyntax
import VStyleWatch

/// Writes the page of a preview again after each save.
///
/// The page shows the last sheets without errors. While the newest ones have errors, these stand above it.
struct PreviewWatch {
  let sources: PreviewSources
  let path: String
  let terminal: Terminal

  private let watcher = FileWatcher()
  private var lastGood: PreviewInput?
  private var lastStamp: String?

  init(_ sources: PreviewSources, path: String, _ terminal: Terminal) {
    self.sources = sources
    self.path = path
    self.terminal = terminal
  }

  /// Writes the page until the process ends.
  ///
  /// A page that cannot be written is reported, and written again after the next save.
  ///
  /// - Throws: an error if the first page cannot be written.
  mutating func run() throws(CommandError) {
    var watched: Set<String> = []
    repeat {
      var input: Result<PreviewInput, CommandError>
      var paths: Set<String>
      repeat {
        // A file that is read for the first time is watched before it is read again, so that no save is lost.
        paths = watched
        let files = RecordingFiles(terminal.files)
        input = Result { () throws(CommandError) in try sources.read(files) }
        watched = Set(files.paths).union(sources.sheets).union(sources.trees)
        watcher.watch(watched)
      } while !watched.isSubset(of: paths)
      do throws(CommandError) { try write(page(input)) } catch {
        guard lastStamp != nil else { throw error }
        terminal.report(error)
      }
      terminal.flush()
    } while watcher.wait() == .changed
  }

  /// Returns what the page shows: the newest sheets, or the last good ones below the errors of the newest.
  private mutating func page(_ newest: Result<PreviewInput, CommandError>) -> PreviewInput {
    switch newest {
    case .success(let input):
      let errors = input.stylesheet.diagnostics.filter { $0.severity == .error }
      guard !errors.isEmpty else {
        lastGood = input
        return input
      }
      let renderer = DiagnosticRenderer(input.stylesheet.sources)
      var shown = lastGood ?? input
      shown.banner = errors.map(renderer.concise).joined()
      shown.diagnostics = input.diagnostics
      return shown
    case .failure(let error):
      var shown = lastGood ?? PreviewInput.empty
      shown.banner = error.lines.joined(separator: "\n")
      return shown
    }
  }

  private mutating func write(_ input: PreviewInput) throws(CommandError) {
    var input = input
    // A page with the same content has the same stamp, and is not loaded again.
    let stamp = PreviewWatch.stamp(of: PreviewPage(input).html())
    guard stamp != lastStamp else { return }
    input.stamp = stamp
    try PreviewWatch.write(PreviewPage(input).html(), to: path, terminal)
    lastStamp = stamp
    let state = input.banner == nil ? "" : ", with errors: \(input.banner?.split(separator: "\n").first ?? "")"
    terminal.inform("wrote \(path)\(state)\n")
  }

  /// Writes a page to a file.
  static func write(_ page: String, to path: String, _ terminal: Terminal) throws(CommandError) {
    do throws(FileError) { try terminal.files.write(Array(page.utf8), to: path, over: .anything) } catch {
      throw CommandError(.cannotCreate, "`\(path)` \(error.reason)")
    }
  }

  /// A number that differs for different texts, in hexadecimal digits.
  ///
  /// - Spec: FNV-1a, https://www.rfc-editor.org/rfc/rfc9923
  private static func stamp(of text: String) -> String {
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }
}
