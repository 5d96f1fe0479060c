import type { PieceWords } from './words.ts'

export const cretaWords = {
  'creta-vases': {
    title: {
      en: 'Creta vases, set of three',
      it: 'Vasi Creta, serie di tre',
      es: 'Jarrones Creta, juego de tres',
      de: 'Vasen Creta, dreiteilig',
      fr: 'Vases Creta, ensemble de trois',
    },
    slug: {
      en: 'creta-vases-set-of-three',
      it: 'vasi-creta-serie-di-tre',
      es: 'jarrones-creta-juego-de-tres',
      de: 'vasen-creta-dreiteilig',
      fr: 'vases-creta-ensemble-de-trois',
    },
    story: {
      en: 'Two sisters, a wheel by the window and clay dug behind the kiln: Terre di Nove has worked like this since Ilaria and Bruna took the house over from their aunt. Each vase of the set is thrown in one pull. The rings you can feel are Bruna’s fingers, and she does not sand them away.\n\nThe tall one is left bare, speckled by iron in the clay. The round one is burnished with the back of a spoon. The slim one is glazed with ash from the vine prunings of the valley. All three hold water, and all three are a little different from the three in the picture.',
      it: 'Due sorelle, un tornio accanto alla finestra e la creta cavata dietro il forno. A Terre di Nove si lavora così da quando Ilaria e Bruna hanno preso la casa della zia. Ogni vaso si tira su in una sola volta; gli anelli che senti sotto le dita sono quelli di Bruna, che non li leviga mai.\n\nIl più alto resta nudo, punteggiato dal ferro della terra. Il tondo è brunito con il dorso di un cucchiaio. Lo smalto di quello snello nasce dalla cenere dei sarmenti di vite della valle. Tengono tutti l’acqua, e nessuno è identico a quello della fotografia.',
      es: 'Dos hermanas, un torno junto a la ventana y barro sacado de detrás del horno. Así trabaja Terre di Nove desde que Ilaria y Bruna heredaron la casa de su tía. Cada jarrón se levanta de una sola vez; los anillos que se notan al tacto son los dedos de Bruna, y ella no los lija.\n\nEl alto queda desnudo, moteado por el hierro de la tierra. El redondo se bruñe con el dorso de una cuchara. El esbelto lleva un vidriado de ceniza de sarmientos. Los tres admiten agua, y ninguno será idéntico al de la fotografía.',
      de: 'Zwei Schwestern, eine Drehscheibe am Fenster, der Ton aus der Grube hinter dem Ofen: So arbeitet Terre di Nove, seit Ilaria und Bruna das Haus von ihrer Tante übernommen haben. Jede Vase wird in einem Zug hochgezogen. Die Rillen, die man fühlt, stammen von Brunas Fingern, und sie schleift keine davon weg.\n\nDie hohe bleibt roh, gesprenkelt vom Eisen in der Erde. Die runde ist mit dem Löffelrücken poliert. Die schlanke trägt eine Glasur aus der Asche von Rebholz. Wasserdicht sind alle drei, und keine gleicht genau der auf dem Bild.',
      fr: 'Deux sœurs, un tour près de la fenêtre, une argile tirée de derrière le four : on travaille ainsi à Terre di Nove depuis qu’Ilaria et Bruna ont repris la maison de leur tante. Chaque vase est monté d’une seule traite. Les anneaux que l’on sent sont les doigts de Bruna ; elle ne les ponce pas.\n\nLe grand reste nu, moucheté par le fer de la terre. Le rond est bruni au dos d’une cuillère. Le mince porte un émail de cendre de sarments. Tous trois tiennent l’eau, et aucun ne sera tout à fait celui de la photographie.',
    },
    alt: {
      en: 'Three stoneware vases: a tall speckled bone one, a slim sage one, a round rust one',
      it: 'Tre vasi in grès: uno alto color osso punteggiato, uno snello salvia, uno tondo ruggine',
      es: 'Tres jarrones de gres: uno alto color hueso moteado, uno esbelto salvia y uno redondo óxido',
      de: 'Drei Steinzeugvasen: eine hohe knochenweiße, eine schlanke salbeigrüne, eine runde rostrote',
      fr: 'Trois vases en grès : un grand ivoire moucheté, un mince vert sauge, un rond couleur rouille',
    },
  },
  'colle-amphora': {
    title: {
      en: 'Colle burnished amphora',
      it: 'Anfora Colle brunita',
      es: 'Ánfora Colle bruñida',
      de: 'Polierte Amphore Colle',
      fr: 'Amphore brunie Colle',
    },
    slug: {
      en: 'colle-burnished-amphora',
      it: 'anfora-colle-brunita',
      es: 'anfora-colle-brunida',
      de: 'amphore-colle-poliert',
      fr: 'amphore-brunie-colle',
    },
    story: {
      en: 'Too tall for the wheel, the amphora is built in three days from coils as thick as a thumb. Ilaria walks backwards around it, because the pot must not turn while it is wet; she counts some four hundred laps before the neck can be closed.\n\nAt Terre di Nove it is then burnished with an agate and fired once, with no glaze, in a kiln fed with beech. The blush on one side shows where the flame passed. Only four come out of a year and each is entered in a book with its weight, so we offer them on request and gladly send photographs of the ones at hand.',
      it: 'Troppo alta per il tornio: l’anfora si costruisce in tre giornate, a lucignoli grossi un pollice. Ilaria le gira attorno camminando all’indietro, perché la terra bagnata non va smossa, e conta circa quattrocento giri prima di poter chiudere il collo.\n\nPoi, a Terre di Nove, si passa all’agata e si cuoce una volta sola, senza smalto, in un forno a legna di faggio. Il rossore da un lato è il segno della fiamma. In un anno ne riescono quattro, ognuna annotata in un quaderno con il suo peso. Per questo si vende su richiesta: volentieri ti mandiamo le fotografie di quelle disponibili.',
      es: 'Como no cabe en el torno, el ánfora se levanta en tres días con rollos gruesos como un pulgar. Ilaria da vueltas a su alrededor, andando hacia atrás para no mover el barro húmedo: unas cuatrocientas antes de cerrar el cuello.\n\nEn Terre di Nove la bruñen luego con ágata y la cuecen una única vez, sin vidriado, en horno de leña de haya. El rubor de un costado señala por dónde pasó la llama. Salen cuatro al año y todas quedan apuntadas, con su peso, en un cuaderno. Por eso se venden a petición; con gusto le mandaremos fotografías.',
      de: 'Für die Scheibe ist sie zu hoch, also wächst die Amphore drei Tage lang aus daumendicken Wülsten. Ilaria geht dabei rückwärts um sie herum, denn nasser Ton will nicht bewegt werden; rund vierhundert Runden zählt sie, bis der Hals geschlossen ist.\n\nDann wird in der Werkstatt Terre di Nove mit Achat poliert und ein einziges Mal gebrannt, ohne Glasur, mit Buchenholz. Die Röte auf einer Seite zeigt, wo die Flamme entlangzog. Vier Stück gelingen im Jahr, jedes steht mit seinem Gewicht in einem Heft. Wir verkaufen sie auf Anfrage und schicken gern Fotos.',
      fr: 'Trop haute pour le tour, l’amphore se monte en trois jours, au colombin gros comme le pouce. Ilaria tourne autour à reculons, car la terre humide ne doit pas bouger ; elle compte près de quatre cents tours avant de fermer le col.\n\nÀ Terre di Nove, on la brunit ensuite à l’agate et on la cuit une seule fois, sans émail, au feu de hêtre. Le rose d’un côté dit par où la flamme est passée. Il en réussit quatre par an, chacune inscrite avec son poids dans un cahier. Elles se vendent donc sur demande ; nous envoyons volontiers des photographies.',
    },
    alt: {
      en: 'Tall amphora in burnished rust-red stoneware with a narrow neck',
      it: 'Anfora alta in terra rosso ruggine brunita, dal collo stretto',
      es: 'Ánfora alta de barro bruñido rojo óxido, de cuello estrecho',
      de: 'Hohe Amphore aus poliertem rostrotem Ton mit engem Hals',
      fr: 'Haute amphore en terre brunie rouge rouille, au col étroit',
    },
  },
  'argine-bowl': {
    title: {
      en: 'Argine footed bowl',
      it: 'Ciotola Argine con piede',
      es: 'Cuenco con pie Argine',
      de: 'Fußschale Argine',
      fr: 'Coupe sur pied Argine',
    },
    slug: {
      en: 'argine-footed-bowl',
      it: 'ciotola-argine-con-piede',
      es: 'cuenco-con-pie-argine',
      de: 'fussschale-argine',
      fr: 'coupe-sur-pied-argine',
    },
    story: {
      en: 'An argine is the bank that keeps the river off the fields, and the rim of this bowl is pulled up in the same way: pressed, watered, pressed again. Bruna of Terre di Nove throws it upside down on a chuck, so that the foot and the curve are one movement.\n\nThe black is not a glaze. In the last hour the kiln is closed and fed with damp oak leaves; the smoke goes into the clay and stays there. Wash it by hand, oil it once a year if you like it dark, and fill it with lemons. A single bowl is left from the autumn firing.',
      it: 'Come l’argine che tiene il fiume lontano dai campi, il bordo di questa ciotola si alza premendo, bagnando e premendo ancora. A Terre di Nove la tornisce Bruna, capovolta su una forma, in modo che piede e curva nascano dallo stesso gesto.\n\nIl nero non è smalto. Nell’ultima ora il forno si chiude e si alimenta con foglie di quercia umide: il fumo entra nella terra e non ne esce più. Si lava a mano, una volta l’anno un velo d’olio se la vuoi scura, e ci stanno bene i limoni. Della cotta d’autunno ne resta una.',
      es: 'Argine se llama el dique que aparta el río de los campos. El borde de este cuenco se alza igual: apretar, mojar, volver a apretar. Bruna, de Terre di Nove, lo tornea boca abajo sobre un molde, y el pie y la curva salen del mismo gesto.\n\nEl negro no es vidriado. En la última hora se cierra el horno y se alimenta con hojas de roble húmedas; el humo entra en el barro y ahí se queda. Se lava a mano, se aceita una vez al año si gusta oscuro y le sientan bien los limones. De la hornada de otoño queda uno.',
      de: 'Argine heißt der Damm, der den Fluss von den Feldern hält. Genauso entsteht der Rand dieser Schale: drücken, wässern, wieder drücken. Bruna von Terre di Nove dreht sie kopfüber auf einer Form, damit Fuß und Wölbung aus einer Bewegung kommen.\n\nDas Schwarz ist keine Glasur. In der letzten Stunde wird der Ofen verschlossen und mit feuchtem Eichenlaub beschickt; der Rauch zieht in den Ton und bleibt. Man wäscht sie von Hand, ölt sie einmal im Jahr, wenn sie dunkel bleiben soll, und füllt sie mit Zitronen. Vom Herbstbrand ist noch eine da.',
      fr: 'L’argine est la levée qui garde les champs du fleuve. Le bord de cette coupe monte de la même façon : on presse, on mouille, on presse encore. Bruna, de Terre di Nove, la tourne à l’envers sur un mandrin, pour que pied et galbe naissent d’un seul geste.\n\nCe noir n’est pas un émail. La dernière heure, le four est clos et nourri de feuilles de chêne humides ; la fumée entre dans la terre et n’en sort plus. On la lave à la main, on l’huile une fois l’an pour la garder sombre, on la remplit de citrons. Il en reste une, de la cuisson d’automne.',
    },
    alt: {
      en: 'Wide charcoal black stoneware bowl on a small foot',
      it: 'Ciotola larga in terra nero carbone su un piccolo piede',
      es: 'Cuenco ancho de barro negro carbón sobre un pie pequeño',
      de: 'Weite kohlschwarze Steinzeugschale auf kleinem Fuß',
      fr: 'Large coupe en terre noir charbon sur un petit pied',
    },
  },
  'colle-amphora-sample': {
    title: {
      en: 'Colle amphora, smoked sample',
      it: 'Anfora Colle, prova affumicata',
      es: 'Ánfora Colle, prueba ahumada',
      de: 'Amphore Colle, geräuchertes Muster',
      fr: 'Amphore Colle, essai enfumé',
    },
    slug: {
      en: 'colle-amphora-smoked-sample',
      it: 'anfora-colle-prova-affumicata',
      es: 'anfora-colle-prueba-ahumada',
      de: 'amphore-colle-muster',
      fr: 'amphore-colle-essai-enfume',
    },
    story: {
      en: 'A trial, kept for the showrooms. Ilaria of Terre di Nove built this amphora with the last of the summer clay, burnished it with agate and then smoked it under oak leaves, as Bruna does with the Argine bowl. The neck came out silver where the flame drew back; the foot stayed brown.\n\nThree were made and two survived the cooling. This one travels between Milan and London with its own crate, and stands in the catalogue so that the offices can book it. It is not for sale.',
      it: 'È una prova e serve agli showroom. Ilaria, di Terre di Nove, ha montato quest’anfora con l’ultima terra dell’estate, l’ha passata all’agata e poi affumicata sotto le foglie di quercia, come fa Bruna con la ciotola Argine. Dove la fiamma si è ritratta il collo è diventato argento; il piede è rimasto bruno.\n\nNe erano nate tre, due hanno retto il raffreddamento. Questa viaggia fra Milano e Londra con una cassa tutta sua e sta in catalogo perché le sedi possano prenotarla. Non è in vendita.',
      es: 'Es una prueba reservada a las salas de exposición. Ilaria, de Terre di Nove, levantó esta ánfora con el último barro del verano, la bruñó con ágata y la ahumó bajo hojas de roble, igual que hace Bruna con el cuenco Argine. Donde la llama se retiró, el cuello quedó plateado; el pie siguió pardo.\n\nSe hicieron tres y dos soportaron el enfriamiento. Esta viaja entre Milán y Londres en su propio cajón y figura en el catálogo para que las oficinas puedan reservarla. No está a la venta.',
      de: 'Ein Versuch, der den Showrooms vorbehalten ist. Ilaria von Terre di Nove baute diese Amphore aus dem letzten Ton des Sommers, polierte sie mit Achat und räucherte sie unter Eichenlaub, wie Bruna es mit der Schale Argine macht. Wo die Flamme zurückwich, wurde der Hals silbern; der Fuß blieb braun.\n\nVon dreien haben zwei das Abkühlen überstanden. Diese reist in ihrer eigenen Kiste zwischen Mailand und London und steht im Katalog, damit die Büros sie buchen können. Verkauft wird sie nicht.',
      fr: 'Un essai, gardé pour les showrooms. Ilaria, de Terre di Nove, a monté cette amphore avec la dernière terre de l’été, l’a brunie à l’agate puis enfumée sous des feuilles de chêne, comme Bruna le fait pour la coupe Argine. Là où la flamme a reculé, le col est devenu argent ; le pied est resté brun.\n\nTrois furent montées, deux ont survécu au refroidissement. Celle-ci voyage entre Milan et Londres dans sa propre caisse et figure au catalogue pour que les bureaux la réservent. Elle n’est pas à vendre.',
    },
    alt: {
      en: 'Tall charcoal black amphora with a narrow neck',
      it: 'Anfora alta nero carbone dal collo stretto',
      es: 'Ánfora alta negro carbón de cuello estrecho',
      de: 'Hohe kohlschwarze Amphore mit engem Hals',
      fr: 'Haute amphore noir charbon au col étroit',
    },
  },
} satisfies Record<string, PieceWords>
