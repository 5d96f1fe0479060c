import type { Session } from '#app/visitor/context.ts'
import type { Clients } from '#clients/clients.ts'

/** Orders to choose from; the house finds an older one itself. */
const ORDERS_SHOWN = 10

/** An order to choose: its number, and what was ordered. */
export type OrderChoice = { readonly number: string; readonly pieces: string }

/** What the form knows of its sender. */
export type KnownSender = {
  readonly name: string
  readonly email: string
  /** Their latest orders, newest first; null for a guest, or if they could not be read: then the number is typed. */
  readonly orders: readonly OrderChoice[] | null
}

/** The name, address and orders of a signed-in customer. What cannot be read is left for them to enter. */
export async function loadSender(
  session: Session | null,
  { customer }: Pick<Clients, 'customer'>,
): Promise<KnownSender> {
  if (session === null) return { name: '', email: '', orders: null }
  const [person, page] = await Promise.all([
    customer.getCustomer(session.accessToken),
    customer.listOrders(session.accessToken, { first: ORDERS_SHOWN, after: null }),
  ])
  const orders = page.ok ? page.value.orders.map(toChoice) : []
  return {
    name: person.ok ? `${person.value.firstName} ${person.value.lastName}`.trim() : '',
    email: (person.ok ? person.value.email : null) ?? session.email,
    orders: orders.length > 0 ? orders : null,
  }
}

function toChoice({ number, titles }: { number: string; titles: readonly string[] }): OrderChoice {
  return { number, pieces: titles.join(', ') }
}
