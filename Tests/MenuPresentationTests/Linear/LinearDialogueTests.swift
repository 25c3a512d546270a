import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// Whole talks with the linear menu; what stands behind `> ` is typed, the rest is answered.
@Suite(.timeLimit(.minutes(5))) struct LinearDialogueTests {
  @Test(arguments: [
    """
    > margh
    1 di 9 voci.
    1. Margherita, da 7 a 11,50 euro. Vegetariana.
    > 1
    Margherita. Numero 2 del menu. Normale 7,00 €; maxi, 45 cm, 11,50 €. Pomodoro, fior di latte, \
    basilico. Contiene glutine (frumento), latte. Può contenere frutta a guscio. Sugli altri \
    allergeni: chiedere al personale. Vegetariana.
    Aggiunte: bufala 2,50 €, contiene latte, sugli altri allergeni: chiedere al personale.
    > 2
    Non c'è una riga 2: scrivi 1.
    """,
    """
    > 1
    Pizze · Le classiche.
    1. Marinara, 6,00 €. Vegana.
    2. Margherita, da 7 a 11,50 euro. Vegetariana.
    3. Diavola, 9,00 €. Piccante 2 su 3.
    Pizze · Le bianche.
    4. Tartufo, esaurita. Vegetariana.
    5. Mare, con ingredienti surgelati, 13,00 €.
    > 3
    Diavola. Numero 4 del menu. 9,00 €. Pomodoro, fior di latte, salame piccante. Piccante 2 su 3. \
    Allergeni non dichiarati: chiedere al personale.
    > 4
    Tartufo. Numero 9 del menu. Esaurita. Fior di latte, crema di tartufo, funghi porcini. \
    Allergeni non dichiarati: chiedere al personale. Vegetariana.
    > bevande
    Bevande.
    1. Acqua, 2,00 €.
    2. Birra, 4,50 €.
    > 2
    Birra. 4,50 €. 4,7 % vol. Allergeni non dichiarati: chiedere al personale.
    """,
    """
    > senza latte
    Da Giuseppe. 1 voce in 1 lista: 1. Pizze, 1.
    Filtri: senza latte. 1 voce, 8 nascoste: latte 1, non dichiarato 7.
    > mare
    Mare: nessuna dichiarazione su latte.
    Scrivi liste per le voci che passano i filtri, togli filtri per tutte, oppure aiuto.
    Filtri: senza latte. 0 voci, 1 nascosta: non dichiarato 1.
    > mostra non dichiarati
    Cerchi ancora "mare": per smettere scrivi liste.
    1 di 9 voci.
    1. Mare, con ingredienti surgelati, 13,00 €. Chiedere al personale.
    Filtri: senza latte, non dichiarate mostrate. 1 voce. Delle voci mostrate, 1 non lo dichiara: \
    chiedere al personale.
    > 1
    Mare, con ingredienti surgelati. Numero 10 del menu. 13,00 €. Gamberi (surgelato), cozze, vongole. \
    Contiene glutine, crostacei, molluschi. Sugli altri allergeni: chiedere al personale.
    Filtri: senza latte, non dichiarate mostrate. 1 voce. Delle voci mostrate, 1 non lo dichiara: \
    chiedere al personale.
    > vegana
    Cerchi ancora "mare": per smettere scrivi liste.
    Mare: manca l'indicazione vegana.
    Scrivi liste per le voci che passano i filtri, togli filtri per tutte, oppure aiuto.
    Filtri: senza latte, vegana, non dichiarate mostrate. 0 voci, 1 nascosta: dieta vegana 1.
    > togli latte
    Non escludi più: latte.
    Cerchi ancora "mare": per smettere scrivi liste.
    Mare: manca l'indicazione vegana.
    Scrivi liste per le voci che passano i filtri, togli filtri per tutte, oppure aiuto.
    Filtri: vegana. 0 voci, 1 nascosta: dieta vegana 1.
    > togli filtri
    Filtri tolti: vegana. Nessun filtro.
    Cerchi ancora "mare": per smettere scrivi liste.
    1 di 9 voci.
    1. Mare, con ingredienti surgelati, 13,00 €.
    > liste
    Da Giuseppe. 9 voci in 4 liste: 1. Pizze, 5. 2. Bevande, 2. 3. Dolci, 1. 4. Altro, 1.
    """,
    """
    > diavoal
    Nessuna voce con "diavoal". Forse: 1. diavola.
    > 1
    1 di 9 voci.
    1. Diavola, 9,00 €. Piccante 2 su 3.
    > senza pippo
    Non so dire quali sono senza pippo: chiedere al personale.
    Scrivi liste per tutte le voci, filtri per allergeni e diete, oppure aiuto.
    > senza latt
    Senza che cosa? Scrivi un allergene. Forse: 1. senza latte.
    > senza 7
    "7": i numeri cambiano da un locale all'altro; scrivi la parola, come: senza latte.
    > xyzxyz
    Nessuna voce con "xyzxyz".
    Scrivi liste per tutte le voci, filtri per allergeni e diete, oppure aiuto.
    > 1
    Non ci sono righe numerate: scrivi liste.
    > "10"
    1 di 9 voci.
    1. Mare, con ingredienti surgelati, 13,00 €.
    > altro
    Altro.
    1. Olive all'ascolana, 1,00 € al pezzo.
    >
    Scrivi un numero, una parola da cercare, oppure: liste, filtri, aiuto, esci.
    > esci
    Arrivederci.
    """,
    """
    > lingua en
    Da Giuseppe. 9 items in 4 lists: 1. Pizzas, 5. 2. Beverages, 2. 3. Desserts, 1. 4. Other, 1.
    Type a number, a word to look for, or: lists, filters, help, quit.
    > basil
    1 of 9 items.
    1. Margherita, from 7 to 11.50 euros. Vegetarian. Basil.
    > 1
    Margherita. Number 2 on the menu. Regular €7.00; maxi, 45 cm, €11.50. Tomato, mozzarella, \
    basil. Contains gluten (wheat), milk. May contain nuts. About the other allergens: ask \
    the staff. Vegetarian.
    Add-ons: bufala €2.50, contains milk, about the other allergens: ask the staff.
    > without fish and nuts
    You still search for "basil": to stop type lists.
    Margherita: may contain nuts.
    Type lists for the items that pass the filters, remove filters for all items, or help.
    Filters: without fish, without peanuts, without nuts. 0 items, 1 hidden: nuts 1.
    > remove
    Type remove and a name, such as: remove fish; or: remove filters.
    Filters: without fish, without peanuts, without nuts. 0 items, 1 hidden: nuts 1.
    > remove filters
    You no longer leave out: fish, peanuts, nuts. No filters.
    You still search for "basil": to stop type lists.
    1 of 9 items.
    1. Margherita, from 7 to 11.50 euros. Vegetarian. Basil.
    > hel
    A number opens the line with that number in the last list.
    Any other text is looked for: margherita, "a phrase". In quotes the number printed on the menu \
    is found too: "12".
    lists: the lists of the menu. more: the rest of a long list.
    sort by price, sort by name, sort by menu: the order of the items. sort: the next order.
    filters: how to exclude allergens and choose diets. language: the menu in another one.
    add 2: line 2 into your choice, add 2 maxi: in that size. add two margherita: by name. remove 2: one less. choice: to read out \
    to the waiter.
    quit: the end.
    > language de
    The menu is in: italiano, English. Type for example: language italiano.
    > language
    1 di 9 voci.
    1. Margherita, da 7 a 11,50 euro. Vegetariana. Basilico.
    Scrivi un numero, una parola da cercare, oppure: liste, filtri, aiuto, esci.
    """,
    """
    > 1
    Pizze · Le classiche.
    1. Marinara, 6,00 €. Vegana.
    2. Margherita, da 7 a 11,50 euro. Vegetariana.
    3. Diavola, 9,00 €. Piccante 2 su 3.
    Pizze · Le bianche.
    4. Tartufo, esaurita. Vegetariana.
    5. Mare, con ingredienti surgelati, 13,00 €.
    > ordina per nome
    In ordine di nome.
    Pizze · Le classiche.
    1. Diavola, 9,00 €. Piccante 2 su 3.
    2. Margherita, da 7 a 11,50 euro. Vegetariana.
    3. Marinara, 6,00 €. Vegana.
    Pizze · Le bianche.
    4. Mare, con ingredienti surgelati, 13,00 €.
    5. Tartufo, esaurita. Vegetariana.
    > 1
    Diavola. Numero 4 del menu. 9,00 €. Pomodoro, fior di latte, salame piccante. Piccante 2 su 3. \
    Allergeni non dichiarati: chiedere al personale.
    > liste
    Da Giuseppe. 9 voci in 4 liste: 1. Pizze, 5. 2. Bevande, 2. 3. Dolci, 1. 4. Altro, 1.
    > ordina prezzo
    In ordine di prezzo.
    Da Giuseppe. 9 voci in 4 liste: 1. Pizze, 5. 2. Bevande, 2. 3. Dolci, 1. 4. Altro, 1.
    > fior
    3 di 9 voci.
    1. Margherita, da 7 a 11,50 euro. Vegetariana. Fior di latte.
    2. Diavola, 9,00 €. Piccante 2 su 3. Fior di latte.
    3. Tartufo, esaurita. Vegetariana. Fior di latte.
    > ordina
    Nell'ordine del menu.
    3 di 9 voci.
    1. Margherita, da 7 a 11,50 euro. Vegetariana. Fior di latte.
    2. Diavola, 9,00 €. Piccante 2 su 3. Fior di latte.
    3. Tartufo, esaurita. Vegetariana. Fior di latte.
    > ordina per colore
    Scrivi: ordina per prezzo, ordina per nome, oppure: ordina per menu.
    > sort by name
    In ordine di nome.
    3 di 9 voci.
    1. Diavola, 9,00 €. Piccante 2 su 3. Fior di latte.
    2. Margherita, da 7 a 11,50 euro. Vegetariana. Fior di latte.
    3. Tartufo, esaurita. Vegetariana. Fior di latte.
    """,
    """
    > lingua en
    Da Giuseppe. 9 items in 4 lists: 1. Pizzas, 5. 2. Beverages, 2. 3. Desserts, 1. 4. Other, 1.
    Type a number, a word to look for, or: lists, filters, help, quit.
    > beverages
    Beverages.
    1. Acqua, €2.00.
    2. Birra, €4.50.
    > sort by price
    Sorted by price.
    Beverages.
    1. Acqua, €2.00.
    2. Birra, €4.50.
    > sort
    In the order of the menu.
    Beverages.
    1. Acqua, €2.00.
    2. Birra, €4.50.
    > sort by colour
    Type: sort by price, sort by name, or: sort by menu.
    """,
  ])
  func talk(script: String) {
    let menu = LinearMenu.sample()
    var transcript = ""
    for line in script.split(separator: "\n") where line.hasPrefix(">") {
      transcript += line + "\n" + menu.told(to: String(line.dropFirst(2)))
    }
    #expect(
      transcript.split(separator: "\n") == (script + "\n").split(separator: "\n"), "\(transcript)")
  }
}
