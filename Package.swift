// swift-tools-version: 6.2
import PackageDescription

// Every use of a package hangs on it: who embeds the libraries alone fetches none.
let programs = TargetDependencyCondition.when(traits: ["Programs"])

// Where this package is used by others, a newer compiler may warn of what this one does not.
let isStrict = Context.environment["STRICT"] != nil

let package = Package(
  name: "giuseppe-menu",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "MenuCore", targets: ["MenuCore"]),
    .library(name: "MenuFiles", targets: ["MenuFiles"]),
    .library(name: "MenuPresentation", targets: ["MenuPresentation"]),
    .library(name: "MenuTesting", targets: ["MenuTesting"]),
    .library(name: "MenuExport", targets: ["MenuExport"]),
    .library(name: "MenuFeed", targets: ["MenuFeed"]),
    .executable(name: "giuseppe-menu", targets: ["giuseppe-menu"]),
    .executable(name: "giuseppe-feed", targets: ["giuseppe-feed"]),
    .executable(name: "giuseppe-reception", targets: ["giuseppe-reception"]),
  ],
  traits: [
    .trait(
      name: "Programs",
      description: "The programs, exports and feeds: all that needs other packages."),
    .default(enabledTraits: ["Programs"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    // Without its trait, which would link all of Foundation.
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
  ],
  targets: [
    .target(name: "LocatedJSON"),
    .target(
      name: "MenuCore", dependencies: ["LocatedJSON"],
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
    .target(name: "MenuFiles", dependencies: ["MenuCore"]),
    .target(name: "MenuTesting", dependencies: ["MenuCore", "MenuPresentation"]),
    .target(name: "Console", dependencies: ["MenuCore"]),
    .target(
      name: "Commands",
      dependencies: [
        "Console", "MenuCore", "MenuPresentation",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: programs),
      ]),
    .target(name: "MenuPresentation", dependencies: ["MenuCore"]),
    .target(name: "Reception", dependencies: ["MenuCore"]),
    .target(
      name: "MenuExport",
      dependencies: [
        "MenuCore", "MenuPresentation",
        .product(name: "Mustache", package: "swift-mustache", condition: programs),
      ],
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
    .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .target(
      name: "TerminalUI",
      dependencies: ["CNcurses", "CTerminal", "Console", "MenuCore", "MenuPresentation"]),
    .executableTarget(
      name: "giuseppe-menu",
      dependencies: [
        "Commands", "Console", "MenuCore", "MenuExport", "MenuFiles", "MenuPresentation",
        "Reception", "TerminalUI",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: programs),
      ],
      exclude: ["giuseppe-menu.1"],
      resources: [.embedInCode("Resources")]),
    .executableTarget(
      name: "giuseppe-feed",
      dependencies: [
        "Commands", "Console", "MenuCore", "MenuFeed", "MenuFiles", "MenuPresentation",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: programs),
      ],
      exclude: ["giuseppe-feed.1"]),
    .executableTarget(
      name: "giuseppe-reception",
      dependencies: [
        "CSQLite", "Commands", "Console", "MenuCore", "MenuFiles", "MenuPresentation", "Reception",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: programs),
      ],
      exclude: ["giuseppe-reception.1"]),

    .target(
      name: "MenuTestSupport",
      dependencies: ["MenuCore", "MenuFiles", "MenuPresentation"],
      path: "Tests/MenuTestSupport"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Console", "LocatedJSON", "MenuCore", "MenuExport", "MenuFiles", "MenuPresentation",
        "MenuTestSupport", "Reception",
      ],
      path: "Tests/Benchmarks"),
    .executableTarget(
      name: "Soak", dependencies: ["Console", "MenuTestSupport"], path: "Tests/Soak"),
    .testTarget(
      name: "MenuTestSupportTests",
      dependencies: ["MenuCore", "MenuPresentation", "MenuTestSupport", "MenuTesting"]),
    .testTarget(
      name: "LocatedJSONTests",
      dependencies: ["LocatedJSON", "MenuTestSupport"]),
    .testTarget(
      name: "MenuCoreTests",
      dependencies: ["MenuCore", "MenuTestSupport", "MenuTesting"]),
    .testTarget(
      name: "MenuFilesTests",
      dependencies: ["MenuCore", "MenuFiles", "MenuTestSupport", "MenuTesting"]),
    .testTarget(
      name: "ReceptionTests",
      dependencies: [
        "MenuCore", "MenuFiles", "MenuPresentation", "MenuTestSupport", "Reception",
        "giuseppe-menu", "giuseppe-reception",
      ], exclude: ["Snapshots"]),
    .testTarget(
      name: "ConsoleTests",
      dependencies: ["Console", "MenuCore", "MenuTestSupport"]),
    .testTarget(
      name: "CommandsTests",
      dependencies: ["MenuTestSupport", "giuseppe-feed", "giuseppe-menu", "giuseppe-reception"]),
    .testTarget(
      name: "MenuPresentationTests",
      dependencies: ["MenuCore", "MenuFiles", "MenuPresentation", "MenuTestSupport", "MenuTesting"]),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "MenuCore", "MenuFeed", "MenuFiles", "MenuPresentation", "MenuTestSupport", "MenuTesting",
      ]),
    .testTarget(
      name: "MenuExportTests",
      dependencies: [
        "LocatedJSON", "MenuCore", "MenuExport", "MenuPresentation", "MenuTestSupport",
      ]),
    .testTarget(
      name: "TerminalUITests",
      dependencies: [
        "Console", "MenuCore", "MenuPresentation", "MenuTestSupport", "MenuTesting", "TerminalUI",
      ]),
    .testTarget(
      name: "MenuFeedTests",
      dependencies: [
        "MenuCore", "MenuFeed", "MenuFiles", "MenuTestSupport", "giuseppe-feed", "giuseppe-menu",
        .product(name: "FlyingFox", package: "FlyingFox", condition: programs),
        .product(name: "FlyingSocks", package: "FlyingFox", condition: programs),
      ]),
    .testTarget(
      name: "TerminalTests",
      dependencies: ["Console", "giuseppe-menu", "MenuPresentation", "MenuTestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  target.swiftSettings =
    (target.swiftSettings ?? []) + (isStrict ? [.treatAllWarnings(as: .error)] : []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
