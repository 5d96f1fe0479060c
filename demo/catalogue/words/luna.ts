import type { PieceWords } from './words.ts'

export const lunaWords = {
  'luna-floor-lamp': {
    title: {
      en: 'Luna arched floor lamp',
      it: 'Piantana Luna ad arco',
      es: 'Lámpara de pie Luna en arco',
      de: 'Bogenleuchte Luna',
      fr: 'Lampadaire Luna en arc',
    },
    slug: {
      en: 'luna-arched-floor-lamp',
      it: 'piantana-luna-ad-arco',
      es: 'lampara-de-pie-luna',
      de: 'bogenleuchte-luna',
      fr: 'lampadaire-luna-en-arc',
    },
    story: {
      en: 'A tube three meters long is filled with sand, heated along its last third and drawn round a former of pear wood. It is done in one go, because a second heat would flatten the bend; Ottoni Lumezzane keeps its failures in a corner, where they have become a trellis for a rose.\n\nThe opal globe hangs free from a spun cup and finds its own plumb. Its light falls on a page without dazzling whoever sits across the room. Remo brushes each stem lengthwise by hand and gives it a coat of wax in place of lacquer, so the metal will deepen where you touch it.',
      it: 'Un tubo di tre metri si riempie di sabbia, si scalda nell’ultimo terzo e si tira attorno a una sagoma di pero. Va fatto in una volta sola, perché un secondo fuoco schiaccerebbe la curva. I tentativi falliti, all’Ottoni Lumezzane, stanno in un angolo del cortile: ci si arrampica una rosa.\n\nIl globo opalino pende libero da una coppetta tornita e trova da sé il piombo. Illumina la pagina senza abbagliare chi siede di fronte. Remo spazzola ogni stelo per il lungo, a mano, e al posto della vernice stende la cera: dove lo toccherai, il metallo si farà più scuro.',
      es: 'Un tubo de tres metros se llena de arena, se calienta en su último tercio y se dobla alrededor de una horma de peral. Ha de hacerse de una vez, porque un segundo fuego aplastaría la curva. En Ottoni Lumezzane los intentos fallidos acaban en un rincón del patio, donde trepa un rosal.\n\nEl globo opalino cuelga libre de una copa repujada y busca él solo la plomada. Alumbra la página sin deslumbrar a quien se sienta enfrente. Remo cepilla cada vástago a mano, a lo largo, y en vez de barniz le da cera: el metal irá oscureciendo donde lo toquen.',
      de: 'Ein drei Meter langes Rohr wird mit Sand gefüllt, im letzten Drittel erhitzt und um eine Form aus Birnbaum gezogen. Das muss in einem Zug gelingen, denn eine zweite Hitze würde den Bogen drücken. Was misslingt, steht bei Ottoni Lumezzane in einer Ecke des Hofs, und eine Rose rankt daran hoch.\n\nDie Opalkugel hängt frei an einer gedrückten Schale und lotet sich selbst aus. Ihr Licht fällt auf die Buchseite, ohne das Gegenüber zu blenden. Remo bürstet jeden Stab von Hand in Längsrichtung und wachst ihn, statt ihn zu lackieren; wo Sie ihn anfassen, dunkelt das Metall nach.',
      fr: 'On emplit de sable un tube de trois mètres, on en chauffe le dernier tiers et on l’enroule sur un gabarit de poirier. Il faut réussir du premier coup : une seconde chauffe écraserait la courbe. Chez Ottoni Lumezzane, les essais manqués dorment dans un coin de la cour, où un rosier leur grimpe dessus.\n\nLe globe opalin pend librement d’une coupelle repoussée et trouve seul son aplomb. Il éclaire la page sans éblouir celui d’en face. Remo brosse chaque tige à la main, dans la longueur, et la cire au lieu de la vernir : le métal foncera là où vous le toucherez.',
    },
    alt: {
      en: 'Brass floor lamp with a bent stem, a hanging opal globe and a green marble foot',
      it: 'Piantana d’ottone con stelo curvo, globo opalino sospeso e base in marmo verde',
      es: 'Lámpara de pie de latón con vástago curvo, globo opalino colgante y base de mármol verde',
      de: 'Stehleuchte aus Messing mit gebogenem Stab, hängender Opalkugel und Fuß aus grünem Marmor',
      fr: 'Lampadaire en laiton à tige courbée, globe opalin suspendu et pied de marbre vert',
    },
  },
  'luna-twin-floor-lamp': {
    title: {
      en: 'Luna twin floor lamp',
      it: 'Piantana Luna doppia',
      es: 'Lámpara de pie Luna doble',
      de: 'Doppelte Stehleuchte Luna',
      fr: 'Lampadaire Luna double',
    },
    slug: {
      en: 'luna-twin-floor-lamp',
      it: 'piantana-luna-doppia',
      es: 'lampara-de-pie-luna-doble',
      de: 'stehleuchte-luna-doppelt',
      fr: 'lampadaire-luna-double',
    },
    story: {
      en: 'Two stems rise side by side and part like the branches of a palm. To match them, Ottoni Lumezzane bends both tubes on the same morning and from the same bar; if one fails, its brother goes on the trellis too.\n\nThe chrome is laid over nickel and copper in the plating shop at the end of the street, the one run by Remo’s brother-in-law, and each globe has a switch of its own on the cord. The lamp is wired for 230 volts and tested here. We do not yet sell it where the mains is lower, since the foot has no room for a second transformer.',
      it: 'Due steli salgono affiancati e si aprono come rami di palma. Perché siano gemelli, all’Ottoni Lumezzane si curvano nella stessa mattina e dalla stessa barra: se uno riesce male, anche il fratello finisce sotto la rosa.\n\nLa cromatura poggia su nichel e rame e si fa in fondo alla via, nella galvanica del cognato di Remo. Ogni globo ha il suo interruttore sul cavo. La lampada è cablata e collaudata a 230 volt; dove la rete ne dà meno per ora non la vendiamo, perché nella base non c’è posto per un secondo trasformatore.',
      es: 'Dos vástagos suben juntos y se abren como las ramas de una palmera. Para que sean gemelos, en Ottoni Lumezzane los doblan la misma mañana y de la misma barra; si uno falla, su hermano acaba también bajo el rosal.\n\nEl cromado, sobre níquel y cobre, se hace al final de la calle, en el taller del cuñado de Remo. Cada globo tiene su propio interruptor en el cable. La lámpara sale cableada y probada a 230 voltios. Donde la red da menos tensión todavía no la vendemos, porque en la base no cabe un segundo transformador.',
      de: 'Zwei Stäbe steigen nebeneinander auf und neigen sich wie Palmwedel zu beiden Seiten. Damit sie zueinander passen, biegt Ottoni Lumezzane beide am selben Vormittag und aus derselben Stange; misslingt einer, kommt auch der Bruder unter die Rose.\n\nVerchromt wird über Nickel und Kupfer, in der Galvanik am Ende der Straße, die Remos Schwager führt. Jede Kugel hat ihren eigenen Schalter am Kabel. Die Leuchte ist für 230 Volt verdrahtet und geprüft. In Länder mit niedrigerer Netzspannung verkaufen wir sie noch nicht, denn im Fuß fehlt der Platz für einen zweiten Transformator.',
      fr: 'Deux tiges montent côte à côte puis s’écartent comme des palmes. Pour qu’elles soient jumelles, Ottoni Lumezzane les cintre le même matin, dans la même barre ; si l’une est manquée, sa sœur rejoint elle aussi le rosier.\n\nLe chrome, posé sur nickel et cuivre, se fait au bout de la rue, chez le beau-frère de Remo. Chaque globe a son interrupteur sur le fil. La lampe est câblée et essayée en 230 volts. Nous ne la vendons pas encore là où la tension est plus basse : le pied n’a pas la place d’un second transformateur.',
    },
    alt: {
      en: 'Chromed floor lamp with two stems that part to either side, each with an opal globe',
      it: 'Piantana cromata con due steli che si aprono ai lati, ciascuno con un globo opalino',
      es: 'Lámpara de pie cromada con dos vástagos que se abren a los lados, cada uno con un globo opalino',
      de: 'Verchromte Stehleuchte mit zwei nach außen gebogenen Stäben und je einer Opalkugel',
      fr: 'Lampadaire chromé à deux tiges qui s’écartent, chacune portant un globe opalin',
    },
  },
  'luna-table-lamp': {
    title: {
      en: 'Luna table lamp',
      it: 'Lampada da tavolo Luna',
      es: 'Lámpara de mesa Luna',
      de: 'Tischleuchte Luna',
      fr: 'Lampe de table Luna',
    },
    slug: {
      en: 'luna-table-lamp',
      it: 'lampada-da-tavolo-luna',
      es: 'lampara-de-mesa-luna',
      de: 'tischleuchte-luna',
      fr: 'lampe-de-table-luna',
    },
    story: {
      en: 'Half a meter tall and light enough to carry from desk to bedside, the small Luna is bent by Giada, who joined Ottoni Lumezzane straight from school and has the steadiest hands in the shop. The bend is tight, so she works with a gas flame no wider than a finger and turns the tube through it in eleven seconds.\n\nThe foot is a marble offcut from Marmi Valdarno, faced with cork. The globe lifts off for dusting. A wheel on the cord dims from full light down to a glow by which one can find one’s slippers and wake nobody.',
      it: 'Alta mezzo metro, si porta con una mano dalla scrivania al comodino. La piccola Luna la curva Giada, arrivata all’Ottoni Lumezzane appena finita la scuola, e con la mano più ferma di tutta la bottega. La piega è stretta: lavora con una fiamma larga un dito e ci fa passare il tubo in undici secondi.\n\nLa base è un ritaglio di marmo di Marmi Valdarno, con il sughero sotto. Il globo si sfila per spolverarlo. Una rotella sul cavo regola la luce, dal pieno fino a quel tanto che basta per trovare le pantofole senza svegliare nessuno.',
      es: 'Mide medio metro y se lleva con una mano del escritorio a la mesilla. A la pequeña Luna la dobla Giada, que llegó a Ottoni Lumezzane recién salida de la escuela y tiene el pulso más firme del taller. Como la curva es cerrada, trabaja con una llama del ancho de un dedo y pasa el tubo por ella en once segundos.\n\nLa base es un recorte de mármol de Marmi Valdarno, forrado de corcho. El globo se levanta para quitarle el polvo. Una rueda en el cable baja la luz hasta el punto justo para encontrar las zapatillas sin despertar a nadie.',
      de: 'Einen halben Meter hoch und so leicht, dass man sie mit einer Hand vom Schreibtisch ans Bett trägt. Gebogen wird die kleine Luna von Giada, die gleich nach der Schule zu Ottoni Lumezzane kam und dort die ruhigste Hand hat. Weil der Bogen eng ist, arbeitet sie mit einer fingerbreiten Gasflamme; elf Sekunden hat sie für das Rohr.\n\nDer Fuß ist ein Marmorrest von Marmi Valdarno, unten mit Kork belegt. Zum Abstauben hebt man die Kugel ab. Ein Rädchen am Kabel dimmt bis auf einen Schimmer, bei dem man die Hausschuhe findet und niemanden weckt.',
      fr: 'Haute d’un demi-mètre, elle passe d’une main du bureau au chevet. C’est Giada qui cintre la petite Luna : entrée chez Ottoni Lumezzane au sortir de l’école, elle a le geste le plus sûr de l’atelier. La courbe étant serrée, elle travaille avec une flamme large d’un doigt et y fait passer le tube en onze secondes.\n\nLe pied est une chute de marbre de Marmi Valdarno, doublée de liège. Le globe se soulève pour l’époussetage. Une molette sur le fil baisse la lumière jusqu’à une lueur qui suffit à trouver ses pantoufles sans réveiller personne.',
    },
    alt: {
      en: 'Small bronze table lamp with a hanging opal globe on a round white marble foot',
      it: 'Piccola lampada da tavolo in bronzo con globo opalino su base rotonda di marmo bianco',
      es: 'Pequeña lámpara de mesa de bronce con globo opalino sobre base redonda de mármol blanco',
      de: 'Kleine Tischleuchte aus Bronze mit hängender Opalkugel auf rundem Fuß aus weißem Marmor',
      fr: 'Petite lampe de table en bronze, globe opalin suspendu, pied rond en marbre blanc',
    },
  },
} satisfies Record<string, PieceWords>
