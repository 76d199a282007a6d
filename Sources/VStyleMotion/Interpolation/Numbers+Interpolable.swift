package import VStyleValues

extension Double: VectorValue {
  package var vector: SIMD4<Double> { SIMD4(self, 0, 0, 0) }

  package init(vector: SIMD4<Double>) { self = vector.x }
}

extension Int: Interpolable {
  /// The weighted sum, rounded to the nearest integer; halves are rounded up.
  ///
  /// - Spec: https://www.w3.org/TR/css-values-4/#combine-integers
  package func mixed(_ weight: Double, with other: Int, _ otherWeight: Double) -> Int? {
    let sum = (Double(self) * weight + Double(other) * otherWeight + 0.5).rounded(.down)
    return Int(exactly: sum) ?? (sum < 0 ? .min : .max)
  }
}

extension Size: VectorValue {
  package var vector: SIMD4<Double> { SIMD4(width, height, 0, 0) }

  package init(vector: SIMD4<Double>) { self.init(width: vector.x, height: vector.y) }
}

extension Point: VectorValue {
  package var vector: SIMD4<Double> { SIMD4(x, y, 0, 0) }

  package init(vector: SIMD4<Double>) { self.init(x: vector.x, y: vector.y) }
}

extension Offset: VectorValue {
  package var vector: SIMD4<Double> { SIMD4(horizontal, vertical, 0, 0) }

  package init(vector: SIMD4<Double>) { self.init(horizontal: vector.x, vertical: vector.y) }
}

extension Rect: VectorValue {
  package var vector: SIMD4<Double> { SIMD4(origin.x, origin.y, size.width, size.height) }

  package init(vector: SIMD4<Double>) { self.init(x: vector.x, y: vector.y, width: vector.z, height: vector.w) }
}

extension EdgeInsets: VectorValue {
  package var vector: SIMD4<Double> { SIMD4(top, left, bottom, right) }

  package init(vector: SIMD4<Double>) {
    self.init(top: vector.x, left: vector.y, bottom: vector.z, right: vector.w)
  }
}

extension DirectionalEdgeInsets: VectorValue {
  package var vector: SIMD4<Double> { SIMD4(top, leading, bottom, trailing) }

  package init(vector: SIMD4<Double>) {
    self.init(top: vector.x, leading: vector.y, bottom: vector.z, trailing: vector.w)
  }
}
