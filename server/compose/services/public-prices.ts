import { createCommerceClient } from '#clients/commerce/commerce-client.ts'
import { DEFAULT_LANGUAGE } from '#domain/market/language.ts'
import type { QuotesOptions } from '#services/platform/quotes/quotes-options.ts'
import type { ServiceSettings } from '../../config.ts'
import type { Reach } from '../../seam.ts'

/**
 * The public prices that a quote starts with, as the shop shows them in its country. Without the commerce service, or in another
 * currency than the quote's, there are none, and the team writes them.
 */
export function createPublicPrices(
  { shopDomain, privateToken }: ServiceSettings['commerce'],
  reach: Reach,
  report: (problem: object) => void,
): QuotesOptions['publicPrices'] {
  const commerce = createCommerceClient({
    storeDomain: shopDomain,
    apiVersion: '2025-04',
    accessToken: privateToken,
    report,
    ...reach,
  })
  return async (variantIds, { country, currency }) => {
    const found = await commerce.findVariantsByIds(variantIds, {
      country,
      language: DEFAULT_LANGUAGE,
      buyer: null,
    })
    const variants = found.ok ? [...found.value] : []
    return new Map(
      variants.flatMap(([id, { price }]) =>
        price?.currency === currency && price.amountMinor > 0 ? [[id, price.amountMinor] as const] : [],
      ),
    )
  }
}
