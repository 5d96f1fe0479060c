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

export const italian: Phrasebook = (product) => {
  const [noun, gender] = NOUNS[product.noun].it
  const { it: material, craft } = MATERIALS[product.material]
  const { name, town } = product.workshop
  const form = product.form && FORMS[product.form].it[gender]
  const made = gender === 'f' ? 'fatta' : 'fatto'
  const opening = chooseWording(
    [
      `${capitalize(articleBefore(noun, gender))}${noun} ${product.series} nasce a ${town}, nella bottega di ${name}.`,
      `${capitalize(noun)} ${material}, ${made} a mano da ${name} a ${town}.`,
      `A ${town}, ${name} lavora ${articleBefore(noun, gender)}${noun} ${product.series} un pezzo alla volta.`,
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
      deliveryOf(weeksOf(product), product.delivery.isReadyToShip, gender),
    ],
  }
}

/** Il divano, lo specchio, l’armadio, la sedia, l’anfora. */
function articleBefore(noun: string, gender: 'm' | 'f'): string {
  if (/^[aeiou]/.test(noun)) return 'l’'
  if (gender === 'f') return 'la '
  return /^(s[^aeiou]|z|ps|gn)/.test(noun) ? 'lo ' : 'il '
}

function deliveryOf(weeks: number | null, isReady: boolean, gender: 'm' | 'f'): string {
  if (isReady) return 'È a magazzino e parte in pochi giorni.'
  if (weeks === null) return 'La bottega conferma la data con ogni ordine.'
  return weeks === 1
    ? `È ${gender === 'f' ? 'pronta' : 'pronto'} in una settimana.`
    : `Si fa su ordinazione in circa ${weeks} settimane.`
}

const LORE: Lore = {
  making: {
    wood: [
      'Le tavole vengono da un solo tronco, si incollano a mano e riposano prima della pialla.',
      'Gli incastri si tagliano a macchina e si chiudono a mano, senza una vite in vista.',
      'Gli spigoli si smussano con la pialla, poi il legno prende tre mani sottili d’olio.',
    ],
    stone: [
      'La lastra si taglia in modo che le vene proseguano oltre il bordo, poi si leviga con pietre sempre più fini.',
      'Ogni blocco passa al tornio, viene trattato e numerato sul fondo.',
    ],
    metal: [
      'Il tubo si curva a freddo e si salda a ottone; le giunte si limano finché il dito non le sente più.',
      'Le parti si fondono in sabbia, si puliscono a mano e si spazzolano in un solo verso.',
    ],
    glass: [
      'Il vetro si leva dal crogiolo, si soffia in uno stampo di pero e si raffredda per una notte.',
      'Alla fornace lavorano due maestri: uno soffia, l’altro gira.',
    ],
    cloth: [
      'Un telaio di faggio porta cinghie, piuma e lana; la stoffa si taglia seguendo il dritto filo.',
      'Il rivestimento si cuce sul telaio, e un tappezziere può sempre toglierlo.',
    ],
    clay: [
      'L’argilla si tornisce, asciuga una settimana e cuoce due volte.',
      'Lo smalto si versa a mano, e si raccoglie dove la forma gira.',
    ],
  },
  use: {
    furniture: [
      'I piedini si regolano di un centimetro, per i pavimenti più vecchi della casa.',
      'Sta bene in mezzo alla stanza come contro il muro: il retro è rifinito come il davanti.',
    ],
    lighting: [
      'Il cavo è rivestito di lino e si può avere di un’altra lunghezza.',
      'La luce è calda e cade dove ci si siede; si regola con un dimmer a parete.',
    ],
    decor: [
      'Non ce ne sono due identici, e su richiesta si scelgono le coppie.',
      'Un cartoncino porta la data e le iniziali di chi ha lavorato.',
    ],
    tableware: [
      'I pezzi singoli si possono riordinare per anni.',
      'È per tutti i giorni quanto per gli ospiti.',
    ],
  },
  care: {
    wood: [
      'Si spolvera lungo la vena con un panno asciutto e si olia una volta l’anno.',
      'Nei primi mesi meglio lontano dal sole forte: il legno cerca ancora il suo colore.',
    ],
    stone: [
      'Vino e limone si asciugano subito; basta un trattamento ogni due anni.',
      'Un panno umido e sapone neutro, e niente altro.',
    ],
    metal: [
      'Il metallo lasciato a sé scurisce; con un panno morbido resta chiaro.',
      'Si pulisce a secco: i lucidanti portano via la spazzolatura.',
    ],
    glass: [
      'Si lava con acqua e una goccia d’aceto.',
      'Si asciuga con un panno di lino, che non lascia peli.',
    ],
    cloth: [
      'Si aspira con la spazzola morbida; i cuscini si girano ogni poche settimane.',
      'Le macchie si tamponano con acqua fredda, senza strofinare.',
    ],
    clay: [
      'Va in lavastoviglie; a una caduta non resiste.',
      'Si sciacqua a mano e si lascia asciugare a testa in giù.',
    ],
  },
}
