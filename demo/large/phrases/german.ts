import { FORMS } from '../words/forms.ts'
import { MATERIALS } from '../words/materials.ts'
import { NOUNS } from '../words/nouns.ts'
import { chooseWording, groupOf, joinWords, type Lore, type Phrasebook, weeksOf } from './phrasebook.ts'

export const german: Phrasebook = (product) => {
  const [noun, gender] = NOUNS[product.noun].de
  const { de: material, craft } = MATERIALS[product.material]
  const { name, town } = product.workshop
  const form = product.form && FORMS[product.form].de[gender]
  const opening = chooseWording(
    [
      `${THE[gender]} ${noun} ${product.series} entsteht in ${town}, in der Werkstatt von ${name}.`,
      `${A[gender]} ${noun} ${material}, von Hand gefertigt bei ${name} in ${town}.`,
      `In ${town} fertigt ${name} ${THIS_ONE[gender]} ${noun} Stück für Stück.`,
    ],
    product,
    0,
  )
  return {
    title: joinWords([form, noun, product.series, material]),
    sentences: [
      opening,
      chooseWording(LORE.making[craft], product, 1),
      chooseWording(LORE.use[groupOf(product)], product, 2),
      chooseWording(LORE.care[craft], product, 3),
      deliveryOf(weeksOf(product), product.delivery.isReadyToShip, IT[gender]),
    ],
  }
}

const THE = { m: 'Der', f: 'Die', n: 'Das' } as const
const A = { m: 'Ein', f: 'Eine', n: 'Ein' } as const
/** The accusative forms of "this". */
const THIS_ONE = { m: 'diesen', f: 'diese', n: 'dieses' } as const
const IT = { m: 'Er', f: 'Sie', n: 'Es' } as const

function deliveryOf(weeks: number | null, isReady: boolean, it: string): string {
  if (isReady) return `${it} liegt im Lager und geht in wenigen Tagen auf den Weg.`
  if (weeks === null) return 'Den Termin bestätigt die Werkstatt mit jeder Bestellung.'
  return weeks === 1
    ? `${it} ist binnen einer Woche fertig.`
    : `${it} wird auf Bestellung in etwa ${weeks} Wochen gefertigt.`
}

const LORE: Lore = {
  making: {
    wood: [
      'Die Bretter kommen aus einem Stamm, werden von Hand verleimt und ruhen, bevor sie gehobelt werden.',
      'Verbindungen werden mit der Maschine geschnitten und von Hand geschlossen, ohne eine sichtbare Schraube.',
      'Die Kanten werden mit dem Hobel gebrochen, dann bekommt das Holz drei dünne Lagen Öl.',
    ],
    stone: [
      'Die Platte wird so geschnitten, dass die Adern über die Kante laufen, und mit immer feineren Steinen geschliffen.',
      'Jeder Block wird gedreht, imprägniert und auf der Unterseite nummeriert.',
    ],
    metal: [
      'Das Rohr wird kalt gebogen und hartgelötet; die Nähte werden gefeilt, bis der Finger nichts mehr spürt.',
      'Die Teile werden in Sand gegossen, von Hand geputzt und in einer Richtung gebürstet.',
    ],
    glass: [
      'Das Glas wird aus dem Hafen genommen, in eine Form aus Birnbaum geblasen und kühlt über Nacht.',
      'Am Ofen arbeiten zwei Meister: Einer bläst, der andere dreht.',
    ],
    cloth: [
      'Ein Gestell aus Buche trägt Gurte, Daunen und Wolle; der Stoff wird nach dem Fadenlauf geschnitten.',
      'Der Bezug wird auf dem Gestell geschlossen, und ein Polsterer kann ihn jederzeit abnehmen.',
    ],
    clay: [
      'Der Ton wird auf der Scheibe gedreht, trocknet eine Woche und wird zweimal gebrannt.',
      'Die Glasur wird von Hand gegossen und sammelt sich dort, wo die Form sich wendet.',
    ],
  },
  use: {
    furniture: [
      'Die Füße lassen sich um einen Zentimeter verstellen, für Böden, die älter sind als das Haus.',
      'Frei im Raum steht das Stück so gut wie an der Wand: Die Rückseite ist gearbeitet wie die Front.',
    ],
    lighting: [
      'Das Kabel ist mit Leinen umsponnen und in anderer Länge zu haben.',
      'Das Licht ist warm, fällt dorthin, wo man sitzt, und lässt sich an der Wand dimmen.',
    ],
    decor: [
      'Keines gleicht dem anderen ganz, und Paare suchen wir auf Wunsch zusammen.',
      'Eine Karte nennt Datum und Initialen der Hand, die daran gearbeitet hat.',
    ],
    tableware: [
      'Einzelne Teile lassen sich über Jahre nachbestellen.',
      'Gemacht für jeden Tag und ebenso für Gäste.',
    ],
  },
  care: {
    wood: [
      'Mit einem trockenen Tuch in Richtung der Maserung wischen und einmal im Jahr ölen.',
      'In den ersten Monaten vor starker Sonne schützen: Das Holz sucht noch seine Farbe.',
    ],
    stone: [
      'Wein und Zitrone gleich abwischen; alle zwei Jahre imprägnieren genügt.',
      'Ein feuchtes Tuch und neutrale Seife, mehr braucht es nicht.',
    ],
    metal: [
      'Unberührt dunkelt es nach, mit einem weichen Tuch bleibt es hell.',
      'Trocken reinigen: Politur nimmt den Bürstenstrich.',
    ],
    glass: [
      'Mit Wasser und einem Tropfen Essig reinigen.',
      'Mit einem Leinentuch trocknen, das keine Fusseln lässt.',
    ],
    cloth: [
      'Mit weicher Bürste absaugen und lose Kissen alle paar Wochen wenden.',
      'Flecken mit kaltem Wasser abtupfen, nicht reiben.',
    ],
    clay: [
      'Die Spülmaschine schadet nicht, ein Sturz schon.',
      'Von Hand spülen und umgedreht trocknen lassen.',
    ],
  },
}
