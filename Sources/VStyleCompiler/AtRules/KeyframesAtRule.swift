import VStyleStylesheet
import VStyleSyntax
import VStyleValues

extension AtRule {
  /// `@keyframes name { from { } 50% { } to { } }`: the values of an animation.
  ///
  /// - Spec: https://www.w3.org/TR/css-animations-1/#keyframes
  static let keyframes = AtRule("keyframes", needsBlock: true) { compiler, position, context in
    guard context.parent == nil, context.theme == nil else {
      compiler.reportMisplaced(position, context, "`@keyframes` is inside a rule and is ignored")
      return
    }
    guard let (name, location) = KeyframesDefinition.name(of: position) else {
      compiler.reportInvalidPrelude(
        position, position.prelude, context, "`@keyframes` takes a name", "<custom-ident> | <string>")
      return
    }
    guard !context.isForLayers, !context.neverApplies else { return }
    compiler.keyframes.append(
      KeyframesDefinition(name: name, location: location, position: position, context: context))
  }
}

/// A `@keyframes` rule before its declarations are compiled.
struct KeyframesDefinition {
  let name: String
  let location: SourceLocation
  let position: StatementPosition
  let context: RuleContext

  /// A block: its offsets, and the blocks of a recorder that have its declarations.
  struct Block {
    let offsets: [Double]
    let recorded: Range<Int>
  }

  /// The name in a prelude, without quotes; `nil` if the prelude is another.
  static func name(of position: StatementPosition) -> (String, SourceLocation)? {
    var cursor = position.prelude
    cursor.skipTrivia()
    let location = position.location(cursor)
    let name: String
    switch cursor.kind {
    case .string: name = cursor.tape.string(cursor.index)
    case .ident where !ValueParser.isReserved(cursor.name) && NameStyle.lowercased(cursor.name) != "none":
      name = cursor.name
    default: return nil
    }
    cursor.advance()
    cursor.skipTrivia()
    return cursor.isAtEnd ? (name, location) : nil
  }

  /// The rule, whose declarations a store has.
  func rule(of blocks: [Block], in store: RuleStore) -> KeyframesRule {
    KeyframesRule(
      name: name, location: location,
      blocks: blocks.map { block in
        KeyframesRule.Block(
          offsets: block.offsets, declarations: store.rules(of: block.recorded).flatMap { Array($0.declarations) })
      }, layer: context.layer, conditions: context.mediaQueries)
  }
}

extension StylesheetCompiler {
  /// Compiles the blocks of a `@keyframes` rule. A block whose selector is invalid is reported and left out.
  func compileKeyframes(_ definition: KeyframesDefinition) -> [KeyframesDefinition.Block] {
    var blocks: [KeyframesDefinition.Block] = []
    let position = definition.position
    for child in position.tree.children(of: position.node) {
      switch position.tree.nodes[child].kind {
      case .qualifiedRule:
        do throws(ValueError) {
          let selector = try KeyframeSelector(position.at(child).prelude)
          let recorded = recordingBlocks { compileKeyframe(position.at(child), definition.context) }
          blocks.append(KeyframesDefinition.Block(offsets: selector.offsets, recorded: recorded))
        } catch {
          if definition.context.isReporting {
            report(error.diagnostic(property: "@keyframes", in: position.tree.sourceID))
          }
        }
      case .declaration, .atRule:
        reportInKeyframes(
          position.at(child), definition.context, "`@keyframes` contains keyframes only; this is ignored")
      case .invalid, .stylesheet: break
      }
    }
    return blocks
  }

  /// Compiles the declarations of a keyframe. Important ones and rules are reported and left out.
  private func compileKeyframe(_ position: StatementPosition, _ outer: RuleContext) {
    var context = RuleContext(origin: outer.enclosing.origin)
    context.parent = recorder.elementSelector()
    context.isReporting = outer.isReporting
    for child in position.tree.children(of: position.node) {
      let statement = position.tree.nodes[child]
      switch statement.kind {
      case .declaration where statement.isImportant:
        reportInKeyframes(
          position.at(child), context, "a declaration of a keyframe cannot be important; it is ignored",
          help: "remove `!important`")
      case .declaration where position.tree.tape.isDashedIdent(statement.nameToken):
        reportCustomPropertyInMotion(position.at(child).keyword, context)
      case .declaration: compileDeclaration(position.at(child), in: context)
      case .qualifiedRule, .atRule:
        reportInKeyframes(position.at(child), context, "a keyframe contains declarations only; this rule is ignored")
      case .invalid, .stylesheet: break
      }
    }
    endBlock(position, in: context)
  }

  /// Reports a custom property that is to move.
  func reportCustomPropertyInMotion(_ location: SourceLocation, _ context: RuleContext) {
    guard context.isReporting else { return }
    report(
      Diagnostic(
        .unsupportedCSS, at: location, "custom properties do not move yet; this one changes at once",
        help: "name the properties that read it"))
  }

  /// Reports the custom properties that `transition` or `transition-property` names.
  func checkMovingNames(_ named: NamedProperty, _ position: StatementPosition, _ context: RuleContext) {
    // OPTIMIZATION: a list of names is simpler, but each declaration of every sheet would allocate one.
    let name = named.shorthand?.name ?? named.name
    guard name == "transition" || name == "transition-property" else { return }
    guard !VariableReferences.appear(position.statement.content, in: position.tree.tape) else { return }
    for token in position.statement.content where position.tree.tape.isDashedIdent(token) {
      reportCustomPropertyInMotion(position.tree.location(ofToken: token), context)
    }
  }

  private func reportInKeyframes(
    _ position: StatementPosition, _ context: RuleContext, _ message: String, help: String? = nil
  ) {
    guard context.isReporting else { return }
    report(
      Diagnostic(
        position.statement.kind == .declaration ? .misplacedDeclaration : .misplacedAtRule,
        at: position.tree.location(ofToken: position.statement.tokens.lowerBound), message,
        help: help ?? "write keyframes like `50% { alpha: 0.5; }`"))
  }
}
