import { expect, test } from 'vitest'
import { LANGUAGES } from '#domain/market/language.ts'
import {
  artisanIndexName,
  artisanIndexPlan,
  DEFAULT_INDEX_NAMES,
  productIndexName,
  productIndexPlan,
} from './search-indexes.ts'

test.each([
  ['recommended', 'EUR', 'en', 'products'],
  ['recommended', 'GBP', 'it', 'products_it'],
  ['fast-shipping', 'USD', 'de', 'products_fast_shipping_de'],
  ['new-arrivals', 'USD', 'en', 'products_new_arrivals'],
  ['price-ascending', 'GBP', 'en', 'products_price_asc_gbp'],
  ['price-descending', 'EUR', 'fr', 'products_price_desc_eur_fr'],
] as const)('%s in %s and %s is the index %s', (sort, currency, language, name) => {
  expect(productIndexName({ sort, currency, language }, DEFAULT_INDEX_NAMES)).toBe(name)
})

test.each([
  ['recommended', 'en', 'artisans'],
  ['most-recent', 'en', 'artisans_recent'],
  ['recommended', 'it', 'artisans_it'],
  ['most-recent', 'fr', 'artisans_recent_fr'],
] as const)('artisans, %s, in %s are the index %s', (sort, language, name) => {
  expect(artisanIndexName({ sort, language }, DEFAULT_INDEX_NAMES)).toBe(name)
})

test('no two roles share an index', () => {
  const names = LANGUAGES.flatMap((language) =>
    [productIndexPlan, artisanIndexPlan].flatMap((planOf) => {
      const { primary, replicas } = planOf(language, DEFAULT_INDEX_NAMES)
      return [primary, ...replicas.map(({ name }) => name)]
    }),
  )
  expect(names).toHaveLength(5 * (9 + 2))
  expect(new Set(names).size).toBe(names.length)
})
