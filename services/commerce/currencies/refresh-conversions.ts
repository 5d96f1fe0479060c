import { notInArray } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Conversion, HouseCurrencies } from '#domain/market/house-currencies.ts'
import { CURRENCIES, type Currency } from '#domain/money/money.ts'
import { recordChanges } from '#services/kernel/changes/change-log.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { LOCKS } from '#services/kernel/database/locks.ts'
import { PRODUCT_CHANGES } from '../changes/product-changes.ts'
import { conversions } from '../tables/conversion-tables.ts'
import { convertAllPrices } from './convert-prices.ts'
import type { LoadReferenceRates, ReferenceRates } from './reference-rates.ts'

export type StoredConversion = typeof conversions.$inferSelect

export type RefreshResult = {
  /** The conversions that are now in effect. */
  conversions: StoredConversion[]
  /** Currencies without prices, because their rate was never available. */
  missing: Currency[]
}

const HOUR_MS = 3_600_000
/** How long a file is used before another is loaded. A new file is published on each working day. */
const REFERENCE_AGE_MS = 12 * HOUR_MS

type Options = {
  database: Database
  currencies: HouseCurrencies
  loadReferenceRates: LoadReferenceRates
  now: Date
}

/**
 * Updates the converted prices of all products from the house's settings and the rates of the day, in one transaction,
 * and logs each product as changed. Does nothing if neither has changed. If the bank's file is unavailable, the last
 * rates remain in use.
 */
export async function refreshConversions({
  database,
  currencies,
  loadReferenceRates,
  now,
}: Options): Promise<RefreshResult> {
  const stored = new Map((await database.db.select().from(conversions)).map((row) => [row.currency, row]))
  const { base } = currencies
  const wanted = CURRENCIES.flatMap((currency) => {
    const conversion = currencies.conversions[currency]
    return conversion && base !== null && currency !== base ? [{ currency, base, conversion }] : []
  })
  const isReferenceOld = wanted.some(({ currency, conversion }) => {
    const last = stored.get(currency)
    return conversion.rate === 'ecb' && !(last?.source === 'ecb' && isRecent(last, now))
  })
  const loaded = isReferenceOld ? await loadReferenceRates() : null
  const rates = loaded?.ok ? loaded.value : null
  const resolved = wanted.map(({ currency, base, conversion }) =>
    resolveConversion({ currency, base, conversion, last: stored.get(currency), rates, now }),
  )
  const ready = resolved.filter((row) => row !== null)
  const isChanged =
    ready.length !== stored.size || ready.some((row) => !isSame(row, stored.get(row.currency)))
  if (isChanged || rates) await store(database, ready, isChanged)
  const configured = wanted.map(({ currency }) => currency)
  return {
    conversions: ready,
    missing: configured.filter((one) => ready.every(({ currency }) => currency !== one)),
  }
}

function isRecent({ checkedAt }: StoredConversion, now: Date): boolean {
  return now.getTime() - checkedAt.getTime() < REFERENCE_AGE_MS
}

function resolveConversion({
  currency,
  base,
  conversion: { rate, rounding },
  last,
  rates,
  now,
}: {
  currency: Currency
  base: Currency
  conversion: Conversion
  last: StoredConversion | undefined
  rates: ReferenceRates | null
  now: Date
}): StoredConversion | null {
  const common = { currency, base, toMinor: rounding.toMinor, lessMinor: rounding.lessMinor }
  if (rate !== 'ecb') return { ...common, rate, source: 'settings', quotedOn: null, checkedAt: now }
  const [perBase, perCurrency] = [rates?.perEuro.get(base), rates?.perEuro.get(currency)]
  if (rates && perBase && perCurrency) {
    const crossRate = Number((perCurrency / perBase).toFixed(6))
    return { ...common, rate: crossRate, source: 'ecb', quotedOn: rates.quotedOn, checkedAt: now }
  }
  return last?.source === 'ecb' && last.base === base ? { ...last, ...common } : null
}

function isSame(row: StoredConversion, last: StoredConversion | undefined): boolean {
  const { base, rate, toMinor, lessMinor } = row
  return last?.base === base && last.rate === rate && last.toMinor === toMinor && last.lessMinor === lessMinor
}

async function store(
  database: Database,
  ready: readonly StoredConversion[],
  isChanged: boolean,
): Promise<void> {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [LOCKS.productImport])
    const db = drizzle({ client })
    await writeConversions(db, ready)
    if (isChanged) {
      const productIds = await convertAllPrices(client, ready)
      await recordChanges(db, PRODUCT_CHANGES, productIds.map(String))
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

async function writeConversions(db: NodePgDatabase, ready: readonly StoredConversion[]): Promise<void> {
  const currencies = ready.map(({ currency }) => currency)
  await db.delete(conversions).where(notInArray(conversions.currency, currencies))
  for (const row of ready) {
    await db.insert(conversions).values(row).onConflictDoUpdate({ target: conversions.currency, set: row })
  }
}
