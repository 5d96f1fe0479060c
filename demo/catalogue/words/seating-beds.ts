import type { PieceWords } from './words.ts'

export const bedWords = {
  'coltre-bed': {
    title: {
      en: 'Coltre upholstered bed',
      it: 'Letto imbottito Coltre',
      es: 'Cama tapizada Coltre',
      de: 'Polsterbett Coltre',
      fr: 'Lit rembourré Coltre',
    },
    slug: {
      en: 'coltre-upholstered-bed',
      it: 'letto-imbottito-coltre',
      es: 'cama-tapizada-coltre',
      de: 'polsterbett-coltre',
      fr: 'lit-rembourre-coltre',
    },
    story: {
      en: 'In Brianza quilts are hung from the balcony on the first dry morning after rain, and Coltre is a headboard with that memory: eighteen padded squares, fuller towards the floor, as if their filling had slipped a little on the line. Officina Brianza sews each square separately and closes it with its own drawstring, so a single one can be changed after twenty years.\n\nThe side rails are soft enough for shins. Under the mattress lie beech slats in rubber cups. The bed takes a mattress of 170 by 200; other sizes and your own fabric are welcome. Vacuum once a month with the flat nozzle.',
      it: 'In Brianza le coltri si stendono al balcone la prima mattina asciutta dopo la pioggia. La testiera se ne ricorda: diciotto quadri imbottiti, più pieni verso terra, come se il ripieno fosse scivolato un poco sul filo. L’Officina Brianza li cuce a uno a uno e li chiude ciascuno con la sua coulisse; fra vent’anni se ne potrà cambiare uno solo.\n\nI longoni sono morbidi anche per gli stinchi. Sotto il materasso, doghe di faggio su appoggi di gomma. Accoglie un materasso da 170 per 200; altre misure, e il tuo tessuto, su richiesta. Un passaggio d’aspirapolvere al mese, con la bocchetta piatta.',
      es: 'En Brianza, las colchas se tienden en el balcón la primera mañana seca después de la lluvia, y este cabecero guarda el recuerdo: dieciocho cuadros acolchados, más llenos hacia el suelo, como si el relleno hubiese resbalado en la cuerda. Officina Brianza cose cada cuadro por separado y lo cierra con su propio cordón; dentro de veinte años podrá cambiarse uno solo.\n\nLos largueros son blandos también para las espinillas. Bajo el colchón hay láminas de haya sobre tacos de goma. Admite un colchón de 170 por 200; otras medidas y su propia tela, por encargo. Aspírela una vez al mes con la boquilla plana.',
      de: 'In der Brianza hängt man die Steppdecken am ersten trockenen Morgen nach dem Regen über den Balkon. Daran erinnert dieses Kopfteil: achtzehn gepolsterte Quadrate, nach unten hin voller, als wäre die Füllung auf der Leine ein wenig gerutscht. Die Officina Brianza näht jedes einzeln und schließt es mit eigenem Zugband, sodass man in zwanzig Jahren ein einziges tauschen kann.\n\nDie Seiten sind weich genug für Schienbeine. Unter der Matratze liegen Buchenlatten in Gummilagern. Vorgesehen ist eine Matratze von 170 mal 200; andere Maße und eigener Stoff sind möglich. Einmal im Monat absaugen.',
      fr: 'En Brianza, on étend les courtepointes au balcon le premier matin sec après la pluie. Cette tête de lit s’en souvient : dix-huit carrés rembourrés, plus pleins vers le sol, comme si la garniture avait glissé un peu sur le fil. L’Officina Brianza coud chaque carré à part et le ferme de son propre cordon ; dans vingt ans, on pourra en changer un seul.\n\nLes longs-pans sont doux aux tibias. Sous le matelas, des lattes de hêtre sur embouts de caoutchouc. Pour un matelas de 170 par 200 ; autres mesures et tissu fourni acceptés. Un coup d’aspirateur chaque mois, embout plat.',
    },
    alt: {
      en: 'Double bed with a headboard of padded squares in clay linen, made up with flax and white bedding',
      it: 'Letto matrimoniale con testiera a quadri imbottiti in lino argilla e biancheria di lino',
      es: 'Cama doble con cabecero de cuadros acolchados de lino arcilla y ropa de cama de lino',
      de: 'Doppelbett mit Kopfteil aus gepolsterten Quadraten in lehmfarbenem Leinen, mit Leinenwäsche bezogen',
      fr: 'Lit double à tête en carrés rembourrés de lin argile, garni de linge en lin',
    },
  },
  'baita-bed': {
    title: {
      en: 'Baita stone pine bed',
      it: 'Letto Baita in cirmolo',
      es: 'Cama Baita de pino cembro',
      de: 'Zirbenbett Baita',
      fr: 'Lit Baita en pin cembro',
    },
    slug: {
      en: 'baita-stone-pine-bed',
      it: 'letto-baita-cirmolo',
      es: 'cama-baita-pino-cembro',
      de: 'zirbenbett-baita',
      fr: 'lit-baita-pin-cembro',
    },
    story: {
      en: 'There is no metal in this bed. Falegnameria Alta Badia brings the long rails through the posts and locks them with wedges of walnut, the way hay barns are put together above Pedraces; it comes apart with a mallet in ten minutes and fits into a small car. Seventeen slats lean back from the mattress at the angle of a person reading.\n\nIrma chooses stone pine with small, sound knots and leaves it raw, sanded to a dull silk, since the valley holds that its scent slows the heart. Air the mattress often. If the wood takes a mark, sand along the grain and it will not show.',
      it: 'In questo letto non c’è metallo. La Falegnameria Alta Badia fa passare i longoni attraverso i montanti e li blocca con cunei di noce, come nei fienili sopra Pedraces; in dieci minuti, con un mazzuolo, si smonta e sta in un’utilitaria. Diciassette stecche si scostano dal materasso con l’inclinazione di chi legge.\n\nIrma sceglie il cirmolo dai nodi piccoli e sani e lo lascia grezzo, carteggiato fino a una seta opaca: in valle si dice che il suo profumo rallenti il cuore. Arieggia spesso il materasso. Se resta un segno, carta fine nel verso della fibra e non si vede più.',
      es: 'En esta cama no hay metal. Falegnameria Alta Badia hace pasar los largueros a través de los montantes y los bloquea con cuñas de nogal, como en los heniles de Pedraces; se desmonta en diez minutos con un mazo y cabe en un coche pequeño. Diecisiete listones se apartan del colchón con la inclinación de quien lee.\n\nIrma elige pino cembro de nudos pequeños y sanos y lo deja en crudo, lijado hasta una seda mate: en el valle se dice que su aroma calma el corazón. Ventile el colchón a menudo. Si queda una marca, lije a favor de la veta y desaparecerá.',
      de: 'In diesem Bett steckt kein Metall. Die Falegnameria Alta Badia führt die langen Zargen durch die Pfosten und verriegelt sie mit Keilen aus Nussbaum, wie man oberhalb von Pedraces Heustadel baut. Ein Holzhammer und zehn Minuten, und es liegt zerlegt in einem Kleinwagen. Siebzehn Leisten lehnen sich so weit zurück wie jemand, der im Bett liest.\n\nIrma nimmt Zirbe mit kleinen, gesunden Ästen und lässt sie roh, matt wie Seide geschliffen; im Tal heißt es, ihr Duft beruhige das Herz. Matratze oft lüften. Einen Kratzer schleift man in Faserrichtung weg.',
      fr: 'Pas de métal dans ce lit. La Falegnameria Alta Badia fait passer les longs-pans à travers les montants et les bloque par des coins de noyer, comme dans les granges à foin au-dessus de Pedraces ; dix minutes et un maillet suffisent à le démonter, et il tient dans une petite voiture. Dix-sept lattes s’écartent du matelas, avec l’inclinaison d’une personne qui lit.\n\nIrma choisit un pin cembro aux nœuds petits et sains, et le laisse brut, poncé jusqu’à une soie mate : la vallée lui prête le pouvoir d’apaiser le cœur. Aérez souvent le matelas. Une marque ? Un papier fin, dans le sens du fil.',
    },
    alt: {
      en: 'Double bed in pale stone pine with an upright slatted headboard and an olive linen quilt',
      it: 'Letto matrimoniale in cirmolo chiaro con testiera a stecche verticali e trapunta di lino oliva',
      es: 'Cama doble de pino cembro claro con cabecero de listones verticales y colcha de lino oliva',
      de: 'Doppelbett aus heller Zirbe mit senkrechten Leisten im Kopfteil und Decke aus olivfarbenem Leinen',
      fr: 'Lit double en pin cembro clair, tête à lattes verticales et couette de lin olive',
    },
  },
} satisfies Record<string, PieceWords>
