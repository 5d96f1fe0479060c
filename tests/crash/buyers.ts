import type { Placement } from '#contracts/order/checkout.ts'
import type { Service } from '#services/kernel/service.ts'
import {
  readySampleCheckout,
  SAMPLE_CARD,
  SAMPLE_TERMS,
  type SampleResponse,
} from '#tests/support/samples/sample-checkout.ts'

/** A buyer whose details are saved and whose next click places the order. Every click repeats the same placement. */
export type Buyer = { cartToken: string; place(): Promise<SampleResponse> }

/** A service of the shop at `origin`, reached over the network as by any client. */
export function overHttp(origin: string, name: string): Service {
  return {
    fetch(request) {
      const { pathname, search } = new URL(request.url)
      return fetch(new Request(`${origin}/services/${name}${pathname}${search}`, request))
    },
  }
}

/**
 * Buyers who each have two of the pieces, in a different order than the next buyer, so that their orders compete for
 * locks on each other's stock. Every other buyer pays by card.
 */
export async function runBuyers(
  commerce: Service,
  pieces: readonly string[],
  count: number,
): Promise<Buyer[]> {
  const buyers: Buyer[] = []
  for (let number = 0; number < count; number++) buyers.push(await runBuyer(commerce, pieces, number))
  return buyers
}

async function runBuyer(commerce: Service, pieces: readonly string[], number: number): Promise<Buyer> {
  const piece = (turn: number) => pieces[turn % pieces.length] ?? ''
  const checkout = await readySampleCheckout(commerce, [piece(number), 1], [piece(number * 3 + 1), 2])
  const state = await checkout.state()
  if (state.status !== 'open') throw new Error('A checkout without an order is open')
  const payment: Placement['payment'] =
    number % 2 === 0 ? { method: 'bank-transfer' } : { method: 'test-card', card: SAMPLE_CARD }
  const { total, due } = state.totals
  const placement: Placement = { payment, expectedTotal: total, expectedDue: due, terms: SAMPLE_TERMS }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  return {
    cartToken: /Cart\/(.+)\?/.exec(checkout.cartId)?.[1] ?? '',
    place: () => checkout.call('POST', '/orders', placement, headers),
  }
}
