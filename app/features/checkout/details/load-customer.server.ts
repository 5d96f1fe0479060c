import type { Session } from '#app/visitor/context.ts'
import type { Clients } from '#clients/clients.ts'
import type { CheckoutCustomer } from '#domain/order/checkout-prefill.ts'
import type { Role } from '#domain/visitor/roles.ts'
import { readCompanyAddresses } from '../address/company-addresses.server.ts'

/**
 * Includes the addresses of the buyer's company. Returns null for a guest. Data that cannot be read is left for the
 * buyer to enter.
 */
export async function loadCheckoutCustomer(
  session: Session | null,
  role: Role,
  clients: Pick<Clients, 'customer' | 'company'>,
): Promise<CheckoutCustomer | null> {
  if (session === null) return null
  const { customer } = clients
  const [person, book, ofCompany] = await Promise.all([
    customer.getCustomer(session.accessToken),
    customer.listAddresses(session.accessToken),
    readCompanyAddresses(session, role, clients),
  ])
  return {
    email: (person.ok ? person.value.email : null) ?? session.email,
    firstName: person.ok ? person.value.firstName : '',
    lastName: person.ok ? person.value.lastName : '',
    addresses: [...(book.ok ? book.value : []), ...ofCompany],
  }
}
