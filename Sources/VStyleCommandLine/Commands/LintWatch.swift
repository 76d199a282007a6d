import VStyleWatch

/// Checks sheets, and checks them again after each save, until the process ends.
struct LintWatch {
  private let terminal: Terminal
  private let watcher = FileWatcher()

  init(_ terminal: Terminal) { self.terminal = terminal }

  /// Runs checks and shows their reports, each once. An error of a check, such as of a configuration that is being
  /// edited, is a report too.
  func run(_ check: (Terminal) throws(CommandError) -> ExitCode) {
    var lastContents: [String: Int]?
    repeat {
      // Each file is watched before it is read, so that no save is lost.
      let files = RecordingFiles(terminal.files, note: watcher.add)
      let report = Report()
      let round = Terminal(
        files: files, variables: terminal.variables, screen: terminal.screen,
        write: { stream, text in
          report.texts.append((stream, text))
          return true
        })
      round.isQuiet = terminal.isQuiet
      do throws(CommandError) { _ = try check(round) } catch { round.report(error) }
      round.flush()
      watcher.watch(Set(files.paths))
      // Editors also write files that nobody reads, which changes the folder of a sheet.
      guard files.contents != lastContents else { continue }
      if lastContents != nil { terminal.inform("\n") }
      lastContents = files.contents
      for (stream, text) in report.texts {
        switch stream {
        case .output: terminal.print(TerminalText(rendered: text))
        case .errors: terminal.report(TerminalText(rendered: text))
        }
      }
      terminal.inform("waiting for a save; Ctrl-C ends\n")
      terminal.flush()
    } while watcher.wait() == .changed
  }

  /// The texts of a check, in order.
  private final class Report {
    var texts: [(stream: Terminal.Stream, text: String)] = []
  }
}
