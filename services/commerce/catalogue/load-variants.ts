import { sql } from 'drizzle-orm'
import { globalId } from '#domain/ids.ts'
import type { Language } from '#domain/market/locale.ts'
import { readFlag } from '#domain/metafield-values.ts'
import { type Currency, type Money, money } from '#domain/money/money.ts'
import type { Picture } from '#domain/product/product.ts'
import { type CustomerRestriction, parseProductAttributes } from '#domain/product/product-attributes.ts'
import { getPublicPrice } from '#domain/product/public-price.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { fromGid } from './gid.ts'
import { isShownTo } from './restricted-products.ts'
import type { View } from './view.ts'

export type SellableVariant = {
  id: number
  gid: string
  sku: string | null
  title: string
  /** The trade price for a trade buyer if there is one in this currency, otherwise the public price. */
  price: Money
  /** The public price, the same for every buyer; 0 if the piece is available upon request only. */
  publicPrice: Money
  compareAt: Money | null
  /** Units in stock, never negative. Meaningless if `isTracked` is false. */
  available: number
  isTracked: boolean
  /** True if more than `available` may be ordered; always true for an untracked variant. */
  continueSelling: boolean
  requiresShipping: boolean
  isTaxable: boolean
  weightGrams: number
  picture: Picture | null
  /** The codes of the countries to which the product does not ship. */
  excludedCountries: readonly string[]
  customerRestrictions: CustomerRestriction | null
  product: {
    id: number
    gid: string
    handle: string
    title: string
    vendor: string
    isGiftCard: boolean
    /** Attribute fields of namespace `custom` by key, in the wire form (Spec §3). */
    attributes: ReadonlyMap<string, string>
  }
}

/**
 * Loads the variants with these global ids as a buyer in `currency` sees them, keyed by global id, in one query. Omits
 * unknown ids, products that are not visible to the buyer, and variants without a price in the currency. Pass a
 * transaction to read inside it.
 */
export async function loadVariants(
  db: Queryable,
  gids: readonly string[],
  view: Pick<View, 'currency' | 'isTrade' | 'role'> & { language?: Language },
): Promise<Map<string, SellableVariant>> {
  const ids = gids.map((gid) => fromGid('ProductVariant', gid)).filter((id) => id !== null)
  if (ids.length === 0) return new Map()
  const { currency, isTrade } = view
  const { rows } = await db.execute<Row>(variantsQuery(ids, view))
  return new Map(rows.map((row) => [globalId('ProductVariant', row.id), toSellable(row, currency, isTrade)]))
}

type Row = {
  id: number
  sku: string | null
  title: string
  price: number
  compare_at: number | null
  trade_price: number | null
  available: number
  is_tracked: boolean
  continue_selling: boolean
  requires_shipping: boolean
  is_taxable: boolean
  weight_grams: number
  picture: Picture | null
  product_id: number
  handle: string
  product_title: string
  vendor: string
  is_gift_card: boolean
  attributes: Record<string, string> | null
}

function toSellable(row: Row, currency: Currency, isTrade: boolean): SellableVariant {
  const attributes = new Map(Object.entries(row.attributes ?? {}))
  const { excludedCountries, customerRestrictions } = parseProductAttributes(attributes)
  const publicPrice = getPublicPrice(money(row.price, currency), {
    sku: row.sku ?? '',
    notDirectlyShoppable: readFlag(attributes.get('notDirectlyShoppable')),
  })
  const tradePrice = isTrade && row.trade_price !== null ? money(row.trade_price, currency) : null
  return {
    id: row.id,
    gid: globalId('ProductVariant', row.id),
    sku: row.sku,
    title: row.title,
    price: tradePrice ?? publicPrice,
    publicPrice,
    compareAt:
      row.compare_at === null || publicPrice.amountMinor === 0 ? null : money(row.compare_at, currency),
    available: Math.max(0, row.available),
    isTracked: row.is_tracked,
    continueSelling: row.continue_selling || !row.is_tracked,
    requiresShipping: row.requires_shipping,
    isTaxable: row.is_taxable,
    weightGrams: row.weight_grams,
    picture: row.picture,
    excludedCountries,
    customerRestrictions,
    product: {
      id: row.product_id,
      gid: globalId('Product', row.product_id),
      handle: row.handle,
      title: row.product_title,
      vendor: row.vendor,
      isGiftCard: row.is_gift_card,
      attributes,
    },
  }
}

function variantsQuery(
  ids: number[],
  { currency, role, language = 'en' }: Parameters<typeof loadVariants>[2],
) {
  return sql`
    select v.id::int as id, v.sku, v.title, pr.price_minor::float8 as price,
      pr.compare_at_minor::float8 as compare_at, pr.trade_price_minor::float8 as trade_price,
      i.on_hand - i.reserved as available, i.is_tracked, i.continue_selling, v.requires_shipping, v.is_taxable,
      v.weight_grams, p.id::int as product_id, coalesce(t.handle, p.handle) as handle,
      coalesce(t.title, p.title) as product_title, p.vendor, p.is_gift_card,
      (select json_build_object('url', m.url, 'alt', coalesce(m.alt_translations ->> ${language}, m.alt),
          'width', coalesce(m.width, 0), 'height', coalesce(m.height, 0))
        from commerce.media m where m.product_id = p.id and m.kind = 'image'
        order by (m.url is distinct from v.picture_url), m.position limit 1) as picture,
      (select json_object_agg(f.key, coalesce(t.metafields ->> ('custom.' || f.key), f.value))
        from commerce.product_metafields f where f.product_id = p.id and f.namespace = 'custom') as attributes
    from commerce.variants v
    join commerce.products p on p.id = v.product_id
    join commerce.inventory i on i.variant_id = v.id
    join commerce.variant_prices pr on pr.variant_id = v.id and pr.currency = ${currency}
    left join commerce.product_translations t on t.product_id = p.id and t.language = ${language}
    where v.id = any(${sql.param(ids)}::bigint[]) and p.status = 'active' and p.published_at <= now()
      and ${sql.raw(isShownTo(role))}`
}
