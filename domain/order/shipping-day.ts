import { type DeliveryPromise, transitDays } from '../delivery/delivery-promise.ts'
import { type CalendarDate, subtractWeekdays } from '../house/calendar-date.ts'
import type { CountryCode } from '../market/market.ts'

/** What decides by when an order has to leave. */
export type ShippingOrder = {
  readonly country: CountryCode
  /** The country of the house. */
  readonly home: CountryCode
  /** The parts that ship separately, each with the ids of its lines. */
  readonly shipments: readonly { readonly lineItems: readonly { readonly lineId: string }[] }[]
  /** The delivery promise of each line; lines without one are left out. */
  readonly promises: ReadonlyMap<string, DeliveryPromise | null>
  /** The positions of the parts that have left. */
  readonly sent: readonly number[]
}

/**
 * The last day on which the next part of an order may leave and still arrive within its promise, even by the slowest
 * transit. Null if everything has left, or if no promise names a day.
 */
export function shipByDay({ shipments, promises, sent, ...way }: ShippingOrder): CalendarDate | null {
  const days = shipments
    .filter((_, position) => !sent.includes(position))
    .flatMap(({ lineItems }) => lineItems.map(({ lineId }) => promises.get(lineId) ?? null))
    .flatMap((promise) => (promise ? [lastShippingDay(promise, way)] : []))
    .filter((day) => day !== null)
  return days.toSorted()[0] ?? null
}

/** Whether an order is late: a part of it is still here after the last day on which it had to leave. */
export function isLate(
  order: { shipBy: CalendarDate | null; isPaid: boolean },
  today: CalendarDate,
): boolean {
  return order.isPaid && order.shipBy !== null && order.shipBy < today
}

function lastShippingDay(
  { window, method }: DeliveryPromise,
  way: Pick<ShippingOrder, 'home' | 'country'>,
): CalendarDate | null {
  if (window === null) return null
  const [, most] = transitDays(method, way)
  return subtractWeekdays(window.to, most)
}
