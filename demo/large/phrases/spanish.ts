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

export const spanish: Phrasebook = (product) => {
  const [noun, gender] = NOUNS[product.noun].es
  const { es: material, craft } = MATERIALS[product.material]
  const { name, town } = product.workshop
  const form = product.form && FORMS[product.form].es[gender]
  const made = gender === 'f' ? 'hecha' : 'hecho'
  const opening = chooseWording(
    [
      `${capitalize(articleBefore(noun, gender))} ${noun} ${product.series} nace en ${town}, en el taller de ${name}.`,
      `${capitalize(noun)} ${material}, ${made} a mano por ${name} en ${town}.`,
      `En ${town}, ${name} trabaja ${articleBefore(noun, gender)} ${noun} ${product.series} pieza a pieza.`,
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
      deliveryOf(weeksOf(product), product.delivery.isReadyToShip),
    ],
  }
}

/** A feminine noun starting with a stressed a takes `el`: el ánfora, but la araña. */
function articleBefore(noun: string, gender: 'm' | 'f'): string {
  return gender === 'm' || noun.startsWith('á') ? 'el' : 'la'
}

function deliveryOf(weeks: number | null, isReady: boolean): string {
  if (isReady) return 'Está en el almacén y sale en pocos días.'
  if (weeks === null) return 'El taller confirma la fecha con cada pedido.'
  return weeks === 1 ? 'Se termina en una semana.' : `Se hace por encargo en unas ${weeks} semanas.`
}

const LORE: Lore = {
  making: {
    wood: [
      'Las tablas salen de un solo tronco, se encolan a mano y reposan antes del cepillo.',
      'Los ensambles se cortan a máquina y se cierran a mano, sin un tornillo a la vista.',
      'Los cantos se matan con el cepillo y la madera recibe tres manos finas de aceite.',
    ],
    stone: [
      'La losa se corta para que las vetas sigan más allá del canto y se apomaza con piedras cada vez más finas.',
      'Cada bloque pasa por el torno, se sella y se numera en la base.',
    ],
    metal: [
      'El tubo se curva en frío y se suelda; las uniones se liman hasta que el dedo no las nota.',
      'Las piezas se funden en arena, se limpian a mano y se cepillan en un solo sentido.',
    ],
    glass: [
      'El vidrio se toma del crisol, se sopla en un molde de peral y se enfría durante una noche.',
      'En el horno trabajan dos maestros: uno sopla y el otro gira.',
    ],
    cloth: [
      'Un armazón de haya lleva cinchas, pluma y lana; la tela se corta siguiendo el hilo.',
      'La funda se cose sobre el armazón y un tapicero siempre puede quitarla.',
    ],
    clay: [
      'El barro se tornea, seca una semana y se cuece dos veces.',
      'El esmalte se vierte a mano y se recoge donde la forma gira.',
    ],
  },
  use: {
    furniture: [
      'Las patas se nivelan un centímetro, para suelos más viejos que la casa.',
      'Queda bien en medio de la sala o contra la pared: el dorso está acabado como el frente.',
    ],
    lighting: [
      'El cable va forrado de lino y puede pedirse en otra medida.',
      'La luz es cálida y cae donde uno se sienta; se regula desde la pared.',
    ],
    decor: [
      'No hay dos iguales, y las parejas se eligen si se pide.',
      'Una tarjeta lleva la fecha y las iniciales de quien trabajó la pieza.',
    ],
    tableware: [
      'Las piezas sueltas pueden pedirse durante años.',
      'Sirve para diario tanto como para los invitados.',
    ],
  },
  care: {
    wood: [
      'Se limpia a favor de la veta con un paño seco y se aceita una vez al año.',
      'Los primeros meses, lejos del sol fuerte: la madera aún busca su color.',
    ],
    stone: [
      'El vino y el limón se secan enseguida; basta un sellado cada dos años.',
      'Un paño húmedo y jabón neutro, nada más.',
    ],
    metal: [
      'Si se deja, se oscurece; con un paño suave sigue claro.',
      'Se limpia en seco: el abrillantador se lleva el cepillado.',
    ],
    glass: ['Se lava con agua y una gota de vinagre.', 'Se seca con un paño de lino, que no deja pelusa.'],
    cloth: [
      'Se aspira con cepillo suave y los cojines se giran cada pocas semanas.',
      'Las manchas se secan con agua fría, sin frotar.',
    ],
    clay: ['El lavavajillas no le hace daño; una caída, sí.', 'Se aclara a mano y se deja secar boca abajo.'],
  },
}
