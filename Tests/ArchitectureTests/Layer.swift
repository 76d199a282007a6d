import Testing

/// A target of the package, with the targets that it may import.
struct Layer: Sendable, CustomTestStringConvertible {
  /// The name of the target.
  let name: String

  /// The targets that it may import.
  let below: Set<String>

  var testDescription: String { name }

  init(_ name: String, _ below: Set<String> = []) {
    self.name = name
    self.below = below
  }

  static let stylesheet: Set<String> = ["VStyleSelectors", "VStyleStylesheet", "VStyleSyntax", "VStyleValues"]
  static let language = stylesheet.union(["VStyleCompiler"])

  /// All targets, each after the targets that it may import. Docs/Architecture.md has the diagram.
  static let all: [Layer] = [
    Layer("VStyleSyntax"),
    Layer("VStyleSelectors", ["VStyleSyntax"]),
    Layer("VStyleValues", ["VStyleSyntax"]),
    Layer("VStyleStylesheet", ["VStyleSelectors", "VStyleSyntax", "VStyleValues"]),
    Layer("VStyleCompiler", stylesheet),
    Layer("VStyleAdvice", language),
    Layer("VStyleEngine", stylesheet),
    Layer("VStyleMatching", stylesheet),
    Layer("VStyleTrace", stylesheet.union(["VStyleMatching"])),
    Layer("VStyleDiff", stylesheet.union(["VStyleEngine", "VStyleMatching", "VStyleTrace"])),
    Layer("VStyleWatch"),
    Layer("VStyleJSON", ["VStyleSyntax"]),
    Layer("VStyleSchema", ["VStyleJSON", "VStyleSyntax", "VStyleValues"]),
    Layer(
      "VStylePreview",
      language.union(["VStyleAdvice", "VStyleEngine", "VStyleJSON", "VStyleMatching", "VStyleTrace"])),
    Layer("VStyleFormat", ["VStyleSyntax", "VStyleValues"]),
    Layer("VStylePacks", language.union(["VStyleEngine", "VStyleJSON"])),
    Layer("VStyle", language.union(["VStyleEngine"])),
    Layer("VStyleMotion", ["VStyle", "VStyleEngine", "VStyleStylesheet", "VStyleSyntax", "VStyleValues"]),
    Layer("VStyleInspect", ["VStyle", "VStyleStylesheet", "VStyleTrace", "VStyleValues"]),
    Layer("VStyleTesting", ["VStyle", "VStyleJSON", "VStyleSchema", "VStyleSyntax", "VStyleValues"]),
    Layer("VStyleSkins", ["VStyle", "VStyleJSON", "VStylePacks", "VStyleSyntax", "VStyleValues"]),
    Layer("VStyleProperties", ["VStyle"]),
    Layer("VStyleViews", ["VStyle", "VStyleProperties"]),
    Layer("VStyleUIKit", ["VStyle", "VStyleProperties"]),
    Layer("VStyleFoundation", ["VStyle", "VStyleSkins"]),
    Layer("VStyleSample", ["VStyle", "VStyleSkins", "VStyleViews"]),
    Layer("VStyleCheck", language.union(["VStyleAdvice", "VStyleJSON", "VStyleSchema"])),
    Layer("VStyleTokens", ["VStyleCheck", "VStyleJSON", "VStyleSyntax", "VStyleValues"]),
    Layer("VStyleGenerate", language.union(["VStyleAdvice", "VStyleCheck", "VStyleMatching"])),
    Layer("vstyle-generate", ["VStyleCheck", "VStyleGenerate", "VStyleSchema", "VStyleSyntax", "VStyleValues"]),
    Layer(
      "VStyleLint",
      language.union([
        "VStyleAdvice", "VStyleCheck", "VStyleJSON", "VStyleMatching", "VStylePacks", "VStyleSchema", "VStyleTokens",
        "VStyleTrace",
      ])),
    Layer(
      "VStyleLanguageServer",
      language.union([
        "VStyleAdvice", "VStyleCheck", "VStyleFormat", "VStyleJSON", "VStyleLint", "VStyleMatching", "VStyleTrace",
      ])),
    Layer(
      "VStyleCommandLine",
      language.union([
        "VStyle", "VStyleAdvice", "VStyleCheck", "VStyleDiff", "VStyleEngine", "VStyleFormat", "VStyleGenerate",
        "VStyleJSON", "VStyleLanguageServer", "VStyleLint", "VStyleMatching", "VStylePreview", "VStyleSchema",
        "VStylePacks", "VStyleSkins", "VStyleTesting", "VStyleTokens", "VStyleTrace", "VStyleViews", "VStyleWatch",
      ])),
    Layer("VStyleBuild", ["vstyle-generate"]), Layer("VStyleCommand", []),
    Layer(
      "vstyle-conformance",
      language.union([
        "VStyle", "VStyleDiff", "VStyleEngine", "VStyleJSON", "VStyleMatching", "VStyleMotion", "VStyleTrace",
      ])),
    Layer(
      "vstyle-bench",
      language.union([
        "VStyle", "VStyleCheck", "VStyleEngine", "VStyleFormat", "VStyleJSON", "VStyleLint", "VStyleMotion",
        "VStyleViews",
      ])),
  ]

