import type { PoolClient } from 'pg'
import { money } from '#domain/money/money.ts'
import { computeTradePrice, type TradeRoundings } from '#domain/money/trade-price.ts'
import { convertPrices, type PriceConversion } from '../../currencies/convert-prices.ts'
import type { PriceDraft, VariantDraft } from '../product-draft.ts'
import type { PlacedDraft } from './placed-draft.ts'

/**
 * Writes the variants of the products with their prices and stock. A variant with the same option values retains its
 * row id, and therefore stays in carts; one that is no longer in the file is deleted. The trade prices of all
 * variants except the first are calculated and rounded by `roundings`; then prices are converted by `conversions`.
 */
export async function writeVariants(
  client: PoolClient,
  placed: readonly PlacedDraft[],
  { conversions, roundings }: { conversions: readonly PriceConversion[]; roundings: TradeRoundings },
): Promise<void> {
  const drafts = placed.flatMap(({ productId, draft }) =>
    withTradePrices(draft.variants, roundings).map((variant, index) => ({
      productId,
      position: index + 1,
      variant,
    })),
  )
  const { rows } = await client.query<VariantKey & { id: number }>({
    name: 'import-variants',
    text: UPSERT_VARIANTS,
    values: [JSON.stringify(drafts.map(toRecord))],
  })
  await client.query({
    name: 'import-variants-gone',
    text: 'delete from commerce.variants where product_id = any($1::bigint[]) and id <> all($2::bigint[])',
    values: [placed.map(({ productId }) => productId), rows.map(({ id }) => id)],
  })
  const idByKey = new Map(rows.map((row) => [variantKey(row), row.id]))
  const written = drafts.map((item) => ({
    productId: item.productId,
    variantId: idByKey.get(variantKey(toRecord(item))) ?? 0,
    variant: item.variant,
  }))
  await writePrices(client, written)
  await convertPrices(
    client,
    written.map(({ variantId }) => variantId),
    conversions,
  )
  await writeStock(client, written)
}

function withTradePrices(variants: readonly VariantDraft[], roundings: TradeRoundings): VariantDraft[] {
  const firstPrices = new Map(variants[0]?.prices.map((price) => [price.currency, price]))
  const calculateTradePrices = ({ currency, priceMinor }: PriceDraft) => {
    const firstPrice = firstPrices.get(currency)
    if (!firstPrice) return null
    const scale = {
      first: money(firstPrice.priceMinor, currency),
      tradeMinor: firstPrice.tradePriceMinor,
      rounding: roundings[currency] ?? null,
    }
    return computeTradePrice(money(priceMinor, currency), scale)?.amountMinor ?? null
  }
  return variants.map((variant) => ({
    ...variant,
    prices: variant.prices.map((price) => ({ ...price, tradePriceMinor: calculateTradePrices(price) })),
  }))
}

type WrittenVariant = { productId: number; variantId: number; variant: VariantDraft }

type VariantKey = {
  product_id: number
  option1: string | null
  option2: string | null
  option3: string | null
}

function variantKey({ product_id, option1, option2, option3 }: VariantKey): string {
  return JSON.stringify([product_id, option1, option2, option3])
}

function toRecord({
  productId,
  position,
  variant,
}: {
  productId: number
  position: number
  variant: VariantDraft
}) {
  const [option1, option2, option3] = variant.choices
  return {
    product_id: productId,
    position,
    title: variant.title,
    sku: variant.sku,
    barcode: variant.barcode,
    option1,
    option2,
    option3,
    weight_grams: variant.weightGrams,
    requires_shipping: variant.requiresShipping,
    is_taxable: variant.isTaxable,
    picture_url: variant.pictureUrl,
    unsold_in: variant.unsoldIn,
  }
}

const UPSERT_VARIANTS = `
  insert into commerce.variants as v (product_id, position, title, sku, barcode, option1, option2, option3,
    weight_grams, requires_shipping, is_taxable, picture_url, unsold_in)
  select * from jsonb_to_recordset($1::jsonb) as x (product_id bigint, position int, title text, sku text,
    barcode text, option1 text, option2 text, option3 text, weight_grams int, requires_shipping boolean,
    is_taxable boolean, picture_url text, unsold_in text[])
  on conflict (product_id, option1, option2, option3) do update set
    position = excluded.position, title = excluded.title, sku = excluded.sku, barcode = excluded.barcode,
    weight_grams = excluded.weight_grams, requires_shipping = excluded.requires_shipping,
    is_taxable = excluded.is_taxable, picture_url = excluded.picture_url, unsold_in = excluded.unsold_in
  returning v.id::int as id, v.product_id::int as product_id, v.option1, v.option2, v.option3`

async function writePrices(client: PoolClient, written: readonly WrittenVariant[]): Promise<void> {
  const prices = written.flatMap(({ variantId, variant }) =>
    variant.prices.map((price) => ({ variantId, ...price })),
  )
  await client.query({
    name: 'import-prices-gone',
    text: 'delete from commerce.variant_prices where variant_id = any($1::bigint[])',
    values: [written.map(({ variantId }) => variantId)],
  })
  await client.query({
    name: 'import-prices',
    text: `insert into commerce.variant_prices (variant_id, currency, price_minor, compare_at_minor, trade_price_minor)
      select * from unnest($1::bigint[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[])`,
    values: [
      prices.map(({ variantId }) => variantId),
      prices.map(({ currency }) => currency),
      prices.map(({ priceMinor }) => priceMinor),
      prices.map(({ compareAtMinor }) => compareAtMinor),
      prices.map(({ tradePriceMinor }) => tradePriceMinor),
    ],
  })
}

/**
 * Writes the stock. After the first import, the shop counts its own stock, and a later file only changes it if the
 * quantity in the file has changed, since importing an old file would otherwise restore sold units. Rows are locked in
 * the order of their ids, as orders lock them, so that neither can deadlock.
 */
async function writeStock(client: PoolClient, written: readonly WrittenVariant[]): Promise<void> {
  await client.query({
    name: 'import-stock',
    text: `insert into commerce.inventory as i
        (variant_id, product_id, on_hand, imported_quantity, is_tracked, continue_selling)
      select id, product_id, quantity, quantity, is_tracked, continue_selling
      from unnest($1::bigint[], $2::bigint[], $3::int[], $4::boolean[], $5::boolean[])
        as x (id, product_id, quantity, is_tracked, continue_selling) order by id
      on conflict (variant_id) do update set
        on_hand = case when i.imported_quantity is distinct from excluded.imported_quantity
          then excluded.on_hand else i.on_hand end,
        imported_quantity = excluded.imported_quantity, is_tracked = excluded.is_tracked,
        continue_selling = excluded.continue_selling`,
    values: [
      written.map(({ variantId }) => variantId),
      written.map(({ productId }) => productId),
      written.map(({ variant }) => variant.quantity),
      written.map(({ variant }) => variant.isTracked),
      written.map(({ variant }) => variant.continueSelling),
    ],
  })
}
