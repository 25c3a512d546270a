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
    .library(name: "MenuCore", targets: ["OldMenuCore"]),
    .library(name: "MenuFiles", targets: ["OldMenuFiles"]),
    .library(name: "MenuPresentation", targets: ["OldMenuPresentation"]),
    .library(name: "MenuTesting", targets: ["OldMenuTesting"]),
    .library(name: "MenuExport", targets: ["OldMenuExport"]),
    .library(name: "MenuFeed", targets: ["OldMenuFeed"]),
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
    .target(name: "OldLocatedJSON"),
    .target(
      name: "OldMenuCore", dependencies: ["OldLocatedJSON"],
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
    .target(name: "OldMenuFiles", dependencies: ["OldMenuCore"]),
    .target(name: "OldMenuTesting", dependencies: ["OldMenuCore", "OldMenuPresentation"]),
    .target(name: "OldConsole", dependencies: ["OldMenuCore"]),
    .target(
      name: "OldCommands",
      dependencies: [
        "OldConsole", "OldMenuCore", "OldMenuPresentation",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: programs),
      ]),
    .target(name: "OldMenuPresentation", dependencies: ["OldMenuCore"]),
    .target(name: "OldReception", dependencies: ["OldMenuCore"]),
    .target(
      name: "OldMenuExport",
      dependencies: [
        "OldMenuCore", "OldMenuPresentation",
        .product(name: "Mustache", package: "swift-mustache", condition: programs),
      ],
      resources: [.embedInCode("Resources")]),
    .target(
      name: "OldMenuFeed",
      dependencies: [
        "OldMenuCore", "OldMenuFiles",
        .product(name: "Crypto", package: "swift-crypto", condition: programs),
        .product(name: "Subprocess", package: "swift-subprocess", condition: programs),
      ]),
    .systemLibrary(name: "CNcurses", providers: [.apt(["libncurses-dev"]), .brew(["ncurses"])]),
    .target(name: "CTerminal"),
    .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .target(
      name: "OldTerminalUI",
      dependencies: ["CNcurses", "CTerminal", "OldConsole", "OldMenuCore", "OldMenuPresentation"]),
    .executableTarget(
      name: "giuseppe-menu",
      dependencies: [
        "OldCommands", "OldConsole", "OldMenuCore", "OldMenuExport", "OldMenuFiles",
        "OldMenuPresentation",
        "OldReception", "OldTerminalUI",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: programs),
      ],
      exclude: ["giuseppe-menu.1"],
      resources: [.embedInCode("Resources")]),
    .executableTarget(
      name: "giuseppe-feed",
      dependencies: [
        "OldCommands", "OldConsole", "OldMenuCore", "OldMenuFeed", "OldMenuFiles",
        "OldMenuPresentation",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: programs),
      ],
      exclude: ["giuseppe-feed.1"]),
    .executableTarget(
      name: "giuseppe-reception",
      dependencies: [
        "CSQLite", "OldCommands", "OldConsole", "OldMenuCore", "OldMenuFiles",
        "OldMenuPresentation", "OldReception",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: programs),
      ],
      exclude: ["giuseppe-reception.1"]),

    .target(
      name: "MenuTestSupport",
      dependencies: ["OldMenuCore", "OldMenuFiles", "OldMenuPresentation"],
      path: "Tests/MenuTestSupport"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "OldConsole", "OldLocatedJSON", "OldMenuCore", "OldMenuExport", "OldMenuFiles",
        "OldMenuPresentation",
        "MenuTestSupport", "OldReception",
      ],
      path: "Tests/Benchmarks"),
    .executableTarget(
      name: "Soak", dependencies: ["OldConsole", "MenuTestSupport"], path: "Tests/Soak"),
    .testTarget(
      name: "MenuTestSupportTests",
      dependencies: ["OldMenuCore", "OldMenuPresentation", "MenuTestSupport", "OldMenuTesting"]),
    .testTarget(
      name: "LocatedJSONTests",
      dependencies: ["OldLocatedJSON", "MenuTestSupport"]),
    .testTarget(
      name: "MenuCoreTests",
      dependencies: ["OldMenuCore", "MenuTestSupport", "OldMenuTesting"]),
    .testTarget(
      name: "MenuFilesTests",
      dependencies: ["OldMenuCore", "OldMenuFiles", "MenuTestSupport", "OldMenuTesting"]),
    .testTarget(
      name: "ReceptionTests",
      dependencies: [
        "OldMenuCore", "OldMenuFiles", "OldMenuPresentation", "MenuTestSupport", "OldReception",
        "giuseppe-menu", "giuseppe-reception",
      ], exclude: ["Snapshots"]),
    .testTarget(
      name: "ConsoleTests",
      dependencies: ["OldConsole", "OldMenuCore", "MenuTestSupport"]),
    .testTarget(
      name: "CommandsTests",
      dependencies: ["MenuTestSupport", "giuseppe-feed", "giuseppe-menu", "giuseppe-reception"]),
    .testTarget(
      name: "MenuPresentationTests",
      dependencies: [
        "OldMenuCore", "OldMenuFiles", "OldMenuPresentation", "MenuTestSupport", "OldMenuTesting",
      ]),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "OldMenuCore", "OldMenuFeed", "OldMenuFiles", "OldMenuPresentation", "MenuTestSupport",
        "OldMenuTesting",
      ]),
    .testTarget(
      name: "MenuExportTests",
      dependencies: [
        "OldLocatedJSON", "OldMenuCore", "OldMenuExport", "OldMenuPresentation", "MenuTestSupport",
      ]),
    .testTarget(
      name: "TerminalUITests",
      dependencies: [
        "OldConsole", "OldMenuCore", "OldMenuPresentation", "MenuTestSupport", "OldMenuTesting",
        "OldTerminalUI",
      ]),
    .testTarget(
      name: "MenuFeedTests",
      dependencies: [
        "OldMenuCore", "OldMenuFeed", "OldMenuFiles", "MenuTestSupport", "giuseppe-feed",
        "giuseppe-menu",
        .product(name: "FlyingFox", package: "FlyingFox", condition: programs),
        .product(name: "FlyingSocks", package: "FlyingFox", condition: programs),
      ]),
    .testTarget(
      name: "TerminalTests",
      dependencies: ["OldConsole", "giuseppe-menu", "OldMenuPresentation", "MenuTestSupport"]),
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

// The second drawing, which stands aside until the third has taken over its work; then it goes.
let second = ["giuseppe-menu", "giuseppe-feed", "giuseppe-reception", "CSQLite"]
for target in package.targets where target.name.hasPrefix("Old") || second.contains(target.name) {
  let name = target.name.hasPrefix("Old") ? String(target.name.dropFirst(3)) : target.name
  target.path = "Sources/Old/\(name)"
}
