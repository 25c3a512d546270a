// swift-tools-version: 6.2
import PackageDescription

// Only the programs and the feed need other packages. A package that uses the other libraries
// fetches none.
let programs = TargetDependencyCondition.when(traits: ["Programs"])
let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser", condition: programs)

// With STRICT, warnings are errors. It is not the default: a newer compiler has new warnings.
let isStrict = Context.environment["STRICT"] != nil

// The tests read and search thousands of menus: with these targets optimized they take a third of the time,
// and building them takes a tenth longer. A package with unsafe flags cannot be a dependency, so only the
// Makefile and the scripts of this package ask for it.
let isOptimized = Context.environment["OPTIMIZED"] != nil
let optimizedTargets = ["LocatedJSON", "MenuCore", "TerminalText"]

let package = Package(
  name: "giuseppe-menu",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "MenuCore", targets: ["MenuCore"]),
    .library(name: "MenuFiles", targets: ["MenuFiles"]),
    .library(name: "MenuCheck", targets: ["MenuCheck"]),
    .library(name: "MenuPresentation", targets: ["MenuPresentation"]),
    .library(name: "MenuTesting", targets: ["MenuTesting"]),
    .library(name: "MenuExport", targets: ["MenuExport"]),
    .library(name: "MenuFeed", targets: ["MenuFeed"]),
    .executable(name: "giuseppe-menu", targets: ["giuseppe-menu"]),
    .executable(name: "giuseppe-feed", targets: ["giuseppe-feed"]),
  ],
  traits: [
    .trait(
      name: "Programs",
      description: "The programs, and MenuFeed: everything that needs other packages."),
    .default(enabledTraits: ["Programs"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    // Without its default trait, which would link all of Foundation.
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
  ],
  targets: [
    .target(name: "LocatedJSON"),
    .target(name: "TerminalText"),
    .target(name: "CWords", exclude: ["Files"]),
    .target(name: "MenuCore", dependencies: ["CWords", "LocatedJSON"]),
    .target(name: "SystemCalls"),
    .systemLibrary(name: "CAttributes"),
    .target(name: "MenuFiles", dependencies: ["CAttributes", "MenuCore", "SystemCalls"]),
    .target(name: "MenuCheck", dependencies: ["MenuCore", "TerminalText"]),
    .target(name: "MenuPresentation", dependencies: ["MenuCore", "TerminalText"]),
    .target(
      name: "MenuScreens", dependencies: ["MenuCore", "MenuPresentation", "TerminalText"]),
    .target(name: "MenuTesting", dependencies: ["MenuCore", "MenuPresentation"]),
    .target(
      name: "Console",
      dependencies: [argumentParser, "MenuCore", "MenuFiles", "SystemCalls", "TerminalText"]),
    .target(name: "Reception", dependencies: ["MenuCore", "MenuFiles", "SystemCalls"]),
    .target(
      name: "MenuExport",
      dependencies: ["MenuCore", "MenuPresentation", "TerminalText"],
      resources: [.embedInCode("Resources")]),
    .target(
      name: "MenuFeed",
      dependencies: [
        "MenuCore", "MenuFiles",
        .product(name: "Crypto", package: "swift-crypto", condition: programs),
        .product(name: "Subprocess", package: "swift-subprocess", condition: programs),
      ]),
    .systemLibrary(name: "CNcurses", providers: [.apt(["libncurses-dev"]), .brew(["ncurses"])]),
    .target(name: "CTerminal"),
    .target(
      name: "TerminalUI",
      dependencies: ["CNcurses", "CTerminal", "SystemCalls", "TerminalText"]),
    .executableTarget(
      name: "giuseppe-menu",
      dependencies: [
        argumentParser, "Console", "MenuCheck", "MenuCore", "MenuExport", "MenuFiles",
        "MenuPresentation", "MenuScreens", "Reception", "TerminalText", "TerminalUI",
      ],
      exclude: ["giuseppe-menu.1"],
      resources: [.embedInCode("Resources")]),
    .executableTarget(
      name: "giuseppe-feed",
      dependencies: [
        argumentParser, "Console", "MenuCore", "MenuFeed", "MenuFiles", "TerminalText",
      ],
      exclude: ["giuseppe-feed.1"]),

    .target(
      name: "TestSupport", dependencies: ["MenuCore", "MenuPresentation", "TerminalText"],
      path: "Tests/TestSupport"),
    .testTarget(name: "LocatedJSONTests", dependencies: ["LocatedJSON", "TestSupport"]),
    .testTarget(
      name: "TerminalTextTests",
      dependencies: ["MenuFiles", "MenuPresentation", "TerminalText", "TestSupport"]),
    .testTarget(
      name: "MenuCoreTests",
      dependencies: [
        "LocatedJSON", "MenuCheck", "MenuCore", "MenuExport", "MenuPresentation", "MenuTesting",
        "TestSupport",
      ]),
    .testTarget(name: "SystemCallsTests", dependencies: ["SystemCalls", "TestSupport"]),
    .testTarget(
      name: "MenuFilesTests",
      dependencies: ["MenuCore", "MenuFiles", "MenuTesting", "TestSupport"]),
    .testTarget(
      name: "MenuCheckTests",
      dependencies: ["LocatedJSON", "MenuCheck", "MenuCore", "TerminalText", "TestSupport"]),
    .testTarget(
      name: "MenuPresentationTests",
      dependencies: [
        "MenuCheck", "MenuCore", "MenuExport", "MenuPresentation", "MenuTesting", "TerminalText",
        "TestSupport",
      ]),
    .testTarget(
      name: "MenuScreensTests",
      dependencies: [
        "MenuCore", "MenuPresentation", "MenuScreens", "MenuTesting", "TerminalText", "TestSupport",
      ]),
    .testTarget(
      name: "TerminalUITests",
      dependencies: [
        "MenuCore", "MenuPresentation", "MenuScreens", "TerminalText", "TerminalUI", "TestSupport",
        "giuseppe-menu",
      ]),
    .testTarget(
      name: "MenuExportTests",
      dependencies: [
        "MenuCore", "MenuExport", "MenuPresentation", "MenuScreens", "MenuTesting", "TerminalText",
        "TestSupport",
      ]),
    .testTarget(
      name: "ReceptionTests", dependencies: ["MenuCore", "MenuFiles", "Reception", "TestSupport"]),
    .testTarget(
      name: "MenuFeedTests",
      dependencies: [
        argumentParser, "Console", "giuseppe-feed", "MenuCore", "MenuFeed", "MenuFiles",
        "TestSupport",
      ]),
    .testTarget(
      name: "ConsoleTests",
      dependencies: [argumentParser, "Console", "MenuCore", "MenuFiles", "TerminalText"]),
    .testTarget(
      name: "GiuseppeMenuTests",
      dependencies: [
        argumentParser, "Console", "MenuCore", "MenuExport", "MenuFiles", "MenuPresentation",
        "TerminalText", "TestSupport", "giuseppe-menu",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  var settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  if isStrict { settings.append(.treatAllWarnings(as: .error)) }
  if isOptimized, optimizedTargets.contains(target.name) {
    settings.append(.unsafeFlags(["-O"], .when(configuration: .debug)))
  }
  target.swiftSettings = (target.swiftSettings ?? []) + settings
}
