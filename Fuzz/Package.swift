// swift-tools-version: 6.2
import PackageDescription

// Build with Scripts/fuzz.sh, which adds libFuzzer's instrumentation.
let package = Package(
  name: "fuzz",
  dependencies: [.package(name: "emoji", path: "..")],
  targets: [
    .target(name: "FuzzSupport"),
    .executableTarget(
      name: "FuzzDiff",
      dependencies: ["FuzzSupport", .product(name: "Diff", package: "emoji")],
      linkerSettings: linker),
    .executableTarget(
      name: "FuzzFiles",
      dependencies: [
        "FuzzSupport", .product(name: "EmojiModel", package: "emoji"),
      ],
      linkerSettings: linker),
  ],
  swiftLanguageModes: [.v6]
)

// gold, the default, fails on the sanitizers' debug information.
var linker: [LinkerSetting] { [.unsafeFlags(["-use-ld=lld"])] }
