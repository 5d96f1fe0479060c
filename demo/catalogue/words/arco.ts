import type { PieceWords } from './words.ts'

export const arcoWords = {
  'arco-mirror': {
    title: {
      en: 'Arco tall mirror',
      it: 'Specchio alto Arco',
      es: 'Espejo alto Arco',
      de: 'Hoher Spiegel Arco',
      fr: 'Grand miroir Arco',
    },
    slug: {
      en: 'arco-tall-mirror',
      it: 'specchio-alto-arco',
      es: 'espejo-alto-arco',
      de: 'hoher-spiegel-arco',
      fr: 'grand-miroir-arco',
    },
    story: {
      en: 'Specchi Veneti makes a mirror the size of a doorway, and as quiet as one. The glass is silvered in the old room on the ground floor: Fosca pours the solution by hand from a jug and tilts the table until it runs to the corners, which gives a reflection a shade warmer than a factory’s.\n\nThe frame is built in two steps. The outer is as deep as a thumb and the inner a bare fillet of polished brass, mitered at the foot and bent in one length over the arch. Lean it or hang it: both fixings are in the crate, together with a letter about which wall will bear it.',
      it: 'Grande come una porta, e altrettanto silenzioso. La lastra la argentano ancora gli Specchi Veneti, nella stanza vecchia a pianterreno: Fosca versa la soluzione da una brocca e inclina il tavolo finché arriva agli angoli. Il riflesso che ne viene è un soffio più caldo di quello industriale.\n\nLa cornice ha due gradini. Quello esterno è spesso un pollice, l’interno è un filetto d’ottone lucido, a quarantacinque gradi in basso e curvato in un solo pezzo lungo l’arco. Si appoggia o si appende: nella cassa trovi i due fissaggi e una lettera che spiega quale muro lo regge.',
      es: 'Grande como una puerta e igual de callado. En Specchi Veneti siguen plateando el vidrio en la sala vieja de la planta baja: Fosca vierte la solución con una jarra e inclina la mesa hasta que llega a las esquinas, y de ahí sale un reflejo un punto más cálido que el de fábrica.\n\nEl marco tiene dos escalones. El de fuera es grueso como un pulgar; el de dentro, apenas un filete de latón pulido, ingletado abajo y curvado de una pieza sobre el arco. Se apoya o se cuelga. En la caja van los dos herrajes y una carta que explica qué pared lo aguanta.',
      de: 'So groß wie eine Tür und ebenso still. Belegt wird das Glas bei Specchi Veneti noch im alten Raum im Erdgeschoss: Fosca gießt die Silberlösung aus einem Krug und neigt den Tisch, bis sie in den Ecken steht. Das Spiegelbild wird dadurch eine Spur wärmer als aus der Fabrik.\n\nDer Rahmen steigt in zwei Stufen an. Die äußere ist daumendick, die innere nur ein Streifen aus poliertem Messing, unten auf Gehrung geschnitten und über dem Bogen in einem Stück gerundet. Man kann ihn anlehnen oder aufhängen; beide Befestigungen liegen bei, dazu ein Brief, der verrät, welche Wand ihn trägt.',
      fr: 'Grand comme une porte, et aussi discret. Chez Specchi Veneti, on argente encore le verre dans la vieille salle du rez-de-chaussée : Fosca verse la solution au pichet et penche la table jusqu’à ce qu’elle gagne les angles. Le reflet y gagne un rien de chaleur.\n\nLe cadre monte en deux gradins. L’extérieur est épais comme le pouce ; l’intérieur n’est qu’un filet de laiton poli, coupé d’onglet en bas et cintré d’une pièce sur l’arc. À poser ou à suspendre : les deux fixations sont dans la caisse, avec une lettre qui dit quel mur peut le porter.',
    },
    alt: {
      en: 'Tall arched floor mirror in a stepped brass frame',
      it: 'Specchio alto ad arco con cornice d’ottone a gradini',
      es: 'Espejo alto en arco con marco escalonado de latón',
      de: 'Hoher Bogenspiegel mit gestuftem Messingrahmen',
      fr: 'Grand miroir en arc, cadre de laiton à gradins',
    },
  },
  'finestra-mirror': {
    title: {
      en: 'Finestra wall mirror',
      it: 'Specchio da parete Finestra',
      es: 'Espejo de pared Finestra',
      de: 'Wandspiegel Finestra',
      fr: 'Miroir mural Finestra',
    },
    slug: {
      en: 'finestra-wall-mirror',
      it: 'specchio-da-parete-finestra',
      es: 'espejo-de-pared-finestra',
      de: 'wandspiegel-finestra',
      fr: 'miroir-mural-finestra',
    },
    story: {
      en: 'A window for the wall that has none. Specchi Veneti takes the proportion from the openings of its own loft, three wide by four and a half high, and frames it in walnut sent over from Cantù.\n\nTo follow the arch the wood is not bent but built: seven wedges are glued end to end so that the grain turns with the curve, then shaped with a spokeshave. Fosca lays a thin brass bead between wood and glass to throw a line of light on dull days. It hangs from a concealed batten that comes ready fixed to a paper template, so one person and a spirit level are enough.',
      it: 'Una finestra per la parete che non ne ha. Specchi Veneti ne ha preso la misura dalle aperture della propria soffitta, tre di base per quattro e mezzo, e l’ha incorniciata con noce arrivato da Cantù.\n\nLungo l’arco il legno non si curva, si costruisce: sette cunei incollati di testa, perché la vena giri insieme alla linea, poi rifiniti col coltello a petto. Fra legno e vetro Fosca infila un tondino d’ottone, che nelle giornate grigie fa una riga di luce. Si appende a una barra nascosta, già fissata alla sua dima di carta: bastano una persona e una livella.',
      es: 'Una ventana para la pared que no la tiene. Specchi Veneti copió las proporciones de los vanos de su propio desván, tres de ancho por cuatro y medio de alto, y la enmarcó en nogal traído de Cantù.\n\nEn el arco la madera no se dobla, se construye: siete cuñas encoladas por la testa para que la veta gire con la línea y perfiladas luego con bastrén. Entre madera y vidrio, Fosca coloca una varilla de latón que en los días grises traza un hilo de luz. Se cuelga de un listón oculto, montado ya sobre su plantilla de papel: bastan una persona y un nivel.',
      de: 'Ein Fenster für die Wand, die keines hat. Die Proportion, drei zu viereinhalb, nahm Specchi Veneti von den Luken des eigenen Dachbodens; das Nussbaumholz für den Rahmen kommt aus Cantù.\n\nIm Bogen wird das Holz nicht gebogen, sondern gebaut: Sieben Keile stoßen Hirn an Hirn, damit die Maserung der Linie folgt, und werden mit dem Schweifhobel geformt. Zwischen Holz und Glas legt Fosca einen dünnen Messingstab, der an trüben Tagen eine Lichtlinie zieht. Aufgehängt wird an einer verdeckten Leiste, die schon auf ihrer Papierschablone sitzt. Eine Person und eine Wasserwaage reichen.',
      fr: 'Une fenêtre pour le mur qui n’en a pas. Specchi Veneti en a relevé la proportion sur les lucarnes de son propre grenier, trois de large pour quatre et demi de haut, et l’encadre d’un noyer venu de Cantù.\n\nDans l’arc, le bois n’est pas cintré mais construit : sept coins collés bout à bout pour que le fil tourne avec la ligne, puis galbés à la wastringue. Entre bois et verre, Fosca glisse une baguette de laiton qui trace un trait de lumière les jours gris. L’accroche, cachée, arrive déjà posée sur son gabarit de papier : une personne et un niveau suffisent.',
    },
    alt: {
      en: 'Arched wall mirror in a walnut frame with a fine brass bead',
      it: 'Specchio da parete ad arco con cornice in noce e filo d’ottone',
      es: 'Espejo de pared en arco con marco de nogal y filete de latón',
      de: 'Bogenförmiger Wandspiegel mit Nussbaumrahmen und feiner Messinglinie',
      fr: 'Miroir mural en arc, cadre de noyer et filet de laiton',
    },
  },
  'tondo-mirror': {
    title: {
      en: 'Tondo lacquered mirror',
      it: 'Specchio Tondo laccato',
      es: 'Espejo Tondo lacado',
      de: 'Lackierter Spiegel Tondo',
      fr: 'Miroir laqué Tondo',
    },
    slug: {
      en: 'tondo-lacquered-mirror',
      it: 'specchio-tondo-laccato',
      es: 'espejo-tondo-lacado',
      de: 'lackspiegel-tondo',
      fr: 'miroir-laque-tondo',
    },
    story: {
      en: 'The frame is turned from a single ring of limewood, ninety centimeters across, on a lathe that Specchi Veneti shares with the boatyard next door. Then the waiting starts: nine coats of black lacquer, a week of drying between each, rubbed with pumice, with tripoli and at last with the palm of the hand.\n\nAn inner bead of brass keeps the glass. Since the lacquer room holds three frames at a time, we sell Tondo only after a word with you: tell us the wall, and Fosca will say whether the next one free is yours. It can also be made in oxblood or in the color of a sample you send.',
      it: 'La cornice si ricava da un solo anello di tiglio, novanta centimetri di diametro, su un tornio che gli Specchi Veneti dividono con lo squero accanto. Poi si aspetta: nove mani di lacca nera, una settimana d’asciugatura fra l’una e l’altra, lisciate con la pomice, col tripoli e da ultimo col palmo.\n\nUn bordino d’ottone trattiene il vetro. Nella stanza della lacca ci stanno tre cornici per volta, perciò il Tondo si vende solo dopo averne parlato: dicci per quale parete e Fosca ti dirà se il prossimo libero è il tuo. Si fa anche sangue di bue, o nel tono di un campione.',
      es: 'El marco se tornea de un único aro de tilo, de noventa centímetros, en un torno que Specchi Veneti comparte con el astillero vecino. Después toca esperar: nueve manos de laca negra, una semana de secado entre cada una, frotadas con piedra pómez, con trípoli y por último con la palma.\n\nUn filete de latón sujeta el vidrio. En el cuarto de la laca solo caben tres marcos, de modo que Tondo se vende tras hablarlo: díganos para qué pared es y Fosca le dirá si el próximo libre es el suyo. También se hace en sangre de toro o en el tono de una muestra.',
      de: 'Aus einem einzigen Ring Lindenholz, neunzig Zentimeter weit, wird der Rahmen gedreht, und zwar auf einer Bank, die Specchi Veneti mit der Bootswerft nebenan teilt. Dann heißt es warten: neun Schichten schwarzer Lack, dazwischen je eine Woche, geschliffen mit Bims, mit Tripel und zuletzt mit dem Handballen.\n\nEin Messingstab hält das Glas. Weil in der Lackkammer nur drei Rahmen Platz haben, verkaufen wir Tondo nach einem Gespräch: Nennen Sie uns die Wand, und Fosca sagt, ob der nächste freie Ihrer ist. Auch Ochsenblutrot ist möglich oder der Ton eines Musters, das Sie uns schicken.',
      fr: 'Le cadre est tourné dans un seul anneau de tilleul, large de quatre-vingt-dix centimètres, sur un tour que Specchi Veneti partage avec le chantier naval d’à côté. Vient ensuite l’attente : neuf couches de laque noire, une semaine de séchage entre chacune, polies à la ponce, au tripoli, enfin à la paume.\n\nUn jonc de laiton retient le verre. La chambre à laque n’accueille que trois cadres, aussi Tondo se vend-il après un échange : dites-nous pour quel mur, Fosca vous dira si le prochain est pour vous. Il existe en sang-de-bœuf, ou au ton d’un échantillon que vous envoyez.',
    },
    alt: {
      en: 'Round wall mirror in a deep black lacquered frame with a brass line',
      it: 'Specchio rotondo con profonda cornice laccata nera e filo d’ottone',
      es: 'Espejo redondo con marco profundo lacado en negro y filete de latón',
      de: 'Runder Wandspiegel mit tiefem schwarz lackiertem Rahmen und Messinglinie',
      fr: 'Miroir rond à profond cadre laqué noir, souligné d’un filet de laiton',
    },
  },
} satisfies Record<string, PieceWords>
