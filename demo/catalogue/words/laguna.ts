import type { PieceWords } from './words.ts'

export const lagunaWords = {
  'laguna-pendant': {
    title: {
      en: 'Laguna ribbed glass pendant',
      it: 'Sospensione Laguna in vetro costolato',
      es: 'Lámpara de techo Laguna de vidrio acanalado',
      de: 'Pendelleuchte Laguna aus geripptem Glas',
      fr: 'Suspension Laguna en verre côtelé',
    },
    slug: {
      en: 'laguna-ribbed-glass-pendant',
      it: 'sospensione-laguna-vetro-costolato',
      es: 'lampara-de-techo-laguna',
      de: 'pendelleuchte-laguna',
      fr: 'suspension-laguna-verre-cotele',
    },
    story: {
      en: 'The ribs come from a bronze mold with twenty-four teeth; the twist comes from Elio’s wrist. At Vetreria San Donato he drops the glowing glass into the mold, lifts it out and turns the pipe a sixth of a circle while it is still soft. Two breaths later the ribs have set, and no two shades have set alike.\n\nThe color is in the glass and not on it, so it will not fade. Each shade is cut cold, its rim fire-polished, and hung from a spun brass gallery that holds it without screws. The textile cord can be shortened by your electrician on the day.',
      it: 'Le coste le dà uno stampo di bronzo a ventiquattro denti, la torsione il polso di Elio. Alla Vetreria San Donato lui cala il vetro rovente nello stampo, lo solleva e, finché è tenero, fa compiere alla canna un sesto di giro. Due soffi dopo la forma si è fissata, e ogni volta un poco diversa.\n\nIl colore è nella massa, perciò non sbiadisce. Il paralume si taglia a freddo, il bordo si ribrucia alla fiamma, e una galleria di ottone tornito lo regge senza viti. Il cavo tessile si accorcia al momento del montaggio.',
      es: 'Las estrías las pone un molde de bronce de veinticuatro dientes; el giro, la muñeca de Elio. En Vetreria San Donato deja caer el vidrio al rojo dentro del molde, lo levanta y, mientras sigue blando, hace dar a la caña un sexto de vuelta. Dos soplos después ha cuajado, siempre de un modo algo distinto.\n\nEl color está en la masa y no se va con los años. La pantalla se corta en frío, su borde se pule al fuego y una galería de latón repujado la sostiene sin tornillos. El cable textil se acorta al instalarla.',
      de: 'Die Rippen gibt eine Bronzeform mit vierundzwanzig Zähnen, den Schwung das Handgelenk von Elio. In der Vetreria San Donato senkt er das glühende Glas in die Form, hebt es heraus und dreht die Pfeife um ein Sechstel, solange alles noch weich ist. Zwei Atemzüge später sitzt die Linie, jedes Mal ein wenig anders.\n\nDas Glas ist durchgefärbt, darum bleicht es nicht aus. Jeder Schirm wird kalt geschnitten, am Rand im Feuer poliert und von einer gedrückten Messingfassung gehalten, ganz ohne Schrauben. Das Textilkabel kürzt die Elektrikerin beim Anbringen.',
      fr: 'Les côtes viennent d’un moule de bronze à vingt-quatre dents, la torsion du poignet d’Elio. À la Vetreria San Donato, il descend la paraison rougeoyante dans le moule, la relève et, tant qu’elle est molle, fait tourner la canne d’un sixième. Deux souffles plus tard tout est figé, jamais deux fois pareil.\n\nTeint dans la masse, le verre ne pâlit pas. L’abat-jour est coupé à froid, son bord poli au feu ; une galerie de laiton repoussé le porte sans vis. Le cordon textile se raccourcit le jour de la pose.',
    },
    alt: {
      en: 'Bell-shaped pendant of twisted amber glass with a lit bulb, hung on a black cord',
      it: 'Sospensione a campana in vetro ambra ritorto con lampadina accesa, appesa a un cavo nero',
      es: 'Lámpara en forma de campana de vidrio ámbar retorcido, encendida, con cable negro',
      de: 'Glockenförmige Leuchte aus gedrehtem Bernsteinglas, eingeschaltet, an schwarzem Kabel',
      fr: 'Suspension en cloche de verre ambré torsadé, allumée, au bout d’un cordon noir',
    },
  },
  'laguna-cluster': {
    title: {
      en: 'Laguna three-light cluster',
      it: 'Grappolo Laguna a tre luci',
      es: 'Racimo Laguna de tres luces',
      de: 'Lüster Laguna mit drei Lichtern',
      fr: 'Grappe Laguna à trois lumières',
    },
    slug: {
      en: 'laguna-three-light-cluster',
      it: 'grappolo-laguna-tre-luci',
      es: 'racimo-laguna-tres-luces',
      de: 'luester-laguna-drei-lichter',
      fr: 'grappe-laguna-trois-lumieres',
    },
    story: {
      en: 'Three small shades hang at three heights, close enough to color one another. They are blown in the morning at Vetreria San Donato, when the furnace is steady, and always by the same pair: Elio gathers, his cousin Nives opens the rim with wet wooden tongs.\n\nThe smoke gray is made with nickel, a little at a time, and judged by daylight on the quay behind the shop. A chromed plate hides the three cords and levels itself on a crooked ceiling. The furnace rests once a year, while its crucible is rebuilt; as soon as it is lit again, clusters are blown.',
      it: 'Tre piccole campane a tre altezze, tanto vicine da tingersi l’una con l’altra. Si soffiano al mattino, quando il forno della Vetreria San Donato è più calmo, e sempre in coppia: Elio leva il vetro, la cugina Nives ne apre il bordo con le pinze di legno bagnato.\n\nIl grigio fumo si ottiene col nichel, poco per volta, e lo si giudica alla luce del giorno sulla fondamenta dietro bottega. La rosetta cromata nasconde i tre cavi e si mette in piano da sola anche su un soffitto storto. Il forno riposa una volta l’anno, quando gli si rifà il crogiolo: riacceso, tocca ai grappoli.',
      es: 'Tres campanas pequeñas a tres alturas, tan próximas que se tiñen unas a otras. Se soplan por la mañana, con el horno en calma, y siempre entre dos: Elio recoge el vidrio y su prima Nives abre el borde con pinzas de madera mojada. Así se trabaja en Vetreria San Donato.\n\nEl gris humo se consigue con níquel, echado poco a poco y comprobado a la luz del día en el muelle de atrás. El florón cromado esconde los tres cables y se nivela solo, por torcido que esté el techo. El horno descansa una vez al año, mientras rehacen el crisol; en cuanto vuelve a arder, se soplan los racimos.',
      de: 'Drei kleine Glocken auf drei Höhen, so nah beieinander, dass eine der anderen Farbe leiht. Geblasen wird in der Vetreria San Donato am Morgen, wenn der Ofen ruhig brennt, und immer zu zweit: Elio nimmt das Glas auf, seine Cousine Nives öffnet den Rand mit nassen Holzzangen.\n\nDas Rauchgrau entsteht mit Nickel, in kleinen Gaben, geprüft bei Tageslicht am Kai hinter dem Haus. Der verchromte Baldachin verbirgt die drei Kabel und gleicht eine schiefe Decke aus. Einmal im Jahr ruht der Ofen, weil sein Hafen erneuert wird; sobald er wieder brennt, entstehen Lüster.',
      fr: 'Trois petites cloches à trois hauteurs, assez proches pour se colorer l’une l’autre. À la Vetreria San Donato, on les souffle le matin, quand le four est calme, et toujours à deux : Elio cueille le verre, sa cousine Nives ouvre le bord avec des pinces de bois mouillé.\n\nLe gris fumé s’obtient au nickel, ajouté par pincées et jugé au grand jour, sur le quai derrière l’atelier. Le pavillon chromé cache les trois cordons et se met de niveau tout seul, même sous un plafond de travers. Le four se repose une fois l’an, quand on refait son creuset ; dès qu’il brûle à nouveau, on souffle des grappes.',
    },
    alt: {
      en: 'Cluster of three small smoke gray glass pendants under a round chromed plate',
      it: 'Grappolo di tre piccole sospensioni in vetro grigio fumo sotto una rosetta cromata',
      es: 'Racimo de tres pequeñas lámparas de vidrio gris humo bajo un florón cromado',
      de: 'Drei kleine Pendelleuchten aus rauchgrauem Glas unter einem runden verchromten Baldachin',
      fr: 'Grappe de trois petites suspensions en verre gris fumé sous un pavillon chromé',
    },
  },
  'bricola-lantern': {
    title: {
      en: 'Bricola tall glass lantern',
      it: 'Lanterna Bricola in vetro',
      es: 'Farol alto Bricola de vidrio',
      de: 'Hohe Glaslaterne Bricola',
      fr: 'Haute lanterne Bricola en verre',
    },
    slug: {
      en: 'bricola-tall-glass-lantern',
      it: 'lanterna-bricola-vetro',
      es: 'farol-bricola-vidrio',
      de: 'glaslaterne-bricola',
      fr: 'lanterne-bricola-verre',
    },
    story: {
      en: 'Bricole are the oak posts that mark the channels of the lagoon, and at dusk they stand in the water like this lantern in a stairwell. It is the tallest thing Vetreria San Donato can blow at the bench: at half a meter the glass begins to pull itself off the pipe, so Elio works kneeling and Nives shields his face with a wet board.\n\nThe sage green is the old color of medicine bottles, got from iron in the sand. One firing gives six lanterns, and one or two crack as they cool. The last firing has been sold; leave your address and we will write before the next.',
      it: 'Le bricole sono i pali di rovere che segnano i canali della laguna: al crepuscolo stanno nell’acqua come questa lanterna nella tromba delle scale. Più alto di così, alla Vetreria San Donato, al banco non si riesce a soffiare. A mezzo metro il vetro tende a staccarsi dalla canna; Elio lavora in ginocchio e Nives gli ripara il viso con una tavola bagnata.\n\nIl verde salvia è quello antico delle boccette da speziale, dato dal ferro che sta nella sabbia. Da una cotta escono sei lanterne, e un paio si fendono raffreddandosi. L’ultima è finita: lasciaci un recapito e ti scriveremo prima della prossima.',
      es: 'Las bricole son los postes de roble que señalan los canales de la laguna. Al anochecer se alzan en el agua como este farol en el hueco de una escalera. Nada más alto se puede soplar en el banco de Vetreria San Donato: al medio metro el vidrio quiere soltarse de la caña, y Elio trabaja de rodillas mientras Nives le protege la cara con una tabla mojada.\n\nEl verde salvia es el de los antiguos frascos de botica y viene del hierro de la arena. Cada hornada da seis faroles; uno o dos se rajan al enfriarse. La última se ha agotado. Déjenos su dirección y le avisaremos.',
      de: 'Bricole nennt man in der Lagune die Eichenpfähle, die das Fahrwasser zeigen. In der Dämmerung stehen sie da wie diese Laterne im Treppenauge. Höher kann man in der Vetreria San Donato am Stuhl nicht blasen: Bei einem halben Meter zieht sich das Glas fast von der Pfeife, also arbeitet Elio kniend, und Nives hält ihm ein nasses Brett vors Gesicht.\n\nDas Salbeigrün alter Apothekerflaschen kommt vom Eisen im Sand. Ein Brand ergibt sechs Laternen, eine oder zwei springen beim Abkühlen. Der letzte ist verkauft. Hinterlassen Sie uns Ihre Adresse, dann melden wir uns vor dem nächsten.',
      fr: 'Les bricole sont les pieux de chêne qui balisent la lagune ; au crépuscule, ils se dressent sur l’eau comme cette lanterne dans une cage d’escalier. On ne peut rien souffler de plus haut au banc de la Vetreria San Donato. Passé un demi-mètre, le verre veut quitter la canne : Elio travaille à genoux et Nives lui protège le visage d’une planche mouillée.\n\nCe vert sauge est celui des vieux flacons d’apothicaire, dû au fer du sable. Une fournée donne six lanternes, dont une ou deux se fendent en refroidissant. La dernière est épuisée. Laissez-nous votre adresse, nous vous écrirons avant la suivante.',
    },
    alt: {
      en: 'Tall slim lantern of ribbed sage green glass with a brass cap',
      it: 'Lanterna alta e sottile in vetro costolato verde salvia con cappello d’ottone',
      es: 'Farol alto y esbelto de vidrio acanalado verde salvia con remate de latón',
      de: 'Hohe, schlanke Laterne aus geripptem salbeigrünem Glas mit Messingkappe',
      fr: 'Lanterne haute et fine en verre côtelé vert sauge, coiffe de laiton',
    },
  },
} satisfies Record<string, PieceWords>
