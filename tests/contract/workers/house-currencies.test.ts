import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCommerceClient } from '#clients/commerce/commerce-client.ts'
import { NO_FILTERS } from '#domain/catalogue/filters.ts'
import { currencyIn, fixedPrices, type HouseCurrencies } from '#domain/market/house-currencies.ts'
import type { CountryCode } from '#domain/market/market.ts'
import { refuse } from '#domain/result.ts'
import { refreshConversions } from '#services/commerce/currencies/refresh-conversions.ts'
import { fileText, lampRow, writeFixture } from '#services/commerce/import/fixtures/product-file.ts'
import { importCatalogue } from '#services/commerce/import/import-catalogue.ts'
import { productChanges } from '#tests/support/change-sources.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { sampleShop } from '#tests/support/samples/sample-shop.ts'
import { TEST_TIME, testClock } from '#tests/support/test-clock.ts'
import { createProductIndexer } from '#workers/indexing/products/product-indexer.ts'
import { type EmbeddedSearch, startSearch } from '../support/embedded-search.ts'

/** A catalogue in one currency, for houses with different settings. */
const FILE = fileText([
  lampRow('luna', { 'Variant Price': '100', 'Price / United States': '', 'Price / United Kingdom': '' }),
  lampRow('sole', { 'Variant Price': '0', 'Price / United States': '', 'Price / United Kingdom': '' }),
])

let search: EmbeddedSearch
beforeAll(async () => {
  search = await startSearch('in process', await freshDatabase('commerce', 'mail', 'search'))
  const csvPath = await writeFixture(FILE)
  await importCatalogue(search.database, { base: 'EUR', csvPath, picturesFolder: '/nowhere' })
})
afterAll(async () => {
  await search.close()
  await search.database.close()
})

/** What visitors from these countries find in a house with these settings, and at which price. */
async function findIn(currencies: HouseCurrencies, countries: readonly CountryCode[]) {
  const { database } = search
  const loadReferenceRates = async () => refuse('rates-unavailable' as const)
  await refreshConversions({ database, currencies, loadReferenceRates, now: TEST_TIME })
  const shop = sampleShop(database, { house: { ...SAMPLE_HOUSE, currencies } })
  const client = createCommerceClient({
    storeDomain: 'house.example',
    apiVersion: '2025-04',
    accessToken: 'sample-private-token',
    fetch: async (request) => shop.fetch(request),
    report: () => {},
  })
  const indexer = createProductIndexer({
    clock: testClock(),
    database,
    changes: productChanges(shop),
    source: client,
    writer: search.writer(),
    openTitles: () => () => null,
    report: (error) => {
      throw error
    },
  })
  await indexer.reindexAll()
  await indexer.close()
  return Object.fromEntries(
    await Promise.all(
      countries.map(async (country) => {
        const list = await search.client().findProducts({
          locale: { language: 'en', country },
          currency: currencyIn(country, currencies),
          country,
          audience: 'consumer',
          filters: NO_FILTERS,
          sort: 'price-ascending',
          page: 1,
          hitsPerPage: 60,
        })
        const cards = list.ok ? list.value.cards : []
        return [country, cards.map(({ title, price }) => `${title} ${price.amountMinor} ${price.currency}`)]
      }),
    ),
  )
}

const COUNTRIES = ['IT', 'US', 'GB', 'JP'] as const

test('a house that sells in one currency sells to every country in it', async () => {
  const found = ['Lamp luna 10000 EUR', 'Lamp sole 0 EUR']
  expect(await findIn({ ...fixedPrices('EUR'), sold: ['EUR'] }, COUNTRIES)).toEqual({
    IT: found,
    US: found,
    GB: found,
    JP: found,
  })
})

test('a converted currency sells too, and a price of 0 stays upon request, behind all others', async () => {
  const conversions = { USD: { rate: 1.25, rounding: { toMinor: 100, lessMinor: 0 } } }
  const currencies = { ...fixedPrices('EUR'), sold: ['EUR', 'USD'] as const, conversions }
  expect(await findIn(currencies, COUNTRIES)).toEqual({
    IT: ['Lamp luna 10000 EUR', 'Lamp sole 0 EUR'],
    US: ['Lamp luna 12500 USD', 'Lamp sole 0 USD'],
    GB: ['Lamp luna 10000 EUR', 'Lamp sole 0 EUR'],
    JP: ['Lamp luna 12500 USD', 'Lamp sole 0 USD'],
  })
})

test('without prices in a currency the products are sold and found in the others', async () => {
  expect(await findIn(fixedPrices('EUR'), COUNTRIES)).toEqual({
    IT: ['Lamp luna 10000 EUR', 'Lamp sole 0 EUR'],
    US: [],
    GB: [],
    JP: [],
  })
})
