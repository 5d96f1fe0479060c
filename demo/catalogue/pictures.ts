import type { Language } from '#domain/language.ts'
import type { PictureLedger } from '../studio/ledger.ts'
import type { CatalogueProduct } from './catalogue.ts'
import { type Term, wordsOf } from './terms.ts'
import type { Words } from './words/words.ts'

export type ProductPicture = { name: string; alt: Words }

/** The pictures of a product: main, room, detail, then the other finishes; those not taken yet are left out. */
export function picturesOf(product: CatalogueProduct, ledger: PictureLedger): ProductPicture[] {
  const [first, ...others] = product.facts.variants
  const views = (['room', 'detail'] as const).map((view) => ({
    name: `${product.facts.piece}-${view}`,
    alt: inEach((language) => VIEWS[view][language](product.words.title[language])),
  }))
  const finishes = others.map(({ picture, value }) => ({ name: picture, alt: inFinish(product, value) }))
  // A room or a close view belongs to the product whose main picture is the piece's own.
  const own = first.picture === `${product.facts.piece}-main` ? views : []
  return [{ name: first.picture, alt: product.words.alt }, ...own, ...finishes].filter(
    ({ name }) => name in ledger,
  )
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

const VIEWS: Record<'room' | 'detail', Saying> = {
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
