import Foundation
import TestSupport
package import VStyleJSON
import VStyleSyntax

/// Chromium without a window, which loads a page and runs a script in it.
package enum Browser {
  /// The path of the program; `nil` if it is not installed, or cannot start here.
  package static let path: String? = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].first
  {
    path in
    guard FileManager.default.isExecutableFile(atPath: path), let scratch = try? ScratchFolder() else { return false }
    let answer = try? dump("data:text/html,<p>here</p>", path, profile: "\(scratch.path)/profile")
    return answer?.contains("<p>here</p>") == true
  }

  /// The rules of axe-core, a script in the package `axe-core-python`, which ../../.ci/run installs; `nil` without it.
  package static let axe: String? = Environment.axeScript.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }

  /// Loads a page, runs a script after it is ready, and returns the script's result.
  ///
  /// - Parameters:
  ///   - html: the page.
  ///   - script: the body of a function that returns a JSON value, or a promise of one.
  ///   - library: a script that is run before.
  ///   - width: the width of the window, in pixels. The least width of a window is 500 pixels.
  ///   - folder: the folder that the page is in, with the files that it names; `nil` for a page without such files.
  /// - Throws: an error if the page or the script reports one, or the browser cannot be started.
  package static func run(
    _ html: String, _ script: String, library: String = "", width: Int = 1400, in folder: String? = nil
  ) throws -> JSON {
    let scratch = try ScratchFolder()
    let harness = """
      <script>window.problems = [];
      addEventListener("error", (event) => problems.push(String(event.message)));
      addEventListener("securitypolicyviolation", (event) => problems.push("blocked " + event.blockedURI));</script>
      """
    let runner = """
      <script>\(library.replacing("</script", with: "<\\/script"))</script>
      <script>addEventListener("load", async () => {
        let result;
        try { result = await (async () => { \(script) })(); } catch (error) { result = { error: String(error.stack) }; }
        const out = document.createElement("textarea");
        out.id = "result";
        out.textContent = btoa(unescape(encodeURIComponent(JSON.stringify({ result, problems: window.problems }))));
        document.body.append(out);
      });</script>
      """
    let page = withScripts(html, styles: !library.isEmpty).replacing(
      "<head>", with: "<head>\(harness)", maxReplacements: 1
    )
    .replacing("</body>", with: "\(runner)</body>", maxReplacements: 1)
    let file = "\(folder ?? scratch.path)/page-in-browser.html"
    try Data(page.utf8).write(to: URL(fileURLWithPath: file))
    defer { try? FileManager.default.removeItem(atPath: file) }
    let text = try dump("file://\(file)", path ?? "", profile: "\(scratch.path)/profile", width: width)
    guard let match = text.firstMatch(of: /<textarea id="result">([^<]*)</),
      let data = Data(base64Encoded: String(match.1))
    else { throw Failure(description: "the page did not answer: \(text.suffix(300))") }
    let answer = JSON(
      try JSONNode(parsing: SourceText(String(decoding: data, as: UTF8.self)), depth: .jsonDepth))
    guard answer["problems"]?.elements?.isEmpty == true, let result = answer["result"], result["error"] == nil else {
      throw Failure(description: "\(answer.line)")
    }
    return result
  }

  /// Loads a page with the policy that it has, and returns its elements once its scripts have run, as HTML.
  ///
  /// - Throws: an error if the browser cannot be started.
  package static func elements(of html: String) throws -> String {
    let scratch = try ScratchFolder()
    let file = try scratch.write(html, to: "page.html")
    return try dump("file://\(file.path)", path ?? "", profile: "\(scratch.path)/profile")
  }

  /// A page whose policy allows the scripts of ``run(_:_:library:width:in:)``, and with a library its styles.
  private static func withScripts(_ html: String, styles: Bool) -> String {
    let allowed = "script-src 'unsafe-inline'"
    var page = html.replacing(/script-src 'sha256-[^']*'/, with: allowed)
    if styles { page = page.replacing(/style-src 'sha256-[^']*'/, with: "style-src 'unsafe-inline'") }
    if page.contains(allowed) { return page }
    return page.replacing("default-src 'none';", with: "default-src 'none'; \(allowed);")
  }

  /// Loads an address, and returns the elements of the page once its scripts have run.
  private static func dump(_ address: String, _ path: String, profile: String, width: Int = 1400) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--disable-dev-shm-usage",
      "--user-data-dir=\(profile)", "--virtual-time-budget=20000", "--window-size=\(width),1200", "--dump-dom", address,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }

  private struct Failure: Error, CustomStringConvertible { let description: String }
}
