// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that nobody's build and no test makes it: it links all of Foundation, for the
// sake of `JSONDecoder`.
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
