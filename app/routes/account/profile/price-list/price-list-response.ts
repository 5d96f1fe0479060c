import type { PriceListFailure } from '#clients/commerce/price-lists-client.ts'
import type { PriceListHead } from '#contracts/price-list.ts'

/** Returns `price-list-de-eur`, which is the same in every language, since programs look for it. */
export function priceListName({ country, currency }: Pick<PriceListHead, 'country' | 'currency'>): string {
  return `price-list-${country}-${currency}`.toLowerCase()
}

export function priceListStatus(code: PriceListFailure): number {
  return STATUSES[code]
}

const STATUSES: Readonly<Record<PriceListFailure, number>> = {
  'price-list-malformed': 400,
  'not-approved': 403,
  'too-many-reads': 429,
  'account-unavailable': 503,
  'price-list-unavailable': 503,
}
