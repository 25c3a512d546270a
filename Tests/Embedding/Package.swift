// swift-tools-version: 6.2
import PackageDescription

// Example programs, as others would write them outside this repository, without the trait that needs other
// packages. The package is named explicitly, since the checkout folder may be called anything.
func products(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "giuseppe-menu") }
}

let package = Package(
  name: "Embedding",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "giuseppe-menu", path: "../..", traits: [])],
  targets: [
    .executableTarget(
      name: "Embedding",
      dependencies: products(
        "MenuCore", "MenuExport", "MenuFiles", "MenuPresentation", "MenuTesting")),
    .executableTarget(
      name: "ChatBot", dependencies: products("MenuCore", "MenuFiles", "MenuPresentation")),
    .executableTarget(
      name: "WebMenu",
      dependencies: products("MenuCore", "MenuExport", "MenuFiles", "MenuPresentation")),
    .executableTarget(name: "TillImport", dependencies: products("MenuCore", "MenuFiles")),
    .executableTarget(name: "PriceNotation", dependencies: products("MenuCore", "MenuFiles")),
    .executableTarget(
      name: "Annotations", dependencies: products("MenuCheck", "MenuCore", "MenuFiles")),
    .target(name: "MenuModel", dependencies: products("MenuCore", "MenuFiles", "MenuPresentation")),
    .testTarget(
      name: "MenuModelTests",
      dependencies: ["MenuModel"] + products("MenuCore", "MenuPresentation", "MenuTesting")),
  ]
)
