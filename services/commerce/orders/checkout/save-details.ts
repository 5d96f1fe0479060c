import { eq } from 'drizzle-orm'
import type { CheckoutDetails, RefusedField } from '#contracts/order/checkout.ts'
import { isEmailAddress } from '#domain/account/email-address.ts'
import {
  type Address,
  type AddressDraft,
  normalizeAddress,
  validateAddress,
} from '#domain/address/address.ts'
import type { Language } from '#domain/market/locale.ts'
import { isCountryCode } from '#domain/market/market.ts'
import { digestSecret } from '../../carts/cart-id.ts'
import { carts } from '../../carts/cart-tables.ts'
import { type CartRow, lockCart } from '../../carts/open-cart.ts'
import type { CommerceOptions } from '../../options.ts'
import { checkouts } from '../order-tables.ts'
import { type CheckoutCaller, openCheckout } from './checkout-access.ts'

export type SavedDetails =
  | { ok: true }
  | { ok: false; code: 'checkout-not-found' | 'opened-elsewhere' | 'sign-in-required' }
  | { ok: false; code: 'fields-refused'; fields: RefusedField[] }

/**
 * Stores the buyer's details, or returns the errors of each field. The address must be in the country of the
 * cart's prices: `country-differs` otherwise. The first browser that saves details owns the checkout
 * afterwards, together with the account signed in there. The details are not written to the cart, which
 * anyone with its key can read.
 */
export async function saveDetails(
  { database, clock }: CommerceOptions,
  caller: CheckoutCaller,
  details: CheckoutDetails,
  language: Language | null,
): Promise<SavedDetails> {
  const { holder, customer } = caller
  // Without a secret, the owner of the details could not be verified later.
  if (holder === null) return { ok: false, code: 'opened-elsewhere' }
  const now = clock()
  return database.db.transaction(async (tx) => {
    const row = await lockCart(tx, caller.cartId, now)
    if (!row) return { ok: false, code: 'checkout-not-found' }
    const opened = await openCheckout(tx, row, caller)
    if (!opened.ok) return opened
    const fields = refusedFields(details, row)
    const address = toAddress(details.address)
    if (fields.length > 0 || !address) return { ok: false, code: 'fields-refused', fields }
    const billingAddress = details.billingAddress && toAddress(details.billingAddress)
    const email = details.email.trim()
    const customerId = customer?.customerId ?? opened.value?.customerId ?? null
    const entered = { email, address, billingAddress, customerId, updatedAt: now }
    await tx
      .insert(checkouts)
      .values({ cartToken: row.token, holderDigest: digestSecret(holder), ...entered })
      .onConflictDoUpdate({ target: checkouts.cartToken, set: entered })
    const cart = { usedAt: now, updatedAt: now, ...(language && { language }) }
    await tx.update(carts).set(cart).where(eq(carts.token, row.token))
    return { ok: true }
  })
}

function refusedFields({ email, address, billingAddress }: CheckoutDetails, row: CartRow): RefusedField[] {
  return [
    ...emailErrors(email.trim()),
    ...addressErrors('address', address),
    ...(address.country && address.country !== row.countryCode
      ? [{ field: 'address.country', code: 'country-differs' }]
      : []),
    ...(billingAddress ? addressErrors('billingAddress', billingAddress) : []),
  ]
}

function addressErrors(name: string, draft: AddressDraft): RefusedField[] {
  return validateAddress(draft).map(({ field, code }) => ({ field: `${name}.${field}`, code }))
}

function emailErrors(email: string): RefusedField[] {
  if (email === '') return [{ field: 'email', code: 'required' }]
  return isEmailAddress(email) ? [] : [{ field: 'email', code: 'email-invalid' }]
}

function toAddress(draft: AddressDraft): Address | null {
  const { country } = draft
  return country && isCountryCode(country) ? normalizeAddress(draft, country) : null
}
