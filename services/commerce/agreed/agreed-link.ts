import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { getCountry } from '#domain/market/market.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { digestSecret, isCartSecret } from '../carts/cart-id.ts'
import { formatCheckoutUrl } from '../carts/checkout-address.ts'
import type { CartRow } from '../carts/open-cart.ts'
import type { CommerceOptions } from '../options.ts'
import { carts } from '../tables/cart-tables.ts'

/**
 * The secret in the URL of an agreed order. It is derived, so that the same URL can be generated again although only
 * its digest is stored.
 */
export function deriveAgreedSecret(id: string, linkSecret: string): string {
  return createHmac('sha256', linkSecret).update(`agreed order ${id}`).digest('base64url')
}

/** The URL of an agreed order's checkout. Replaces a secret derived from a link secret that is no longer configured. */
export async function agreedCheckoutUrl(
  queryable: Queryable,
  { shop, checkout }: Pick<CommerceOptions, 'shop' | 'checkout'>,
  id: string,
  { token, secretDigest, language, countryCode }: CartRow,
): Promise<string> {
  const { linkSecret, oldLinkSecrets = [] } = checkout
  const candidates = [linkSecret, ...oldLinkSecrets].map((secret) => deriveAgreedSecret(id, secret))
  const secret =
    candidates.find((candidate) => isCartSecret(candidate, secretDigest)) ??
    deriveAgreedSecret(id, linkSecret)
  if (!isCartSecret(secret, secretDigest)) {
    await queryable
      .update(carts)
      .set({ secretDigest: digestSecret(secret) })
      .where(eq(carts.token, token))
  }
  return formatCheckoutUrl(shop, { language, country: getCountry(countryCode).isoCode }, { token, secret })
}
