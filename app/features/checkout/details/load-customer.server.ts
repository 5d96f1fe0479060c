import type { Session } from '#app/visitor/context.ts'
import type { Clients } from '#clients/clients.ts'
import type { CheckoutCustomer } from '#domain/order/checkout-prefill.ts'

/** The account data of a signed-in buyer; null for a guest. What cannot be read is left for them to enter. */
export async function loadCheckoutCustomer(
  session: Session | null,
  { customer }: Pick<Clients, 'customer'>,
): Promise<CheckoutCustomer | null> {
  if (session === null) return null
  const [person, book] = await Promise.all([
    customer.getCustomer(session.accessToken),
    customer.listAddresses(session.accessToken),
  ])
  return {
    email: (person.ok ? person.value.email : null) ?? session.email,
    firstName: person.ok ? person.value.firstName : '',
    lastName: person.ok ? person.value.lastName : '',
    addresses: book.ok ? book.value : [],
  }
}
