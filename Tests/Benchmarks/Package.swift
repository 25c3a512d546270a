// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that no other build or test includes it: it links all of Foundation for
// `JSONDecoder`.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "giuseppe-menu", path: "../..", traits: [])],
  targets: [
    .target(name: "CPseudoTerminal", path: "CPseudoTerminal"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["CPseudoTerminal", .product(name: "MenuCore", package: "giuseppe-menu")],
      path: "Sources"),
  ],
  swiftLanguageModes: [.v6]
)
