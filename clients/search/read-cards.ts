import type { Currency } from '#domain/money/money.ts'
import type { ProductCard } from '#domain/product/product.ts'
import { type ShowsPicture, showsAll } from '#domain/product/shown-picture.ts'
import type { SearchProblem } from './sending/send-searches.ts'
import { cardRecord, toProductCard } from './to-product-card.ts'

export type ReadCards = (hits: readonly unknown[], currency: Currency) => ProductCard[]

/**
 * Converts hits to cards. An invalid record is reported and left out, so that the others are still listed.
 */
export function createCardReader({
  now,
  showsPicture = showsAll,
  report,
}: {
  now: () => Date
  showsPicture?: ShowsPicture
  report: (problem: SearchProblem) => void
}): ReadCards {
  return (hits, currency) =>
    hits.flatMap((hit) => {
      const parsed = cardRecord.safeParse(hit)
      if (parsed.success) return [toProductCard(parsed.data, { currency, now: now(), shows: showsPicture })]
      report({ operation: 'readCards', code: 'record-malformed', status: 200, details: parsed.error.message })
      return []
    })
}
