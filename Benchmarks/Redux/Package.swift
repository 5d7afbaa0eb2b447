// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "redux-benchmarks",
  dependencies: [.package(name: "emoji", path: "../..")],
  targets: [
    .executableTarget(
      name: "redux-benchmark",
      dependencies: [.product(name: "Redux", package: "emoji")])
  ],
  swiftLanguageModes: [.v6]
)