  /// The files that may import a module of the toolchain, by module.
  ///
  /// All other files import none, so that the engine stays small and runs on platforms without Foundation.
  static let filesByModule: [String: Set<String>] = [
    "Foundation": files, "FoundationEssentials": files,
    "FoundationNetworking": ["Sources/VStyleFoundation/SessionDownloader.swift"], "Darwin": system, "Glibc": system,
    "Musl": system,
    "WASILibc": system, "PackagePlugin": plugIns, "UIKit": uiKit,
    "Synchronization": [
      "Sources/VStyle/Themes/StyleNode+Themes.swift",
      "Sources/VStyle/Sheets/DerivedStylesheets.swift", "Sources/VStyle/Sheets/ReadDiagnostics.swift",
      "Sources/VStyleAdvice/SchemaGuesses.swift", "Sources/VStyleEngine/Cascade/SchemaTables.swift",
      "Sources/VStyleEngine/Engine/EngineSeed.swift",
      "Sources/VStyleValues/Core/GrammarInWords.swift", "Sources/VStyleValues/Properties/SharedData.swift",
      "Sources/VStyle/Applying/StyleCache.swift", "Sources/VStyle/Detached/DetachedGroup.swift",
      "Sources/VStyle/Diagnostics/StyleDiagnostics.swift", "Sources/VStyle/Sheets/ReloadableSheet.swift",
      "Sources/VStyle/Storage/MemoryStore.swift", "Sources/VStyleCommandLine/Terminal/ProgressLine.swift",
      "Sources/VStyleCommandLine/Terminal/RecordingFiles.swift",
      "Sources/VStyle/Table/SpecialPropertySetters.swift",
      "Sources/VStyle/Table/ViewTypeTable+Making.swift", "Sources/VStyle/Watching/SheetSnapshot.swift",
      "Sources/VStyleStylesheet/Stylesheet/MadeOnce.swift",
      "Sources/VStyleFoundation/SessionDownloader.swift",
      "Sources/VStyleLanguageServer/Project/OpenFiles.swift", "Sources/VStyleLint/CustomProperties/RootFindings.swift",
      "Sources/VStyleLint/Project/CheckMemo.swift",
      "Sources/VStyleLint/Project/Parallelism+Consuming.swift",
      "Sources/VStyleSelectors/Model/SelectorList.swift", "Sources/VStyleSyntax/Concurrency/Pipeline.swift",
      "Sources/VStyleSyntax/Concurrency/Workers.swift",
      "Sources/VStyleValues/Properties/NamedPropertyCache.swift", "Sources/VStyleValues/Records/RecordKind.swift",
      "Sources/VStyleWatch/ChangeSignals.swift",
      "Sources/VStyleWatch/FileWatcher.swift",
    ],
    "Dispatch": [
      "Sources/VStyle/Detached/MainDomain.swift", "Sources/VStyleFoundation/SessionDownloader.swift",
      "Sources/VStyleSyntax/Concurrency/Pipeline.swift", "Sources/VStyleSyntax/Concurrency/Workers.swift",
      "Sources/VStyleWatch/WaitingThread.swift",
    ],
  ]

  /// The files for the views of UIKit.
  private static let uiKit = Set(
    RepositoryFile.sources.filter { $0.target == "VStyleUIKit" && $0.imports.contains("UIKit") }.map(\.path))

  private static let plugIns: Set<String> = [
    "Sources/VStyleBuild/VStyleBuild.swift", "Sources/VStyleCommand/VStyleCommand.swift",
  ]

  /// The files that may import Foundation.
  private static let files: Set<String> = [
    "Sources/VStyleBuild/VStyleBuild.swift", "Sources/VStyleCommand/VStyleCommand.swift",
    "Sources/VStyle/Sheets/FileLoader.swift", "Sources/VStyle/Sheets/Stylesheet+Files.swift",
    "Sources/VStyleTesting/StyleSchema+Writing.swift", "Sources/VStyle/Watching/HotReload.swift",
    "Sources/VStyle/Watching/StylesheetWatcher.swift",
    "Sources/VStyleCheck/Files/DiskFiles.swift", "Sources/VStyleFoundation/Notifications.swift",
    "Sources/VStyleFoundation/FormerNames.swift",
    "Sources/VStyleFoundation/SessionDownloader.swift", "Sources/VStyleFoundation/StandIns.swift",
    "Sources/VStyleFoundation/TransferQueue.swift",
    "Sources/VStyleSample/SampleProgram.swift",
    "Sources/VStyleViews/Stylesheet+Views.swift",
    "Sources/vstyle-bench/BenchFiles.swift", "Sources/vstyle-generate/main.swift",
  ]

