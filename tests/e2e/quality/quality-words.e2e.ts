import { catalogueSpecs } from '@bottega/demo-house/catalogue/catalogue.ts'
import { ARTISANS } from '@bottega/demo-house/catalogue/specs/spec.ts'
import { legalLines } from '#domain/house/house.ts'
import { localePath, toLanguageTag } from '#domain/market/locale.ts'
import { COUNTRIES, countryName } from '#domain/market/market.ts'
import { submitToCart } from '../support/bag.ts'
import { readWords, sharedWords } from '../support/checks/visible-words.ts'
import { HOUSE } from '../support/house.ts'
import { expect, test } from '../support/journey.ts'
import { ABROAD, HOME, nightlyAbroad } from '../support/places.ts'

const PAGES = [
  '/',
  '/categories/furniture',
  '/categories/lighting?customizable=1',
  '/products/nuvola-boucle-armchair',
  '/products/laguna-ribbed-glass-pendant',
  '/products/bricola-tall-glass-lantern',
  '/products/colle-burnished-amphora',
  '/search?q=nuvola',
  '/search?q=zzzz',
  '/checkout/cart',
  '/checkout',
  '/nowhere',
]

/** Proper names, and words that a language shares with English. */
const NAMES = [
  HOUSE.name,
  ...(HOUSE.legal ? legalLines(HOUSE.legal, 'en') : []),
  'Nives',
  'ZIP',
  ...Object.values(ARTISANS).map(({ name }) => name),
  ...Object.values(catalogueSpecs()).flatMap(({ designer }) => designer ?? []),
]
const COGNATES = {
  de: ['Beige', 'Sofas', 'Bronze', 'Filter', 'London', 'Dubai', 'New York'],
  it: ['Beige', 'Terracotta', 'Dubai', 'New York'],
  es: [],
  fr: ['Beige', 'Consoles', 'Tables', 'Vases', 'Bronze', 'Dimensions', 'Milan', 'New York'],
  en: [],
}

for (const where of ABROAD) {
  test(
    `no English is left in ${where.language}, neither in the interface nor in the content`,
    nightlyAbroad(where),
    async ({ page, request }) => {
      await submitToCart(request, HOME, '/products/nuvola-boucle-armchair')
      const countries = COUNTRIES.map(({ isoCode }) => countryName(isoCode, where.language))
      const own = [...COGNATES[where.language], ...sharedWords(where.language), ...countries]
      const shared = new Set([...NAMES, ...own])
      for (const path of PAGES) {
        const read = async (place: typeof where) => {
          const html = await (await request.get(localePath(place, path))).text()
          expect(html, path).toContain(`<html lang="${toLanguageTag(place)}"`)
          expect(html.match(/<h1[ >]/g), path).toHaveLength(1)
          return readWords(page, html)
        }
        const words = await read(where)
        const english = new Set(await read(HOME))
        expect(words.length, path).toBeGreaterThan(3)
        const left = words.filter((word) => english.has(word) && !shared.has(word) && !isCode(word))
        expect(left, path).toEqual([])
      }
    },
  )
}

/** Email addresses, article numbers and lamp socket types. */
function isCode(word: string): boolean {
  return /@|\d/.test(word)
}
