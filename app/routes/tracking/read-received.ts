import type { CartLineView, CartView } from '#app/features/bag/bag.ts'
import type { CartChange } from '#app/features/bag/bag-change-response.server.ts'
import type { SentView } from '#app/features/requests/sent/sent-page.tsx'
import type { ShopEvent } from '#domain/tracking/shop-event.ts'
import { trackedLine } from '#domain/tracking/tracked-line.ts'

/** Lines of the bag as last shown, by id. */
export type KnownLines = Map<
  string,
  Pick<CartLineView, 'quantity' | 'product' | 'unitPrice' | 'publicUnitPrice'>
>

/**
 * Returns events for data that the router received: a change of the bag, or the receipt of a request. Updates `known`
 * from each bag in the data.
 */
export function readReceived(results: unknown, form: FormData | null, known: KnownLines): ShopEvent[] {
  const received = unwrapResults(results)
  const isChanged = received.some((data) => data.ok === true)
  const events = received.flatMap((data): ShopEvent[] => {
    if (data.receipt) return [{ name: 'requestSent', request: data.receipt.kind }]
    return data.ok === true && data.piece ? [{ name: 'addToCart', piece: data.piece }] : []
  })
  const changed = form && isChanged ? toQuantityEvent(form, known) : null
  for (const { bag } of received) for (const line of bag?.lines ?? []) known.set(line.id, line)
  return changed ? [...events, changed] : events
}

/** Returns the event for a form with the new quantity of a line, or null if it does not change. */
function toQuantityEvent(form: FormData, known: KnownLines): ShopEvent | null {
  const id = String(form.get('lineId'))
  const line = known.get(id)
  const quantity = Number(form.get('quantity'))
  if (!line || !Number.isInteger(quantity) || quantity === line.quantity) return null
  const quantityChange = quantity - line.quantity
  known.set(id, { ...line, quantity })
  return {
    name: quantityChange > 0 ? 'addToCart' : 'removeFromCart',
    piece: trackedLine(line, Math.abs(quantityChange)),
  }
}

type ReceivedData = {
  readonly ok?: boolean
  readonly piece?: Extract<CartChange, { ok: true }>['piece']
  readonly bag?: Pick<CartView, 'lines'> | null
  readonly receipt?: Pick<SentView, 'kind'>
}

/** Reads results with or without response headers. */
function unwrapResults(results: unknown): ReceivedData[] {
  if (typeof results !== 'object' || results === null) return []
  return Object.values(results).flatMap((one: unknown): ReceivedData[] => {
    const result = typeof one === 'object' && one !== null && 'result' in one ? one.result : null
    const value = typeof result === 'object' && result !== null && 'data' in result ? result.data : result
    return typeof value === 'object' && value !== null ? [value] : []
  })
}
