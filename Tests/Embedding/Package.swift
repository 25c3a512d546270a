// swift-tools-version: 6.2
import PackageDescription

// A program of somebody else that shows menus, as it would be written outside of this repository, without
// the trait that needs other packages. The name is given: a clone's folder may be called anything.
let package = Package(
  name: "Embedding",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "giuseppe-menu", path: "../..", traits: [])],
  targets: [
    .executableTarget(
      name: "Embedding",
      dependencies: ["MenuCore", "MenuExport", "MenuFiles", "MenuPresentation", "MenuTesting"].map {
        .product(name: $0, package: "giuseppe-menu")
      })
  ]
)
