#if canImport(UIKit) && !os(watchOS)
  import UIKit
  import VStyle
  import VStyleProperties

  extension PropertyTable {
    /// The property bindings of `CALayer`, for objects that have a layer and for layers alone.
    ///
    /// - Parameter layer: returns the layer of an object.
    @MainActor
    static func caLayer<Root: AnyObject & SendableMetatype>(
      of layer: @escaping @MainActor @Sendable (Root) -> CALayer
    ) -> PropertyTable {
      let rows = LayerRows(layer: layer)
      return rows.look + rows.geometry + rows.contents + rows.timing
    }
  }

  /// The bindings of the members of a layer.
  @MainActor
  struct LayerRows<Root: AnyObject & SendableMetatype, Layer: CALayer> {
    /// Returns the layer of an object.
    let layer: @MainActor @Sendable (Root) -> Layer

    /// Binds a property to a member that is converted.
    func bind<Member: Equatable & Sendable, Value: Bindable>(
      _ property: Property, _ keyPath: ReferenceWritableKeyPath<Layer, Member>,
      as conversion: MemberConversion<Member, Value>, kind: ValueKind? = nil
    ) -> PropertyBinding {
      let layer = layer
      return .bindMain(
        property, slots: PropertyBinding.normalSlot, as: conversion,
        read: { root, _ in layer(root)[keyPath: keyPath] },
        write: { root, member, _ in
          if let member { layer(root)[keyPath: keyPath] = member }
        })
    }

    /// Binds a property to a member that is as it is.
    func bind<Member: Bindable>(
      _ property: Property, _ keyPath: ReferenceWritableKeyPath<Layer, Member>
    ) -> PropertyBinding {
      let layer = layer
      return .bindMain(
        property, read: { (root: Root) in layer(root)[keyPath: keyPath] },
        write: { layer($0)[keyPath: keyPath] = $1 })
    }

    /// Binds a property to a color of Core Graphics, which does not follow the appearance.
    ///
    /// The color of a sheet is written again when the appearance changes, since the scope resolves a system color again.
    func color(_ property: Property, _ keyPath: ReferenceWritableKeyPath<Layer, CGColor?>) -> PropertyBinding {
      let layer = layer
      return .bindMain(
        property, slots: PropertyBinding.normalSlot, as: .cgColor,
        read: { root, _ in layer(root)[keyPath: keyPath].map { MainValue($0) } },
        write: { root, color, _ in layer(root)[keyPath: keyPath] = color?.value })
    }

    /// Binds a property to a path of Core Graphics.
    func path(_ property: Property, _ keyPath: ReferenceWritableKeyPath<Layer, CGPath?>) -> PropertyBinding {
      let layer = layer
      return .bindMain(
        property, slots: PropertyBinding.normalSlot, as: .cgPath,
        read: { root, _ in layer(root)[keyPath: keyPath].map { MainValue($0) } },
        write: { root, path, _ in layer(root)[keyPath: keyPath] = path?.value })
    }

    /// Binds a property to a transform in space.
    func transform(_ property: Property, _ keyPath: ReferenceWritableKeyPath<Layer, CATransform3D>) -> PropertyBinding {
      let layer = layer
      return .bindMain(
        property, read: { (root: Root) in Transform3D(layer(root)[keyPath: keyPath]) },
        write: { layer($0)[keyPath: keyPath] = $1.layerTransform })
    }
  }

  extension LayerRows where Layer == CALayer {
    /// Borders, corners, colors and shadows.
    var look: PropertyTable {
      let layer = layer
      var rows: [PropertyBinding] = [
        bind(.layer.contentsGravity, \.contentsGravity, as: .contentsGravity),
        bind(.layer.opacity, \.opacity, as: .number),
        bind(.layer.isHidden, \.isHidden),
        bind(.layer.masksToBounds, \.masksToBounds),
        .object(
          .layer.mask, named: "Layer", read: { (root: Root) in layer(root).mask },
          write: { layer($0).mask = $1 }),
      ]
      rows += [
        bind(.layer.isDoubleSided, \.isDoubleSided),
        bind(.layer.cornerRadius, \.cornerRadius, as: .number),
        bind(.layer.borderWidth, \.borderWidth, as: .number),
        color(.layer.borderColor, \.borderColor),
        color(.layer.backgroundColor, \.backgroundColor),
        bind(.layer.shadowOpacity, \.shadowOpacity, as: .number),
        bind(.layer.shadowRadius, \.shadowRadius, as: .number),
        bind(.layer.shadowOffset, \.shadowOffset, as: .size),
        color(.layer.shadowColor, \.shadowColor),
        path(.layer.shadowPath, \.shadowPath),
      ]
      rows += [
        bind(.layer.allowsEdgeAntialiasing, \.allowsEdgeAntialiasing),
        bind(.layer.allowsGroupOpacity, \.allowsGroupOpacity),
        bind(.layer.maskedCorners, \.maskedCorners, as: .options(LayerCornerMask.self)),
        bind(.layer.cornerCurve, \.cornerCurve, as: .cornerCurve),
        bind(.layer.isOpaque, \.isOpaque),
        bind(.layer.needsDisplayOnBoundsChange, \.needsDisplayOnBoundsChange),
        bind(.layer.drawsAsynchronously, \.drawsAsynchronously),
        bind(.layer.shouldRasterize, \.shouldRasterize),
        bind(.layer.name, \.name),
      ]
      return PropertyTable(rows)
    }

    /// Positions, sizes and transforms.
    var geometry: PropertyTable {
      [
        bind(.layer.zPosition, \.zPosition, as: .number),
        bind(.layer.anchorPoint, \.anchorPoint, as: .point),
        bind(.layer.frame, \.frame, as: .rect).after(.layer.anchorPoint),
        bind(.layer.anchorPointZ, \.anchorPointZ, as: .number),
        bind(.layer.position, \.position, as: .point).after(.layer.frame),
        bind(.layer.bounds, \.bounds, as: .rect).after(.layer.frame),
        transform(.layer.transform, \.transform),
        transform(.layer.sublayerTransform, \.sublayerTransform),
        bind(.layer.isGeometryFlipped, \.isGeometryFlipped),
      ]
    }

    /// The image in a layer.
    var contents: PropertyTable {
      let layer = layer
      var rows: [PropertyBinding] = [
        .bindMain(
          .layer.contents, slots: PropertyBinding.normalSlot, as: .layerContents,
          read: { (root: Root, _) in layer(root).contents.map { LayerContents(object: $0 as AnyObject) } },
          write: { root, contents, _ in layer(root).contents = contents?.object }),
        bind(.layer.contentsRect, \.contentsRect, as: .rect),
        bind(.layer.contentsCenter, \.contentsCenter, as: .rect),
        bind(.layer.contentsScale, \.contentsScale, as: .number),
        bind(.layer.contentsFormat, \.contentsFormat, as: .contentsFormat),
        bind(.layer.minificationFilter, \.minificationFilter, as: .contentsFilter),
        bind(.layer.magnificationFilter, \.magnificationFilter, as: .contentsFilter),
        bind(.layer.minificationFilterBias, \.minificationFilterBias, as: .number),
        bind(
          .layer.edgeAntialiasingMask, \.edgeAntialiasingMask, as: .options(LayerEdgeAntialiasingMask.self)),
        bind(.layer.rasterizationScale, \.rasterizationScale, as: .number),
      ]
      #if !os(tvOS)
        rows.append(bind(.layer.wantsExtendedDynamicRangeContent, \.wantsExtendedDynamicRangeContent))
      #endif
      return PropertyTable(rows)
    }

    /// The time of animations.
    var timing: PropertyTable {
      [
        bind(.layer.speed, \.speed, as: .number),
        bind(.layer.timeOffset, \.timeOffset),
        bind(.layer.repeatCount, \.repeatCount, as: .number),
        bind(.layer.autoreverses, \.autoreverses),
        bind(.layer.fillMode, \.fillMode, as: .fillMode),
      ]
    }
  }
#endif
