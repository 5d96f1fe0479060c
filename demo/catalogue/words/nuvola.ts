import type { PieceWords } from './words.ts'

export const nuvolaWords = {
  'nuvola-armchair': {
    title: {
      en: 'Nuvola bouclé armchair',
      it: 'Poltrona Nuvola in bouclé',
      es: 'Sillón Nuvola de bouclé',
      de: 'Sessel Nuvola aus Bouclé',
      fr: 'Fauteuil Nuvola en bouclé',
    },
    slug: {
      en: 'nuvola-boucle-armchair',
      it: 'poltrona-nuvola-boucle',
      es: 'sillon-nuvola-boucle',
      de: 'sessel-nuvola-boucle',
      fr: 'fauteuil-nuvola-boucle',
    },
    story: {
      en: 'Nuvola began with a client from Lecco who could not find a chair to read in sideways. Officina Brianza answered with a back that runs into the arms in a single sweep, so that there is no corner to slide out of.\n\nBeech ribs are bent and glued in the workshop, webbed by hand and dressed in down and wool before the bouclé goes on. Marta sews the cover closed on the frame and signs the underside in pencil. The legs are turned from walnut and shod in brass, and the velvet cushion is filled to order: soft, medium or firm.',
      it: 'Una cliente di Lecco voleva leggere di traverso, con le gambe sul bracciolo, e non trovava la poltrona giusta. L’Officina Brianza gliel’ha costruita: lo schienale scivola nei braccioli senza uno spigolo che disturbi.\n\nLe centine di faggio si curvano e si incollano in bottega; poi vengono le cinghie tirate a mano, la piuma, la lana e infine il bouclé. È Marta a cucire la fodera direttamente sul fusto, e sotto la seduta lascia la firma a matita. I piedi in noce sono torniti e finiscono in un puntale d’ottone. Il cuscino di velluto si riempie come preferisci, morbido o sostenuto.',
      es: 'Todo empezó con una clienta de Lecco que quería leer atravesada, con las piernas colgando. En Officina Brianza le dibujaron un respaldo que se convierte en brazo sin que se note dónde, y así nació Nuvola.\n\nLas costillas de haya se curvan y se encolan en el taller, se cinchan a mano y se visten con pluma y lana antes de recibir el bouclé. Marta cose la funda sobre la propia estructura y firma a lápiz por debajo. Las patas, de nogal torneado, acaban en un casquillo de latón. El cojín de terciopelo se rellena al gusto: blando, medio o firme.',
      de: 'Quer sitzen, die Beine über der Lehne, ein Buch auf dem Schoß: Für eine Kundin aus Lecco baute die Officina Brianza einen Sessel, dessen Rücken ohne Knick in die Armlehnen übergeht.\n\nDie Spanten aus Buche werden in der Werkstatt gebogen und verleimt, von Hand gegurtet und mit Daunen und Wolle gepolstert; erst dann kommt der Bouclé darüber. Marta näht den Bezug am Gestell zu und unterschreibt mit Bleistift auf der Unterseite. Die gedrechselten Füße aus Nussbaum tragen Schuhe aus Messing. Wie fest das Samtkissen gefüllt wird, entscheiden Sie bei der Bestellung.',
      fr: 'Une cliente de Lecco aimait lire de travers, les jambes passées sur l’accoudoir, et aucun fauteuil ne s’y prêtait. Officina Brianza a donc dessiné un dossier qui devient bras d’un seul mouvement, sans angle ni couture apparente.\n\nLes membrures de hêtre sont cintrées et collées à l’atelier, sanglées à la main, puis garnies de duvet et de laine avant de recevoir le bouclé. Marta ferme la housse sur la carcasse même et signe au crayon, en dessous. Les pieds de noyer, tournés, sont chaussés de laiton. Le coussin de velours se garnit à la demande, souple ou ferme.',
    },
    alt: {
      en: 'Round armchair in ivory bouclé with a terracotta velvet cushion and walnut legs',
      it: 'Poltrona avvolgente in bouclé avorio con cuscino di velluto terracotta e piedi in noce',
      es: 'Sillón redondeado de bouclé marfil con cojín de terciopelo terracota y patas de nogal',
      de: 'Runder Sessel aus elfenbeinfarbenem Bouclé mit terrakottafarbenem Samtkissen und Füßen aus Nussbaum',
      fr: 'Fauteuil rond en bouclé ivoire, coussin de velours terre cuite et pieds de noyer',
    },
  },
  'nuvola-settee': {
    title: {
      en: 'Nuvola velvet settee',
      it: 'Divanetto Nuvola in velluto',
      es: 'Sofá de dos plazas Nuvola de terciopelo',
      de: 'Zweisitzer Nuvola aus Samt',
      fr: 'Canapé deux places Nuvola en velours',
    },
    slug: {
      en: 'nuvola-velvet-settee',
      it: 'divanetto-nuvola-velluto',
      es: 'sofa-nuvola-terciopelo',
      de: 'zweisitzer-nuvola-samt',
      fr: 'canape-nuvola-velours',
    },
    story: {
      en: 'When people asked for a Nuvola they could share, Officina Brianza refused simply to stretch the chair. The back was drawn again, with a long straight run between the two curves, so that two people sit facing the room and not each other’s knees.\n\nOne bench cushion spans the whole seat; Ivano cuts its velvet in a single piece, so the nap runs unbroken from arm to arm. Under it are beech, hand-tied springs and wool wadding from Biella. It passes a door of 80 centimeters: the legs unscrew, and the brass shoes stay on them.',
      it: 'A chi chiedeva una Nuvola da dividere, l’Officina Brianza ha risposto ridisegnandola da capo: tra le due curve corre un tratto diritto, e in due si sta seduti verso la stanza anziché ginocchia contro ginocchia.\n\nLa seduta è un cuscino unico. Ivano ne taglia il velluto in un solo pezzo, perché il pelo scorra senza interruzioni da un bracciolo all’altro. Sotto ci sono faggio, molle legate a mano e ovatta di lana biellese. Entra da una porta di ottanta centimetri: i piedi si svitano, ciascuno con il suo puntale d’ottone.',
      es: 'Muchos pedían una Nuvola para dos. En Officina Brianza no quisieron estirar el sillón sin más: volvieron a trazar el respaldo y pusieron, entre las dos curvas, un tramo recto que deja a ambos mirando hacia la sala.\n\nEl asiento es un solo cojín. Ivano corta el terciopelo en una pieza, de modo que el pelo corre sin interrupción de brazo a brazo. Debajo hay haya, muelles atados a mano y guata de lana de Biella. Cabe por una puerta de ochenta centímetros, porque las patas se desenroscan.',
      de: 'Eine Nuvola zum Teilen sollte mehr sein als ein gestreckter Sessel. Die Officina Brianza zeichnete den Rücken neu und setzte zwischen die beiden Bögen ein gerades Stück; so sitzt man zu zweit mit Blick in den Raum.\n\nDas Sitzkissen geht durch. Ivano schneidet den Samt dafür aus einer Bahn, damit der Strich von einer Lehne zur anderen läuft. Darunter liegen Buche, von Hand geschnürte Federn und Wollwatte aus Biella. Weil sich die Füße samt Messingschuhen abschrauben lassen, kommt das Sofa durch jede Tür von achtzig Zentimetern.',
      fr: 'On réclamait une Nuvola à partager. Plutôt que d’étirer le fauteuil, Officina Brianza a repris le dessin du dossier : une longue droite sépare désormais les deux courbes, et l’on s’assoit à deux face à la pièce.\n\nL’assise est faite d’un seul coussin. Ivano en taille le velours d’une pièce, afin que le poil file d’un bras à l’autre sans rupture. Dessous : du hêtre, des ressorts guindés à la main, une ouate de laine de Biella. Les pieds se dévissent, sabots de laiton compris, et l’ensemble franchit une porte de quatre-vingts centimètres.',
    },
    alt: {
      en: 'Two-seat settee in bottle green velvet with two ochre cushions',
      it: 'Divanetto a due posti in velluto verde bottiglia con due cuscini ocra',
      es: 'Sofá de dos plazas de terciopelo verde botella con dos cojines ocres',
      de: 'Zweisitzer aus flaschengrünem Samt mit zwei ockerfarbenen Kissen',
      fr: 'Canapé deux places en velours vert bouteille avec deux coussins ocre',
    },
  },
  'nuvola-ottoman': {
    title: {
      en: 'Nuvola bouclé ottoman',
      it: 'Pouf Nuvola in bouclé',
      es: 'Puf Nuvola de bouclé',
      de: 'Hocker Nuvola aus Bouclé',
      fr: 'Pouf Nuvola en bouclé',
    },
    slug: {
      en: 'nuvola-boucle-ottoman',
      it: 'pouf-nuvola-boucle',
      es: 'puf-nuvola-boucle',
      de: 'hocker-nuvola-boucle',
      fr: 'pouf-nuvola-en-boucle',
    },
    story: {
      en: 'The ottoman is what is left of a Nuvola when you take away everything but the seat. Officina Brianza builds it on a turned beech ring, webs it twice and lays the down between two felts, so that it gives under a tired pair of legs and still holds a tray.\n\nThe bouclé is woven in Biella from long loops of wool; it is pulled on wet and shrinks to the form overnight, which is why there is no seam on top. Ottomans are made in small runs between larger orders, and a few are usually waiting in our warehouse.',
      it: 'Togli a una Nuvola tutto tranne la seduta e resta il pouf. In Officina Brianza nasce su un anello di faggio tornito, con doppia cinghiatura e la piuma stretta fra due feltri: cede sotto le gambe stanche, ma regge un vassoio.\n\nIl bouclé arriva da Biella, tessuto a ricci lunghi di lana. Si calza bagnato e nella notte si ritira sulla forma: per questo sopra non c’è cucitura. Se ne fanno pochi alla volta, tra un ordine grande e l’altro, e di solito qualcuno è già pronto nel nostro magazzino.',
      es: 'Si a una Nuvola se le quita todo menos el asiento, queda el puf. Officina Brianza lo arma sobre un aro de haya torneada, lo cincha dos veces y encierra la pluma entre dos fieltros: cede con las piernas cansadas y aguanta una bandeja.\n\nEl bouclé se teje en Biella con rizos largos de lana. Se coloca mojado y, al secarse durante la noche, se ciñe a la forma; de ahí que arriba no haya costura. Se fabrican en tandas cortas y casi siempre tenemos alguno en el almacén.',
      de: 'Nimmt man der Nuvola alles bis auf den Sitz, bleibt dieser Hocker. Die Officina Brianza baut ihn auf einem gedrechselten Ring aus Buche, gurtet doppelt und legt die Daunen zwischen zwei Filze: Müden Beinen gibt er nach, ein Tablett trägt er trotzdem.\n\nGewebt wird der Bouclé in Biella, aus langen Schlingen reiner Wolle. Er wird nass aufgezogen und schrumpft über Nacht auf die Form, deshalb fehlt oben jede Naht. Die Werkstatt fertigt kleine Serien zwischen den großen Aufträgen; einige Stücke stehen meist schon in unserem Lager.',
      fr: 'Retirez tout à une Nuvola, sauf l’assise : il reste ce pouf. Officina Brianza le monte sur un anneau de hêtre tourné, le sangle deux fois et enferme le duvet entre deux feutres. Il cède sous les jambes fatiguées et porte pourtant un plateau.\n\nLe bouclé, tissé à Biella en longues boucles de laine, s’enfile mouillé ; en séchant pendant la nuit, il épouse la forme, d’où l’absence de couture sur le dessus. L’atelier en produit de petites séries entre deux commandes, et quelques-uns attendent d’ordinaire dans notre entrepôt.',
    },
    alt: {
      en: 'Round ottoman in moss green bouclé on four walnut legs with brass shoes',
      it: 'Pouf rotondo in bouclé verde muschio su quattro piedi in noce con puntali d’ottone',
      es: 'Puf redondo de bouclé verde musgo sobre cuatro patas de nogal con casquillos de latón',
      de: 'Runder Hocker aus moosgrünem Bouclé auf vier Nussbaumfüßen mit Messingschuhen',
      fr: 'Pouf rond en bouclé vert mousse sur quatre pieds de noyer chaussés de laiton',
    },
  },
} satisfies Record<string, PieceWords>
