import type { PieceWords } from './words.ts'

/** Spun domes by Ottoni Lumezzane and opal globes by Vetreria San Donato. */
export const globesWords = {
  'brolo-pendant': {
    title: {
      en: 'Brolo spun dome pendant',
      it: 'Sospensione Brolo a cupola tornita',
      es: 'Lámpara colgante Brolo en cúpula',
      de: 'Kuppelleuchte Brolo',
      fr: 'Suspension dôme Brolo',
    },
    slug: {
      en: 'brolo-spun-dome-pendant',
      it: 'sospensione-brolo-cupola',
      es: 'lampara-colgante-brolo-cupola',
      de: 'kuppelleuchte-brolo',
      fr: 'suspension-brolo-dome',
    },
    story: {
      en: 'A flat disc of brass goes on the lathe at Ottoni Lumezzane and comes off as a dome four minutes later. Remo leans on a steel spoon the length of an oar and walks the metal over a beech former; too slow and it wrinkles, too fast and it tears at the rim.\n\nOutside, three coats of enamel are baked on, the last one rubbed back with felt until it is as deep as a boot polish. Inside, the brass is left as the spoon made it, with its fine spiral, so that the light on the table is warmer than the bulb. A brolo is a walled orchard.',
      it: 'Un disco piatto d’ottone sale sul tornio dell’Ottoni Lumezzane e quattro minuti dopo è una cupola. Remo si appoggia a un cucchiaio d’acciaio lungo come un remo e accompagna la lastra sulla forma di faggio: se va piano fa le grinze, se corre si strappa sull’orlo.\n\nFuori ci sono tre mani di smalto cotto, l’ultima lisciata col feltro finché ha la profondità di una scarpa lucidata. Dentro l’ottone resta come l’ha lasciato il cucchiaio, con la sua spirale sottile: sulla tavola la luce arriva più calda. Brolo è il frutteto chiuso fra le mura, dalle nostre parti.',
      es: 'Un disco plano de latón sube al torno de Ottoni Lumezzane y a los cuatro minutos es una cúpula. Remo se apoya en una cuchara de acero larga como un remo y lleva la chapa sobre la horma de haya: despacio se arruga, deprisa se rasga por el borde.\n\nPor fuera lleva tres manos de esmalte al horno, la última frotada con fieltro hasta que tiene el fondo de un zapato recién lustrado. Por dentro el latón queda como lo dejó la cuchara, con su espiral fina, y a la mesa la luz llega más cálida. Un brolo es un huerto de frutales entre tapias.',
      de: 'Eine flache Messingscheibe kommt bei Ottoni Lumezzane auf die Drückbank und ist vier Minuten später eine Kuppel. Remo stemmt sich gegen einen Drückstahl, lang wie ein Ruder, und führt das Blech über die Form aus Buche. Ist er zu langsam, wirft es Falten, ist er zu schnell, reißt der Rand.\n\nAußen werden drei Schichten Lack eingebrannt und die letzte mit Filz poliert, bis sie glänzt wie ein gewichster Schuh. Innen bleibt das Messing, wie der Stahl es ließ, mit feiner Spirale; so fällt das Licht wärmer auf den Tisch. Brolo heißt der ummauerte Obstgarten.',
      fr: 'Un disque de laiton monte sur le tour d’Ottoni Lumezzane ; quatre minutes après, c’est un dôme. Remo s’appuie sur une cuillère d’acier longue comme une rame et couche le métal sur sa forme de hêtre : trop lent, il plisse ; trop vite, le bord se déchire.\n\nDehors, trois couches d’émail cuites au four, la dernière frottée au feutre jusqu’à la profondeur d’un soulier ciré. Dedans, le laiton reste tel que la cuillère l’a laissé, avec sa fine spirale, et la lumière arrive plus chaude sur la table. Un brolo est un verger clos de murs.',
    },
    alt: {
      en: 'Bottle green dome pendant with a brass neck and a brass lining, hung on a black cord',
      it: 'Sospensione a cupola verde bottiglia con collo e interno d’ottone, appesa a un cavo nero',
      es: 'Lámpara en cúpula verde botella con cuello e interior de latón, colgada de un cable negro',
      de: 'Flaschengrüne Kuppelleuchte mit Hals und Innenseite aus Messing an schwarzem Kabel',
      fr: 'Suspension en dôme vert bouteille, col et intérieur de laiton, cordon noir',
    },
  },
  'brolo-small-pendant': {
    title: {
      en: 'Brolo small pendant',
      it: 'Sospensione Brolo piccola',
      es: 'Lámpara colgante Brolo pequeña',
      de: 'Kleine Pendelleuchte Brolo',
      fr: 'Petite suspension Brolo',
    },
    slug: {
      en: 'brolo-small-pendant',
      it: 'sospensione-brolo-piccola',
      es: 'lampara-colgante-brolo-pequena',
      de: 'kleine-pendelleuchte-brolo',
      fr: 'petite-suspension-brolo',
    },
    story: {
      en: 'The small Brolo is deeper for its width than its elder sister, like a bell rather than a bowl, so it can hang low over a counter without showing its bulb. Giada spins it at Ottoni Lumezzane from the disc that is cut out of the middle of a larger one; nothing of the sheet is lost.\n\nIt is sold singly and looks well in a row of three, forty centimeters apart. Say so when you order and the workshop will bake all three in one batch, since the enamel shifts a shade with the weather. The rim is rolled over a wire, and takes a knock from a ladder.',
      it: 'La Brolo piccola, in proporzione, è più fonda della sorella maggiore: una campana più che una ciotola, così si appende bassa sul bancone senza mostrare la lampadina. All’Ottoni Lumezzane la tornisce Giada, dal disco che avanza quando si ritaglia quello grande; della lastra non si perde niente.\n\nSi vende una per volta e sta bene in fila di tre, a quaranta centimetri. Dillo all’ordine: la bottega le cuocerà nella stessa infornata, perché lo smalto cambia di un soffio secondo il tempo che fa. L’orlo è arrotolato su un filo e sopporta il colpo di una scala.',
      es: 'En proporción, la Brolo pequeña es más honda que su hermana mayor: campana antes que cuenco, de modo que puede colgar baja sobre una barra sin enseñar la bombilla. En Ottoni Lumezzane la repuja Giada con el disco que sobra al recortar el grande; de la chapa no se pierde nada.\n\nSe vende suelta y queda bien en fila de tres, a cuarenta centímetros. Díganoslo al encargarlas y el taller las cocerá en la misma hornada, porque el esmalte varía un punto con el tiempo que hace. El borde va enrollado sobre un alambre y aguanta el golpe de una escalera.',
      de: 'Im Verhältnis ist die kleine Brolo tiefer als ihre große Schwester, eher Glocke als Schale. So hängt sie niedrig über der Theke, ohne dass man die Lampe sieht. Bei Ottoni Lumezzane drückt Giada sie aus der Scheibe, die beim Zuschnitt der großen übrig bleibt; vom Blech geht nichts verloren.\n\nSie wird einzeln verkauft und macht sich gut zu dritt, im Abstand von vierzig Zentimetern. Sagen Sie es bei der Bestellung, dann kommen alle drei zusammen in den Ofen: Je nach Wetter fällt der Lack eine Spur anders aus. Der Rand ist über einen Draht gerollt und verträgt auch eine Leiter.',
      fr: 'À proportion, la petite Brolo est plus creuse que son aînée : une cloche plutôt qu’un bol. Elle peut donc pendre bas au-dessus d’un comptoir sans montrer son ampoule. Chez Ottoni Lumezzane, Giada la repousse dans le disque qui reste quand on découpe le grand ; rien de la feuille ne se perd.\n\nVendue à l’unité, elle va bien par trois, tous les quarante centimètres. Dites-le à la commande et l’atelier les cuira dans la même fournée, car l’émail varie d’un rien avec le temps qu’il fait. Le bord, roulé sur un fil, supporte un coup d’escabeau.',
    },
    alt: {
      en: 'Small bone white bell-shaped pendant with a brass neck',
      it: 'Piccola sospensione a campana bianco osso con collo d’ottone',
      es: 'Pequeña lámpara colgante acampanada blanco hueso con cuello de latón',
      de: 'Kleine glockenförmige Pendelleuchte in Knochenweiß mit Messinghals',
      fr: 'Petite suspension en cloche blanc os, col de laiton',
    },
  },
  'rugiada-globe-pendant': {
    title: {
      en: 'Rugiada opal globe pendant',
      it: 'Sospensione Rugiada a globo opalino',
      es: 'Lámpara colgante Rugiada de vidrio opalino',
      de: 'Opalkugel Rugiada, Pendelleuchte',
      fr: 'Suspension Rugiada en globe opalin',
    },
    slug: {
      en: 'rugiada-opal-globe-pendant',
      it: 'sospensione-rugiada-globo-opalino',
      es: 'lampara-colgante-rugiada-opalina',
      de: 'pendelleuchte-rugiada-opalkugel',
      fr: 'suspension-rugiada-globe-opalin',
    },
    story: {
      en: 'Opal glass is two glasses: a skin of white no thicker than a fingernail, cased inside clear. Elio gathers the white first, lets it cool until it holds, and dips it in the clear pot at Vetreria San Donato; blown out together, the two become a globe that glows to its edge and shows no bulb.\n\nThirty centimeters is where the white begins to thin, so each globe is held against a lamp and one in five goes back to the pot. The cup grips it by a lip ground into the neck. Nives packs it in wood wool, and the rod is cut to your ceiling at no charge.',
      it: 'L’opalino sono due vetri: una pelle bianca, spessa come un’unghia, chiusa nel cristallino. Elio leva prima il bianco, aspetta che si regga e lo tuffa nel crogiolo chiaro della Vetreria San Donato. Soffiati insieme diventano un globo che splende fino al bordo e non lascia vedere la lampadina.\n\nA trenta centimetri il bianco comincia ad assottigliarsi: ogni globo si guarda contro una luce e uno su cinque torna nel forno. La coppetta lo prende per un labbro molato nel collo. Nives lo imballa nella lana di legno, e l’asta si taglia sulla tua altezza senza spesa.',
      es: 'El opalino son dos vidrios: una piel blanca, gruesa como una uña, encerrada en otro transparente. Elio recoge primero el blanco, espera a que se sostenga y lo baña en el crisol claro de Vetreria San Donato. Soplados a la vez, forman un globo que brilla hasta el borde y no deja ver la bombilla.\n\nA los treinta centímetros el blanco empieza a adelgazar, así que cada globo se mira al trasluz y uno de cada cinco vuelve al horno. La copa lo sujeta por un labio tallado en el cuello. Nives lo embala en virutas, y la varilla se corta a la altura de su techo sin coste.',
      de: 'Opalglas besteht aus zwei Gläsern: einer weißen Haut, dünn wie ein Fingernagel, eingeschlossen in klares. Elio nimmt zuerst das weiße auf, wartet, bis es steht, und taucht es in der Vetreria San Donato in den Hafen mit dem klaren. Zusammen ausgeblasen, leuchten sie bis an den Rand, und die Lampe bleibt verborgen.\n\nBei dreißig Zentimetern wird das Weiß allmählich dünn. Jede Kugel wird darum gegen das Licht gehalten, und jede fünfte wandert zurück. Die Schale greift an einer Lippe, die in den Hals geschliffen ist. Nives packt sie in Holzwolle; der Stab wird ohne Aufpreis auf Ihre Deckenhöhe gekürzt.',
      fr: 'L’opaline, ce sont deux verres : une peau blanche, mince comme l’ongle, prise dans du clair. Elio cueille d’abord le blanc, attend qu’il tienne, puis le plonge dans le creuset de verre clair de la Vetreria San Donato. Soufflés ensemble, ils donnent un globe qui luit jusqu’au bord et cache son ampoule.\n\nÀ trente centimètres, le blanc commence à s’amincir : chaque globe est miré, et un sur cinq retourne au four. La coupelle le saisit par une lèvre meulée dans le col. Nives l’emballe dans la laine de bois, et la tige est coupée sans frais à la hauteur de votre plafond.',
    },
    alt: {
      en: 'Large lit opal glass globe hung from a slim brass rod',
      it: 'Grande globo di vetro opalino acceso, appeso a una sottile asta d’ottone',
      es: 'Gran globo de vidrio opalino encendido, colgado de una fina varilla de latón',
      de: 'Große leuchtende Opalglaskugel an einem schlanken Messingstab',
      fr: 'Grand globe de verre opalin allumé, suspendu à une fine tige de laiton',
    },
  },
  'rugiada-trio-pendant': {
    title: {
      en: 'Rugiada stem with three globes',
      it: 'Stelo Rugiada a tre globi',
      es: 'Tallo Rugiada con tres globos',
      de: 'Stiel Rugiada mit drei Kugeln',
      fr: 'Tige Rugiada à trois globes',
    },
    slug: {
      en: 'rugiada-stem-three-globes',
      it: 'stelo-rugiada-tre-globi',
      es: 'tallo-rugiada-tres-globos',
      de: 'stiel-rugiada-drei-kugeln',
      fr: 'tige-rugiada-trois-globes',
    },
    story: {
      en: 'Dew gathers at the joints of a stalk, largest at the foot. The three globes follow it: ten, eight and a half and seven centimeters in radius, left and right of one rod, each on a bough no longer than it needs. Ottoni Lumezzane bends the boughs; Vetreria San Donato blows the drops.\n\nIt was drawn for a stairwell, where one passes it at three heights, but it hangs well beside a bed or in the corner over a low table. Bolts hidden in the beads let an electrician turn each arm after fitting. Elio blows the three in one session, so that their whites agree.',
      it: 'La rugiada si raccoglie ai nodi dello stelo, e la goccia più grossa sta in basso. I tre globi le somigliano: dieci, otto e mezzo e sette centimetri di raggio, a destra e a sinistra di un’asta, ciascuno su un ramo non più lungo del necessario. I rami li curva l’Ottoni Lumezzane, le gocce le soffia la Vetreria San Donato.\n\nNasce per una tromba delle scale, dove la si incontra a tre altezze, ma sta bene anche accanto al letto o nell’angolo, sopra un tavolino. I grani nascondono un perno che permette di girare ogni braccio a lampada montata. Elio soffia i tre globi di seguito, perché i bianchi vadano d’accordo.',
      es: 'El rocío se junta en los nudos del tallo, y la gota más gruesa queda abajo. Los tres globos hacen lo mismo: diez, ocho y medio y siete centímetros de radio, a un lado y a otro de una varilla, cada cual en una rama no más larga de lo preciso. Ottoni Lumezzane dobla las ramas; Vetreria San Donato sopla las gotas.\n\nSe dibujó para el hueco de una escalera, donde uno la cruza a tres alturas, pero también va bien junto a la cama o en el rincón de una mesa baja. Las cuentas esconden un eje que permite girar cada brazo ya montado. Elio sopla los tres seguidos para que los blancos casen.',
      de: 'Tau sammelt sich an den Knoten eines Halms, der dickste Tropfen unten. So auch hier: drei Kugeln mit zehn, achteinhalb und sieben Zentimetern Radius, links und rechts eines Stabs, jede an einem Zweig, der nicht länger ist als nötig. Die Zweige biegt Ottoni Lumezzane, die Tropfen bläst die Vetreria San Donato.\n\nGezeichnet wurde die Leuchte für ein Treppenauge, wo man ihr auf drei Höhen begegnet; neben dem Bett oder über einem niedrigen Tisch hängt sie ebenso gut. In den Perlen sitzt ein Gelenk, sodass sich jeder Arm nach der Montage drehen lässt. Elio bläst alle drei hintereinander, damit ihr Weiß zusammenpasst.',
      fr: 'La rosée se dépose aux nœuds de la tige, la plus grosse goutte en bas. Les trois globes l’imitent : dix, huit et demi et sept centimètres de rayon, de part et d’autre d’une tige, chacun sur un rameau pas plus long qu’il ne faut. Ottoni Lumezzane cintre les rameaux, la Vetreria San Donato souffle les gouttes.\n\nDessinée pour une cage d’escalier, où on la croise à trois hauteurs, elle se plaît aussi près d’un lit ou dans un angle, sur une table basse. Les perles cachent un pivot qui permet de tourner chaque bras une fois posé. Elio souffle les trois à la suite pour que leurs blancs s’accordent.',
    },
    alt: {
      en: 'Slim vertical brass rod with three opal globes of different sizes on short curved arms',
      it: 'Sottile asta verticale d’ottone con tre globi opalini di misura diversa su corti bracci curvi',
      es: 'Fina varilla vertical de latón con tres globos opalinos de distinto tamaño en brazos curvos',
      de: 'Schlanker senkrechter Messingstab mit drei verschieden großen Opalkugeln an kurzen Bögen',
      fr: 'Fine tige verticale de laiton, trois globes opalins de tailles différentes sur de courts bras courbes',
    },
  },
} satisfies Record<string, PieceWords>