  /// The files that may import the C library.
  private static let system: Set<String> = [
    "Sources/VStyle/Diagnostics/StandardError.swift", "Sources/VStyleSyntax/Source/FileReader.swift",
    "Sources/VStyle/Storage/Disk.swift", "Sources/VStyle/Storage/FileLock.swift",
    "Sources/VStyle/Storage/ProcessVariables.swift", "Sources/VStyleCommandLine/Terminal/ChildOutput.swift",
    "Sources/VStyleCommandLine/Terminal/FileExchange.swift", "Sources/VStyleCommandLine/Terminal/FileWriter.swift",
    "Sources/VStyleCommandLine/Terminal/LinkedFile.swift",
    "Sources/VStyleCommandLine/Terminal/StandardStreams.swift",
    "Sources/VStyleCommandLine/VStyleProgram.swift", "Sources/VStyleValues/Core/Maths.swift",
    "Sources/VStyleWatch/ChangeSignals.swift", "Sources/VStyleWatch/FileStamp.swift",
    "Sources/VStyleWatch/FolderWalk.swift", "Sources/VStyleWatch/WaitingThread.swift",
    "Sources/vstyle-bench/AllocationCounter.swift", "Sources/vstyle-bench/BenchFiles.swift",
    "Sources/vstyle-bench/Growth/ChildProcess.swift", "Sources/vstyle-bench/Growth/Growth.swift",
    "Sources/vstyle-bench/main.swift", "Sources/vstyle-conformance/main.swift", "Sources/vstyle-generate/main.swift",
  ]

  /// The files that may turn off a check of the compiler. Each of them explains why that is sound.
  static let uncheckedFiles: Set<String> = [
    "Sources/VStyle/Applying/AppliedStyle.swift", "Sources/VStyle/Applying/GivenValues.swift",
    "Sources/VStyle/Applying/StyleBatch.swift",
    "Sources/VStyle/Applying/StyleColumns.swift", "Sources/VStyle/Applying/StyleDelta.swift",
    "Sources/VStyle/Applying/StyleStorage.swift", "Sources/VStyle/Applying/StylePatch+Writing.swift",
    "Sources/VStyle/Diagnostics/StandardError.swift", "Sources/VStyle/Platform/PlatformNode.swift",
    "Sources/VStyle/Platform/PropertyBinding+Platform.swift", "Sources/VStyle/Storage/Disk.swift",
    "Sources/VStyle/Table/PropertyAccess.swift",
    "Sources/VStyle/Table/PropertyBinding+Object.swift", "Sources/VStyle/Table/PropertyBinding+Setter.swift",
    "Sources/VStyle/Table/PropertyBinding.swift",
    "Sources/VStyle/Table/PropertyTable+Part.swift", "Sources/VStyleCompiler/Compiler/ByteHash.swift",
    "Sources/VStyleCompiler/Compiler/StylesheetCompiler.swift",
    "Sources/VStyleCommandLine/Terminal/FileExchange.swift",
    "Sources/VStyleCommandLine/Terminal/StandardStreams.swift",
    "Sources/VStyleFoundation/SessionDownloader.swift", "Sources/VStyleFoundation/TransferQueue.swift",
    "Sources/VStyleSyntax/Tokens/ByteBlock.swift", "Sources/VStyleValues/Core/ValueBox.swift",
    "Sources/VStyleUIKit/Conversions/MainValue.swift",
    "Sources/VStyleUIKit/Conversions/MemberConversion+Layers.swift",
    "Sources/VStyleUIKit/Conversions/TextAttributes+UIKit.swift",
    "Sources/VStyleUIKit/Tables/CALayer+Subclasses+Rows.swift",
    "Sources/VStyleUIKit/Tables/PropertyBinding+UIKit.swift",
    "Sources/VStyleUIKit/Tree/PlatformNode+UIKit.swift",
    "Sources/VStyleUIKit/Tree/UIKitClass.swift",
    "Sources/VStyleValues/Properties/StyleSchema.swift", "Sources/VStyleValues/Types/ObjectFactory.swift",
    "Sources/VStyleWatch/WaitingThread.swift",
  ]
}
