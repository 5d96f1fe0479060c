import { afterAll, expect, test } from 'vitest'
import { fixedPrices, type HouseCurrencies } from '#domain/market/house-currencies.ts'
import type { Currency } from '#domain/money/money.ts'
import { ok, refuse } from '#domain/result.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { fileText, lampRow, writeFixture } from '../import/fixtures/product-file.ts'
import { importCatalogue } from '../import/import-catalogue.ts'
import type { LoadReferenceRates } from './reference-rates.ts'
import { refreshConversions } from './refresh-conversions.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())

const NONE = {
  'Price / United States': '',
  'Price / United Kingdom': '',
  'Compare At Price / United States': '',
}
const START = new Date('2026-11-20T18:00:00Z')
const WHOLE = { toMinor: 100, lessMinor: 0 }

let loads = 0
let perEuro = new Map([['USD', 1.1]])
const bank: LoadReferenceRates = async () => {
  loads++
  return ok({ quotedOn: '2026-11-20', perEuro: new Map([['EUR', 1], ...perEuro]) })
}

function refresh(
  conversions: HouseCurrencies['conversions'],
  { now = START, load = bank }: { now?: Date; load?: LoadReferenceRates } = {},
) {
  const currencies = { ...fixedPrices('EUR'), conversions }
  return refreshConversions({ database, currencies, loadReferenceRates: load, now })
}

async function importRows(...rows: Parameters<typeof fileText>[0]) {
  const csvPath = await writeFixture(fileText(rows))
  return importCatalogue(database, { csvPath, base: 'EUR', picturesFolder: '/nowhere' })
}

async function pricesIn(currency: Currency): Promise<Record<string, number>> {
  const { rows } = await database.pool.query<{ handle: string; price: string }>(
    `select handle, price_minor as price from commerce.variant_prices p
     join commerce.variants v on v.id = p.variant_id join commerce.products on products.id = v.product_id
     where currency = $1 order by handle`,
    [currency],
  )
  return Object.fromEntries(rows.map(({ handle, price }) => [handle, Number(price)]))
}

async function countChanges(): Promise<number> {
  const { rows } = await database.pool.query('select count(*)::int as n from kernel.changes')
  return rows[0].n
}

test('a new conversion gives every product without a fixed price one, and announces it', async () => {
  await importRows(
    lampRow('fixed', { 'Variant Price': '100', 'Price / United States': '95' }),
    lampRow('plain', { ...NONE, 'Variant Price': '100' }),
  )
  expect(await pricesIn('USD')).toEqual({ fixed: 9500 })
  const before = await countChanges()
  const { conversions, missing } = await refresh({ USD: { rate: 'ecb', rounding: WHOLE } })
  expect(conversions).toMatchObject([{ currency: 'USD', rate: 1.1, source: 'ecb', quotedOn: '2026-11-20' }])
  expect(missing).toEqual([])
  expect(await pricesIn('USD')).toEqual({ fixed: 9500, plain: 11_000 })
  expect(await countChanges()).toBeGreaterThan(before)
})

test('nothing is loaded, written or announced while nothing has changed', async () => {
  const [loaded, announced] = [loads, await countChanges()]
  await refresh({ USD: { rate: 'ecb', rounding: WHOLE } }, { now: new Date('2026-11-20T19:00:00Z') })
  expect([loads, await countChanges()]).toEqual([loaded, announced])
})

test('an imported price is converted at once by the stored rate, and converting is not a change of the file', async () => {
  const rows = [lampRow('later', { ...NONE, 'Variant Price': '10' })]
  expect(await importRows(...rows)).toMatchObject({ created: 1 })
  expect(await pricesIn('USD')).toMatchObject({ later: 1100 })
  expect(await importRows(...rows)).toMatchObject({ unchanged: 1 })
})

test('the rate of a new day changes the converted prices only', async () => {
  perEuro = new Map([['USD', 1.2]])
  await refresh({ USD: { rate: 'ecb', rounding: WHOLE } }, { now: new Date('2026-11-23T18:00:00Z') })
  expect(await pricesIn('USD')).toEqual({ fixed: 9500, later: 1200, plain: 12_000 })
})

test('without the bank the last rate stays; a currency that never had one has no prices', async () => {
  const result = await refresh(
    { USD: { rate: 'ecb', rounding: WHOLE }, GBP: { rate: 'ecb', rounding: WHOLE } },
    { now: new Date('2026-11-25T18:00:00Z'), load: async () => refuse('rates-unavailable') },
  )
  expect(result.missing).toEqual(['GBP'])
  expect(await pricesIn('USD')).toMatchObject({ plain: 12_000 })
})

test('a rate and rounding of the settings need no bank', async () => {
  const loaded = loads
  await refresh({ USD: { rate: 1.31, rounding: { toMinor: 500, lessMinor: 5 } } })
  expect(loads).toBe(loaded)
  expect(await pricesIn('USD')).toEqual({ fixed: 9500, later: 1495, plain: 12_995 })
})

test('a currency that the file excludes is not converted', async () => {
  await importRows(
    lampRow('excluded', { ...NONE, 'Variant Price': '10', 'Included / United Kingdom': 'FALSE' }),
  )
  await refresh({ GBP: { rate: 0.5, rounding: WHOLE } })
  expect(await pricesIn('GBP')).toEqual({ fixed: 9000, later: 500, plain: 5000 })
  await refresh({ USD: { rate: 1.31, rounding: { toMinor: 500, lessMinor: 5 } } })
})

test('a conversion that is removed takes its prices with it', async () => {
  await refresh({})
  expect(await pricesIn('USD')).toEqual({ fixed: 9500 })
})
