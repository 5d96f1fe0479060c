import type { Session } from '#app/visitor/context.ts'
import type { Clients } from '#clients/clients.ts'
import type { SavedAddress } from '#domain/order/checkout-prefill.ts'
import { isTradeClient, type Role } from '#domain/visitor/roles.ts'

/** The company's addresses; none of them is the buyer's own default. */
export async function readCompanyAddresses(
  { accessToken }: Session,
  role: Role,
  { company }: Pick<Clients, 'company'>,
): Promise<SavedAddress[]> {
  if (!isTradeClient(role)) return []
  const found = await company.of(accessToken).read()
  if (!found.ok) return []
  return found.value.addresses.map(({ id, address }) => ({
    id,
    isDefault: false,
    isOfCompany: true,
    address,
  }))
}
