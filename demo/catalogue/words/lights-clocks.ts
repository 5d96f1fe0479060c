import type { PieceWords } from './words.ts'

/** Clocks by Orologeria del Carso. */
export const clocksWords = {
  'bora-wall-clock': {
    title: {
      en: 'Bora wall clock',
      it: 'Orologio da parete Bora',
      es: 'Reloj de pared Bora',
      de: 'Wanduhr Bora',
      fr: 'Horloge murale Bora',
    },
    slug: {
      en: 'bora-wall-clock',
      it: 'orologio-da-parete-bora',
      es: 'reloj-de-pared-bora',
      de: 'wanduhr-bora',
      fr: 'horloge-murale-bora',
    },
    story: {
      en: 'The bora comes down from the plateau at a hundred kilometers an hour and rattles every clock in Trieste. Orologeria del Carso began by mending those, in a house with stones on its roof, and has made its own for thirty years.\n\nThe rim is turned from a built-up ring of eight segments. The dial is a dished plate of steel, enameled bone white by Nada in the kiln that once fired street numbers, and there is no glass over it: one reads the hour without a reflection, and dusts it with a soft brush. The movement sweeps without a tick and runs two years on one battery.',
      it: 'La bora scende dall’altopiano a cento all’ora e fa tremare tutti gli orologi di Trieste. L’Orologeria del Carso cominciò riparando quelli, in una casa con i sassi sul tetto; da trent’anni ne fa di propri.\n\nIl cerchio si tornisce da un anello di otto conci incollati. Il quadrante è un piatto d’acciaio appena concavo, che Nada smalta color osso nel forno dove una volta si cuocevano i numeri civici. Il vetro non c’è: l’ora si legge senza riflessi, e per la polvere basta un pennello. Il movimento scorre senza battere e va avanti due anni con una pila.',
      es: 'La bora baja de la meseta a cien por hora y hace temblar todos los relojes de Trieste. Orologeria del Carso empezó arreglándolos, en una casa con piedras en el tejado, y desde hace treinta años hace los suyos.\n\nEl cerco se tornea de un anillo de ocho segmentos encolados. La esfera es un plato de acero algo cóncavo que Nada esmalta de color hueso en el horno donde antes se cocían los números de las calles. No lleva cristal: la hora se lee sin reflejos y el polvo se quita con un pincel. La maquinaria avanza sin tictac y dura dos años con una pila.',
      de: 'Mit hundert Stundenkilometern fällt die Bora vom Hochplateau und lässt in Triest jede Uhr zittern. Mit deren Reparatur begann die Orologeria del Carso, in einem Haus mit Steinen auf dem Dach. Seit dreißig Jahren baut sie eigene.\n\nDer Ring wird aus acht verleimten Segmenten gedreht. Das Zifferblatt ist ein leicht gewölbter Stahlteller, den Nada knochenfarben emailliert, in dem Ofen, der einst Hausnummern brannte. Ein Glas gibt es nicht: Die Stunde liest man ohne Spiegelung, den Staub nimmt ein Pinsel. Das Werk läuft ohne Ticken und mit einer Batterie zwei Jahre.',
      fr: 'La bora dévale du plateau à cent à l’heure et fait trembler toutes les pendules de Trieste. Orologeria del Carso a commencé par réparer celles-là, dans une maison aux pierres posées sur le toit ; depuis trente ans, elle fait les siennes.\n\nLe cercle est tourné dans un anneau de huit segments collés. Le cadran, une assiette d’acier à peine creuse, est émaillé couleur d’os par Nada dans le four qui cuisait autrefois les numéros de rue. Pas de verre : l’heure se lit sans reflet, et un pinceau ôte la poussière. Le mouvement glisse sans tic-tac et marche deux ans sur une pile.',
    },
    alt: {
      en: 'Round wall clock with an oak rim, a bone white dial and slender black hands',
      it: 'Orologio da parete rotondo con cerchio di rovere, quadrante color osso e sottili lancette nere',
      es: 'Reloj de pared redondo con cerco de roble, esfera color hueso y finas agujas negras',
      de: 'Runde Wanduhr mit Eichenring, knochenfarbenem Zifferblatt und schlanken schwarzen Zeigern',
      fr: 'Horloge murale ronde, cercle de chêne, cadran couleur d’os et fines aiguilles noires',
    },
  },
  'dolina-mantel-clock': {
    title: {
      en: 'Dolina stone mantel clock',
      it: 'Orologio da mensola Dolina in pietra',
      es: 'Reloj de repisa Dolina de piedra',
      de: 'Kaminuhr Dolina aus Stein',
      fr: 'Pendule de cheminée Dolina en pierre',
    },
    slug: {
      en: 'dolina-stone-mantel-clock',
      it: 'orologio-da-mensola-dolina',
      es: 'reloj-de-repisa-dolina',
      de: 'kaminuhr-dolina-stein',
      fr: 'pendule-de-cheminee-dolina',
    },
    story: {
      en: 'The plateau of the Carso is flat until it is not: the ground drops into a round hollow with a field at the bottom, and from the field one watches the sun come over the edge. That is the drawing. A disc of stone stands half a hand above its plinth, and the hour is in the middle of it.\n\nMarmi Valdarno turns the disc; Livio at Orologeria del Carso bores it for the movement, a hole as exact as a cork’s, and presses in a bezel of spun brass. There are two cells in the back under a slate lid. Travertine is left open, Verde Alpi is polished.',
      it: 'L’altopiano del Carso è piatto finché il terreno cala in una conca rotonda con un campo sul fondo; da lì si guarda il sole che spunta dall’orlo. Il disegno è tutto lì. Un disco di pietra sporge di un palmo scarso dal suo zoccolo, e nel mezzo porta l’ora.\n\nIl disco lo tornisce Marmi Valdarno; all’Orologeria del Carso Livio lo fora per il movimento, preciso come per un tappo, e ci preme dentro una lunetta d’ottone tornito. Le due pile stanno dietro, sotto un coperchio d’ardesia. Il travertino resta a poro aperto, il Verde Alpi è lucidato.',
      es: 'La meseta del Carso es llana hasta que deja de serlo: el suelo cae en una hondonada redonda con un campo en el fondo, y desde allí se ve asomar el sol por el borde. El dibujo es eso. Un disco de piedra sobresale algo menos de un palmo de su zócalo y lleva la hora en el centro.\n\nMarmi Valdarno tornea el disco; en Orologeria del Carso, Livio lo taladra para la maquinaria, justo como para un corcho, y encaja un bisel de latón repujado. Las dos pilas van detrás, bajo una tapa de pizarra. El travertino queda a poro abierto; el Verde Alpi, pulido.',
      de: 'Der Karst ist eben, bis der Boden in eine runde Senke fällt, mit einem Acker am Grund. Von dort sieht man die Sonne über den Rand kommen, und mehr steht nicht in der Zeichnung: Eine Scheibe aus Stein ragt eine knappe Handspanne über ihren Sockel und trägt in der Mitte die Stunde.\n\nMarmi Valdarno dreht die Scheibe. Livio von der Orologeria del Carso bohrt sie für das Werk aus, so genau wie für einen Korken, und presst eine Lünette aus gedrücktem Messing ein. Zwei Batterien liegen hinten unter einem Deckel aus Schiefer. Travertin bleibt offenporig, Verde Alpi wird poliert.',
      fr: 'Le plateau du Carso est plat jusqu’à ce que le sol s’enfonce en une cuvette ronde avec un champ au fond ; de là, on voit le soleil passer le bord. Le dessin tient à cela. Un disque de pierre dépasse d’une petite main de son socle et porte l’heure en son milieu.\n\nMarmi Valdarno tourne le disque ; chez Orologeria del Carso, Livio l’alèse pour le mouvement, juste comme pour un bouchon, et y presse une lunette de laiton repoussé. Deux piles logent au dos sous un couvercle d’ardoise. Le travertin garde ses pores, le Verde Alpi est poli.',
    },
    alt: {
      en: 'Mantel clock: a travertine disc on a low plinth with a brass bezel and a bone white dial',
      it: 'Orologio da mensola: disco di travertino su zoccolo basso con lunetta d’ottone e quadrante chiaro',
      es: 'Reloj de repisa: disco de travertino sobre zócalo bajo con bisel de latón y esfera clara',
      de: 'Kaminuhr: Travertinscheibe auf niedrigem Sockel mit Messinglünette und hellem Zifferblatt',
      fr: 'Pendule : disque de travertin sur socle bas, lunette de laiton et cadran clair',
    },
  },
  'timavo-table-clock': {
    title: {
      en: 'Timavo table clock',
      it: 'Orologio da tavolo Timavo',
      es: 'Reloj de mesa Timavo',
      de: 'Tischuhr Timavo',
      fr: 'Pendulette Timavo',
    },
    slug: {
      en: 'timavo-table-clock',
      it: 'orologio-da-tavolo-timavo',
      es: 'reloj-de-mesa-timavo',
      de: 'tischuhr-timavo',
      fr: 'pendulette-timavo',
    },
    story: {
      en: 'The Timavo is a river that goes underground for forty kilometers and comes up again by the sea, cold and in no hurry. The drum of this clock lies in its stone as the river does, held by nothing but a hollow cut to fit.\n\nBecause it is loose you may roll it back a little and read it standing, or forward and read it in bed. Livio turns the drum from a brass bar at Orologeria del Carso, with a wall thick enough to feel cool in the hand. The alarm is one note, struck on the brass itself, and a palm laid on top stops it.',
      it: 'Il Timavo è un fiume che va sottoterra per quaranta chilometri e torna fuori vicino al mare, freddo e senza fretta. Il tamburo di questo orologio sta nella pietra allo stesso modo, tenuto soltanto da un incavo su misura.\n\nPoiché è libero, lo si può ruotare un poco all’indietro per leggerlo in piedi, o in avanti per leggerlo dal letto. All’Orologeria del Carso Livio lo tornisce da una barra d’ottone, con una parete tanto spessa da restare fresca in mano. La sveglia è una nota sola, battuta sull’ottone stesso; si ferma appoggiandoci il palmo.',
      es: 'El Timavo es un río que va bajo tierra durante cuarenta kilómetros y sale junto al mar, frío y sin prisa. El tambor de este reloj está en su piedra del mismo modo, sujeto solo por un hueco hecho a medida.\n\nComo va suelto, se puede girar un poco hacia atrás para leerlo de pie, o hacia delante para leerlo en la cama. En Orologeria del Carso, Livio lo tornea de una barra de latón, con la pared lo bastante gruesa para que se note fresca en la mano. El despertador es una sola nota, dada en el propio latón; se apaga posando la palma.',
      de: 'Vierzig Kilometer fließt der Timavo unter der Erde und kommt am Meer wieder herauf, kalt und ohne Eile. So liegt auch die Trommel dieser Uhr im Stein: Nichts hält sie als eine passende Mulde.\n\nWeil sie lose ist, rollt man sie etwas zurück, um sie im Stehen zu lesen, oder vor, um sie vom Bett aus zu sehen. Livio dreht sie bei der Orologeria del Carso aus Stangenmessing, mit so viel Wandung, dass sie kühl in der Hand liegt. Der Wecker ist ein einziger Ton, auf dem Messing selbst geschlagen; eine aufgelegte Hand bringt ihn zum Schweigen.',
      fr: 'Le Timavo est une rivière qui passe quarante kilomètres sous terre et ressort près de la mer, froide et sans hâte. Le tambour de cette pendulette repose dans sa pierre de la même façon, tenu par un simple creux à sa mesure.\n\nComme il est libre, on le roule un peu en arrière pour le lire debout, ou en avant pour le lire au lit. Chez Orologeria del Carso, Livio le tourne dans une barre de laiton, avec une paroi assez épaisse pour rester fraîche dans la main. Le réveil n’a qu’une note, frappée sur le laiton même ; une paume posée dessus la fait taire.',
    },
    alt: {
      en: 'Small brass drum clock lying in a hollow of a white marble block',
      it: 'Piccolo orologio a tamburo d’ottone posato nell’incavo di un blocco di marmo bianco',
      es: 'Pequeño reloj de tambor de latón posado en el hueco de un bloque de mármol blanco',
      de: 'Kleine Trommeluhr aus Messing in der Mulde eines weißen Marmorblocks',
      fr: 'Petite pendulette tambour en laiton posée dans le creux d’un bloc de marbre blanc',
    },
  },
  'rosandra-pendulum-clock': {
    title: {
      en: 'Rosandra pendulum clock',
      it: 'Orologio a pendolo Rosandra',
      es: 'Reloj de péndulo Rosandra',
      de: 'Pendeluhr Rosandra',
      fr: 'Horloge à balancier Rosandra',
    },
    slug: {
      en: 'rosandra-pendulum-clock',
      it: 'orologio-a-pendolo-rosandra',
      es: 'reloj-de-pendulo-rosandra',
      de: 'pendeluhr-rosandra',
      fr: 'horloge-a-balancier-rosandra',
    },
    story: {
      en: 'A waterfall in a valley behind Trieste gave it the name: a thread of water on a tall dark wall. The board is one length of walnut, planed by hand and left a little hollow down the middle. In front of it swings a brass bob on a rod you could thread a needle with.\n\nThe movement is mechanical, built by Livio at Orologeria del Carso from a plate design of his grandfather’s. It is wound once in eight days, with a key that hangs on the back. Nada sets each clock by the ferry, which has left at nine for as long as anyone remembers, and then watches it for a month.',
      it: 'Il nome glielo ha dato una cascata alle spalle di Trieste: un filo d’acqua su una parete alta e scura. La tavola è un pezzo solo di noce, piallato a mano e lasciato appena cavo nel mezzo. Davanti oscilla una lente d’ottone su un’asta che passerebbe nella cruna di un ago.\n\nIl movimento è meccanico: lo costruisce Livio, all’Orologeria del Carso, su una platina disegnata dal nonno. Si carica una volta ogni otto giorni, con la chiave appesa dietro. Nada regola ogni orologio sul traghetto, che parte alle nove da quando c’è memoria, e poi lo tiene d’occhio per un mese.',
      es: 'El nombre se lo dio una cascada de un valle próximo a Trieste: un hilo de agua en una pared alta y oscura. La tabla es una sola pieza de nogal, cepillada a mano y algo ahuecada en el centro. Delante oscila una lenteja de latón con una varilla que cabría por el ojo de una aguja.\n\nLa maquinaria es mecánica: la construye Livio, en Orologeria del Carso, sobre una platina que dibujó su abuelo. Se le da cuerda cada ocho días, con la llave que cuelga detrás. Nada pone cada reloj en hora por el transbordador, que sale a las nueve desde que hay memoria, y después lo vigila un mes.',
      de: 'Ein Wasserfall in einem Tal hinter Triest gab ihr den Namen: ein Faden Wasser vor einer hohen dunklen Wand. Das Brett ist ein einziges Stück Nussbaum, von Hand gehobelt und in der Mitte kaum merklich hohl. Davor schwingt eine Messinglinse an einem Stab, der beinahe durch ein Nadelöhr passt.\n\nDas Werk ist mechanisch; Livio baut es bei der Orologeria del Carso auf einer Platine, die sein Großvater gezeichnet hat. Aufgezogen wird es alle acht Tage mit dem Schlüssel, der hinten hängt. Nada stellt jede Uhr nach der Fähre, die seit Menschengedenken um neun ablegt, und beobachtet sie dann einen Monat lang.',
      fr: 'Une cascade, dans un vallon derrière Trieste, lui a donné son nom : un fil d’eau sur une haute paroi sombre. La planche est d’une pièce, en noyer raboté à la main et à peine creusé au milieu. Devant oscille une lentille de laiton, au bout d’une tige à passer par le chas d’une aiguille.\n\nLe mouvement est mécanique : Livio le construit chez Orologeria del Carso, sur une platine dessinée par son grand-père. On le remonte tous les huit jours avec la clé pendue au dos. Nada règle chaque horloge sur le bac, parti à neuf heures de mémoire d’homme, puis la surveille un mois.',
    },
    alt: {
      en: 'Tall narrow walnut wall clock with a small dial at the top and a brass pendulum in front',
      it: 'Orologio da parete alto e stretto in noce con piccolo quadrante in cima e pendolo d’ottone',
      es: 'Reloj de pared alto y estrecho de nogal con pequeña esfera arriba y péndulo de latón',
      de: 'Hohe schmale Wanduhr aus Nussbaum mit kleinem Zifferblatt oben und Messingpendel davor',
      fr: 'Horloge murale haute et étroite en noyer, petit cadran en tête et balancier de laiton',
    },
  },
} satisfies Record<string, PieceWords>
