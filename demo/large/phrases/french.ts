import { FORMS } from '../words/forms.ts'
import { MATERIALS } from '../words/materials.ts'
import { NOUNS } from '../words/nouns.ts'
import {
  capitalize,
  chooseWording,
  groupOf,
  joinWords,
  type Lore,
  type Phrasebook,
  weeksOf,
} from './phrasebook.ts'

export const french: Phrasebook = (product) => {
  const [noun, gender] = NOUNS[product.noun].fr
  const { fr: material, craft } = MATERIALS[product.material]
  const { name, town } = product.workshop
  const form = product.form && FORMS[product.form].fr[gender]
  const made = gender === 'f' ? 'faite' : 'fait'
  const opening = chooseWording(
    [
      `${capitalize(articleBefore(noun, gender))}${noun} ${product.series} naît à ${town}, dans l’atelier de ${name}.`,
      `${capitalize(noun)} ${material}, ${made} à la main par ${name} à ${town}.`,
      `À ${town}, ${name} travaille ${articleBefore(noun, gender)}${noun} ${product.series} pièce par pièce.`,
    ],
    product,
    0,
  )
  return {
    title: joinWords([capitalize(noun), form, product.series, material]),
    sentences: [
      opening,
      chooseWording(LORE.making[craft], product, 1),
      chooseWording(LORE.use[groupOf(product)], product, 2),
      chooseWording(LORE.care[craft], product, 3),
      deliveryOf(weeksOf(product), product.delivery.isReadyToShip, gender === 'f' ? 'Elle' : 'Il'),
    ],
  }
}

/** Le fauteuil, la chaise, l’armoire, l’horloge. */
function articleBefore(noun: string, gender: 'm' | 'f'): string {
  if (/^[aeiouéèêh]/.test(noun)) return 'l’'
  return gender === 'f' ? 'la ' : 'le '
}

function deliveryOf(weeks: number | null, isReady: boolean, it: 'Il' | 'Elle'): string {
  if (isReady) return `${it} est en stock et part sous quelques jours.`
  if (weeks === null) return 'L’atelier confirme la date à chaque commande.'
  return weeks === 1
    ? `${it} est ${it === 'Elle' ? 'prête' : 'prêt'} en une semaine.`
    : `${it} se fait sur commande en ${weeks} semaines environ.`
}

const LORE: Lore = {
  making: {
    wood: [
      'Les planches viennent d’un seul tronc ; on les colle à la main et elles reposent avant le rabot.',
      'Les assemblages sont taillés à la machine et fermés à la main, sans une vis apparente.',
      'Les arêtes sont adoucies au rabot, puis le bois reçoit trois fines couches d’huile.',
    ],
    stone: [
      'La tranche est coupée pour que les veines filent au-delà du chant, puis adoucie à la pierre.',
      'Chaque bloc passe au tour, reçoit un hydrofuge et porte son numéro au revers.',
    ],
    metal: [
      'Le tube est cintré à froid et brasé ; les joints sont limés jusqu’à ce que le doigt ne sente plus rien.',
      'Les pièces sont coulées au sable, ébarbées à la main et brossées dans un seul sens.',
    ],
    glass: [
      'Le verre est cueilli au creuset, soufflé dans un moule de poirier et refroidi une nuit.',
      'Deux maîtres travaillent au four : l’un souffle, l’autre tourne.',
    ],
    cloth: [
      'Une carcasse de hêtre porte sangles, plume et laine ; l’étoffe est coupée dans le droit fil.',
      'La housse est cousue sur la carcasse, et un tapissier peut toujours la déposer.',
    ],
    clay: [
      'La terre est tournée, sèche une semaine et cuit deux fois.',
      'L’émail est versé à la main et s’amasse là où la forme tourne.',
    ],
  },
  use: {
    furniture: [
      'Les pieds se règlent d’un centimètre, pour les sols plus vieux que la maison.',
      'Au milieu d’une pièce ou contre un mur : le dos est fini comme la façade.',
    ],
    lighting: [
      'Le câble est gainé de lin et peut être commandé dans une autre longueur.',
      'La lumière est chaude et tombe là où l’on s’assoit ; elle se règle au mur.',
    ],
    decor: [
      'Il n’y en a pas deux pareils, et nous assortissons les paires sur demande.',
      'Une carte porte la date et les initiales de la main qui l’a faite.',
    ],
    tableware: [
      'Les pièces seules se recommandent pendant des années.',
      'Pour tous les jours autant que pour les invités.',
    ],
  },
  care: {
    wood: [
      'Passer un chiffon sec dans le sens du fil et huiler une fois par an.',
      'À tenir loin du grand soleil les premiers mois : le bois cherche encore sa couleur.',
    ],
    stone: [
      'Vin et citron s’essuient aussitôt ; un hydrofuge tous les deux ans suffit.',
      'Un chiffon humide et du savon neutre, rien de plus.',
    ],
    metal: [
      'Laissé en paix, le métal fonce ; un chiffon doux le garde clair.',
      'À nettoyer à sec : le produit à polir emporte le brossage.',
    ],
    glass: [
      'À laver à l’eau avec une goutte de vinaigre.',
      'Sécher avec un torchon de lin, qui ne laisse pas de peluches.',
    ],
    cloth: [
      'Aspirer avec une brosse douce et retourner les coussins toutes les deux ou trois semaines.',
      'Tamponner les taches à l’eau froide, sans frotter.',
    ],
    clay: [
      'Le lave-vaisselle ne lui fait rien, une chute si.',
      'Rincer à la main et laisser sécher à l’envers.',
    ],
  },
}
