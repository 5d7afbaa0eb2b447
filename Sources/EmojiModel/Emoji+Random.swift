extension Emoji {
  /// Returns one of the faces and animals of Unicode 6.0, each as likely.
  static func random(using generator: inout SeededGenerator) -> Emoji {
    let choice = generator.next(below: faces.count + animals.count)
    return Emoji(
      scalar: choice < faces.count
        ? faces[choice] : animals[choice - faces.count])
  }

  private static let faces = scalars(0x1F600...0x1F64F)
  private static let animals = scalars(0x1F400...0x1F43E)

  private static func scalars(
    _ values: ClosedRange<UInt32>
  ) -> [Unicode.Scalar] {
    values.compactMap(Unicode.Scalar.init)
  }
}
