import { createCommerceClient } from '#clients/commerce/commerce-client.ts'
import type { RequestPiece } from '#contracts/request.ts'
import { leadTimeDays, UNKNOWN_LEAD_TIME_DAYS } from '#domain/delivery/availability.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/market/language.ts'
import type { Currency, Money } from '#domain/money/money.ts'
import type { Product, Variant } from '#domain/product/product.ts'
import type { QuotesOptions } from '#services/platform/quotes/quotes-options.ts'
import type { Reach } from '../../seam/seam.ts'
import type { ServiceSettings } from '../../settings/config.ts'

type QuoteCatalogue = Pick<QuotesOptions, 'publicPrices' | 'leadTimes' | 'soldOut' | 'findPieces'>

/** The maximum number of products searched, and of variants found. */
const PRODUCTS_MAX = 10
const PIECES_MAX = 50

/**
 * Prices are without trade terms, include those of pieces upon request, and are for the shop's country. Without the
 * commerce service, or in another currency than the quote's, the team enters prices.
 */
export function createQuoteCatalogue(
  { shopDomain, privateToken }: ServiceSettings['commerce'],
  reach: Reach,
  report: (problem: object) => void,
): QuoteCatalogue {
  const commerce = createCommerceClient({
    storeDomain: shopDomain,
    apiVersion: '2025-04',
    accessToken: privateToken,
    report,
    ...reach,
  })
  return {
    async publicPrices(variantIds, { country, currency }) {
      const context = { country, language: DEFAULT_LANGUAGE, buyer: null }
      const found = await commerce.findVariantsByIds(variantIds, context)
      const variants = found.ok ? [...found.value] : []
      return new Map(
        variants.flatMap(([id, { listPrice }]) => {
          const minor = amountMinorIn(listPrice, currency)
          return minor === null ? [] : [[id, minor] as const]
        }),
      )
    },
    async leadTimes(productIds, country) {
      const found = await commerce.findProductsByIds(productIds, {
        country,
        language: DEFAULT_LANGUAGE,
        buyer: null,
      })
      const products = found.ok ? found.value : []
      return new Map(
        products.flatMap((product) => {
          const days = quotableLeadTime(product)
          return days === null ? [] : [[product.id, days] as const]
        }),
      )
    },
    async soldOut(variantIds, country) {
      const context = { country, language: DEFAULT_LANGUAGE, buyer: null }
      const found = await commerce.findVariantsByIds(variantIds, context)
      const variants = found.ok ? [...found.value] : []
      return variants.flatMap(([id, { availableForSale }]) => (availableForSale ? [] : [id]))
    },
    async findPieces(text, { country, language, currency }) {
      const found = await commerce.findProductsByText(
        { text, count: PRODUCTS_MAX },
        { country, language, buyer: null },
        { variants: 'all' },
      )
      if (!found.ok) return null
      const pieces = found.value.flatMap((product) =>
        variantsFor(product, text).map((variant) => ({
          piece: toRequestPiece(product, variant, language),
          publicMinor: amountMinorIn(variant.listPrice, currency),
          leadTimeDays: quotableLeadTime(product),
          isSoldOut: !variant.availableForSale,
        })),
      )
      return pieces.slice(0, PIECES_MAX)
    },
  }
}

/** The variant with this SKU, otherwise all variants. */
function variantsFor({ variants }: Product, text: string): readonly Variant[] {
  const exact = variants.filter(({ sku }) => sku.toLowerCase() === text.toLowerCase())
  return exact.length > 0 ? exact : variants
}

function toRequestPiece(
  { id, handle, title, vendor, attributes, pictures }: Product,
  variant: Variant,
  language: Language,
): RequestPiece {
  return {
    productId: id,
    variantId: variant.id,
    slug: attributes.localizedSlugs[language] ?? handle,
    title,
    variantTitle: variant.selectedOptions.map(({ value }) => value).join(', ') || null,
    artisan: attributes.artisanName ?? vendor,
    sku: variant.sku,
    picture: (variant.picture ?? pictures[0])?.url ?? null,
    quantity: 1,
  }
}

/** Null for a piece that is ready to ship, or whose lead time is unknown. */
function quotableLeadTime({ attributes }: Product): number | null {
  const days = leadTimeDays(attributes)
  return days > 0 && days < UNKNOWN_LEAD_TIME_DAYS ? Math.min(days, QUOTED_DAYS_MAX) : null
}

/** The limit of `contracts/quote.ts`. */
const QUOTED_DAYS_MAX = 730

function amountMinorIn(price: Money, currency: Currency): number | null {
  return price.currency === currency && price.amountMinor > 0 ? price.amountMinor : null
}
