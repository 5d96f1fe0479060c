import { isDeepStrictEqual } from 'node:util'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { CURRENCIES, type Currency, money } from '#domain/money/money.ts'
import { computeTradePrice, type TradeRoundings } from '#domain/money/trade-price.ts'
import { recordChanges } from '#services/kernel/changes/change-log.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { LOCKS } from '#services/kernel/database/locks.ts'
import { PRODUCT_CHANGES } from '../changes/product-changes.ts'
import { conversions, tradeRoundings } from '../tables/conversion-tables.ts'
import { convertPrices } from './convert-prices.ts'

const BATCH_SIZE = 5_000

export async function readTradeRoundings(db: Queryable): Promise<TradeRoundings> {
  const rows = await db.select().from(tradeRoundings)
  return Object.fromEntries(
    rows.map(({ currency, toMinor, direction }) => [currency, { toMinor, direction }]),
  )
}

/**
 * Recalculates the trade prices from the house's settings, in one transaction that also logs each product with a
 * changed price. Does nothing if no setting has changed. A product's own trade price, set for its first variant, does
 * not change; products without one are skipped.
 */
export async function refreshTradePrices(database: Database, roundings: TradeRoundings): Promise<void> {
  if (findChangedCurrencies(await readTradeRoundings(database.db), roundings).length === 0) return
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [LOCKS.productImport])
    const db = drizzle({ client })
    // Another process may have done this while this one waited for the lock.
    const changed = findChangedCurrencies(await readTradeRoundings(db), roundings)
    await db.delete(tradeRoundings)
    const rows = CURRENCIES.flatMap((currency) => {
      const rounding = roundings[currency]
      return rounding ? [{ currency, ...rounding }] : []
    })
    if (rows.length > 0) await db.insert(tradeRoundings).values(rows)
    const productIds = await recalculateTradePrices(client, { changed, roundings })
    await recordChanges(db, PRODUCT_CHANGES, productIds.map(String))
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

function findChangedCurrencies(stored: TradeRoundings, wanted: TradeRoundings): Currency[] {
  return CURRENCIES.filter((currency) => !isDeepStrictEqual(stored[currency], wanted[currency]))
}

/** Returns the ids of the products whose price has changed. */
async function recalculateTradePrices(
  client: PoolClient,
  { changed, roundings }: { changed: readonly Currency[]; roundings: TradeRoundings },
): Promise<number[]> {
  const products = new Set<number>()
  const stored = await drizzle({ client }).select().from(conversions)
  for (let lastId = 0; ; ) {
    const { rows: batch } = await client.query<{ id: number }>(
      'select id::int from commerce.variants where id > $1 order by id limit $2',
      [lastId, BATCH_SIZE],
    )
    const end = batch.at(-1)
    if (!end) return [...products]
    const { rows } = await client.query<TradePriceRow>({
      name: 'trade-prices-worked-out',
      text: SELECT_TRADE_PRICES,
      values: [lastId, end.id, changed],
    })
    const rounded = rows.flatMap(({ id, product, currency, price, trade, first, firstTrade }) => {
      const rounding = roundings[currency] ?? null
      const scale = { first: money(first, currency), tradeMinor: firstTrade, rounding }
      const amountMinor = computeTradePrice(money(price, currency), scale)?.amountMinor ?? null
      return amountMinor === trade ? [] : [{ id, product, currency, amountMinor }]
    })
    await client.query({
      name: 'trade-prices-rounded',
      text: `update commerce.variant_prices p set trade_price_minor = x.trade
        from unnest($1::bigint[], $2::text[], $3::bigint[]) as x (id, currency, trade)
        where p.variant_id = x.id and p.currency = x.currency`,
      values: [
        rounded.map(({ id }) => id),
        rounded.map(({ currency }) => currency),
        rounded.map(({ amountMinor }) => amountMinor),
      ],
    })
    for (const { product } of rounded) products.add(product)
    const variantIds = [...new Set(rounded.map(({ id }) => id))]
    // Converted trade prices are derived from those in the base currency, so they are updated too.
    await client.query({
      name: 'converted-prices-gone',
      text: 'delete from commerce.variant_prices where is_converted and variant_id = any($1::bigint[])',
      values: [variantIds],
    })
    await convertPrices(client, variantIds, stored)
    lastId = end.id
  }
}

type TradePriceRow = {
  id: number
  product: number
  currency: Currency
  price: number
  trade: number | null
  first: number
  firstTrade: number
}

/**
 * The prices of all variants except the first of their product, with those of the first. Converted prices are not used
 * as a reference.
 */
const SELECT_TRADE_PRICES = `
  select v.id::int as id, v.product_id::int as product, p.currency, p.price_minor::float8 as price,
    p.trade_price_minor::float8 as trade, f.price_minor::float8 as first, f.trade_price_minor::float8 as "firstTrade"
  from commerce.variants v
  join commerce.variant_prices p on p.variant_id = v.id
  join lateral (select o.id from commerce.variants o where o.product_id = v.product_id order by o.position limit 1) first
    on first.id <> v.id
  join commerce.variant_prices f on f.variant_id = first.id and f.currency = p.currency
  where v.id > $1 and v.id <= $2 and p.currency = any($3::text[]) and not p.is_converted and not f.is_converted
    and f.trade_price_minor is not null`
