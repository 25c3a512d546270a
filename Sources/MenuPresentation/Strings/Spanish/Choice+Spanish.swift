extension ChoiceStrings {
  /// The words in Spanish.
  static let spanish = ChoiceStrings(
    title: "Mi selección", nothing: "Todavía no hay nada elegido.",
    total: "Total orientativo", otherwise: "ya no se ofrece así",
    before: { "antes \($0)" },
    disclaimer:
      "No es un pedido ni un documento fiscal. Muestre esta pantalla al camarero."
  )
}
