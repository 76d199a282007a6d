import VStyleCheck
import VStyleSyntax

extension TokenFact {
  /// The rule that the fact breaks.
  var rule: DiagnosticRule {
    switch self {
    case .syntax: .dtcgSyntax
    case .missingType: .dtcgMissingType
    case .unknownType: .dtcgUnknownType
    case .shape, .noObject: .dtcgInvalidValue
    case .legacy: .dtcgLegacyValue
    case .unit: .dtcgUnit
    case .hexFallback: .dtcgHexFallback
    case .unresolved: .dtcgUnresolvedAlias
    case .aliasToGroup: .dtcgAliasToGroup
    case .cycle: .dtcgCycle
    case .typeMismatch, .extendsToken: .dtcgTypeMismatch
    case .name: .dtcgName
    case .tokenAndGroup: .dtcgTokenAndGroup
    case .missingMembers: .dtcgMissingSubvalue
    case .unknownSubvalue: .dtcgUnknownSubvalue
    case .unknownMember, .modifier: .dtcgUnknownMember
    case .reference: .dtcgInvalidReference
    case .metadata: .dtcgMetadata
    case .resolver: .dtcgResolver
    case .collision: .dtcgNameCollision
    }
  }
}
