import Foundation

// Writes the documentation of a package as a static site.
// Usage: SiteGenerator PACKAGE OUTPUT
let words = CommandLine.arguments.dropFirst()
guard words.count == 2, let package = words.first, let output = words.last else {
  FileHandle.standardError.write(Data("expected two folders: that of the package, and the one to write\n".utf8))
  exit(64)
}
let site = Site(folder: package)
for (path, data) in site.files {
  let file = URL(fileURLWithPath: output).appendingPathComponent(path)
  try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  try data.write(to: file)
}
for problem in site.problems { FileHandle.standardError.write(Data("\(problem)\n".utf8)) }
print("\(site.files.count) files in \(output), \(site.problems.count) problems")
exit(site.problems.isEmpty ? 0 : 1)
