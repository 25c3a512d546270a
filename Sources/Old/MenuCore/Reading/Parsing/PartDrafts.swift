internal import OldLocatedJSON

/// A size of a dish while it is read, or written.
struct SizeDraft: TextKeepingDraft {
  var size = DishSize(name: "")
  /// Which dish it is of.
  var position = 0
  var list = MenuList.other
  /// Where the price stands, be it faulty.
  var price: JSONValue?
  /// What nothing reads.
  var unread: [JSONMember] = []
  var lostTexts: [(key: DishKey, value: JSONValue)] = []
  var unreadWords: [UnreadWords] = []

  var hasStatement = false
  var isStatementFaulty = false
  var lost: AllergenStatement?
  var statement: AllergenStatement {
    get { size.allergens ?? AllergenStatement() }
    set { size.allergens = newValue }
  }

  mutating func keep(_ member: JSONMember) {
    if unread.count < 64 { unread.append(member) }
  }
}

/// An ingredient that is more than a text, while it is read, or written.
struct IngredientDraft: LosingDraft {
  var ingredient = Ingredient(name: "")
  var unreadWords: [UnreadWords] = []
  var lost: AllergenStatement?
}

/// An add-on while it is read, or written.
struct AddOnDraft: StatingDraft {
  var addOn = AddOn(name: "")
  /// Where the name stands.
  var name: JSONValue?
  /// Where the diets stand.
  var diets: JSONValue?
  var unreadWords: [UnreadWords] = []

  var hasStatement = false
  var isStatementFaulty = false
  var lost: AllergenStatement?
  var statement: AllergenStatement {
    get { addOn.allergens }
    set { addOn.allergens = newValue }
  }
}

/// Add-ons that are offered together while they are read, or written.
struct AddOnGroupDraft: LosingDraft {
  var group = AddOnGroup(items: [])
  /// How many may be chosen, each time that the file says so: that depends on how many there are.
  var choices: [JSONValue] = []
  /// Where the title stands.
  var title: JSONValue?
  var unreadWords: [UnreadWords] = []
  var lost: AllergenStatement?
}

/// A heading of the menu while it is read, or written.
struct GroupDraft {
  var group = DishGroup(id: "", title: "")
  /// Where the id stands.
  var id: JSONValue?
  /// Where the parent stands.
  var parent: JSONValue?
  /// What it says of its dishes where nothing reads it.
  var unread = GroupIndex.Unread()
}
