import VStyleAdvice
import VStyleJSON
package import VStyleSyntax
import VStyleValues

/// A `vstyle.json` file: JSON with comments and trailing commas.
///
/// ```json
/// {
///   "preset": "strict",
///   "rules": {"VS7*": "off", "max-nesting-depth": ["warning", {"limit": 4}]},
///   "overrides": [{"files": ["Skins/legacy/**"], "rules": {"property-alias": "info"}}],
///   "ignore": ["**/*.generated.vstyle"]
/// }
/// ```
package struct ConfigurationFile: Sendable {
  /// The configuration, without the parts of the file that are not valid.
  package private(set) var configuration = LintConfiguration()

  /// The diagnostics of the file, in order. The file is source 0.
  package private(set) var diagnostics: [Diagnostic] = []

  /// The ranges of the strings that name files and folders, by their text; the first range of each.
  package private(set) var strings: [String: SourceRange] = [:]

  /// The ranges of the themes of the member `preview`, by their names; the last range of each.
  private(set) var themes: [String: SourceRange] = [:]

  /// Parses a file. Errors in it become ``diagnostics``.
  package init(_ source: SourceText) {
    do throws(JSONError) {
      let file = try JSONNode(parsing: source, dialect: .withComments)
      read(file)
    } catch { report(MergeConflict.cause(of: error, in: source)) }
  }

  /// The keys of a file.
  static let keys = [
    "preset", "rules", "overrides", "ignore", "schemas", "trees", "resources", "baseline", "failOn", "maxWarnings",
    "access", "preview",
  ]

  /// The keys of the member `preview`.
  static let previewKeys = ["sheets", "trees", "themes", "skins", "sizes"]

  private mutating func read(_ file: JSONNode) {
    guard case .object(let members) = file.content else {
      return report(JSONError("the configuration takes an object, found \(file.kindName)", at: file.range))
    }
    for member in members {
      do throws(JSONError) { try read(member) } catch { report(error) }
    }
  }

  private mutating func read(_ member: JSONNode.Member) throws(JSONError) {
    let value = member.value
    switch member.name {
    case "preset":
      let names = LintConfiguration.Preset.allCases.map(\.rawValue)
      configuration.preset = LintConfiguration.Preset(rawValue: try word(value, "preset", names)) ?? .core
    case "rules": configuration.rules = try settings(value)
    case "overrides":
      for element in try value.array("overrides") { try readOverride(element) }
    case "ignore": configuration.ignoredFiles = try patterns(value, "ignore")
    case "schemas": configuration.schemas = try paths(value, "schemas")
    case "trees": configuration.trees = try paths(value, "trees")
    case "resources": configuration.resources = try paths(value, "resources")
    case "baseline":
      let path = try value.string("baseline")
      note(path, value)
      configuration.baseline = path
    case "failOn": configuration.failOn = try word(value, "failOn", Severity.allCases.map(\.rawValue) + ["never"])
    case "maxWarnings": configuration.maximumWarnings = try count(value, "maxWarnings")
    case "access":
      let name = try word(value, "access", NameAccess.allCases.map(\.rawValue))
      configuration.access = NameAccess(rawValue: name) ?? .internal
    case "preview": configuration.preview = try preview(value)
    default: reportUnknownKey(member, ConfigurationFile.keys, "the configuration")
    }
  }

  private mutating func readOverride(_ node: JSONNode) throws(JSONError) {
    let object = try node.object("an override")
    var files: [String] = []
    var rules: [LintConfiguration.RuleSetting] = []
    for member in object.members {
      switch member.name {
      case "files": files = try patterns(member.value, "files")
      case "rules": rules = try settings(member.value)
      default: reportUnknownKey(member, ["files", "rules"], "an override")
      }
    }
    _ = try object.required("files", of: "an override")
    configuration.overrides.append(.init(files: files, rules: rules))
  }

  private mutating func preview(_ node: JSONNode) throws(JSONError) -> PreviewSettings {
    var settings = PreviewSettings()
    for member in try node.object("preview").members {
      let value = member.value
      switch member.name {
      case "sheets": settings.sheets = try paths(value, "sheets")
      case "trees": settings.trees = try paths(value, "trees")
      case "themes":
        settings.themes = try value.strings("themes")
        for (theme, element) in zip(settings.themes, try value.array("themes")) { themes[theme] = element.range }
      case "skins": settings.skins = try paths(value, "skins")
      case "sizes":
        for element in try value.array("sizes") {
          let text = try element.string("a size")
          guard let size = DeviceSize(text) else {
            throw JSONError("a size takes WIDTHxHEIGHT in points, as in 390x844, found `\(text)`", at: element.range)
          }
          settings.sizes.append(size)
        }
      default: reportUnknownKey(member, ConfigurationFile.previewKeys, "`preview`")
      }
    }
    return settings
  }

  /// Parses the settings of rules: `{"VS4001": "error", "max-nesting-depth": ["warning", {"limit": 3}]}`.
  private mutating func settings(_ node: JSONNode) throws(JSONError) -> [LintConfiguration.RuleSetting] {
    var settings: [LintConfiguration.RuleSetting] = []
    for member in try node.object("rules").members {
      let selector = RuleSelector(member.name)
      guard selector.isKnown else {
        reportUnknownRule(member)
        continue
      }
      guard !selector.isAlwaysOn else {
        throw JSONError("`\(member.name)` \(RuleSelector.reasonForAlwaysOn); remove it", at: member.nameRange)
      }
      var level = member.value
      var options: [String: KnownRule.Setting] = [:]
      if case .array(let parts) = member.value.content {
        guard let first = parts.first, parts.count <= 2 else {
          throw JSONError("`\(member.name)` takes a severity, or an array of one and options", at: member.value.range)
        }
        level = first
        if parts.count == 2 { options = try self.options(parts[1], of: selector) }
      }
      let name = try word(level, member.name, Severity.allCases.map(\.rawValue) + ["off"])
      settings.append(.init(selector, Severity(rawValue: name), options: options))
    }
    return settings
  }

  private mutating func options(
    _ node: JSONNode, of selector: RuleSelector
  ) throws(JSONError) -> [String: KnownRule.Setting] {
    let known = KnownRules.all.filter { selector.selects($0) }.flatMap(\.options)
    var options: [String: KnownRule.Setting] = [:]
    for member in try node.object("the options of `\(selector.text)`").members {
      switch known.first(where: { $0.name == member.name })?.initial {
      case .count: options[member.name] = .count(try count(member.value, member.name))
      case .names: options[member.name] = .names(try member.value.strings(member.name))
      case nil: reportUnknownKey(member, known.map(\.name), "`\(selector.text)`")
      }
    }
    return options
  }

  /// Parses the paths of files and folders.
  private mutating func paths(_ node: JSONNode, _ name: String) throws(JSONError) -> [String] {
    let paths = try node.strings(name)
    for (path, element) in zip(paths, try node.array(name)) { note(path, element) }
    return paths
  }

  private mutating func note(_ path: String, _ node: JSONNode) {
    if strings[path] == nil { strings[path] = node.range }
  }

  /// Parses patterns of paths.
  private func patterns(_ node: JSONNode, _ name: String) throws(JSONError) -> [String] {
    let patterns = try node.strings(name)
    for (pattern, element) in zip(patterns, try node.array(name)) {
      do throws(Glob.Refusal) { _ = try Glob(pattern) } catch { throw JSONError(error.message, at: element.range) }
    }
    return patterns
  }

  private func word(_ node: JSONNode, _ name: String, _ words: [String]) throws(JSONError) -> String {
    let text = try node.string(name)
    if words.contains(text) { return text }
    let guess = Spelling.closest(to: text, in: words).map { "; did you mean `\($0)`?" } ?? ""
    throw JSONError("`\(name)` takes \(words.joined(separator: ", ")), found `\(text)`\(guess)", at: node.range)
  }

  private func count(_ node: JSONNode, _ name: String) throws(JSONError) -> Int {
    if case .number(let number) = node.content, let count = Int(exactly: number), count >= 0 { return count }
    throw JSONError("`\(name)` takes a whole number from 0, found \(node.kindName)", at: node.range)
  }
}

