import { isPriceHidden } from '#services/commerce/catalogue/hidden-prices.ts'
import type { Database } from '#services/kernel/database/database.ts'

/**
 * In the walked shop, every trade price is its public price times this prime number, and so is every price of a piece
 * upon request, which only an approved client may see. A hidden price, and any sum or multiple of several, is
 * recognized in whatever form it is written, because no other number of the shop is divisible by it.
 */
export const MARK = 1_000_003

/**
 * The price of a piece upon request is marked with this multiple of a trade price: a server, which decides itself what
 * it shows (0113), may read it.
 */
const LISTED_FACTOR = 2

/** The public price of the planted leak, in minor units, before it was marked. No piece has this price. */
export const LEAK_MINOR = 7_777_700
/** The planted leak: a piece whose public price is marked like a trade price, as if the two had been mixed up. */
export const LEAK_HANDLE = 'lanca-lounge-chair'

/**
 * The hidden prices: every trade price, and the prices of pieces upon request as found amounts
 * (`FoundAmount.publicMinor`).
 */
export type PlantedPrices = {
  readonly trade: readonly TradePrice[]
  readonly listed: ReadonlySet<number>
}

/** A trade price of one variant, in minor units. */
export type TradePrice = { readonly currency: string; readonly tradeMinor: number }

/**
 * Marks the hidden prices of the whole catalogue, and plants the leak. Throws if a public price is not a whole unit of
 * its currency, which the walk expects of the demonstration house, or if no piece is available upon request.
 */
export async function plantPrices({ pool }: Database): Promise<PlantedPrices> {
  await pool.query(
    `update commerce.variant_prices set price_minor = $1::bigint * $2, trade_price_minor = null, compare_at_minor = null
     where variant_id in (select v.id from commerce.variants v join commerce.products p on p.id = v.product_id where p.handle = $3)`,
    [LEAK_MINOR, MARK, LEAK_HANDLE],
  )
  await pool.query(
    `delete from commerce.product_metafields f using commerce.products p
     where f.product_id = p.id and p.handle = $1 and f.namespace = 'custom' and f.key = 'tradePrice'`,
    [LEAK_HANDLE],
  )
  const { rows } = await pool.query<{ currency: string; trade: number; isWhole: boolean }>(
    `update commerce.variant_prices set trade_price_minor = price_minor * $1::bigint where trade_price_minor is not null
     returning currency, trade_price_minor::float8 as trade, price_minor % 100 = 0 as "isWhole"`,
    [MARK],
  )
  await pool.query(
    `update commerce.product_metafields f set value = marked.value
     from (select v.product_id, json_object_agg(pr.currency, (pr.trade_price_minor / 100)::text || '.0')::text as value
       from commerce.variants v join commerce.variant_prices pr on pr.variant_id = v.id
       where pr.trade_price_minor is not null
         and v.position = (select min(o.position) from commerce.variants o where o.product_id = v.product_id)
       group by v.product_id) marked
     where f.product_id = marked.product_id and f.namespace = 'custom' and f.key = 'tradePrice'`,
  )
  const { rows: listed } = await pool.query<{ minor: number }>(
    `update commerce.variant_prices pr set price_minor = price_minor * $1::bigint, compare_at_minor = null
     from commerce.variants v where v.id = pr.variant_id and ${isPriceHidden('v', 'guest')}
     returning pr.price_minor::float8 / $2 as minor`,
    [MARK * LISTED_FACTOR, MARK],
  )
  if (listed.length === 0)
    throw new Error('The catalogue has no piece upon request, whose price the walk looks for')
  if (rows.length === 0 || rows.some(({ isWhole }) => !isWhole))
    throw new Error(
      'The catalogue has no trade prices, or public prices with cents, which the walk cannot mark',
    )
  const trade = rows.map(({ currency, trade: tradeMinor }) => ({ currency, tradeMinor }))
  return { trade, listed: new Set(listed.map(({ minor }) => minor)) }
}
