// swift-tools-version: 6.2
import PackageDescription

// A program of somebody else that shows menus, as it would be written outside of this repository; with
// the trait of the feed, and without it. The name is given: a clone's folder may be called anything.
let hasFeed = Context.environment["EMBEDDING_TRAITS"] != "none"
let products =
  ["MenuCore", "MenuExport", "MenuFiles", "MenuPresentation", "MenuTesting"]
  + (hasFeed ? ["MenuFeed"] : [])

let package = Package(
  name: "Embedding",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [
    .package(name: "giuseppe-menu", path: "../..", traits: hasFeed ? [.defaults] : [])
  ],
  targets: [
    .executableTarget(
      name: "Embedding",
      dependencies: products.map { .product(name: $0, package: "giuseppe-menu") },
      swiftSettings: hasFeed ? [.define("FEED")] : [])
  ]
)
