import MenuCore
import Testing

/// Files of other formats, recognized by their first bytes.
struct ForeignFormatTests {
  private static func sentence(of bytes: [UInt8]) throws -> [String] {
    do throws(MenuFileError) {
      _ = try MenuReader.read(bytes)
      return []
    } catch {
      return error.diagnostics.map { "\($0.message); \($0.advice ?? "")" }
    }
  }

  @Test(
    "a file of another format is named",
    arguments: [
      (Array("<?xml version=\"1.0\"?>\n<plist version=\"1.0\">".utf8), "XML"),
      (Array("<!DOCTYPE plist>\n<plist>".utf8), "XML"), (Array("<html>".utf8), "a web page"),
      (Array("\u{FEFF}\n%PDF-1.4".utf8), "a PDF"), ([0xFF, 0xD8, 0xFF, 0xE0], "an image"),
      ([0x89, 0x50, 0x4E, 0x47], "an image"), ([0x1F, 0x8B, 8], "a compressed file"),
      (Array("bplist00".utf8), "a compressed file"),
      ([0x50, 0x4B, 3, 4], "an Excel file or another office document"),
    ] as [([UInt8], String)])
  func signature(bytes: [UInt8], name: String) throws {
    let report = "this is \(name), not JSON; write the menu as a text file"
    #expect(try Self.sentence(of: bytes) == [report])
  }

  @Test(
    "a menu in YAML is named, with the command that converts it",
    arguments: [
      "currency: EUR\npizzas:\n  - name: Diavola\n", "---\nname: Da Giuseppe\ncurrency: EUR\n",
      "- name: Diavola\n  price: 7.00\n", "# our menu\npizzas:\n  - {name: Mare}\nname: x\n",
      "\"name\": Mare\n\"price\": 12\n",
    ])
  func yaml(text: String) throws {
    let report = try Self.sentence(of: Array(text.utf8))
    let start = "this is YAML, not JSON; convert it with yq -o=json Menu.yaml > Menu.json"
    #expect(report.count == 1 && report.first?.hasPrefix(start) ?? false, "\(report)")
  }

  @Test(
    "the message about a table mentions `import`, and the one about other text `init`",
    arguments: [
      ("\"name\",\"price\"\n\"Margherita\",\"7.00\"\n", true),
      ("name;price\nMargherita;7,00\n", true), ("Margherita 7,00\nMarinara 6,00\n", false),
      ("Pizza, Pasta\nMargherita 7,00\n", false),
    ])
  func table(text: String, isTable: Bool) throws {
    let advice = isTable ? "import turns it into a menu" : "init writes a menu to start from"
    let report = try Self.sentence(of: Array(text.utf8))
    #expect(report.count == 1 && report.first?.hasSuffix(advice) ?? false, "\(report)")
  }
}
