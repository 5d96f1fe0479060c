import type { PieceWords } from './words.ts'

export const ottomanWords = {
  'ciottolo-ottoman': {
    title: {
      en: 'Ciottolo velvet pouf',
      it: 'Pouf Ciottolo in velluto',
      es: 'Puf Ciottolo de terciopelo',
      de: 'Hocker Ciottolo aus Samt',
      fr: 'Pouf Ciottolo en velours',
    },
    slug: {
      en: 'ciottolo-velvet-pouf',
      it: 'pouf-ciottolo-velluto',
      es: 'puf-ciottolo-terciopelo',
      de: 'hocker-ciottolo-samt',
      fr: 'pouf-ciottolo-velours',
    },
    story: {
      en: 'On Sundays Ivano of Officina Brianza walks the bed of the Adda and comes home with stones in his pockets. Ciottolo is one of them, scanned by nobody: he carved the form in foam with a bread knife until it sat in the hand as the pebble did, a little fuller on one side.\n\nTwo panels of cotton velvet meet in a single corded seam, sewn blind and steamed flat, and the nap of both runs downwards. Inside are a poplar drum, jute webbing and layered wool. The ebonized plinth stands back, so that the pebble seems to rest on its own shadow.',
      it: 'La domenica Ivano, dell’Officina Brianza, cammina sul greto dell’Adda e torna con le tasche piene di sassi. Ciottolo è uno di quelli. La forma l’ha cercata nella gommapiuma con il coltello del pane, finché stava in mano come il sasso, un po’ più piena da una parte.\n\nDue teli di velluto di cotone si incontrano in un’unica cucitura cordonata, chiusa a punto nascosto e stirata a vapore; il pelo scende in entrambi. Dentro ci sono un fusto di pioppo, cinghie di juta e strati di lana. Lo zoccolo scuro resta arretrato: il pouf poggia sulla propria ombra.',
      es: 'Los domingos, Ivano, de Officina Brianza, pasea por el cauce del Adda y vuelve con piedras en los bolsillos. Ciottolo es una de ellas. Buscó la forma en espuma, con el cuchillo del pan, hasta que cupo en la mano igual que el canto: algo más llena de un lado.\n\nDos paños de terciopelo de algodón se encuentran en una sola costura con vivo, cosida a punto invisible, y el pelo de ambos cae hacia abajo. Dentro hay un tambor de chopo, cinchas de yute y capas de lana. El zócalo oscuro queda retirado, como si el puf descansara sobre su sombra.',
      de: 'Sonntags geht Ivano von der Officina Brianza durch das Kiesbett der Adda und kommt heim, die Taschen voller Steine. Ciottolo ist einer davon. Ivano schnitzte die Form so lange mit dem Brotmesser aus Schaumstoff, bis sie in der Hand lag wie der Kiesel, auf einer Seite etwas voller.\n\nZwei Bahnen Baumwollsamt treffen sich in einer einzigen Kedernaht, unsichtbar geschlossen, mit fallendem Strich auf beiden Hälften. Innen sitzen eine Trommel aus Pappel, Jutegurte und Lagen von Wolle. Weil der dunkle Sockel weit zurückspringt, scheint der Stein auf seinem Schatten zu liegen.',
      fr: 'Le dimanche, Ivano, de l’Officina Brianza, longe le lit de l’Adda et revient les poches pleines de cailloux. Ciottolo est l’un d’eux. Il en a cherché la forme dans la mousse, au couteau à pain, jusqu’à ce qu’elle tienne en main comme la pierre, un peu plus pleine d’un côté.\n\nDeux lés de velours de coton se rejoignent en une seule couture passepoilée, fermée à points perdus ; le poil descend des deux parts. À l’intérieur : un tambour de peuplier, des sangles de jute, des couches de laine. Le socle noirci est en retrait, et le galet semble posé sur son ombre.',
    },
    alt: {
      en: 'Pebble-shaped pouf in ochre velvet with one corded seam on a dark recessed plinth',
      it: 'Pouf a forma di sasso in velluto ocra con una cucitura cordonata e zoccolo scuro arretrato',
      es: 'Puf en forma de canto rodado de terciopelo ocre con un vivo y zócalo oscuro retirado',
      de: 'Kieselförmiger Hocker aus ockerfarbenem Samt mit einer Kedernaht auf dunklem Sockel',
      fr: 'Pouf en forme de galet en velours ocre, une couture passepoilée, socle sombre en retrait',
    },
  },
  'ciottolo-large-ottoman': {
    title: {
      en: 'Ciottolo bouclé ottoman, large',
      it: 'Pouf grande Ciottolo in bouclé',
      es: 'Puf grande Ciottolo de bouclé',
      de: 'Großer Hocker Ciottolo aus Bouclé',
      fr: 'Grand pouf Ciottolo en bouclé',
    },
    slug: {
      en: 'ciottolo-large-boucle-ottoman',
      it: 'pouf-grande-ciottolo-boucle',
      es: 'puf-grande-ciottolo-boucle',
      de: 'grosser-hocker-ciottolo-boucle',
      fr: 'grand-pouf-ciottolo-boucle',
    },
    story: {
      en: 'Large enough for two pairs of feet, a tray and a sleeping cat, this is the pebble that sets the tone of a room without a coffee table. Officina Brianza builds it over a poplar frame with steel springs tied eight ways, because a seat this wide would sag if foam did the work alone.\n\nThe wool bouclé is cut as two shells and joined along one seam below the middle, where the eye expects the waterline. Marta closes the last hand’s width from inside the zip. Covers go to the cleaner; a suede brush lifts the loops again.',
      it: 'Ci stanno due paia di piedi, un vassoio e un gatto che dorme: è il sasso che basta da solo a un salotto senza tavolino. L’Officina Brianza lo costruisce su un fusto di pioppo con molle d’acciaio legate a otto fili, perché una seduta così larga, con la sola gommapiuma, cederebbe.\n\nIl bouclé di lana si taglia in due gusci, uniti da una cucitura poco sotto la metà, dove l’occhio si aspetta la linea dell’acqua. L’ultimo palmo lo chiude Marta dall’interno. La fodera si porta in tintoria; una spazzola per camoscio rialza i ricci.',
      es: 'Caben dos pares de pies, una bandeja y un gato dormido: es el canto que llena por sí solo un salón sin mesa de centro. Officina Brianza lo construye sobre un bastidor de chopo con muelles de acero atados en ocho direcciones, porque un asiento tan ancho, solo con espuma, acabaría cediendo.\n\nEl bouclé de lana se corta en dos cáscaras, unidas por una costura algo por debajo de la mitad, donde uno espera la línea del agua. Marta cierra el último palmo desde dentro. La funda va a la tintorería; un cepillo de ante levanta de nuevo los rizos.',
      de: 'Zwei Paar Füße, ein Tablett und eine schlafende Katze finden Platz: Ein Wohnzimmer ohne Couchtisch hat an diesem Kiesel genug. Die Officina Brianza baut ihn auf einem Rahmen aus Pappel, die Stahlfedern achtfach geschnürt, denn ein so breiter Sitz würde nur auf Schaum durchhängen.\n\nZwei Schalen aus Wollbouclé treffen sich in einer Naht knapp unter der Mitte, dort, wo man die Wasserlinie erwartet. Die letzte Handbreit schließt Marta von innen. Der Bezug gehört in die Reinigung; eine Wildlederbürste richtet die Schlingen wieder auf.',
      fr: 'Deux paires de pieds, un plateau et un chat endormi y tiennent à l’aise : ce galet suffit à un salon sans table basse. L’Officina Brianza le monte sur un bâti de peuplier garni de ressorts d’acier guindés en huit, car une assise aussi large, sur simple mousse, finirait par céder.\n\nLe bouclé de laine est coupé en deux coques, réunies par une couture un peu sous le milieu, là où l’on attend la ligne d’eau. Marta ferme la dernière largeur de main par l’intérieur. La housse se confie au teinturier ; une brosse à daim relève les boucles.',
    },
    alt: {
      en: 'Large low pebble-shaped ottoman in ivory bouclé on a dark recessed plinth',
      it: 'Grande pouf basso a forma di sasso in bouclé avorio su zoccolo scuro arretrato',
      es: 'Puf grande y bajo en forma de canto, de bouclé marfil, sobre zócalo oscuro retirado',
      de: 'Großer flacher Hocker in Kieselform aus elfenbeinfarbenem Bouclé auf dunklem Sockel',
      fr: 'Grand pouf bas en forme de galet, bouclé ivoire, socle sombre en retrait',
    },
  },
  'ciottolo-bench': {
    title: {
      en: 'Ciottolo upholstered bench',
      it: 'Panca imbottita Ciottolo',
      es: 'Banqueta tapizada Ciottolo',
      de: 'Polsterbank Ciottolo',
      fr: 'Banquette Ciottolo',
    },
    slug: {
      en: 'ciottolo-upholstered-bench',
      it: 'panca-imbottita-ciottolo',
      es: 'banqueta-tapizada-ciottolo',
      de: 'polsterbank-ciottolo',
      fr: 'banquette-ciottolo',
    },
    story: {
      en: 'A bench for the foot of a bed or the wall of a hall, drawn by laying two pebbles end to end and letting the water run between them until they were one. Officina Brianza gives it the springs of a sofa, since people sit longer on a bench than they mean to.\n\nOne end is a little higher than the other: lie down and your head will find it. The bouclé comes from a mill in Biella that still dyes the fleece before it is spun, which is why the moss green has other greens in it. Vacuum it gently, along the loops.',
      it: 'Sta ai piedi del letto o lungo la parete di un ingresso. È nata accostando due sassi e immaginando che l’acqua, passando, ne facesse uno solo. L’Officina Brianza le ha dato le molle di un divano, perché su una panca ci si ferma sempre più di quanto si pensi.\n\nUn capo è appena più alto: chi si sdraia lo trova con la testa. Il bouclé viene da un lanificio di Biella che tinge ancora il fiocco prima di filarlo; per questo nel verde muschio si vedono altri verdi. Si passa l’aspirapolvere al minimo, nel verso dei ricci.',
      es: 'Pensada para los pies de la cama o la pared de un recibidor, nació al juntar dos cantos e imaginar que el agua, a fuerza de pasar, los hacía uno. Officina Brianza le puso muelles de sofá, porque en un banco la gente se queda más de lo previsto.\n\nUn extremo es ligeramente más alto: quien se tumba lo encuentra con la cabeza. El bouclé procede de una hilatura de Biella que todavía tiñe la lana en floca antes de hilarla, y por eso en el verde musgo asoman otros verdes. Aspírela a baja potencia, a favor del rizo.',
      de: 'Am Fußende des Bettes oder an der Wand einer Diele hat diese Bank ihren Platz. Gezeichnet wurde sie aus zwei Kieseln, die so lange im Wasser lagen, bis sie einer waren. Die Officina Brianza gibt ihr Sofafedern, denn auf einer Bank bleibt man immer länger sitzen als gedacht.\n\nEin Ende liegt etwas höher; wer sich ausstreckt, findet es von selbst. Der Bouclé kommt aus einer Spinnerei in Biella, die noch die lose Wolle färbt, bevor sie versponnen wird. Darum stecken im Moosgrün weitere Grüntöne. Sanft absaugen, immer in Richtung der Schlingen.',
      fr: 'Au pied du lit ou contre le mur d’une entrée : deux galets mis bout à bout, et l’eau qui passe jusqu’à n’en faire qu’un, voilà le dessin. L’Officina Brianza lui donne les ressorts d’un canapé, puisqu’on reste toujours plus longtemps sur un banc qu’on ne le pensait.\n\nUne extrémité est à peine plus haute ; la tête la trouve d’elle-même. Le bouclé vient d’une filature de Biella où l’on teint encore la laine en bourre, avant de la filer, et ce vert mousse en contient d’autres. Aspirez doucement, dans le sens des boucles.',
    },
    alt: {
      en: 'Long upholstered bench in ivory bouclé with rounded ends and a dark plinth',
      it: 'Panca lunga imbottita in bouclé avorio con estremità arrotondate e zoccolo scuro',
      es: 'Banqueta larga de bouclé marfil con extremos redondeados y zócalo oscuro',
      de: 'Lange Polsterbank aus elfenbeinfarbenem Bouclé mit runden Enden und dunklem Sockel',
      fr: 'Longue banquette en bouclé ivoire, extrémités arrondies, socle sombre',
    },
  },
} satisfies Record<string, PieceWords>
