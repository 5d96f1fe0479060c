import { afterAll, expect, test } from 'vitest'
import { fixedPrices } from '#domain/market/house-currencies.ts'
import type { TradeRoundings } from '#domain/money/trade-price.ts'
import { refuse } from '#domain/result.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import { fileText, lampRow, writeFixture } from '../import/fixtures/product-file.ts'
import { importCatalogue } from '../import/import-catalogue.ts'
import { refreshConversions } from './refresh-conversions.ts'
import { refreshTradePrices } from './refresh-trade-prices.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())

const TRADE = 'product.metafields.custom.tradePrice'
const ABROAD = { 'Price / United States': '', 'Price / United Kingdom': '' }

/** A lamp in brass (with a fixed trade price in euros) and steel, and a lamp without trade prices. */
const ROWS = [
  lampRow('luna', {
    ...ABROAD,
    'Option1 Name': 'Finish',
    'Option1 Value': 'Brass',
    'Variant Price': '100.00',
    'Price / United Kingdom': '90.00',
    [TRADE]: '{"EUR":"77.00","GBP":"70.00"}',
  }),
  {
    Handle: 'luna',
    'Option1 Value': 'Steel',
    'Variant SKU': 'luna-steel',
    'Variant Price': '129.00',
    'Price / United Kingdom': '117.00',
  },
  lampRow('sole', { ...ABROAD, 'Variant Price': '129.00' }),
]

async function importRows() {
  return importCatalogue(database, {
    csvPath: await writeFixture(fileText(ROWS)),
    base: 'EUR',
    picturesFolder: '/nowhere',
  })
}

/** The stored trade prices, formatted as `luna Brass EUR 7700`. */
async function tradePrices(): Promise<string[]> {
  const { rows } = await database.pool.query<{ line: string }>(
    `select concat_ws(' ', p.handle, v.option1, pr.currency, coalesce(pr.trade_price_minor::text, '-')) as line
     from commerce.variant_prices pr join commerce.variants v on v.id = pr.variant_id
     join commerce.products p on p.id = v.product_id order by p.handle, v.position, pr.currency`,
  )
  return rows.map(({ line }) => line)
}

async function changedSince(before: number): Promise<number[]> {
  const { rows } = await database.pool.query<{ subject: string }>(
    'select subject from kernel.changes order by id offset $1',
    [before],
  )
  return rows.map(({ subject }) => Number(subject))
}
const countChanges = async () => (await changedSince(0)).length

async function findId(handle: string): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>(
    'select id::int from commerce.products where handle = $1',
    [handle],
  )
  return rows[0]?.id ?? 0
}

const NO_TRADE = 'sole EUR -'
const SET = ['luna Brass EUR 7700', 'luna Brass GBP 7000']

async function refreshed(roundings: TradeRoundings) {
  const before = await countChanges()
  await refreshTradePrices(database, roundings)
  return { prices: await tradePrices(), changed: await changedSince(before) }
}

test('without a setting trade prices are stored as the set prices are rounded, and nothing is announced', async () => {
  await importRows()
  const prices = [...SET, 'luna Steel EUR 9900', 'luna Steel GBP 9100', NO_TRADE]
  expect(await tradePrices()).toEqual(prices)
  expect(await refreshed({})).toEqual({ prices, changed: [] })
})

// spec 6: stored trade prices follow a changed rounding of the house
test('a changed setting changes the stored trade prices of its currency once, and never those that are set', async () => {
  const down = { EUR: { toMinor: 500, direction: 'down' } } as const
  const prices = [...SET, 'luna Steel EUR 9500', 'luna Steel GBP 9100', NO_TRADE]
  expect(await refreshed(down)).toEqual({ prices, changed: [await findId('luna')] })
  expect(await refreshed(down)).toEqual({ prices, changed: [] })
  // A price stored by someone else in the meantime survives, which proves that nothing is written.
  await database.pool.query('update commerce.variant_prices set trade_price_minor = 1 where currency = $1', [
    'GBP',
  ])
  await refreshTradePrices(database, down)
  expect(await tradePrices()).toEqual([
    'luna Brass EUR 7700',
    'luna Brass GBP 1',
    'luna Steel EUR 9500',
    'luna Steel GBP 1',
    'sole EUR -',
  ])
  await database.pool.query('update commerce.products set import_digest = null')
  expect(await importRows()).toMatchObject({ changed: 1 })
  expect(await tradePrices()).toEqual(prices)
})

test('two processes that start with the setting at once round and announce once', async () => {
  const up = { EUR: { toMinor: 500, direction: 'up' } } as const
  const before = await countChanges()
  await Promise.all([refreshTradePrices(database, up), refreshTradePrices(database, up)])
  expect(await tradePrices()).toContain('luna Steel EUR 10000')
  expect(await changedSince(before)).toEqual([await findId('luna')])
})

test('an import rounds as the stored setting says, and a changed setting is not a change of the file', async () => {
  await database.pool.query("update commerce.products set import_digest = null, title = 'Another'")
  expect(await importRows()).toMatchObject({ changed: 2 })
  expect(await tradePrices()).toContain('luna Steel EUR 10000')
  await refreshTradePrices(database, { EUR: { toMinor: 1000, direction: 'nearest' } })
  await database.pool.query('update commerce.products set import_digest = null')
  expect(await importRows()).toMatchObject({ changed: 0, unchanged: 2 })
})

test('converted trade prices follow those in the base, and without the setting all are as before it', async () => {
  const currencies = {
    ...fixedPrices('EUR'),
    conversions: { USD: { rate: 1.1, rounding: { toMinor: 1, lessMinor: 0 } } },
  }
  const loadReferenceRates = async () => refuse('rates-unavailable' as const)
  await refreshConversions({ database, currencies, loadReferenceRates, now: TEST_TIME })
  expect(await tradePrices()).toEqual([
    'luna Brass EUR 7700',
    'luna Brass GBP 7000',
    'luna Brass USD 8470',
    'luna Steel EUR 10000',
    'luna Steel GBP 9100',
    'luna Steel USD 11000',
    'sole EUR -',
    'sole USD -',
  ])
  expect((await refreshed({})).prices).toEqual([
    'luna Brass EUR 7700',
    'luna Brass GBP 7000',
    'luna Brass USD 8470',
    'luna Steel EUR 9900',
    'luna Steel GBP 9100',
    'luna Steel USD 10890',
    'sole EUR -',
    'sole USD -',
  ])
})
