import { expect, test } from 'vitest'
import { LANGUAGES } from '#domain/language.ts'
import { DEFAULT_INDEX_NAMES, productIndexName, productIndexPlan } from './search-indexes.ts'

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

test('no two roles share an index', () => {
  const names = LANGUAGES.flatMap((language) => {
    const { primary, replicas } = productIndexPlan(language, DEFAULT_INDEX_NAMES)
    return [primary, ...replicas.map(({ name }) => name)]
  })
  expect(names).toHaveLength(5 * 9)
  expect(new Set(names).size).toBe(names.length)
})
