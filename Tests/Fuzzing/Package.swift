// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that nobody else's build makes it. `Library` and `Support` are links: all
// that is fuzzed has to be compiled with the sanitizers, and what no product has is fuzzed too.
let package = Package(
  name: "Fuzzing",
  targets: [
    .target(name: "LocatedJSON", path: "Library/LocatedJSON"),
    .target(
      name: "MenuCore", dependencies: ["LocatedJSON"], path: "Library/MenuCore",
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
    .target(name: "MenuPresentation", dependencies: ["MenuCore"], path: "Library/MenuPresentation"),
    .target(
      name: "TerminalUI", dependencies: ["MenuPresentation"], path: "Library/TerminalUI/Input"),
    .target(name: "MenuFiles", dependencies: ["MenuCore"], path: "Library/MenuFiles"),
    .target(
      name: "MenuTestSupport", dependencies: ["MenuCore", "MenuFiles", "MenuPresentation"],
      path: "Support"),
    .systemLibrary(name: "CLibFuzzer", path: "CLibFuzzer"),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "CLibFuzzer", "LocatedJSON", "MenuCore", "MenuFiles", "MenuPresentation",
        "MenuTestSupport", "TerminalUI",
      ],
      path: "Fuzz"),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    // Built for release, which makes many times as many runs; but what is asserted stays asserted.
    .unsafeFlags(["-sanitize=fuzzer,address", "-assert-config", "Debug"]),
  ]
  // Gold, which is the default, does not read the debug information of libFuzzer.
  target.linkerSettings =
    (target.linkerSettings ?? []) + [.unsafeFlags(["-use-ld=lld", "-sanitize=fuzzer,address"])]
}
