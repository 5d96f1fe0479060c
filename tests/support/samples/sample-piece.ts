import type { Currency } from '#domain/money/money.ts'
import {
  inventory,
  productCompleteness,
  productMetafields,
  products,
  variantPrices,
  variants,
} from '#services/commerce/tables/catalogue-tables.ts'
import type { Database } from '#services/kernel/database/database.ts'

export type SamplePiece = {
  handle?: string
  title?: string
  sku?: string
  /** In minor units by currency. */
  prices?: Partial<Record<Currency, number>>
  compareAt?: Partial<Record<Currency, number>>
  tradePrices?: Partial<Record<Currency, number>>
  onHand?: number
  continueSelling?: boolean
  isTracked?: boolean
  /** Attributes in the namespace `custom`. */
  attributes?: Record<string, string>
}

let count = 0

/** Adds a product with one variant to the catalogue and returns the global ids of both. */
export async function addPiece({ db }: Database, piece: SamplePiece = {}) {
  const handle = piece.handle ?? `piece-${++count}`
  const [product] = await db
    .insert(products)
    .values({
      handle,
      title: piece.title ?? 'Lampada Luna',
      vendor: 'Vetreria Sole',
      publishedAt: new Date(0),
    })
    .returning()
  const productId = product?.id ?? 0
  const [variant] = await db
    .insert(variants)
    .values({ productId, position: 1, title: 'Default Title', sku: piece.sku ?? `SKU-${handle}` })
    .returning()
  const variantId = variant?.id ?? 0
  const prices = piece.prices ?? { EUR: 10_000, USD: 12_000, GBP: 9_000 }
  await db.insert(variantPrices).values(
    (['EUR', 'USD', 'GBP'] as const).flatMap((currency) => {
      const priceMinor = prices[currency]
      const compareAtMinor = piece.compareAt?.[currency] ?? null
      const tradePriceMinor = piece.tradePrices?.[currency] ?? null
      return priceMinor === undefined
        ? []
        : [{ variantId, currency, priceMinor, compareAtMinor, tradePriceMinor }]
    }),
  )
  const { onHand = 100, continueSelling = false, isTracked = true } = piece
  await db.insert(inventory).values({ variantId, productId, onHand, continueSelling, isTracked })
  await db.insert(productCompleteness).values({ productId, hasPicture: false, translatedInto: [] })
  const fields = Object.entries(piece.attributes ?? {})
  if (fields.length > 0) {
    const type = 'single_line_text_field'
    await db
      .insert(productMetafields)
      .values(fields.map(([key, value]) => ({ productId, namespace: 'custom', key, type, value })))
  }
  return { variantId, productId, gid: `gid://shopify/ProductVariant/${variantId}`, handle }
}
