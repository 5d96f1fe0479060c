import type { PieceWords } from './words.ts'

export const loungeWords = {
  'lanca-armchair': {
    title: {
      en: 'Lanca lounge chair',
      it: 'Poltrona Lanca',
      es: 'Butaca Lanca',
      de: 'Sessel Lanca',
      fr: 'Fauteuil Lanca',
    },
    slug: {
      en: 'lanca-lounge-chair',
      it: 'poltrona-lanca',
      es: 'butaca-lanca',
      de: 'sessel-lanca',
      fr: 'fauteuil-lanca',
    },
    story: {
      en: 'A lanca is a bend that the river has left behind, still water where people go to do nothing. Sedie del Natisone made this chair for it: walnut limbs no thicker than a wrist, bent where the tree would have bent, joined without a single visible screw. Dario turns nothing here; each leg is shaped with a drawknife and settled by hand, so that left and right are sisters and not twins.\n\nThe cushions are stitched in vegetable-tanned leather by a saddler in Cividale and rest on slats that give a little. Leather darkens where you hold it. Let it.',
      it: 'La lanca è la curva che il fiume ha abbandonato, acqua ferma dove si va a non far niente. Per starci, Sedie del Natisone ha pensato questa poltrona: membrature di noce non più grosse di un polso, curve dove si curverebbe l’albero, unite senza una vite a vista. Dario non tornisce nulla; ogni gamba esce dal coltello a due manici, e la destra somiglia alla sinistra come una sorella, non come una gemella.\n\nI cuscini li cuce un sellaio di Cividale in cuoio conciato al vegetale; poggiano su listelli che cedono un poco. La pelle scurisce dove la si tocca. Lasciala fare.',
      es: 'En italiano, la lanca es el meandro que el río abandonó, agua quieta adonde se va a no hacer nada. Para estar allí, Sedie del Natisone ideó esta butaca: miembros de nogal no más gruesos que una muñeca, curvados donde se curvaría el árbol y unidos sin un solo tornillo a la vista. Dario no tornea: saca cada pata a cuchilla, y la derecha se parece a la izquierda como una hermana, no como una gemela.\n\nLos cojines, de cuero de curtición vegetal, los cose un guarnicionero de Cividale; descansan en listones que ceden un poco. La piel se oscurece donde se toca. Déjela.',
      de: 'Lanca nennt man in Italien einen Altarm, stilles Wasser, an das man sich zum Nichtstun zurückzieht. Dafür hat Sedie del Natisone diesen Sessel gebaut: Glieder aus Nussbaum, kaum dicker als ein Handgelenk, gebogen, wo der Baum sich gebogen hätte, und ohne sichtbare Schraube verbunden. Gedrechselt wird nichts. Dario zieht jedes Bein am Ziehmesser, darum gleichen sich links und rechts wie Schwestern, nicht wie Zwillinge.\n\nDie Kissen aus pflanzlich gegerbtem Leder näht ein Sattler in Cividale; sie liegen auf leicht federnden Latten. Wo man es anfasst, dunkelt das Leder nach. Das darf es.',
      fr: 'La lanca, c’est le bras que le fleuve a laissé derrière lui, une eau tranquille où l’on va ne rien faire. Pour s’y tenir, Sedie del Natisone a imaginé ce fauteuil : des membres de noyer pas plus épais qu’un poignet, courbés là où l’arbre se courberait, assemblés sans une vis apparente. Rien n’est tourné ; Dario tire chaque pied à la plane, si bien que le droit ressemble au gauche comme un frère, pas comme un jumeau.\n\nLes coussins de cuir à tannage végétal sont cousus par un sellier de Cividale ; ils reposent sur des lattes qui cèdent un peu. Le cuir fonce là où on le touche. Laissez-le faire.',
    },
    alt: {
      en: 'Lounge chair with a slender walnut frame, curved arms and corded cushions in cognac leather',
      it: 'Poltrona con fusto snello in noce, braccioli curvi e cuscini bordati in pelle cognac',
      es: 'Butaca de estructura esbelta de nogal, brazos curvos y cojines ribeteados de piel coñac',
      de: 'Sessel mit schlankem Nussbaumgestell, geschwungenen Armlehnen und Kissen aus cognacfarbenem Leder',
      fr: 'Fauteuil à fine carcasse de noyer, bras cintrés et coussins passepoilés en cuir cognac',
    },
  },
  'lanca-settee': {
    title: {
      en: 'Lanca two-seat settee',
      it: 'Divanetto Lanca',
      es: 'Sofá Lanca de dos plazas',
      de: 'Zweisitzer Lanca mit Holzgestell',
      fr: 'Banquette Lanca deux places',
    },
    slug: {
      en: 'lanca-two-seat-settee',
      it: 'divanetto-lanca',
      es: 'sofa-lanca-dos-plazas',
      de: 'zweisitzer-lanca',
      fr: 'banquette-lanca-deux-places',
    },
    story: {
      en: 'The settee uses the two side frames of the chair and asks more of the rails between them. Sedie del Natisone cuts these from quartered beech, where the grain stands upright and carries most, and cambers each by six millimeters: empty, the seat is very slightly arched, and with two people on it, level.\n\nFour curved slats make the back. Nives steams them in a batch from one plank, so that their figure runs down like a page of writing. Cushions in washed linen zip off for the machine; the frame wants a coat of hard wax every second spring.',
      it: 'Il divanetto adopera i due fianchi della poltrona e chiede di più alle traverse. Sedie del Natisone le taglia da faggio di quarto, con la fibra in piedi, che porta meglio, e dà a ciascuna sei millimetri di freccia: vuota, la seduta è appena arcuata; con due persone sopra, è in piano.\n\nLo schienale sono quattro stecche curve. Nives le passa al vapore insieme, tutte da una tavola, perché il disegno scenda dall’una all’altra come le righe di una pagina. Il lino lavato si sfila e va in lavatrice. Il fusto vuole una mano di cera dura ogni due primavere.',
      es: 'El sofá aprovecha los dos costados de la butaca y exige más a los travesaños. Sedie del Natisone los corta de haya al cuarto, con la fibra de pie, que es como más carga, y da a cada uno seis milímetros de contraflecha: vacío, el asiento está apenas arqueado; con dos personas encima queda a nivel.\n\nForman el respaldo cuatro listones curvos. Nives los pasa juntos por el vapor, todos de una misma tabla, para que el dibujo baje de uno a otro como los renglones de una página. El lino lavado se quita y va a la lavadora. Cera dura cada dos primaveras.',
      de: 'Vom Sessel übernimmt der Zweisitzer die beiden Seiten, von den Zargen dazwischen verlangt er mehr. Sedie del Natisone schneidet sie aus Buche mit stehenden Jahresringen, so trägt sie am meisten, und gibt jeder sechs Millimeter Überhöhung: Leer wölbt sich der Sitz ganz leicht, zu zweit besetzt liegt er waagrecht.\n\nVier gebogene Latten bilden den Rücken. Nives dämpft sie gemeinsam, alle aus einem Brett, damit die Zeichnung wie Zeilen einer Seite nach unten läuft. Die Bezüge aus gewaschenem Leinen kommen in die Maschine, das Gestell bekommt jedes zweite Frühjahr Hartwachs.',
      fr: 'La banquette reprend les deux flancs du fauteuil et demande davantage aux traverses. Sedie del Natisone les débite dans du hêtre sur quartier, fil debout, là où il porte le mieux, et donne à chacune six millimètres de flèche : vide, l’assise est à peine bombée ; à deux, elle est de niveau.\n\nQuatre lattes cintrées font le dossier. Nives les passe ensemble à la vapeur, toutes tirées d’une planche, afin que le dessin du bois descende comme les lignes d’une page. Le lin lavé se retire et va en machine. La carcasse réclame une cire dure un printemps sur deux.',
    },
    alt: {
      en: 'Two-seat settee with a light beech frame, slatted back and flax linen cushions',
      it: 'Divanetto a due posti con fusto in faggio chiaro, schienale a stecche e cuscini in lino grezzo',
      es: 'Sofá de dos plazas con estructura de haya clara, respaldo de listones y cojines de lino crudo',
      de: 'Zweisitzer mit hellem Buchengestell, Lattenrücken und Kissen aus naturfarbenem Leinen',
      fr: 'Banquette deux places à carcasse de hêtre clair, dossier à lattes et coussins de lin brut',
    },
  },
  'lanca-daybed': {
    title: {
      en: 'Lanca leather daybed',
      it: 'Dormeuse Lanca in pelle',
      es: 'Diván Lanca de piel',
      de: 'Daybed Lanca aus Leder',
      fr: 'Lit de repos Lanca en cuir',
    },
    slug: {
      en: 'lanca-leather-daybed',
      it: 'dormeuse-lanca-pelle',
      es: 'divan-lanca-piel',
      de: 'daybed-lanca-leder',
      fr: 'lit-de-repos-lanca-cuir',
    },
    story: {
      en: 'One mattress, one roll, fifteen slats: a daybed has nowhere to hide a mistake. Sedie del Natisone lets the long rails of walnut run past the end ones by a thumb’s width and shows the joint, a bridle pinned with a peg of the same wood. The saddler in Cividale buttons the leather from both sides at once, one man above the mattress and his son beneath.\n\nThe roll is filled with horsehair and held by two belts, which take it off for a guest who sleeps flat. Put it under a window, but not in the full sun of the afternoon: cognac would turn to straw.',
      it: 'Un materasso, un rullo, quindici doghe: in una dormeuse gli errori non hanno dove nascondersi. Sedie del Natisone lascia correre i correnti di noce un pollice oltre le testate e mostra l’incastro, una forcella fermata da uno spino dello stesso legno. Il sellaio di Cividale la trapunta da due lati insieme: lui sopra il materasso, il figlio sotto.\n\nIl rullo è pieno di crine e sta su con due cinghie, che si aprono quando l’ospite vuole dormire in piano. Mettila sotto una finestra, ma lontano dal sole pieno del pomeriggio: il cognac diventerebbe paglia.',
      es: 'Un colchón, un rulo, quince láminas: en un diván los errores no tienen dónde esconderse. Sedie del Natisone deja que los largueros de nogal sobresalgan un pulgar de los cabezales y enseña la unión, una horquilla fijada con una espiga de la misma madera. El guarnicionero de Cividale la abotona por ambos lados a la vez: él encima del colchón, su hijo debajo.\n\nEl rulo, relleno de crin, se sujeta con dos correas que se abren si el invitado prefiere dormir en plano. Colóquelo bajo una ventana, pero lejos del sol fuerte de la tarde: el coñac se volvería paja.',
      de: 'Eine Matratze, eine Rolle, fünfzehn Latten: Auf einem Daybed findet kein Fehler ein Versteck. Sedie del Natisone lässt die Längszargen aus Nussbaum daumenbreit über die Enden hinauslaufen und zeigt die Verbindung, einen Schlitz mit Holznagel. Geheftet wird das Leder beim Sattler in Cividale von beiden Seiten zugleich, er selbst oben, sein Sohn unter der Matratze.\n\nZwei Riemen halten die Rosshaarrolle; wer flach schläft, schnallt sie ab. Ein Platz am Fenster ist richtig, volle Nachmittagssonne nicht: Aus Cognac würde Stroh.',
      fr: 'Un matelas, un rouleau, quinze lattes : sur un lit de repos, une erreur n’a nulle part où se cacher. Sedie del Natisone laisse filer les longerons de noyer d’un pouce au-delà des bouts et montre l’assemblage, un enfourchement chevillé du même bois. Le sellier de Cividale capitonne le cuir des deux côtés à la fois, lui dessus, son fils sous le matelas.\n\nLe rouleau de crin tient par deux sangles, que l’on ouvre pour l’invité qui dort à plat. Placez-le sous une fenêtre, mais à l’abri du plein soleil de l’après-midi : le cognac tournerait à la paille.',
    },
    alt: {
      en: 'Daybed with a buttoned cognac leather mattress and neck roll on a slim walnut frame',
      it: 'Dormeuse con materasso trapuntato e rullo in pelle cognac su telaio sottile di noce',
      es: 'Diván con colchón abotonado y rulo de piel coñac sobre un bastidor fino de nogal',
      de: 'Daybed mit gehefteter Matratze und Nackenrolle aus cognacfarbenem Leder auf schlankem Nussbaumgestell',
      fr: 'Lit de repos à matelas capitonné et rouleau de cuir cognac sur une fine carcasse de noyer',
    },
  },
} satisfies Record<string, PieceWords>
