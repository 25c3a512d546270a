// swift-tools-version: 6.2
import PackageDescription

// A program of somebody else that shows menus, as it would be written outside of this repository.
// The name is given: the folder of a clone may be called anything.
let package = Package(
  name: "Embedding",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [
    .package(
      name: "giuseppe-menu", path: "../..",
      traits: Context.environment["EMBEDDING_TRAITS"] == "none" ? [] : [.defaults])
  ],
  targets: [
    .executableTarget(
      name: "Embedding",
      dependencies: [
        .product(name: "MenuCore", package: "giuseppe-menu"),
        .product(name: "MenuFiles", package: "giuseppe-menu"),
        .product(name: "MenuPresentation", package: "giuseppe-menu"),
        .product(name: "MenuTesting", package: "giuseppe-menu"),
      ])
  ]
)
