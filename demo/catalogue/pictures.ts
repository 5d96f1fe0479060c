import type { Language } from '#domain/language.ts'
import type { PictureLedger } from '../studio/ledger.ts'
import type { CatalogueProduct } from './catalogue.ts'
import { type Term, wordsOf } from './terms.ts'
import type { Words } from './words/words.ts'

export type ProductPicture = { name: string; alt: Words }

/**
 * The pictures of a product: main, other side, room, detail, then the other finishes; those not taken yet are
 * left out. The views are named after the main picture: `{name}-main`, `{name}-room`.
 */
export function picturesOf(product: CatalogueProduct, ledger: PictureLedger): ProductPicture[] {
  const [first, ...others] = product.facts.variants
  const views = (['angle', 'room', 'detail'] as const).map((view) => ({
    name: first.picture.replace(/main$/, view),
    alt: inEach((language) => VIEWS[view][language](product.words.title[language])),
  }))
  const finishes = others.map(({ picture, value }) => ({ name: picture, alt: inFinish(product, value) }))
  return [{ name: first.picture, alt: product.words.alt }, ...views, ...finishes].filter(
    ({ name }) => name in ledger,
  )
}

/**
 * The products that can be shown: those whose main picture has been taken. They recommend no others than
 * each other.
 */
export function photographed(
  products: readonly CatalogueProduct[],
  ledger: PictureLedger,
): CatalogueProduct[] {
  const shown = products.filter(({ facts }) => facts.variants[0].picture in ledger)
  const names = new Set(shown.map(({ name }) => name))
  return shown.map((product) => {
    const recommended = product.facts.recommended.filter((name) => names.has(name))
    return { ...product, facts: { ...product.facts, recommended } }
  })
}

function inFinish(product: CatalogueProduct, value: Term | null): Words {
  return inEach((language) => {
    const title = product.words.title[language]
    return value === null ? title : `${title}, ${wordsOf(value)[language]}`
  })
}

function inEach(say: (language: Language) => string): Words {
  return { en: say('en'), es: say('es'), it: say('it'), de: say('de'), fr: say('fr') }
}

type Saying = Record<Language, (title: string) => string>

const VIEWS: Record<'angle' | 'room' | 'detail', Saying> = {
  angle: {
    en: (title) => `${title} seen from another side`,
    it: (title) => `${title} da un altro lato`,
    es: (title) => `${title} desde otro lado`,
    de: (title) => `${title} von einer anderen Seite`,
    fr: (title) => `${title} sous un autre angle`,
  },
  room: {
    en: (title) => `${title} in a panelled room with oak boards and low sun`,
    it: (title) => `${title} in una stanza con boiserie, parquet di rovere e sole basso`,
    es: (title) => `${title} en una sala con molduras, suelo de roble y sol bajo`,
    de: (title) => `${title} in einem getäfelten Raum mit Eichendielen und tiefer Sonne`,
    fr: (title) => `${title} dans une pièce lambrissée, parquet de chêne et soleil rasant`,
  },
  detail: {
    en: (title) => `${title} seen from close by`,
    it: (title) => `${title}, da vicino`,
    es: (title) => `${title} de cerca`,
    de: (title) => `${title} aus der Nähe`,
    fr: (title) => `${title}, de près`,
  },
}
