// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "giuseppe-menu",
  products: [
    .library(name: "MenuCore", targets: ["MenuCore"])
  ],
  targets: [
    .target(name: "MenuCore"),
    .testTarget(name: "MenuCoreTests", dependencies: ["MenuCore"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .treatAllWarnings(as: .error),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
