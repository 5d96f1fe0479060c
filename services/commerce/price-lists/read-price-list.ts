import type { PriceListEntry, PriceListHead } from '#contracts/price-list.ts'
import { isUponRequest, leadTimeDays, UNKNOWN_LEAD_TIME_DAYS } from '#domain/delivery/availability.ts'
import { globalId } from '#domain/ids.ts'
import type { Language } from '#domain/market/language.ts'
import { parseProductAttributes } from '#domain/product/product-attributes.ts'
import { createCatalogueLoader, type ProductNode, type VariantNode } from '../catalogue/catalogue-loader.ts'
import { loadVariants, type SellableVariant } from '../catalogue/load-variants.ts'
import { isVisible } from '../catalogue/product-rows.ts'
import { variantTitle } from '../catalogue/resolvers/option-choice.ts'
import type { View } from '../catalogue/view.ts'
import { viewOfCountry } from '../graphql/view.ts'
import type { CommerceOptions } from '../options.ts'

/** Products that are in memory at once. */
const PRODUCTS_AT_ONCE = 200

type Sources = Pick<CommerceOptions, 'database' | 'house'>

/** The head of the price list of a country, and its entries: every piece that an approved trade client may see and have sent there. */
export function readPriceList(
  sources: Sources,
  { language, country }: { language: Language; country: string },
): { head: PriceListHead; entries: AsyncIterable<PriceListEntry> } {
  const role = 'trade-approved'
  const view: View = { ...viewOfCountry(country, { house: sources.house, language, role }), isTrade: true }
  return {
    head: { language, country: view.country, currency: view.currency },
    entries: entriesOf(sources, view),
  }
}

async function* entriesOf({ database }: Sources, view: View): AsyncIterable<PriceListEntry> {
  let after = 0
  for (;;) {
    const ids = await nextProducts(database, view, after)
    if (ids.length === 0) return
    after = ids.at(-1) ?? after
    const loader = createCatalogueLoader(database)
    const products = await loader.products(ids, view)
    const nodes = (await Promise.all(products.map((product) => loader.variants(product)))).flat()
    const gids = nodes.map(({ row }) => globalId('ProductVariant', row.id))
    const sold = await loadVariants(database.db, gids, view)
    for (const node of nodes) {
      const variant = sold.get(globalId('ProductVariant', node.row.id))
      if (variant && !variant.excludedCountries.includes(view.country)) yield toEntry(node, variant)
    }
  }
}

async function nextProducts({ pool }: Sources['database'], view: View, after: number): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>({
    name: 'commerce-price-list',
    text: `select p.id::int as id from commerce.products p
      where p.id > $2 and not p.is_gift_card and ${isVisible('$1', view.role)} order by p.id limit ${PRODUCTS_AT_ONCE}`,
    values: [view.currency, after],
  })
  return rows.map(({ id }) => id)
}

function toEntry({ row, product }: VariantNode, variant: SellableVariant): PriceListEntry {
  const { attributes } = variant.product
  const parsed = parseProductAttributes(attributes)
  const { widthCm, depthCm, heightCm } = parsed.dimensions
  const sku = row.sku ?? ''
  const isSoldOut = !variant.continueSelling && variant.available === 0
  const isOpen = isUponRequest({ ...parsed, sku }) || variant.price.amountMinor === 0
  const days = leadTimeDays({ ...parsed, isReadyToShip: parsed.isReadyToShip && variant.available > 0 })
  return {
    sku,
    title: product.row.title,
    finish: finishOf(product, row),
    artisan: parsed.artisanName ?? product.row.vendor,
    handle: product.row.handle,
    variant: String(row.id),
    publicMinor: variant.publicPrice.amountMinor || null,
    tradeMinor: variant.price.amountMinor || null,
    availability: isOpen ? 'upon-request' : isSoldOut ? 'sold-out' : 'available',
    leadTimeDays: days === UNKNOWN_LEAD_TIME_DAYS ? null : days,
    widthCm: widthCm || null,
    depthCm: depthCm || null,
    heightCm: heightCm || null,
  }
}

function finishOf({ row }: ProductNode, variant: VariantNode['row']): string | null {
  return row.options.length === 0 ? null : variantTitle(row, variant)
}
