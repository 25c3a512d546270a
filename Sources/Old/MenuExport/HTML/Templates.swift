internal import Mustache

#if !Programs
  #error("MenuExport needs the trait Programs of this package, which is on by default")
#endif

/// The pages' templates under Resources, for who knows HTML and no Swift.
struct Templates: Sendable {
  let page: Template
  let list: Template
  let group: Template
  let dish: Template
  let foot: Template
  let sheet: Template
  let rows: Template
  let index: Template

  /// Those that the program brings; nil would be a template that does not parse, which the tests see.
  static let bundled: Templates? = try? Templates()

  private init() throws {
    // Templates name it in their first line; it is looked up when they are parsed.
    MustacheContentTypes.register(HTMLText(), named: "HTML")
    page = try Template(PackageResources.page_mustache)
    list = try Template(PackageResources.list_mustache)
    group = try Template(PackageResources.group_mustache)
    dish = try Template(PackageResources.dish_mustache)
    foot = try Template(PackageResources.foot_mustache)
    sheet = try Template(PackageResources.sheet_mustache)
    rows = try Template(PackageResources.rows_mustache)
    index = try Template(PackageResources.index_mustache)
  }
}

/// One of the templates.
struct Template: Sendable {
  private let template: MustacheTemplate

  /// Parses a template. Its lines are for who reads it: a page without them is packed smaller. Where
  /// words would run together, a line begins with a space.
  fileprivate init(_ bytes: [UInt8]) throws {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    template = try MustacheTemplate(string: lines[0] + "\n" + lines.dropFirst().joined())
  }

  /// The template filled with values.
  func filled(with values: TemplateValues) -> String { template.render(values) }
}

/// What a template knows by name.
///
/// What is known and has no value is not looked for further out: an add-on without a price must not
/// get that of its dish.
struct TemplateValues: MustacheParent, ExpressibleByDictionaryLiteral {
  /// In the order in which they were given; they are few.
  var values: [(name: String, value: Any)]

  init(dictionaryLiteral values: (String, Any?)...) {
    self.values = values.map { ($0, $1 ?? NoValue()) }
  }

  func child(named name: String) -> Any? { values.first { $0.name == name }?.value }

  /// Adds other values; what both know is taken from the others.
  mutating func add(_ others: TemplateValues) {
    values = others.values + values
  }
}

/// Nothing, and known to be so.
struct NoValue: MustacheCustomRenderable {
  var renderText: String { "" }
  var isNull: Bool { true }
}

/// A page cut where longer parts of it are written one by one, so that it is never held as a whole.
struct CutPage {
  /// What stands in the place of a part; no escaped text has it.
  static let mark = "\0"

  private var parts: ArraySlice<Substring>

  init(_ template: Template, _ values: TemplateValues) {
    parts =
      template.filled(with: values).split(separator: "\0", omittingEmptySubsequences: false)[...]
  }

  /// What stands before the next of the parts, or else at the end.
  mutating func next() -> String { String(parts.popFirst() ?? "") }
}
