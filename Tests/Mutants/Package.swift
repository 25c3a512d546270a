// swift-tools-version: 6.2
import PackageDescription

// What .ci/mutants builds in its copy of the repository: only what is mutated and its tests, so that
// a fault is built in seconds.
let package = Package(
  name: "mutants",
  targets: [
    .target(name: "LocatedJSON"),
    .target(
      name: "MenuCore", dependencies: ["LocatedJSON"],
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
    .target(name: "MenuFiles", dependencies: ["MenuCore"]),
    .target(name: "MenuPresentation", dependencies: ["MenuCore"]),
    .target(name: "MenuTesting", dependencies: ["MenuCore", "MenuPresentation"]),
    .target(
      name: "MenuTestSupport", dependencies: ["MenuCore", "MenuFiles", "MenuPresentation"],
      path: "Tests/MenuTestSupport"),
    .testTarget(name: "LocatedJSONTests", dependencies: ["LocatedJSON", "MenuTestSupport"]),
    .testTarget(
      name: "MenuCoreTests", dependencies: ["MenuCore", "MenuTestSupport", "MenuTesting"]),
    .testTarget(
      name: "MenuPresentationTests",
      dependencies: [
        "MenuCore", "MenuFiles", "MenuPresentation", "MenuTestSupport", "MenuTesting",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
