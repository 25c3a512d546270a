/// The ingredients that give allergens and meat away in French.
extension French {
  static let ingredients = IngredientWords.Table(
    given: [
      (
        .fish,
        """
        poisson poissons thon saumon anchois cabillaud sardine sardines hareng maquereau truite
        daurade dorade lotte merlu anguille espadon turbot harengs merlan églefin morue rouget
        brandade rascasse nuoc raie loup colin sandre brochet mérou bouillabaisse pissaladière
        """
      ),
      (
        .crustaceans,
        """
        crevette crevettes gambas langoustine langoustines crabe homard écrevisse écrevisses
        étrille étrilles tourteau tourteaux crustacés crustaces
        """
      ),
      (
        .molluscs,
        """
        moule moules calmar calmars poulpe seiche palourde palourdes huîtres escargots huître
        bulots encornets poulpes seiches bigorneau bigorneaux supions supion
        """
      ),
      (
        .milk,
        """
        lait fromage fromages crème creme beurre comté emmental reblochon roquefort raclette
        camembert chèvre yaourt mascarpone crèmes caséine lactosérum faisselle gruyère tomme
        munster cantal chantilly yaourts laits beurres fourme nectaire boursin mimolette iraty
        beaufort morbier époisses livarot maroilles vacherin cancoillotte brocciu chevre comte
        brebis tartiflette aligot béarnaise hollandaise
        """
      ),
      (.eggs, "œuf œufs oeuf oeufs sabayon omelettes aïoli rémoulade béarnaise"),
      (
        .gluten,
        """
        farine pain baguette pâtes chapelure croûtons semoule boulgour biscotte biscottes pané
        panée panées panés brioches baguettes pains crêpe crêpes biscuit biscuits nouille nouilles
        quiche quiches feuilletée feuilleté feuilletés brisée gaufre gaufres taboulé tartine
        tartines
        """
      ),
      (.peanuts, "cacahuète cacahuètes"),
      (.nuts, "noix nougatine pralin pralines"),
      (.hazelnut, "noisette noisettes"),
      (.almond, "amande amandes calisson calissons dacquoise macaron macarons"),
      (.pistachio, "pistache pistaches"),
      (.wheat, "blé froment épeautre"),
      (.rye, "seigle"),
      (.barley, "orge malt"),
      (.oats, "avoine"),
      (.celery, "céleri celeri"),
      (.mustard, "moutarde moutardes"),
      (.sesame, "sésame houmous"),
      (.soy, "soja"),
      (.walnut, "cerneaux"),
      (.sulphites, "sulfureux métabisulfite"),
    ],
    prepared: [
      (
        .sulphites, "vin vins cidre kir crémant bourguignon beaujolais muscadet bordeaux balsamique"
      ),
      (.gluten, "bière bières biere croque ravioles blinis pates panaché sandwich"),
      (.milk, "quiche quiches"), (.eggs, "quiche quiches"),
    ],
    seafood: "fruits de mer",
    driedFruit: "fruits à coque, fruits secs, fruits a coque, fruits a coques, fruits à coques",
    names: [
      (.almond, "galette des rois"),
      (.molluscs, "saint jacques, amandes de mer, amande de mer, st jacques"),
      (
        .gluten,
        """
        mille feuille, mille feuilles, tarte tatin, vol au vent, pan bagnat, pâté en croûte,
        demi pression, galette des rois
        """
      ),
      (
        .fish,
        """
        bar de ligne, filet de bar, loup de mer, bar grillé, filet de perche, filets de
        perche, œufs de lump, oeufs de lump, lieu noir, lieu jaune, saint pierre
        """
      ),
      (
        .eggs,
        """
        crème anglaise, sauce tartare, crème brûlée, crème caramel, île flottante, crème
        pâtissière
        """
      ),
      (
        .milk,
        """
        bleu d auvergne, bleu de bresse, boule de glace, glace vanille, glace à la vanille,
        crème glacée, gratin dauphinois, chocolat chaud, chocolat blanc, saint marcellin,
        coupe glacée, île flottante, crème brûlée, flan pâtissier
        """
      ),
    ],
    denying: """
      végan végane végans véganes végétalien végétalienne végétaliens végétaliennes végétal végétale
      végétaux végétales
      """,
    without: "sans",
    free: "absent absents absente absentes", freeOf: "", notFree: "", with: "avec",
    joining: "et ou",
    milk: "lait",
    noMilk: """
      coco amande amandes riz avoine cacahuète végétal végétale végétaux végétales
      """,
    noNut: "coco muscade",
    otherNames: """
      haricots beurre, haricot beurre, coeur de boeuf, cœur de bœuf, agneau de lait, veau de lait,
      cochon de lait, noix de veau, noix de porc, noix de jambon, noix d entrecôte, noix de coco,
      noix de saint jacques, crème de cassis, crème de marron, crème de marrons, crème de mûre,
      fromage de tête, beurre de cacao, pommes noisettes, pomme noisette, noisettes d agneau,
      noisette d agneau, noisettes de chevreuil, noisette de chevreuil, champignons huîtres,
      champignon huître, cassis de dijon, crème de menthe, crème de cacao, crème de violette,
      crème de pêche, amandes de mer, amande de mer
      """,
    portions: "noix de beurre, noisette de beurre",
    noWheat: "noir sarrasin",
    noGluten: "riz maïs pois châtaigne châtaignes amande amandes coco lentilles épices",
    anyMeat: "viande",
    meat: """
      poulet saucisse saucisses saucisson merguez dinde agneau canard chorizo gésiers foie lapin oie
      gélatine bolognaise chipolata entrecôte magret charcuterie volaille rognons cassoulet pâté
      rillons
      """,
    pork: "porc cochon",
    beef: "boeuf bœuf veau",
    cured: "jambon lardons lard saindoux rillettes boudin andouille andouillette pancetta",
    otherAnimals: """
      dinde poulet volaille boeuf bœuf veau canard oie agneau halal casher
      """,
    alcohol: """
      vin rhum marsala cognac bière whisky vodka calvados armagnac kirsch liqueur champagne pastis
      """,
    vinegar: "vinaigre",
    honey: "miel",
    meatless: """
      soja végétal végétale végétales végétaux végétarien végétarienne seitan tofu
      """,
    vegetables: """
      lentilles légumes carotte carottes aubergine aubergines champignons courgettes betterave pois
      """)
}
