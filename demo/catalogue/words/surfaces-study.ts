import type { PieceWords } from './words.ts'

export const studyWords = {
  'colonna-executive-desk': {
    title: {
      en: 'Colonna executive desk',
      it: 'Scrivania direzionale Colonna',
      es: 'Mesa de despacho Colonna',
      de: 'Chefschreibtisch Colonna',
      fr: 'Bureau de direction Colonna',
    },
    slug: {
      en: 'colonna-executive-desk',
      it: 'scrivania-direzionale-colonna',
      es: 'mesa-de-despacho-colonna',
      de: 'chefschreibtisch-colonna',
      fr: 'bureau-de-direction-colonna',
    },
    story: {
      en: 'Two columns and an architrave, at the height of an elbow. The visitor sees flutes and leather; the one who sits finds a door in each drum, opening in the bottom of a flute, with drawers on one side and files on the other.\n\nEbanisteria Cantù glues the top from quartered oak around a core that stays flat under a heater, then sinks a single bottle-green hide into it behind a line of brass. Ambrogio allows no screw to show, underneath either. Cables enter through the left plinth. It is made for offices and sold to the trade, with your choice of hide; three months from the signed drawing.',
      it: 'Due colonne e un architrave, all’altezza del gomito. Chi sta davanti vede scanalature e pelle; chi siede trova in ogni tamburo un’anta che si apre nel fondo di una scanalatura, cassetti da una parte e cartelle dall’altra.\n\nL’Ebanisteria Cantù costruisce il piano in rovere di quarto attorno a un’anima che resta piatta anche sopra un termoconvettore, poi vi affonda una pelle sola, verde bottiglia, dietro un filo d’ottone. Ambrogio non lascia vedere una vite nemmeno sotto. I cavi entrano dallo zoccolo sinistro. È pensata per gli uffici e riservata ai professionisti, con la pelle che preferisci: tre mesi dal disegno firmato.',
      es: 'Dos columnas y un arquitrabe a la altura del codo. La visita ve estrías y piel; quien se sienta encuentra en cada tambor una puerta que se abre en el fondo de una estría, con cajones a un lado y carpetas al otro.\n\nEbanisteria Cantù forma el tablero con roble cortado al cuarto en torno a un alma que no se alabea, y embute en él una sola piel verde botella tras un filete de latón. Ambrogio no deja ver un tornillo ni por debajo. Los cables entran por el zócalo izquierdo. Está pensada para despachos y reservada a profesionales, con la piel que se elija: tres meses desde el plano firmado.',
      de: 'Zwei Säulen und ein Architrav auf Ellbogenhöhe. Der Besuch sieht Kanneluren und Leder; wer dahinter sitzt, findet in jeder Trommel eine Tür, die sich im Grund einer Rille öffnet, mit Laden auf der einen und Akten auf der anderen Seite.\n\nDie Platte baut die Ebanisteria Cantù aus Riftholz um einen Kern, der auch über einem Heizkörper eben bleibt. Hinter einer Messinglinie liegt eine einzige flaschengrüne Haut. Schrauben lässt Ambrogio nirgends sehen, unten ebenso wenig. Kabel laufen durch den linken Sockel. Für Büros gedacht und Fachkunden vorbehalten, Leder nach Wahl, drei Monate ab freigegebener Zeichnung.',
      fr: 'Deux colonnes et une architrave, à hauteur de coude. Le visiteur voit des cannelures et du cuir ; qui s’assied trouve dans chaque tambour une porte ouvrant au fond d’une cannelure, tiroirs d’un côté, dossiers de l’autre.\n\nL’Ebanisteria Cantù bâtit le plateau en chêne sur quartier autour d’une âme qui reste plane même au-dessus d’un radiateur, puis y encastre une seule peau vert bouteille derrière un filet de laiton. Ambrogio ne laisse paraître aucune vis, pas même dessous. Les câbles entrent par le socle gauche. Réservé aux professionnels, cuir au choix : trois mois à compter du plan signé.',
    },
    alt: {
      en: 'Large ebonized desk with rounded ends on two fluted drums with brass plinths',
      it: 'Grande scrivania ebanizzata con estremità tonde su due tamburi scanalati con zoccoli d’ottone',
      es: 'Gran escritorio ennegrecido de extremos redondos sobre dos tambores estriados con zócalos de latón',
      de: 'Großer geschwärzter Schreibtisch mit runden Enden auf zwei kannelierten Trommeln mit Messingsockeln',
      fr: 'Grand bureau noirci aux bouts arrondis sur deux tambours cannelés à socles de laiton',
    },
  },
  'organetto-extending-table': {
    title: {
      en: 'Organetto extending table',
      it: 'Tavolo allungabile Organetto',
      es: 'Mesa extensible Organetto',
      de: 'Ausziehtisch Organetto',
      fr: 'Table à allonges Organetto',
    },
    slug: {
      en: 'organetto-extending-table',
      it: 'tavolo-allungabile-organetto',
      es: 'mesa-extensible-organetto',
      de: 'ausziehtisch-organetto',
      fr: 'table-a-allonges-organetto',
    },
    story: {
      en: 'On most days six people sit at it and nobody suspects a thing. A leaf sleeps under each end of the top; take hold of the brass tongue, draw, and it rises level by itself, for the bearers beneath are planed to a slope of four degrees. At two meters eighty-four, twelve can dine.\n\nThe mechanism is the old refectory one: wood on wood, no springs, nothing to break. Ebanisteria Cantù cuts the top and both leaves from one board so that the grain runs through. Ambrogio rubs the slides with a candle stub and encloses the rest of the candle. Oil once a year.',
      it: 'Di solito ci si siede in sei e nessuno sospetta niente. Sotto le due estremità del piano dorme una prolunga: si prende la linguetta d’ottone, si tira, e quella sale da sé a livello, perché le guide sono piallate con una pendenza di quattro gradi. A due metri e ottantaquattro si cena in dodici.\n\nIl meccanismo è quello dei refettori: legno su legno, niente molle, niente che si rompa. L’Ebanisteria Cantù ricava piano e prolunghe da una tavola sola, e la vena prosegue. Ambrogio passa le guide con un mozzicone di candela, e nella cassa vi mette il resto. Olio una volta l’anno.',
      es: 'Casi siempre se sientan seis y nadie sospecha nada. Bajo cada extremo del tablero duerme un ala: se toma la lengüeta de latón, se tira y ella sola sube a nivel, porque las guías están cepilladas con cuatro grados de pendiente. Con dos metros ochenta y cuatro cenan doce.\n\nEl mecanismo es el de los viejos refectorios: madera sobre madera, sin muelles, sin nada que se rompa. Ebanisteria Cantù saca tablero y alas de una tabla, y la veta continúa. Ambrogio frota las guías con un cabo de vela y mete en la caja lo que sobra. Aceite una vez al año.',
      de: 'An gewöhnlichen Tagen sitzen sechs daran und ahnen nichts. Unter jedem Ende der Platte schläft eine Verlängerung; man fasst die Messingzunge, zieht, und sie hebt sich von selbst auf gleiche Höhe, weil die Träger mit vier Grad Steigung gehobelt sind. Bei zwei Metern vierundachtzig speisen zwölf.\n\nDer Auszug ist jener der alten Refektorien: Holz auf Holz, keine Feder, nichts, was bricht. Platte und Verlängerungen schneidet die Ebanisteria Cantù aus einem Brett, sodass die Maserung durchläuft. Ambrogio reibt die Schienen mit einem Kerzenstummel ein und legt den Rest der Kerze bei. Einmal jährlich ölen.',
      fr: 'La plupart du temps, on y est six et nul ne se doute de rien. Sous chaque bout du plateau dort une allonge : on saisit la languette de laiton, on tire, et elle monte seule à niveau, car les coulisseaux sont rabotés à quatre degrés de pente. À deux mètres quatre-vingt-quatre, on dîne à douze.\n\nLe mécanisme est celui des vieux réfectoires : bois sur bois, sans ressort, rien à casser. L’Ebanisteria Cantù tire plateau et allonges d’une même planche, et le fil se poursuit. Ambrogio frotte les coulisseaux d’un bout de chandelle et joint le reste à l’envoi. De l’huile une fois l’an.',
    },
    alt: {
      en: 'Walnut dining table with rounded corners, leaves tucked under the top and legs shod in brass',
      it: 'Tavolo in noce ad angoli tondi, con prolunghe sotto il piano e gambe con puntali d’ottone',
      es: 'Mesa de nogal de esquinas redondas, con alas bajo el tablero y patas con regatones de latón',
      de: 'Esstisch aus Nussbaum mit runden Ecken, Auszügen unter der Platte und Beinen in Messingschuhen',
      fr: 'Table en noyer aux angles ronds, allonges sous le plateau et pieds chaussés de laiton',
    },
  },
  'teca-glazed-cabinet': {
    title: {
      en: 'Teca glazed cabinet',
      it: 'Vetrina Teca',
      es: 'Vitrina Teca',
      de: 'Glasschrank Teca',
      fr: 'Vitrine Teca',
    },
    slug: {
      en: 'teca-glazed-cabinet',
      it: 'vetrina-teca',
      es: 'vitrina-teca',
      de: 'glasschrank-teca',
      fr: 'vitrine-teca',
    },
    story: {
      en: 'A lantern on stilts for things worth looking at. The posts are twenty-six millimeters thick, which is the least in which Ambrogio can still cut a mortise from two sides, and the bars of the doors fall exactly before the edges of the shelves, so from the front there is only glass.\n\nEbanisteria Cantù uses drawn glass four millimeters thick, a little uneven, that Vetreria San Donato sends across the lagoon upright in straw. The back panel is of the same wood and comes off for pictures or wallpaper. Two doors, two knobs, one key. Clean the panes with vinegar and newspaper.',
      it: 'Una lanterna sui trampoli, per le cose che si vogliono guardare. I montanti misurano ventisei millimetri, il minimo in cui Ambrogio riesce a cavare una mortasa da due lati, e i listelli delle ante cadono giusti davanti al bordo dei ripiani: da davanti si vede solo vetro.\n\nL’Ebanisteria Cantù monta vetro tirato da quattro millimetri, appena ondulato, che la Vetreria San Donato manda attraverso la laguna in piedi nella paglia. Lo schienale è dello stesso legno e si toglie, se vuoi metterci una carta. Due ante, due pomoli, una chiave. Per i vetri, aceto e giornale.',
      es: 'Un farol sobre zancos para las cosas que apetece mirar. Los montantes miden veintiséis milímetros, lo mínimo en que Ambrogio puede abrir una mortaja por dos lados, y los listones de las puertas caen justo delante del canto de las baldas: de frente no hay más que vidrio.\n\nEbanisteria Cantù emplea vidrio estirado de cuatro milímetros, algo desigual, que Vetreria San Donato envía por la laguna de pie y entre paja. La trasera es de la misma madera y se quita, por si se quiere empapelar. Dos puertas, dos pomos, una llave. Los vidrios, con vinagre y periódico.',
      de: 'Eine Laterne auf Stelzen für Dinge, die man ansehen möchte. Die Pfosten messen sechsundzwanzig Millimeter; schmaler könnte Ambrogio kein Zapfenloch von zwei Seiten stemmen. Die Sprossen der Türen liegen genau vor den Kanten der Böden, von vorn sieht man daher nur Glas.\n\nEs ist gezogenes Glas von vier Millimetern, leicht uneben, das die Vetreria San Donato stehend und in Stroh über die Lagune schickt. Die Rückwand aus gleichem Holz lässt sich abnehmen, falls man sie tapezieren will. Zwei Türen, zwei Knöpfe, ein Schlüssel: so verlässt der Schrank die Ebanisteria Cantù. Scheiben mit Essig und Zeitung putzen.',
      fr: 'Une lanterne sur échasses pour les choses qu’on aime regarder. Les montants font vingt-six millimètres, le minimum où Ambrogio puisse encore creuser une mortaise sur deux faces, et les petits bois des portes tombent juste devant le chant des tablettes : de face, on ne voit que du verre.\n\nL’Ebanisteria Cantù emploie un verre étiré de quatre millimètres, un peu inégal, que la Vetreria San Donato expédie par la lagune, debout dans la paille. Le fond, du même bois, se retire si l’on veut y coller un papier. Deux portes, deux boutons, une clé. Les vitres, au vinaigre et au journal.',
    },
    alt: {
      en: 'Walnut display cabinet with glass doors and sides on tall slender legs',
      it: 'Vetrina in noce con ante e fianchi di vetro su gambe alte e sottili',
      es: 'Vitrina de nogal con puertas y costados de vidrio sobre patas altas y finas',
      de: 'Vitrine aus Nussbaum mit Türen und Seiten aus Glas auf hohen, schlanken Beinen',
      fr: 'Vitrine en noyer, portes et côtés de verre, sur de hauts pieds minces',
    },
  },
  'scala-ladder-bookcase': {
    title: {
      en: 'Scala ladder bookcase',
      it: 'Libreria a scala Scala',
      es: 'Librería escalera Scala',
      de: 'Leiterregal Scala',
      fr: 'Bibliothèque échelle Scala',
    },
    slug: {
      en: 'scala-ladder-bookcase',
      it: 'libreria-a-scala',
      es: 'libreria-escalera-scala',
      de: 'leiterregal-scala',
      fr: 'bibliotheque-echelle-scala',
    },
    story: {
      en: 'Pickers in the orchards round Cantù use a ladder with a back leg, and Ambrogio put boards on the rungs. Two ladders share a width of sixty-six centimeters: the rear one stands straight, the front one leans, and the five shelves shorten as you climb.\n\nThe rungs are turned with a swelling in the middle, where a foot would bend them, and show their heads in bronze at the side. It needs no wall. Ebanisteria Cantù keeps four pairs of stiles under the ceiling, so an order is filled within the week. Books below, plants above; the oak is soaped and forgives water.',
      it: 'Nei frutteti intorno a Cantù si usa una scala con la gamba dietro, e Ambrogio sui pioli ci ha messo le tavole. Le scale sono due, larghe sessantasei centimetri: quella di schiena sta dritta, quella davanti si appoggia, e i cinque ripiani si accorciano salendo.\n\nI pioli sono torniti con una pancia al centro, dove il piede li piegherebbe, e mostrano di fianco la testa di bronzo. Del muro non ha bisogno. L’Ebanisteria Cantù tiene quattro paia di montanti sotto il soffitto, così un ordine è pronto in settimana. Sotto i libri, sopra le piante: il rovere è insaponato e l’acqua la perdona.',
      es: 'En los huertos de alrededor de Cantù se usa una escalera con pata trasera, y a Ambrogio se le ocurrió poner tablas en los peldaños. Son dos escaleras de sesenta y seis centímetros de ancho: la de atrás va derecha, la de delante se recuesta, y las cinco baldas se acortan al subir.\n\nLos travesaños se tornean con el vientre en el centro, donde el pie los doblaría, y asoman por el costado su cabeza de bronce. No necesita pared. Ebanisteria Cantù guarda cuatro pares de largueros bajo el techo, así que un pedido sale en la semana. Abajo libros, arriba plantas: el roble enjabonado perdona el agua.',
      de: 'In den Obstgärten um Cantù gebraucht man Leitern mit Stützbein, und Ambrogio legte Bretter auf die Sprossen. Zwei Leitern teilen sich sechsundsechzig Zentimeter Breite: Die hintere steht gerade, die vordere lehnt, und nach oben werden die fünf Böden kürzer.\n\nGedrechselt sind die Sprossen mit einem Bauch in der Mitte, wo ein Fuß sie biegen würde; seitlich zeigen sie ihre Köpfe aus Bronze. Eine Wand braucht das Regal nicht. Vier Paar Holme hängen in der Ebanisteria Cantù stets unter der Decke, darum ist eine Bestellung in einer Woche fertig. Unten Bücher, oben Pflanzen: Geseifte Eiche verzeiht Wasser.',
      fr: 'Dans les vergers autour de Cantù, on se sert d’une échelle à béquille ; Ambrogio a posé des planches sur les barreaux. Deux échelles pour soixante-six centimètres de large : celle de derrière est droite, celle de devant s’incline, et les cinq tablettes raccourcissent en montant.\n\nLes barreaux sont tournés avec un renflement au milieu, là où le pied les ferait plier, et montrent sur le côté leur tête de bronze. Aucun mur n’est nécessaire. L’Ebanisteria Cantù garde quatre paires de montants sous son plafond : une commande part dans la semaine. En bas les livres, en haut les plantes ; le chêne savonné pardonne l’eau.',
    },
    alt: {
      en: 'Free-standing oak ladder bookcase with five shelves that shorten towards the top',
      it: 'Libreria a scala autoportante in rovere con cinque ripiani che si accorciano verso l’alto',
      es: 'Librería escalera exenta de roble con cinco baldas que se acortan hacia arriba',
      de: 'Frei stehendes Leiterregal aus Eiche mit fünf nach oben kürzer werdenden Böden',
      fr: 'Bibliothèque échelle autoportante en chêne, cinq tablettes plus courtes vers le haut',
    },
  },
} satisfies Record<string, PieceWords>
