import type { PieceWords } from './words.ts'

export const cannetoWords = {
  'canneto-credenza': {
    title: {
      en: 'Canneto reeded credenza',
      it: 'Credenza Canneto cannettata',
      es: 'Aparador Canneto acanalado',
      de: 'Sideboard Canneto mit Rundstäben',
      fr: 'Enfilade Canneto à joncs',
    },
    slug: {
      en: 'canneto-reeded-credenza',
      it: 'credenza-canneto-cannettata',
      es: 'aparador-canneto-acanalado',
      de: 'sideboard-canneto-rundstab',
      fr: 'enfilade-canneto-a-joncs',
    },
    story: {
      en: 'Canneto is the Italian word for a bed of reeds, and the doors of this credenza stand as close. Ambrogio of Ebanisteria Cantù planes seventy-two half-round staves for each one, sorts them by the run of the grain and glues them in the order in which they left the board.\n\nThe case is mitered at the corners and the back is finished, so it may stand in the middle of a room. Inside are an adjustable shelf and a felt-lined drawer. The stone top is left loose, resting on cork; the turned pulls are cast in Lumezzane. One man makes it from first cut to last coat, in about forty hours.',
      it: 'Le ante stanno fitte come le canne in riva al lago, da cui il nome. All’Ebanisteria Cantù, Ambrogio pialla settantadue mezzi tondi per ogni credenza, li ordina secondo il disegno della fibra e li incolla nella sequenza in cui sono usciti dalla tavola.\n\nIl mobile è unito a quarantacinque gradi e finito anche dietro, così può stare in mezzo alla stanza. Dentro c’è un ripiano regolabile e un cassetto foderato di panno. Il piano di pietra è solo appoggiato, su sughero; i pomoli torniti vengono da Lumezzane. Dal primo taglio all’ultima mano ci lavora un uomo solo, per una quarantina d’ore.',
      es: 'Un canneto es un cañaveral, y las puertas de este aparador se juntan como las cañas en la orilla. Ambrogio, de Ebanisteria Cantù, cepilla setenta y dos medias cañas por mueble, las ordena según el dibujo de la fibra y las encola en la misma secuencia en que salieron del tablón.\n\nEl cuerpo va ingletado y acabado también por detrás: puede ocupar el centro de una sala. Guarda una balda regulable y un cajón forrado de fieltro. La piedra descansa sobre corcho, sin fijar. Los tiradores torneados llegan de Lumezzane. Un solo hombre lo hace todo, en unas cuarenta horas.',
      de: 'Canneto heißt Schilfgürtel, und so dicht stehen die Stäbe dieser Türen. Zweiundsiebzig halbrunde Leisten hobelt Ambrogio in der Ebanisteria Cantù für jedes Möbel, ordnet sie nach dem Verlauf der Maserung und leimt sie in der Reihenfolge, in der sie aus der Bohle kamen.\n\nDer Korpus ist auf Gehrung gearbeitet und auch hinten fertig; er darf also mitten im Raum stehen. Innen finden sich ein verstellbarer Boden und eine mit Tuch ausgeschlagene Lade. Die Steinplatte liegt lose auf Kork, die gedrehten Knöpfe werden in Lumezzane gegossen. Vom ersten Schnitt bis zur letzten Schicht ist es ein Mann, rund vierzig Stunden lang.',
      fr: 'Canneto désigne une roselière, et les portes de cette enfilade sont aussi serrées que ses tiges. À l’Ebanisteria Cantù, Ambrogio rabote soixante-douze joncs par meuble, les classe selon le fil du bois et les colle dans l’ordre où ils ont quitté la planche.\n\nLe bâti est assemblé d’onglet et fini au dos : on peut le placer au milieu d’une pièce. À l’intérieur, une étagère réglable et un tiroir gainé de feutre. La pierre est simplement posée, sur du liège ; les boutons tournés viennent de Lumezzane. Du premier trait de scie au dernier vernis, un seul homme y passe une quarantaine d’heures.',
    },
    alt: {
      en: 'Long walnut credenza with four reeded doors, a green marble top and brass legs',
      it: 'Credenza lunga in noce con quattro ante cannettate, piano in marmo verde e gambe d’ottone',
      es: 'Aparador largo de nogal con cuatro puertas acanaladas, tapa de mármol verde y patas de latón',
      de: 'Langes Sideboard aus Nussbaum mit vier Rundstabtüren, grüner Marmorplatte und Messingbeinen',
      fr: 'Longue enfilade en noyer à quatre portes de joncs, dessus de marbre vert et pieds de laiton',
    },
  },
  'canneto-bar-cabinet': {
    title: {
      en: 'Canneto bar cabinet',
      it: 'Madia bar Canneto',
      es: 'Mueble bar Canneto',
      de: 'Barschrank Canneto',
      fr: 'Meuble bar Canneto',
    },
    slug: {
      en: 'canneto-bar-cabinet',
      it: 'madia-bar-canneto',
      es: 'mueble-bar-canneto',
      de: 'barschrank-canneto',
      fr: 'meuble-bar-canneto',
    },
    story: {
      en: 'Stand the Canneto credenza on end and you have a cupboard for bottles. Ebanisteria Cantù has drawn it in oak from a single wood above Asso, felled in the winter of 2022 and dried under the workshop roof ever since; the first cabinets are on the bench, and orders are taken now.\n\nBehind the two reeded doors are racks for nine bottles, a slatted shelf for glasses and a leaf of travertine that slides out to mix on. A lamp wakes when the doors open. The legs are bronze, darkened with sulfur by Pietro, who will not say how long he leaves them in.',
      it: 'Metti in piedi la credenza Canneto e avrai un armadio per le bottiglie. L’Ebanisteria Cantù l’ha pensato in rovere di un solo bosco, sopra Asso, abbattuto nell’inverno del 2022 e stagionato da allora sotto il tetto della bottega. I primi esemplari sono sul banco; intanto si prenota.\n\nDietro le due ante ci sono posti per nove bottiglie, una griglia per i bicchieri e un’anta di travertino che scorre in fuori per preparare da bere. Una luce si accende da sé. Le gambe sono di bronzo, brunite allo zolfo da Pietro: quanto le lasci a bagno, non lo dice.',
      es: 'Ponga de pie el aparador Canneto y tendrá un armario para botellas. En Ebanisteria Cantù lo han dibujado en roble de un único bosque, encima de Asso, talado en el invierno de 2022 y secado desde entonces bajo el tejado del taller. Los primeros están en el banco; ya se pueden reservar.\n\nTras las dos puertas hay sitio para nueve botellas, una rejilla para copas y una lámina de travertino que se desliza hacia fuera para preparar los cócteles. Al abrir se enciende una luz. Las patas son de bronce, oscurecido con azufre por Pietro, que guarda el secreto del tiempo.',
      de: 'Stellt man das Sideboard Canneto hochkant, wird ein Schrank für Flaschen daraus. Die Ebanisteria Cantù baut ihn aus der Eiche eines einzigen Waldes oberhalb von Asso; geschlagen wurde sie im Winter 2022, seither trocknet sie unter dem Dach der Werkstatt. Die ersten Stücke stehen auf der Werkbank, vorbestellen kann man schon.\n\nHinter den beiden Türen warten Fächer für neun Flaschen, ein Rost für Gläser und eine Travertinplatte, die sich zum Mixen herausziehen lässt. Beim Öffnen geht ein Licht an. Die Beine aus Bronze färbt Pietro mit Schwefel dunkel; wie lange, behält er für sich.',
      fr: 'Dressez l’enfilade Canneto et vous obtenez une armoire à bouteilles. L’Ebanisteria Cantù la réalise dans le chêne d’un seul bois, au-dessus d’Asso, abattu pendant l’hiver 2022 et séché depuis sous le toit de l’atelier. Les premiers meubles sont sur l’établi ; les commandes sont ouvertes.\n\nDerrière les deux portes : neuf casiers à bouteilles, une claie pour les verres et une tablette de travertin qui coulisse quand on prépare à boire. Une lumière s’allume à l’ouverture. Les pieds sont de bronze, assombris au soufre par Pietro, qui tait le temps qu’il les y laisse.',
    },
    alt: {
      en: 'Tall oak cabinet with two reeded doors on slim dark bronze legs',
      it: 'Mobile alto in rovere con due ante cannettate su gambe sottili di bronzo scuro',
      es: 'Mueble alto de roble con dos puertas acanaladas sobre finas patas de bronce oscuro',
      de: 'Hoher Schrank aus Eiche mit zwei Rundstabtüren auf schlanken Beinen aus dunkler Bronze',
      fr: 'Meuble haut en chêne à deux portes de joncs sur de fins pieds de bronze foncé',
    },
  },
  'canneto-nightstand': {
    title: {
      en: 'Canneto nightstand',
      it: 'Comodino Canneto',
      es: 'Mesilla de noche Canneto',
      de: 'Nachttisch Canneto',
      fr: 'Chevet Canneto',
    },
    slug: {
      en: 'canneto-nightstand',
      it: 'comodino-canneto',
      es: 'mesilla-de-noche-canneto',
      de: 'nachttisch-canneto',
      fr: 'chevet-canneto',
    },
    story: {
      en: 'A single door of eighteen reeds, a shelf behind it and a slab of stone for the glass of water. Ebanisteria Cantù makes the nightstand from what is left when a credenza has been cut, which is why it never knows far ahead when the next pair will be ready; we confirm the date when you order.\n\nThe wood is ebonized the old way. Iron filings are left in vinegar for a month, and the liquor turns the tannin black right through the surface, so that a scratch shows dark and not pale. Ambrogio then oils it three times. Doors can be hung left or right.',
      it: 'Un’anta sola, diciotto canne, dietro un ripiano e sopra la lastra di pietra per il bicchiere d’acqua. L’Ebanisteria Cantù ricava il comodino da ciò che avanza tagliando una credenza, e per questo non sa mai con molto anticipo quando sarà pronta la prossima coppia: la data ve la confermiamo all’ordine.\n\nIl legno è ebanizzato all’antica. La limatura di ferro sta un mese nell’aceto, poi il liquido annerisce il tannino in profondità, e un graffio resta scuro invece di schiarire. Tre mani d’olio, date da Ambrogio, chiudono il lavoro. L’anta si monta a destra o a sinistra.',
      es: 'Una sola puerta de dieciocho cañas, una balda y una losa de piedra para el vaso de agua. Ebanisteria Cantù hace la mesilla con lo que sobra al cortar un aparador, así que rara vez sabe con tiempo cuándo estará la próxima pareja; al recibir el pedido le confirmamos la fecha.\n\nLa madera se ennegrece a la antigua: limaduras de hierro que pasan un mes en vinagre. El líquido tiñe el tanino en profundidad, de manera que un arañazo queda oscuro y no claro. Después Ambrogio da tres manos de aceite. La puerta puede abrir a izquierda o a derecha.',
      de: 'Eine Tür aus achtzehn Stäben, ein Fach dahinter und obenauf eine Steinplatte für das Wasserglas. In der Ebanisteria Cantù entsteht der Nachttisch aus dem, was beim Zuschnitt eines Sideboards übrig bleibt; wann das nächste Paar fertig ist, weiß man dort deshalb selten lange im Voraus. Den Termin nennen wir Ihnen mit der Bestätigung.\n\nGeschwärzt wird nach altem Brauch: Eisenspäne liegen einen Monat in Essig, und die Lösung färbt die Gerbsäure bis tief ins Holz. Ein Kratzer bleibt darum dunkel. Zum Schluss ölt Ambrogio dreimal. Die Tür lässt sich links oder rechts anschlagen.',
      fr: 'Une porte de dix-huit joncs, une tablette derrière, et une dalle de pierre pour le verre d’eau. L’Ebanisteria Cantù tire ce chevet des chutes d’une enfilade : elle ignore donc longtemps à l’avance quand la prochaine paire sera prête, et nous confirmons la date à la commande.\n\nLe bois est noirci à l’ancienne. De la limaille de fer trempe un mois dans le vinaigre ; la liqueur teinte le tanin en profondeur, si bien qu’une rayure reste sombre. Ambrogio passe ensuite trois couches d’huile. La porte s’ouvre à gauche ou à droite, selon le côté du lit.',
    },
    alt: {
      en: 'Small ebonized nightstand with one reeded door, a white marble top and brass legs',
      it: 'Piccolo comodino ebanizzato con un’anta cannettata, piano in marmo bianco e gambe d’ottone',
      es: 'Mesilla ennegrecida con una puerta acanalada, tapa de mármol blanco y patas de latón',
      de: 'Kleiner geschwärzter Nachttisch mit einer Rundstabtür, weißer Marmorplatte und Messingbeinen',
      fr: 'Petit chevet noirci à une porte de joncs, dessus de marbre blanc et pieds de laiton',
    },
  },
} satisfies Record<string, PieceWords>