extension ConfigurationFile {
  private mutating func report(_ error: JSONError) {
    diagnostics.append(Diagnostic(.invalidConfiguration, at: location(error.range), error.message))
  }

  private mutating func reportUnknownKey(_ member: JSONNode.Member, _ known: [String], _ holder: String) {
    let guess = Spelling.closest(to: member.name, in: known)
    let list = known.isEmpty ? "\(holder) has none" : "known are \(known.joined(separator: ", "))"
    diagnostics.append(
      Diagnostic(
        .unknownConfigurationKey, at: location(member.nameRange), "\(holder) has no key `\(member.name)`",
        help: guess.map { "did you mean `\($0)`?" } ?? list, fixes: fixes(guess, member)))
  }

  private mutating func reportUnknownRule(_ member: JSONNode.Member) {
    let guess = KnownRules.spellings.closest(to: member.name)
    diagnostics.append(
      Diagnostic(
        .unknownRule, at: location(member.nameRange), "there is no rule `\(member.name)`",
        help: guess.map { "did you mean `\($0)`?" } ?? "`vstyle rules` lists them", fixes: fixes(guess, member)))
  }

  private func fixes(_ guess: String?, _ member: JSONNode.Member) -> [Diagnostic.Fix] {
    let location = location(member.nameRange)
    return guess.map {
      [.init("replace with `\($0)`", safety: .suggestion, edits: [.init(location, "\"\($0)\"")])]
    } ?? []
  }

  private func location(_ range: SourceRange) -> SourceLocation { SourceLocation(SourceID(0), range) }
}
