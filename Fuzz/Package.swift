// swift-tools-version: 6.2
import PackageDescription

// Build with Scripts/fuzz.sh, which adds libFuzzer's instrumentation.
let package = Package(
  name: "fuzz",
  dependencies: [.package(name: "emoji", path: "..")],
  targets: [
    .executableTarget(
      name: "FuzzDiff",
      dependencies: [.product(name: "Diff", package: "emoji")],
      // gold, the default, fails on the sanitizers' debug information.
      linkerSettings: [.unsafeFlags(["-use-ld=lld"])])
  ],
  swiftLanguageModes: [.v6]
)
