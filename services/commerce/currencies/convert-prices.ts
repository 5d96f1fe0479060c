import type { PoolClient } from 'pg'
import type { Currency } from '#domain/money/money.ts'
import { convertPrice } from '#domain/money/price-conversion.ts'

export type PriceConversion = {
  readonly currency: Currency
  readonly base: Currency
  readonly rate: number
  readonly toMinor: number
  readonly lessMinor: number
}

const BATCH_SIZE = 5_000

/**
 * Writes the converted prices of variants, in each currency in which they are sold and have no fixed price. Returns the
 * ids of the variants that got one. Their earlier converted prices must already be deleted.
 */
export async function convertPrices(
  client: PoolClient,
  variantIds: readonly number[],
  conversions: readonly PriceConversion[],
): Promise<Set<number>> {
  const converted = new Set<number>()
  for (const conversion of conversions) {
    const { rows } = await client.query<BasePrice>({
      name: 'prices-to-convert',
      text: `select b.variant_id::int as id, b.price_minor::float8 as price, b.compare_at_minor::float8 as compare,
          b.trade_price_minor::float8 as trade
        from commerce.variant_prices b join commerce.variants v on v.id = b.variant_id
        where not ($3 = any(v.unsold_in)) and b.currency = $2 and b.variant_id = any($1::bigint[]) and not exists (
          select from commerce.variant_prices f where f.variant_id = b.variant_id and f.currency = $3)`,
      values: [variantIds, conversion.base, conversion.currency],
    })
    await insertConverted(client, conversion, rows)
    for (const { id } of rows) converted.add(id)
  }
  return converted
}

/** Converts all prices again; returns the ids of the products whose prices may have changed. */
export async function convertAllPrices(
  client: PoolClient,
  conversions: readonly PriceConversion[],
): Promise<number[]> {
  const products = new Set<number>()
  const cleared = await client.query<{ id: number }>(
    `with gone as (delete from commerce.variant_prices where is_converted returning variant_id)
     select distinct v.product_id::int as id from gone join commerce.variants v on v.id = gone.variant_id`,
  )
  for (const { id } of cleared.rows) products.add(id)
  if (conversions.length === 0) return [...products]
  for (let lastId = 0; ; ) {
    const { rows } = await client.query<{ id: number; product: number }>(
      'select id::int, product_id::int as product from commerce.variants where id > $1 order by id limit $2',
      [lastId, BATCH_SIZE],
    )
    const end = rows.at(-1)
    if (!end) return [...products]
    const converted = await convertPrices(
      client,
      rows.map(({ id }) => id),
      conversions,
    )
    for (const { id, product } of rows) if (converted.has(id)) products.add(product)
    lastId = end.id
  }
}

type BasePrice = { id: number; price: number; compare: number | null; trade: number | null }

async function insertConverted(
  client: PoolClient,
  { currency, rate, toMinor, lessMinor }: PriceConversion,
  prices: readonly BasePrice[],
): Promise<void> {
  const convert = (amount: number | null) =>
    amount === null ? null : convertPrice(amount, rate, { toMinor, lessMinor })
  await client.query({
    name: 'converted-prices',
    text: `insert into commerce.variant_prices
        (variant_id, currency, price_minor, compare_at_minor, trade_price_minor, is_converted)
      select x.id, $2, x.price, x.compare, x.trade, true
      from unnest($1::bigint[], $3::bigint[], $4::bigint[], $5::bigint[]) as x (id, price, compare, trade)`,
    values: [
      prices.map(({ id }) => id),
      currency,
      prices.map(({ price }) => convert(price)),
      prices.map(({ compare }) => convert(compare)),
      prices.map(({ trade }) => convert(trade)),
    ],
  })
}
