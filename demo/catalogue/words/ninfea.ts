import type { PieceWords } from './words.ts'

export const ninfeaWords = {
  'ninfea-dining-table': {
    title: {
      en: 'Ninfea fluted dining table',
      it: 'Tavolo Ninfea con piede scanalato',
      es: 'Mesa de comedor Ninfea con pie estriado',
      de: 'Esstisch Ninfea mit kanneliertem Fuß',
      fr: 'Table de repas Ninfea à pied cannelé',
    },
    slug: {
      en: 'ninfea-fluted-dining-table',
      it: 'tavolo-ninfea-scanalato',
      es: 'mesa-de-comedor-ninfea',
      de: 'esstisch-ninfea-kanneliert',
      fr: 'table-de-repas-ninfea',
    },
    story: {
      en: 'Marmi Valdarno cuts the top and the foot of each Ninfea from the same block, so the veins that leave the edge of the table return in the flutes below. The foot is turned on a lathe as long as a van, then the twenty-eight flutes are carved by Duccio with a pneumatic chisel and finished with stones, because a machine leaves them all alike.\n\nA brass ring marks the joint, which carries no glue: the weight of the top holds it. The surface is honed and waxed. It will take a ring of wine in time, and the quarry will tell you that this is what marble is for.',
      it: 'Piano e piede di ogni Ninfea escono dallo stesso blocco: la vena che finisce sul bordo del tavolo ricomincia più sotto, fra le scanalature. Marmi Valdarno tornisce il piede su un banco lungo come un furgone; le ventotto scanalature le apre poi Duccio a scalpello, e le rifinisce con le pietre abrasive, perché la macchina le farebbe tutte uguali.\n\nUn anello d’ottone segna la giuntura. Colla non ce n’è: basta il peso del piano. La superficie è levigata e passata a cera; col tempo prenderà qualche alone di vino, e in cava ti diranno che il marmo serve a questo.',
      es: 'El tablero y el pie de cada Ninfea salen de un mismo bloque, y la veta que se pierde en el borde reaparece más abajo, entre las estrías. En Marmi Valdarno tornean el pie en un banco largo como una furgoneta. Después Duccio abre las veintiocho estrías con cincel y las repasa con piedra, porque la máquina las haría idénticas.\n\nUn aro de latón señala la unión, que no lleva cola: la sujeta el peso del tablero. El mármol se entrega apomazado y encerado. Con los años guardará algún cerco de vino; para eso está, dicen en la cantera.',
      de: 'Platte und Fuß einer Ninfea stammen aus demselben Block. Die Ader, die an der Tischkante verschwindet, taucht weiter unten in den Kanneluren wieder auf. Gedreht wird der Fuß bei Marmi Valdarno auf einer Bank, so lang wie ein Lieferwagen; die achtundzwanzig Rillen schlägt Duccio mit dem Eisen und glättet sie mit Schleifsteinen, denn die Maschine würde alle gleich machen.\n\nWo Platte und Fuß sich treffen, liegt ein Ring aus Messing. Geklebt ist nichts, das Gewicht genügt. Die Oberfläche ist fein geschliffen und gewachst. Ein Weinrand wird bleiben, irgendwann. Dafür ist Marmor da, sagt man im Steinbruch.',
      fr: 'Chez Marmi Valdarno, le plateau et le pied d’une Ninfea sont tirés du même bloc : la veine qui s’interrompt au bord de la table reprend plus bas, dans les cannelures. Le pied est tourné sur un banc long comme une camionnette, puis Duccio ouvre au ciseau ses vingt-huit cannelures et les adoucit à la pierre, car la machine les ferait toutes pareilles.\n\nUne bague de laiton souligne la jonction. Aucune colle : le poids du plateau suffit. La surface est adoucie et cirée. Elle gardera un jour la trace d’un verre de vin, et l’on vous dira, à la carrière, que le marbre est fait pour cela.',
    },
    alt: {
      en: 'Round dining table in white Calacatta marble on a fluted, waisted foot',
      it: 'Tavolo rotondo in marmo Calacatta bianco su piede scanalato e rastremato',
      es: 'Mesa redonda de mármol Calacatta blanco sobre un pie estriado y entallado',
      de: 'Runder Esstisch aus weißem Calacatta-Marmor auf kanneliertem, tailliertem Fuß',
      fr: 'Table ronde en marbre blanc de Calacatta sur un pied cannelé et cintré',
    },
  },
  'ninfea-oval-table': {
    title: {
      en: 'Ninfea oval boardroom table',
      it: 'Tavolo ovale Ninfea per riunioni',
      es: 'Mesa ovalada de reuniones Ninfea',
      de: 'Ovaler Konferenztisch Ninfea',
      fr: 'Table de réunion ovale Ninfea',
    },
    slug: {
      en: 'ninfea-oval-boardroom-table',
      it: 'tavolo-ovale-ninfea-riunioni',
      es: 'mesa-ovalada-ninfea-reuniones',
      de: 'ovaler-konferenztisch-ninfea',
      fr: 'table-de-reunion-ovale-ninfea',
    },
    story: {
      en: 'A studio in Florence needed a table for eight that did not look like an office. Marmi Valdarno stretched the Ninfea into an oval and cut it from Nero, a black limestone with white threads that runs through the hill behind the yard.\n\nAt this length the top is bonded to a honeycomb of aluminum, so that six people can carry it upstairs; seen from the side the stone is still three centimeters thick and the ogee still carved by hand. Cables may rise through the foot on request. It is made for projects only, against a drawing that your studio signs.',
      it: 'Uno studio fiorentino cercava un tavolo da otto che non sapesse d’ufficio. Marmi Valdarno ha allungato la Ninfea fino all’ovale e l’ha tagliata nel Nero, la pietra scura attraversata da fili bianchi che affiora nella collina dietro il piazzale.\n\nSu questa misura il piano è incollato a un nido d’ape d’alluminio, e in sei lo si porta su per le scale; di fianco resta pietra da tre centimetri, con la gola modellata a mano. A richiesta i cavi salgono dentro il piede. Si lavora solo su progetto, a partire da un disegno firmato dal tuo studio.',
      es: 'Un estudio de Florencia pedía una mesa para ocho que no oliera a oficina. Marmi Valdarno estiró la Ninfea hasta convertirla en óvalo y la cortó en Nero, una caliza negra de hilos blancos que aflora en la colina, detrás de la nave.\n\nCon este largo, el tablero va adherido a un panel de aluminio en nido de abeja: seis personas lo suben por una escalera. De canto sigue viéndose piedra de tres centímetros, con la moldura labrada a mano. Si hace falta, los cables pasan por el pie. Se fabrica solo para proyectos, sobre un plano firmado.',
      de: 'Acht Plätze, aber bitte kein Büromöbel: So lautete der Auftrag eines Studios in Florenz. Marmi Valdarno zog die Ninfea zum Oval und schnitt sie aus Nero, einem schwarzen Kalkstein mit weißen Fäden, der im Hügel hinter dem Hof ansteht.\n\nBei dieser Länge liegt der Stein auf einer Wabenplatte aus Aluminium, damit sechs Leute den Tisch eine Treppe hinauftragen können. Von der Seite sieht man trotzdem drei Zentimeter Stein und den von Hand gearbeiteten Karnies. Auf Wunsch laufen Kabel durch den Fuß. Gefertigt wird nur für Projekte, nach einer von Ihrem Büro freigegebenen Zeichnung.',
      fr: 'Un cabinet florentin voulait une table de huit places qui ne sente pas le bureau. Marmi Valdarno a étiré la Ninfea en ovale et l’a débitée dans le Nero, un calcaire noir traversé de fils blancs qui affleure dans la colline, derrière la cour.\n\nÀ cette longueur, le plateau est collé sur un nid d’abeilles en aluminium : six personnes le montent par l’escalier. Sur chant, on ne voit que trois centimètres de pierre et une doucine taillée à la main. Les câbles peuvent passer dans le pied. Fabrication réservée aux projets, d’après un plan validé par votre agence.',
    },
    alt: {
      en: 'Long oval table in black marble with white veins on a fluted foot',
      it: 'Lungo tavolo ovale in marmo nero venato di bianco su piede scanalato',
      es: 'Mesa larga y ovalada de mármol negro con vetas blancas sobre un pie estriado',
      de: 'Langer ovaler Tisch aus schwarzem, weiß geädertem Marmor auf kanneliertem Fuß',
      fr: 'Longue table ovale en marbre noir veiné de blanc sur un pied cannelé',
    },
  },
  'ninfea-side-table': {
    title: {
      en: 'Ninfea marble side table',
      it: 'Tavolino Ninfea in marmo',
      es: 'Mesa auxiliar Ninfea de mármol',
      de: 'Beistelltisch Ninfea aus Marmor',
      fr: 'Guéridon Ninfea en marbre',
    },
    slug: {
      en: 'ninfea-marble-side-table',
      it: 'tavolino-ninfea-marmo',
      es: 'mesa-auxiliar-ninfea-marmol',
      de: 'beistelltisch-ninfea-marmor',
      fr: 'gueridon-ninfea-marbre',
    },
    story: {
      en: 'Every large table leaves a core behind: the cylinder drilled from the block before the foot is hollowed. Marmi Valdarno used to sell them to a man who made doorstops. Now Duccio and his daughter Agnese turn them into side tables, small enough to pull up to an armchair and heavy enough that no cat moves them.\n\nThe foot carries twenty flutes, closer than on the dining table, and the same brass ring. A felt disc protects the floor. Since the cores are already in the yard, a table is usually ready within the week.',
      it: 'Ogni tavolo grande si lascia dietro un’anima: il cilindro che si carota dal blocco prima di svuotare il piede. Un tempo finivano tutti a un tale che ne faceva fermaporte. Oggi, da Marmi Valdarno, Duccio e la figlia Agnese ne ricavano tavolini da accostare alla poltrona, abbastanza pesanti che nemmeno il gatto li sposta.\n\nIl piede ha venti scanalature, più fitte che nel tavolo da pranzo, e lo stesso anello d’ottone; sotto, un disco di feltro salva il pavimento. La pietra è già in piazzale, perciò di solito bastano pochi giorni.',
      es: 'De cada mesa grande sobra un corazón, el cilindro que se extrae del bloque antes de vaciar el pie. Durante años se los llevó un señor que hacía topes de puerta. Hoy Duccio y su hija Agnese, en Marmi Valdarno, los convierten en mesitas que se arriman al sillón y que ni un gato consigue mover.\n\nEl pie lleva veinte estrías, más juntas que en la mesa de comedor, y el mismo aro de latón. Un disco de fieltro protege el suelo. Como la piedra ya está en el patio, suele bastar una semana.',
      de: 'Jeder große Tisch lässt einen Kern zurück, den Zylinder nämlich, der aus dem Block gebohrt wird, bevor man den Fuß aushöhlt. Früher nahm sie ein Mann, der Türstopper daraus machte. Heute drehen Duccio und seine Tochter Agnese bei Marmi Valdarno Beistelltische daraus: handlich genug für den Platz neben dem Sessel, schwer genug, dass keine Katze sie verrückt.\n\nZwanzig Kanneluren zieren den Fuß, dichter gesetzt als am Esstisch; den Messingring haben beide. Eine Filzscheibe schont den Boden. Die Steine liegen schon auf dem Hof, darum dauert es selten länger als eine Woche.',
      fr: 'Chaque grande table laisse derrière elle un noyau, le cylindre carotté dans le bloc avant d’évider le pied. Longtemps, ils partaient chez un homme qui en faisait des cale-portes. Chez Marmi Valdarno, Duccio et sa fille Agnese y tournent désormais des guéridons, assez menus pour rejoindre un fauteuil, assez lourds pour décourager un chat.\n\nLe pied compte vingt cannelures, plus serrées que sur la table de repas, et la même bague de laiton. Un disque de feutre protège le sol. La pierre étant déjà dans la cour, une semaine suffit en général.',
    },
    alt: {
      en: 'Small round side table in green marble on a fluted foot with a brass ring',
      it: 'Tavolino rotondo in marmo verde su piede scanalato con anello d’ottone',
      es: 'Mesita redonda de mármol verde sobre un pie estriado con aro de latón',
      de: 'Kleiner runder Beistelltisch aus grünem Marmor auf kanneliertem Fuß mit Messingring',
      fr: 'Petit guéridon rond en marbre vert sur un pied cannelé bagué de laiton',
    },
  },
} satisfies Record<string, PieceWords>
