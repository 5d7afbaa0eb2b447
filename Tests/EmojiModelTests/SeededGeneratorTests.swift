import EmojiModel
import Testing

struct SeededGeneratorTests {
  /// The values that the authors' reference program prints for seed 0.
  @Test func `the values are those of the published generator`() {
    var generator = SeededGenerator(seed: 0)
    #expect(generator.next() == 0xE220_A839_7B1D_CDAF)
    #expect(generator.next() == 0x6E78_9E6A_A1B9_65F4)
    #expect(generator.next() == 0x06C4_5D18_8009_454F)
  }
}
