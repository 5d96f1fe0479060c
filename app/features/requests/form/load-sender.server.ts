import type { Session } from '#app/visitor/context.ts'
import type { Clients } from '#clients/clients.ts'

/** Maximum number of orders to choose from; the house looks up older ones itself. */
const ORDERS_SHOWN = 10

/** `pieces` lists the titles of the ordered pieces. */
export type OrderChoice = { readonly number: string; readonly pieces: string }

export type KnownSender = {
  readonly name: string
  readonly email: string
  /** Newest first; null for a guest, without orders, or if they could not be read: the number is then typed. */
  readonly orders: readonly OrderChoice[] | null
}

/** Data that cannot be read is left for the customer to enter. */
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
