import { FORMS } from '../words/forms.ts'
import { MATERIALS } from '../words/materials.ts'
import { NOUNS } from '../words/nouns.ts'
import { chooseWording, groupOf, joinWords, type Lore, type Phrasebook, weeksOf } from './phrasebook.ts'

export const english: Phrasebook = (product) => {
  const { en: noun } = NOUNS[product.noun]
  const { en: material, craft } = MATERIALS[product.material]
  const { name, town } = product.workshop
  const form = product.form && FORMS[product.form].en
  const article = /^[aeiou]/.test(noun) ? 'An' : 'A'
  const opening = chooseWording(
    [
      `${article} ${noun} in ${material}, made by ${name} in ${town}.`,
      `${name} makes this ${noun} in ${town}, piece by piece.`,
      `The ${product.series} ${noun} comes from the workshop of ${name} in ${town}.`,
    ],
    product,
    0,
  )
  return {
    title: joinWords([product.series, form, material, noun]),
    sentences: [
      opening,
      chooseWording(LORE.making[craft], product, 1),
      chooseWording(LORE.use[groupOf(product)], product, 2),
      chooseWording(LORE.care[craft], product, 3),
      deliveryOf(weeksOf(product), product.delivery.isReadyToShip),
    ],
  }
}

function deliveryOf(weeks: number | null, isReady: boolean): string {
  if (isReady) return 'It is kept in stock and leaves within days.'
  if (weeks === null) return 'The workshop confirms the date with each order.'
  return weeks === 1
    ? 'It is finished within a week of the order.'
    : `It is made to order in about ${weeks} weeks.`
}

const LORE: Lore = {
  making: {
    wood: [
      'The boards are chosen from one log, glued up by hand and left to rest before they are planed.',
      'Joints are cut on the machine and closed by hand, without a screw that shows.',
      'The edges are eased with a plane, then the wood is oiled in three thin coats.',
    ],
    stone: [
      'The slab is cut so that the veins run on over the edge, then honed with finer and finer stones.',
      'Each block is turned on the lathe, sealed, and numbered on the underside.',
    ],
    metal: [
      'The tube is bent cold and brazed, and the joints are filed until the finger finds nothing.',
      'Parts are cast in sand, cleaned by hand and brushed in one direction.',
    ],
    glass: [
      'The glass is gathered from the pot, blown into a mold of pear wood and cooled overnight.',
      'Two masters work at the furnace: one blows, the other turns.',
    ],
    cloth: [
      'A frame of beech carries webbing, down and wool; the cover is cut after the grain of the cloth.',
      'The cover is sewn closed on the frame and can be taken off by an upholsterer.',
    ],
    clay: [
      'The clay is thrown on the wheel, dried for a week and fired twice.',
      'The glaze is poured by hand, so that it gathers where the form turns.',
    ],
  },
  use: {
    furniture: [
      'Feet can be leveled by a centimeter, for floors that are older than the house.',
      'It stands in the middle of a room as well as against a wall: the back is finished like the front.',
    ],
    lighting: [
      'The cable is covered in linen and can be ordered in another length.',
      'The light is warm and falls where one sits; it can be dimmed on the wall.',
    ],
    decor: [
      'No two are quite alike, and pairs are matched on request.',
      'A card with the date and the maker’s initials comes with it.',
    ],
    tableware: [
      'Single pieces can be reordered for years.',
      'It is made for every day as much as for guests.',
    ],
  },
  care: {
    wood: [
      'Wipe it along the grain with a dry cloth and oil it once a year.',
      'Keep it out of strong sun in the first months: the wood is still finding its color.',
    ],
    stone: [
      'Wine and lemon should be wiped away at once; a sealing every two years is enough.',
      'A damp cloth and neutral soap are all it wants.',
    ],
    metal: [
      'Leave it and it darkens; rub it with a soft cloth and it stays bright.',
      'Clean it dry: polish takes the brushing away.',
    ],
    glass: ['Clean it with water and a drop of vinegar.', 'Dry it with linen, which leaves no fluff.'],
    cloth: [
      'Vacuum it with a soft brush and turn loose cushions every few weeks.',
      'Stains are dabbed with cold water, never rubbed.',
    ],
    clay: ['The dishwasher does it no harm; a fall does.', 'Rinse it by hand and let it dry upside down.'],
  },
}
