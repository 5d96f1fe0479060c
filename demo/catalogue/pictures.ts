import type { Language } from '../../domain/market/language.ts'
import type { PictureLedger } from '../studio/ledger.ts'
import type { CatalogueProduct } from './catalogue.ts'
import { roomAltText } from './room-alt-text.ts'
import { getTermWords, type Term } from './terms.ts'
import { byLanguage } from './words/by-language.ts'
import type { Words } from './words/words.ts'

export type ProductPicture = { name: string; alt: Words }

/**
 * The pictures of a product: main, other side, room, detail, then the other finishes; missing ones are skipped. Views
 * are named after the main picture: `{name}-main`, `{name}-room`.
 */
export function findPictures(product: CatalogueProduct, ledger: PictureLedger): ProductPicture[] {
  const [first, ...others] = product.specs.variants
  const { title } = product.words
  const view = (kind: 'angle' | 'detail') => ({
    name: first.picture.replace(/main$/, kind),
    alt: byLanguage((language) => VIEWS[kind][language](title[language])),
  })
  const room = first.picture.replace(/main$/, 'room')
  const views = [view('angle'), { name: room, alt: roomAltText(room, title) }, view('detail')]
  const finishes = others.map(({ picture, value }) => ({ name: picture, alt: inFinish(product, value) }))
  return [{ name: first.picture, alt: product.words.alt }, ...views, ...finishes].filter(
    ({ name }) => name in ledger,
  )
}

/** The products that can be shown, which are those with a main picture. They only recommend each other. */
export function photographedProducts(
  products: readonly CatalogueProduct[],
  ledger: PictureLedger,
): CatalogueProduct[] {
  const shown = products.filter(({ specs }) => specs.variants[0].picture in ledger)
  const names = new Set(shown.map(({ name }) => name))
  return shown.map((product) => {
    const recommended = product.specs.recommended.filter((name) => names.has(name))
    return { ...product, specs: { ...product.specs, recommended } }
  })
}

function inFinish(product: CatalogueProduct, value: Term | null): Words {
  return byLanguage((language) => {
    const title = product.words.title[language]
    return value === null ? title : `${title}, ${getTermWords(value)[language]}`
  })
}

type Caption = Record<Language, (title: string) => string>

const VIEWS: Record<'angle' | 'detail', Caption> = {
  angle: {
    en: (title) => `${title} seen from another side`,
    it: (title) => `${title} da un altro lato`,
    es: (title) => `${title} desde otro lado`,
    de: (title) => `${title} von einer anderen Seite`,
    fr: (title) => `${title} sous un autre angle`,
  },
  detail: {
    en: (title) => `${title} seen from close by`,
    it: (title) => `${title}, da vicino`,
    es: (title) => `${title} de cerca`,
    de: (title) => `${title} aus der Nähe`,
    fr: (title) => `${title}, de près`,
  },
}
