import type { Session } from '#app/visitor/context.ts'
import type { CheckoutKey } from '#clients/checkout/checkout-client.ts'
import type { Clients } from '#clients/clients.ts'
import type { AddressDraft } from '#domain/address/address.ts'
import { isSameAddress } from '#domain/address/same-address.ts'

/** The shipping address of a signed-in customer's order; null for a guest. Must be read before the order is placed. */
export async function readUsedAddress(
  session: Session | null,
  key: CheckoutKey,
  { checkout }: Pick<Clients, 'checkout'>,
): Promise<AddressDraft | null> {
  if (session === null) return null
  const read = await checkout.getCheckout(key)
  return read.ok && read.value.status === 'open' ? read.value.address : null
}

/**
 * Adds the address of an order to the customer's address book, unless it is there; the first one becomes the default. A
 * failure does not affect the order.
 */
export async function saveUsedAddress(
  { accessToken }: Session,
  address: AddressDraft,
  { customer }: Pick<Clients, 'customer'>,
): Promise<void> {
  const book = await customer.listAddresses(accessToken)
  if (!book.ok) return
  const isThere = book.value.some(({ address: known }) => known !== null && isSameAddress(known, address))
  if (isThere) return
  await customer.saveAddress(accessToken, { id: null, draft: address, isDefault: book.value.length === 0 })
}
