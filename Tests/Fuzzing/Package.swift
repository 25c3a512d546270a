// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that no other build includes it. `Library` is a link: everything that is fuzzed
// has to be compiled with libFuzzer's counters, including modules that are not in any product.
let package = Package(
  name: "Fuzzing",
  targets: [
    .target(name: "LocatedJSON", path: "Library/LocatedJSON"),
    .target(name: "TerminalText", path: "Library/TerminalText"),
    .target(name: "CWords", path: "Library/CWords", exclude: ["Files"]),
    .target(
      name: "MenuCore", dependencies: ["CWords", "LocatedJSON"], path: "Library/MenuCore"),
    .target(
      name: "MenuCheck", dependencies: ["MenuCore", "TerminalText"], path: "Library/MenuCheck"),
    .target(
      name: "MenuPresentation", dependencies: ["MenuCore", "TerminalText"],
      path: "Library/MenuPresentation"),
    .target(
      name: "MenuScreens", dependencies: ["MenuCore", "MenuPresentation", "TerminalText"],
      path: "Library/MenuScreens"),
    .target(
      name: "MenuExport",
      dependencies: ["MenuCore", "MenuPresentation", "TerminalText"],
      path: "Library/MenuExport", resources: [.embedInCode("Resources")]),
    .target(name: "SystemCalls", path: "Library/SystemCalls"),
    .systemLibrary(name: "CAttributes", path: "Library/CAttributes"),
    .target(
      name: "MenuFiles", dependencies: ["CAttributes", "MenuCore", "SystemCalls"],
      path: "Library/MenuFiles"),
    .target(
      name: "Reception", dependencies: ["MenuCore", "MenuFiles", "SystemCalls"],
      path: "Library/Reception"),
    .target(
      name: "TerminalUI", dependencies: ["TerminalText"], path: "Library/TerminalUI/Input"),
    .systemLibrary(name: "CLibFuzzer", path: "CLibFuzzer"),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "CLibFuzzer", "LocatedJSON", "MenuCheck", "MenuCore", "MenuExport", "MenuPresentation",
        "MenuScreens", "Reception", "TerminalText", "TerminalUI",
      ],
      path: "Fuzz"),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    // Built for release, which is many times faster, but with assertions, including those for the bounds
    // of unsafe buffers.
    .unsafeFlags(["-sanitize=fuzzer", "-assert-config", "Debug"])
  ]
  // Gold, which is the default, does not read the debug information of libFuzzer.
  target.linkerSettings = [.unsafeFlags(["-use-ld=lld", "-sanitize=fuzzer"])]
}
