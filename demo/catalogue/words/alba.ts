import type { PieceWords } from './words.ts'

export const albaWords = {
  'alba-dinner-service': {
    title: {
      en: 'Alba dinner service',
      it: 'Servizio da tavola Alba',
      es: 'Vajilla Alba',
      de: 'Tafelservice Alba',
      fr: 'Service de table Alba',
    },
    slug: {
      en: 'alba-dinner-service',
      it: 'servizio-da-tavola-alba',
      es: 'vajilla-alba',
      de: 'tafelservice-alba',
      fr: 'service-de-table-alba',
    },
    story: {
      en: 'Four plates and two bowls for one person, and the place to start a set. At Ceramiche Faenza the plates are jiggered by Tullio and their rims nudged out of true with a thumb, nine times round, while the clay is as soft as cheese. Nobody presses as he does, so nobody else is allowed to.\n\nThe glaze is sprayed by Lia, then the gold line is laid with a brush of squirrel hair in one turn of the wheel and fired at 750 degrees. It wears as a ring does. Wash the plates in the machine on a gentle program, and keep them out of the microwave.',
      it: 'Quattro piatti e due ciotole: un coperto completo, e l’inizio di un servizio. Alle Ceramiche Faenza li foggia Tullio sulla calibratrice; poi, con la pasta ancora tenera come una caciotta, ne sposta il bordo col pollice, nove tocchi per giro. Come preme lui non preme nessuno, e a nessun altro è permesso.\n\nLia spruzza lo smalto. Il filo d’oro si stende con un pennello di scoiattolo in una sola rotazione e si cuoce a 750 gradi; col tempo si consuma come un anello. Vanno in lavastoviglie, con un programma delicato, ma non nel microonde.',
      es: 'Cuatro platos y dos cuencos: el servicio de una persona y el comienzo de una vajilla. En Ceramiche Faenza los moldea Tullio en la calibradora y después, con la pasta blanda como un queso fresco, desvía el borde con el pulgar, nueve toques por vuelta. Nadie aprieta como él, así que nadie más lo hace.\n\nLia pulveriza el esmalte. El filo de oro se traza con pincel de ardilla en un solo giro del torno y se cuece a 750 grados; con los años se gasta como una alianza. Admiten el lavavajillas en programa suave. El microondas, no.',
      de: 'Vier Teller und zwei Schalen, ein Gedeck also und der Anfang eines Services. Bei Ceramiche Faenza dreht Tullio die Teller ein und rückt dann mit dem Daumen den Rand zurecht, neunmal je Runde, solange die Masse weich wie Frischkäse ist. So drückt sonst niemand, darum darf es auch sonst niemand.\n\nLia spritzt die Glasur auf. Die Goldlinie entsteht mit einem Pinsel aus Eichhörnchenhaar in einer einzigen Umdrehung und wird bei 750 Grad eingebrannt; sie nutzt sich ab wie ein Ring. Im Schonprogramm darf das Geschirr in die Maschine, in die Mikrowelle nicht.',
      fr: 'Quatre assiettes et deux bols, de quoi servir une personne et commencer un service. Chez Ceramiche Faenza, Tullio calibre les assiettes puis en dérange le bord du pouce, neuf fois par tour, tant que la pâte a la mollesse d’un fromage frais. Personne n’appuie comme lui ; personne d’autre n’y est donc autorisé.\n\nLia pulvérise l’émail. Le filet d’or est posé au pinceau de petit-gris, d’un seul tour de girelle, et cuit à 750 degrés ; il s’use comme une alliance. Lave-vaisselle en programme doux, mais pas de micro-ondes.',
    },
    alt: {
      en: 'Stack of white plates with gold rims, a sage bowl on top, a plate and a bowl beside it',
      it: 'Pila di piatti bianchi con filo d’oro e una ciotola salvia, accanto un piatto e una ciotola',
      es: 'Pila de platos blancos con filo de oro y un cuenco salvia encima; al lado, un plato y un cuenco',
      de: 'Stapel weißer Teller mit Goldrand und salbeigrüner Schale, daneben ein Teller und eine Schale',
      fr: 'Pile d’assiettes blanches à filet d’or coiffée d’un bol sauge, une assiette et un bol à côté',
    },
  },
  'alba-bowls': {
    title: {
      en: 'Alba bowls, set of four',
      it: 'Ciotole Alba, serie di quattro',
      es: 'Cuencos Alba, juego de cuatro',
      de: 'Schalen Alba, vier Stück',
      fr: 'Bols Alba, ensemble de quatre',
    },
    slug: {
      en: 'alba-bowls-set-of-four',
      it: 'ciotole-alba-serie-di-quattro',
      es: 'cuencos-alba-juego-de-cuatro',
      de: 'schalen-alba-vier-stueck',
      fr: 'bols-alba-ensemble-de-quatre',
    },
    story: {
      en: 'For soup, for figs, for the keys. The Alba bowl fits two hands, and its foot is high enough that a hot one can be carried without a cloth. Tullio of Ceramiche Faenza throws them four at a time from one lump of clay, which is why they nest so closely: they were neighbors before they were bowls.\n\nLia mixes the glaze from the red earth of the Lamone and pours it, never dips it, so that it runs thin on the lip and pools in the well. A gilt edge closes the rim. They leave our warehouse within two days, wrapped in wood wool.',
      it: 'Per la zuppa, per i fichi, per le chiavi. La ciotola Alba sta tra due mani e ha un piede alto quanto basta per portarla bollente senza presina. Alle Ceramiche Faenza Tullio le tornisce quattro per volta, da un unico pane di terra: se stanno così bene una dentro l’altra è perché erano vicine già prima.\n\nLo smalto viene dalla terra rossa del Lamone. Lia lo versa, non immerge mai, così resta sottile sull’orlo e si raccoglie nel fondo. Un filo dorato chiude il bordo. Partono dal nostro magazzino in due giorni, nella lana di legno.',
      es: 'Para la sopa, para los higos, para las llaves. El cuenco Alba cabe entre las dos manos y tiene el pie lo bastante alto para llevarlo caliente sin paño. Tullio, de Ceramiche Faenza, los tornea de cuatro en cuatro a partir de una sola pella; por eso encajan tan bien, fueron vecinos antes que cuencos.\n\nEl esmalte lleva tierra roja del Lamone. Lia lo vierte, nunca los sumerge, y así queda fino en el labio y espeso en el fondo. Un filete dorado remata el borde. Salen de nuestro almacén en dos días, envueltos en viruta de madera.',
      de: 'Für Suppe, für Feigen, für die Schlüssel. Die Schale Alba passt in zwei Hände, und ihr Fuß ist so hoch, dass man sie auch heiß ohne Tuch tragen kann. Tullio von Ceramiche Faenza dreht immer vier aus einem Klumpen Ton; deshalb liegen sie so eng ineinander: Sie waren schon vorher Nachbarn.\n\nDie Glasur enthält rote Erde vom Lamone. Lia gießt sie, statt zu tauchen, damit sie am Rand dünn bleibt und sich am Boden sammelt. Eine vergoldete Kante schließt die Schale ab. In Holzwolle verpackt, verlässt sie binnen zwei Tagen unser Lager.',
      fr: 'Pour la soupe, pour les figues, pour les clés. Le bol Alba tient dans deux mains, et son pied est assez haut pour qu’on le porte brûlant sans torchon. Tullio, de Ceramiche Faenza, en tourne quatre à la suite dans la même motte ; s’ils s’emboîtent si bien, c’est qu’ils étaient déjà voisins.\n\nL’émail contient la terre rouge du Lamone. Lia le verse, sans jamais tremper : il reste mince sur la lèvre et s’amasse au fond. Un filet doré ferme le bord. Ils quittent notre entrepôt sous deux jours, dans la laine de bois.',
    },
    alt: {
      en: 'Four glossy terracotta bowls with gold rims, two of them nested',
      it: 'Quattro ciotole lucide color terracotta con orlo dorato, due una dentro l’altra',
      es: 'Cuatro cuencos brillantes color terracota con borde dorado, dos de ellos encajados',
      de: 'Vier glänzende terrakottafarbene Schalen mit Goldrand, zwei davon ineinandergestellt',
      fr: 'Quatre bols brillants terre cuite à bord doré, dont deux emboîtés',
    },
  },
  'alba-cake-stand': {
    title: {
      en: 'Alba cake stand',
      it: 'Alzata Alba',
      es: 'Portatartas Alba',
      de: 'Tortenplatte Alba',
      fr: 'Présentoir à gâteau Alba',
    },
    slug: {
      en: 'alba-cake-stand',
      it: 'alzata-alba',
      es: 'portatartas-alba',
      de: 'tortenplatte-alba',
      fr: 'presentoir-a-gateau-alba',
    },
    story: {
      en: 'A plate on a stem, which sounds simple until it is fired: porcelain softens at the top of the heat, and a flat plate on a thin foot wants to become an umbrella. Ceramiche Faenza fires the two parts upside down, the plate lying on sand, and joins them with glaze in a second fire.\n\nTullio turns the stem so that it fits a hand, because a cake stand is carried more than it is looked at. The rim has the small unevenness of all Alba, and a line of gold. Twenty-four of them are kept packed in our warehouse for birthdays that were remembered late.',
      it: 'Un piatto su un gambo: sembra facile finché non lo si cuoce. Al colmo del fuoco la porcellana si ammorbidisce, e un piano largo sopra un piede sottile diventa volentieri un ombrello. Alle Ceramiche Faenza si cuociono i due pezzi capovolti, il piatto disteso sulla sabbia, e una seconda cottura li salda con lo smalto.\n\nTullio tornisce il gambo a misura di mano, perché un’alzata si porta più di quanto si guardi. L’orlo ha la piccola irregolarità di tutta la serie Alba e un filo d’oro. Ne teniamo ventiquattro già imballate, per i compleanni ricordati tardi.',
      es: 'Un plato sobre un tallo: parece fácil hasta que se cuece. En lo más alto del fuego la porcelana se ablanda, y un plato llano sobre un pie delgado quiere volverse paraguas. En Ceramiche Faenza cuecen las dos partes boca abajo, el plato tendido en arena, y las unen con esmalte en una segunda hornada.\n\nTullio tornea el pie a la medida de la mano, porque un portatartas se lleva más de lo que se mira. El borde tiene la leve irregularidad de toda la serie Alba y un filo de oro. Guardamos veinticuatro embalados, para los cumpleaños recordados a última hora.',
      de: 'Ein Teller auf einem Stiel. Das klingt einfach, bis man ihn brennt: Auf dem Höhepunkt der Hitze wird Porzellan weich, und eine flache Platte auf dünnem Fuß möchte zum Regenschirm werden. Ceramiche Faenza brennt beide Teile kopfüber, den Teller auf Sand gebettet, und verbindet sie im zweiten Brand mit Glasur.\n\nTullio dreht den Stiel so, dass er in die Hand passt, denn getragen wird eine Tortenplatte öfter als betrachtet. Der Rand hat die kleine Unruhe der ganzen Serie und eine Linie aus Gold. Vierundzwanzig Stück stehen verpackt in unserem Lager, für Geburtstage, die einem spät einfallen.',
      fr: 'Une assiette sur une tige : rien de plus simple, jusqu’à la cuisson. Au plus fort du feu, la porcelaine s’amollit, et un plateau plat sur un pied mince ne demande qu’à devenir parapluie. Ceramiche Faenza cuit les deux pièces à l’envers, l’assiette couchée sur du sable, puis les soude à l’émail dans un second feu.\n\nTullio tourne la tige à la mesure de la main, car un présentoir se porte plus qu’il ne se regarde. Le bord a le léger tremblé de toute la série Alba et un filet d’or. Nous en gardons vingt-quatre emballés, pour les anniversaires dont on se souvient tard.',
    },
    alt: {
      en: 'White porcelain cake stand on a slender foot with a gold rim',
      it: 'Alzata di porcellana bianca su piede sottile con orlo dorato',
      es: 'Portatartas de porcelana blanca sobre pie delgado, con borde dorado',
      de: 'Tortenplatte aus weißem Porzellan auf schlankem Fuß mit Goldrand',
      fr: 'Présentoir en porcelaine blanche sur un pied fin, bord doré',
    },
  },
} satisfies Record<string, PieceWords>
