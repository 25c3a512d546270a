package import MenuCore

/// A size or an extra that can be chosen for a dish.
package enum DishOption: Hashable, Sendable {
  case size(Int)
  case extra(Choice.Extra)

  /// The extra, nil for a size.
  var extra: Choice.Extra? { if case .extra(let extra) = self { extra } else { nil } }
}

extension MenuItem {
  /// The options, sizes first.
  package var options: [DishOption] {
    sizes.indices.map(DishOption.size) + extras.map(DishOption.extra)
  }

  /// The extras of all groups.
  var extras: [Choice.Extra] {
    addOns.enumerated().flatMap { group, addOns in
      addOns.items.map { Choice.Extra(group: group, item: $0.index) }
    }
  }

  /// The name of an option, empty if the dish has no such option.
  func name(of option: DishOption) -> String {
    switch option {
    case .size(let size): sizes[checked: size]?.name ?? ""
    case .extra(let extra): name(of: extra)
    }
  }
}
