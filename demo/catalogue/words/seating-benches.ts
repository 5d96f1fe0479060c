import type { PieceWords } from './words.ts'

export const benchWords = {
  'masello-stool': {
    title: {
      en: 'Masello three-legged stool',
      it: 'Sgabello Masello a tre gambe',
      es: 'Taburete Masello de tres patas',
      de: 'Dreibeiniger Hocker Masello',
      fr: 'Tabouret tripode Masello',
    },
    slug: {
      en: 'masello-three-legged-stool',
      it: 'sgabello-masello-tre-gambe',
      es: 'taburete-masello-tres-patas',
      de: 'dreibeiniger-hocker-masello',
      fr: 'tabouret-tripode-masello',
    },
    story: {
      en: 'Every farm above San Cassiano kept a stool like this beside the cow, with three legs because a stable floor is never flat. Falegnameria Alta Badia has made it finer and left the joint alone: each leg passes right through the seat, is split from above and locked with a wedge of darker wood. Tobia drives the three wedges across the grain, so that they hold without a drop of glue.\n\nThe seat is hollowed on the lathe by eight millimeters and finished with linseed oil. Wipe it with a damp cloth, and oil it again when the wood looks thirsty.',
      it: 'In ogni stalla sopra San Cassiano c’era uno sgabello così, con tre gambe perché il pavimento non era mai in piano. La Falegnameria Alta Badia l’ha snellito senza toccare l’incastro: le gambe attraversano la seduta, si spaccano in testa e si bloccano con un cuneo di legno più scuro. Tobia li pianta di traverso alla fibra; tengono da soli, senza colla.\n\nLa seduta è scavata al tornio di otto millimetri e finita a olio di lino. Basta un panno umido; quando il legno pare assetato, una mano d’olio.',
      es: 'En las granjas de San Cassiano había un taburete así junto a cada vaca; tenía tres patas porque el suelo del establo nunca es plano. Falegnameria Alta Badia lo ha afinado y ha respetado la unión: la pata atraviesa el asiento, se abre por arriba y se fija con una cuña de madera más oscura. Tobia clava las tres cuñas a contrafibra, y aguantan sin una gota de cola.\n\nEl asiento se vacía ocho milímetros en el torno y se acaba con aceite de linaza. Límpielo con un paño húmedo y vuelva a aceitarlo cuando la madera lo pida.',
      de: 'Auf den Höfen oberhalb von St. Kassian stand ein solcher Hocker neben jeder Kuh, dreibeinig, weil kein Stallboden eben ist. Die Falegnameria Alta Badia hat ihn schlanker gemacht und die Verbindung gelassen, wie sie war: Jedes Bein geht durch den Sitz, wird oben gespalten und von einem dunkleren Keil gehalten. Tobia schlägt die drei Keile quer zur Faser ein, Leim braucht es keinen.\n\nAuf der Drehbank bekommt der Sitz eine Mulde von acht Millimetern, danach Leinöl. Feucht abwischen genügt; wirkt das Holz durstig, wird nachgeölt.',
      fr: 'Dans les étables au-dessus de San Cassiano, on trayait assis sur un tabouret pareil à celui-ci, à trois pieds parce que le sol n’est jamais plat. La Falegnameria Alta Badia l’a affiné sans changer l’assemblage : chaque pied traverse l’assise, se fend par le haut et se bloque d’un coin de bois plus sombre. Tobia enfonce les trois coins en travers du fil ; ils tiennent sans colle.\n\nL’assise est creusée de huit millimètres au tour, puis huilée au lin. Un chiffon humide suffit, et un peu d’huile quand le bois paraît sec.',
    },
    alt: {
      en: 'Low round stool in pale larch on three splayed legs, dark wedges showing in the seat',
      it: 'Sgabello basso rotondo in larice chiaro su tre gambe divaricate, con i cunei scuri a vista',
      es: 'Taburete bajo y redondo de alerce claro con tres patas abiertas y cuñas oscuras a la vista',
      de: 'Niedriger runder Hocker aus heller Lärche auf drei gespreizten Beinen, dunkle Keile im Sitz',
      fr: 'Tabouret bas et rond en mélèze clair sur trois pieds évasés, coins sombres apparents',
    },
  },
  'masello-bar-stool': {
    title: {
      en: 'Masello counter stool',
      it: 'Sgabello alto Masello',
      es: 'Taburete alto Masello',
      de: 'Tresenhocker Masello',
      fr: 'Tabouret haut Masello',
    },
    slug: {
      en: 'masello-counter-stool',
      it: 'sgabello-alto-masello',
      es: 'taburete-alto-masello',
      de: 'tresenhocker-masello',
      fr: 'tabouret-haut-masello',
    },
    story: {
      en: 'A hotel in Corvara wanted the milking stool at the height of its kitchen counter, and found that longer legs need something to hold them apart. Falegnameria Alta Badia added a fourth leg and a ring of burnished steel, bent cold by the smith across the road and let two millimeters into the wood, so that heels rest on metal and never on the finish.\n\nLegs and seat come from one board, and Vigil keeps them together from the saw to the packing room. It stands 66 centimeters high; for a bar of 110 the workshop makes it ten centimeters taller on request.',
      it: 'Un albergo di Corvara voleva lo sgabello da mungitura all’altezza del banco di cucina. Con gambe così lunghe ci voleva qualcosa che le tenesse ferme: la Falegnameria Alta Badia ha messo una quarta gamba e un anello d’acciaio brunito, curvato a freddo dal fabbro di fronte e incassato di due millimetri. I tacchi poggiano sul ferro, il legno resta sano.\n\nSeduta e gambe vengono dalla stessa tavola; Vigil le tiene insieme dalla sega all’imballo. È alto 66 centimetri. Per un bancone da 110 si può averlo più alto di dieci.',
      es: 'Un hotel de Corvara pidió el taburete de ordeño a la altura de su encimera, y con patas tan largas hacía falta algo que las sujetara. Falegnameria Alta Badia añadió la cuarta y un aro de acero pavonado, curvado en frío por el herrero de enfrente y encastrado dos milímetros: los tacones pisan el metal y la madera queda intacta.\n\nAsiento y patas salen de una misma tabla, que Vigil no separa desde la sierra hasta el embalaje. Mide 66 centímetros de alto. Para barras de 110 se fabrica, por encargo, diez centímetros más alto.',
      de: 'Ein Hotel in Corvara wollte den Melkschemel in der Höhe seiner Küchentheke. So lange Beine brauchen Halt: Die Falegnameria Alta Badia gab ihm ein viertes Bein dazu und einen Ring aus brüniertem Stahl, den der Schmied von gegenüber kalt biegt. Er liegt zwei Millimeter tief im Holz; Absätze stehen auf Metall, die Oberfläche bleibt heil.\n\nSitz und Beine stammen aus einem Brett, von der Säge bis zum Packraum hält Vigil sie zusammen. Die Höhe beträgt 66 Zentimeter. Für Bartresen von 110 Zentimetern wird auf Wunsch zehn Zentimeter höher gebaut.',
      fr: 'Un hôtel de Corvara voulait le tabouret à traire à la hauteur de son plan de travail. Des pieds aussi longs demandent à être tenus : la Falegnameria Alta Badia en a ajouté un quatrième et un cercle d’acier bruni, cintré à froid chez le forgeron d’en face, encastré dans le bois de deux millimètres. Les talons reposent sur le métal, et la finition reste intacte.\n\nAssise et pieds viennent d’une même planche, que Vigil ne sépare jamais, de la scie à l’emballage. Hauteur : 66 centimètres. Pour un comptoir de 110, l’atelier le rehausse de dix centimètres sur demande.',
    },
    alt: {
      en: 'Counter stool in walnut on four legs with a dark steel foot ring',
      it: 'Sgabello alto in noce su quattro gambe con anello poggiapiedi d’acciaio scuro',
      es: 'Taburete alto de nogal con cuatro patas y aro reposapiés de acero oscuro',
      de: 'Tresenhocker aus Nussbaum auf vier Beinen mit dunklem Fußring aus Stahl',
      fr: 'Tabouret haut en noyer sur quatre pieds, repose-pieds circulaire en acier sombre',
    },
  },
  'malga-bench': {
    title: {
      en: 'Malga bench',
      it: 'Panca Malga',
      es: 'Banco Malga',
      de: 'Bank Malga',
      fr: 'Banc Malga',
    },
    slug: {
      en: 'malga-bench',
      it: 'panca-malga',
      es: 'banco-malga',
      de: 'bank-malga',
      fr: 'banc-malga',
    },
    story: {
      en: 'The plank is the bench: one board of larch, forty millimeters thick, from trees felled in the waning moon of January at sixteen hundred meters. Falegnameria Alta Badia dries it for three winters under the eaves before Irma planes it, eases every edge by hand and bores the four slanting holes by eye, with an old bevel gauge for company.\n\nThe legs swell in the middle, where the stretchers enter, and are wedged through the seat like those of the milking stools. Soap and water keep it fresh. In the sun it will turn the color of honey, and then of bread.',
      it: 'La panca è la tavola: un’asse sola di larice, spessa quaranta millimetri, da piante tagliate a gennaio in luna calante, a milleseicento metri. La Falegnameria Alta Badia la lascia tre inverni sotto la gronda. Poi Irma la pialla, smussa i bordi a mano e fora a occhio i quattro buchi inclinati, con una vecchia falsa squadra a farle compagnia.\n\nLe gambe si gonfiano a metà, dove entrano le traverse, e passano la seduta con il cuneo come negli sgabelli. Si lava con acqua e sapone. Al sole diventa color miele, col tempo color pane.',
      es: 'El banco es la tabla: una sola pieza de alerce, de cuarenta milímetros de grueso, de árboles talados en enero con luna menguante a mil seiscientos metros. Falegnameria Alta Badia la seca tres inviernos bajo el alero. Luego Irma la cepilla, suaviza los cantos a mano y taladra a ojo los cuatro agujeros inclinados, con una vieja falsa escuadra por compañía.\n\nLas patas engordan en el centro, donde entran los travesaños, y se acuñan sobre el asiento igual que en los taburetes. Basta agua y jabón. Al sol tomará el color de la miel y más tarde el del pan.',
      de: 'Die Bank ist ihr Brett: eine einzige Bohle aus Lärche, vierzig Millimeter stark, im Januar bei abnehmendem Mond auf sechzehnhundert Metern geschlagen. Drei Winter trocknet sie bei der Falegnameria Alta Badia unter dem Dachvorsprung. Danach hobelt Irma sie, bricht alle Kanten von Hand und bohrt die vier schrägen Löcher nach Augenmaß, nur eine alte Schmiege liegt daneben.\n\nIn der Mitte, wo die Stege eintreten, sind die Beine dicker; oben halten Keile sie im Sitz. Zur Pflege reichen Seife und Wasser. Die Sonne färbt das Holz erst wie Honig, später wie Brotkruste.',
      fr: 'Le banc, c’est sa planche : une seule pièce de mélèze de quarante millimètres, tirée d’arbres abattus en janvier, à la lune descendante, vers seize cents mètres. La Falegnameria Alta Badia la laisse sécher trois hivers sous l’avant-toit. Irma la rabote ensuite, adoucit les arêtes à la main et perce à l’œil les quatre trous obliques, une vieille fausse équerre pour toute compagnie.\n\nLes pieds s’épaississent à mi-hauteur, là où entrent les traverses, et se coincent dans l’assise comme ceux des tabourets. De l’eau, du savon. Au soleil, le bois prendra la couleur du miel, puis celle du pain.',
    },
    alt: {
      en: 'Long larch bench made of one plank on four splayed legs with thin stretchers',
      it: 'Panca lunga in larice, un’unica tavola su quattro gambe divaricate con traverse sottili',
      es: 'Banco largo de alerce: una tabla sobre cuatro patas abiertas con travesaños finos',
      de: 'Lange Bank aus Lärche: eine Bohle auf vier gespreizten Beinen mit dünnen Stegen',
      fr: 'Long banc de mélèze, une planche sur quatre pieds évasés à fines traverses',
    },
  },
  'malga-settle': {
    title: {
      en: 'Malga settle with spindle back',
      it: 'Panca Malga con schienale a fusi',
      es: 'Escaño Malga con respaldo de husos',
      de: 'Sitzbank Malga mit Sprossenlehne',
      fr: 'Banquette Malga à dossier de fuseaux',
    },
    slug: {
      en: 'malga-spindle-settle',
      it: 'panca-malga-schienale-a-fusi',
      es: 'escano-malga-respaldo-de-husos',
      de: 'sitzbank-malga-sprossenlehne',
      fr: 'banquette-malga-dossier-fuseaux',
    },
    story: {
      en: 'Stone pine is the wood of the stube, the paneled room where a Ladin family spends its winters, and for years it goes on smelling of resin. Falegnameria Alta Badia cuts nineteen spindles from straight, split billets, not sawn ones, so that each bends a little behind a back and returns.\n\nThe comb above them is steamed for forty minutes and bowed over a block by Tobia and Vigil together, one at each end. Nothing is varnished: oil would stop the scent. Brush it, dust it, and keep it out of the rain; a mark of a glass leaves with fine sandpaper.',
      it: 'Il cirmolo è il legno della stube, la stanza foderata in cui una famiglia ladina passa l’inverno, e per anni continua a profumare di resina. La Falegnameria Alta Badia ricava i diciannove fusi da ciocchi spaccati, mai segati: seguono la fibra, si flettono un poco dietro la schiena e tornano.\n\nIl pettine si ammorbidisce al vapore per quaranta minuti, poi Tobia e Vigil lo piegano in due sulla forma, uno per capo. Niente vernice, e niente olio, che spegnerebbe il profumo. Si spolvera e si tiene all’asciutto; l’alone di un bicchiere va via con la carta fine.',
      es: 'El pino cembro es la madera de la stube, la sala forrada donde una familia ladina pasa el invierno, y sigue oliendo a resina durante años. Falegnameria Alta Badia saca los diecinueve husos de leños rajados, nunca aserrados, para que sigan la fibra, cedan un poco tras la espalda y vuelvan a su sitio.\n\nEl peine superior pasa cuarenta minutos al vapor; después Tobia y Vigil lo curvan entre dos sobre el molde. No lleva barniz ni aceite, que taparía el aroma. Quítele el polvo y no lo deje a la lluvia; el cerco de un vaso se va con lija fina.',
      de: 'Zirbe ist das Holz der Stube, jenes getäfelten Raums, in dem eine ladinische Familie den Winter verbringt. Nach Harz duftet sie noch jahrelang. Die neunzehn Sprossen spaltet die Falegnameria Alta Badia aus geraden Scheiten, statt sie zu sägen; so geben sie hinter dem Rücken etwas nach und federn zurück.\n\nVierzig Minuten liegt der Kamm im Dampf, dann biegen Tobia und Vigil ihn gemeinsam über den Block, einer an jedem Ende. Lack und Öl bleiben weg, sie nähmen den Duft. Abstauben, trocken halten; den Rand eines Glases holt feines Schleifpapier heraus.',
      fr: 'Le pin cembro habille la stube, la pièce lambrissée où les familles ladines passent l’hiver ; des années durant, il sent la résine. La Falegnameria Alta Badia tire les dix-neuf fuseaux de bûches fendues et non sciées : ils suivent le fil, cèdent un peu derrière le dos et reviennent.\n\nLa traverse haute reste quarante minutes à la vapeur, puis Tobia et Vigil la cintrent à deux sur le gabarit, chacun à un bout. Ni vernis ni huile, qui étoufferaient l’odeur. Époussetez, gardez au sec ; l’auréole d’un verre s’efface au papier fin.',
    },
    alt: {
      en: 'Two-seat settle in pale stone pine with nineteen slim spindles under a curved comb rail',
      it: 'Panca a due posti in cirmolo chiaro con diciannove fusi sottili sotto un pettine curvo',
      es: 'Escaño de dos plazas de pino cembro claro con diecinueve husos finos bajo un peine curvo',
      de: 'Zweisitzige Bank aus heller Zirbe mit neunzehn schlanken Sprossen unter geschwungenem Kamm',
      fr: 'Banquette à deux places en pin cembro clair, dix-neuf fuseaux fins sous une traverse cintrée',
    },
  },
} satisfies Record<string, PieceWords>
