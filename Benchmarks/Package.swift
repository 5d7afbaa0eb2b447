// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "emoji", path: "..")],
  targets: [
    .target(name: "Memory"),
    .executableTarget(
      name: "DiffBenchmark",
      dependencies: ["Memory", .product(name: "Diff", package: "emoji")]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.name == "DiffBenchmark" {
  target.swiftSettings = [
    .treatAllWarnings(as: .error),
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
