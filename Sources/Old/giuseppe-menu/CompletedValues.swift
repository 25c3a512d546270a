#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
internal import ArgumentParser
internal import OldConsole
internal import OldMenuCore
internal import OldMenuFiles

/// What a shell proposes behind an option, where that takes more than a fixed list.
enum CompletedValues {
  /// Allergens between commas.
  static let allergens = list(Allergen.allCases.map(\.rawValue))
  /// Diets between commas.
  static let diets = list(Diet.allCases.map(\.rawValue))
  /// The languages of the menu, or those of the program where no menu is found.
  static let languages = values { menu in
    menu?.languages.map(\.tag) ?? InterfaceLanguage.allCases.map(\.language.tag)
  }
  /// The titles of the sections.
  static let sections = values { menu in
    guard let source = menu.map({ MenuDataSource(menu: $0) }) else { return [] }
    return (0..<source.numberOfSections).compactMap { source.title(forSection: $0) }
  }
  /// The names of the dishes, and the menus that may follow them.
  static let dishes = CompletionKind.custom { words, _, prefix in
    let names = menu(among: words).map { menu in
      MenuList.allCases.flatMap { list in
        (0..<menu.numberOfDishes(in: list)).compactMap { menu.dish(at: $0, in: list)?.name }
      }
    }
    return safe((names ?? []).flatMap(\.allTexts) + menus(besides: prefix))
  }

  private static func list(_ values: [String]) -> CompletionKind {
    .custom { _, _, prefix in
      let typed = prefix.split(separator: ",", omittingEmptySubsequences: false).dropLast()
      return values.filter { !typed.contains($0[...]) }.map { value in
        (typed + [value[...]]).joined(separator: ",")
      }
    }
  }

  private static func values(_ values: @escaping @Sendable (Menu?) -> [String]) -> CompletionKind {
    .custom { words, _, _ in safe(values(menu(among: words))) }
  }

  /// The menu that the command line names so far, or else the one that would be shown.
  private static func menu(among words: [String]) -> Menu? {
    let environment = LaunchEnvironment.current(variables: ["GIUSEPPE_MENU"]).variables
    let named = words.dropFirst().map { LocalPath(argument: $0) }.filter { path in
      path.bytes.suffix(5).elementsEqual(".json".utf8) && MenuFile.isFile(path)
    }
    let found = try? ProgramMenu.path(nil, environment: environment)
    return (named + [found].compactMap { $0 }).lazy.compactMap { path in
      (try? MenuFile.read(path: path)).flatMap { try? MenuReader.read($0).menu }
    }.first
  }

  /// The menus in the folder that is being typed.
  private static func menus(besides path: String) -> [String] {
    let folder = path.prefix(
      upTo: path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.isEmpty ? "." : String(folder))
    return (names ?? []).filter { $0.hasSuffix(".json") }.sorted().map { folder + $0 }
  }

  /// Shells take what they are told for source: bash runs what stands in `$()`. A menu that somebody
  /// else wrote must not reach them with more than words.
  private static func safe(_ texts: [String]) -> [String] {
    texts.filter { text in
      text.unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
          || "0123456789 -_.,/".unicodeScalars.contains(scalar)
      }
    }
  }
}
