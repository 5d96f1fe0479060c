import type { Session } from '#app/visitor/context.ts'
import type { CheckoutKey } from '#clients/checkout/checkout-client.ts'
import type { Clients } from '#clients/clients.ts'
import type { AddressDraft } from '#domain/address/address.ts'
import { isSameAddress } from '#domain/address/same-address.ts'
import type { Role } from '#domain/visitor/roles.ts'
import { readCompanyAddresses } from './company-addresses.server.ts'

/** Must be called before the order is placed. Returns null for a guest, or if the address cannot be read. */
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
 * Adds the address of an order to the customer's address book, unless it is already there or one of the company's; the
 * first one becomes the default. A failure does not affect the order.
 */
export async function saveUsedAddress(
  session: Session,
  role: Role,
  address: AddressDraft,
  clients: Pick<Clients, 'customer' | 'company'>,
): Promise<void> {
  const { accessToken } = session
  const { customer } = clients
  const savedAddresses = await customer.listAddresses(accessToken)
  if (!savedAddresses.ok) return
  const all = [...savedAddresses.value, ...(await readCompanyAddresses(session, role, clients))]
  const isSaved = all.some(({ address: known }) => known !== null && isSameAddress(known, address))
  if (isSaved) return
  await customer.saveAddress(accessToken, {
    id: null,
    draft: address,
    isDefault: savedAddresses.value.length === 0,
  })
}
