import { type CalendarDate, subtractWeekdays } from '../calendar/calendar-date.ts'
import { type DeliveryPromise, transitDays } from '../delivery/delivery-promise.ts'
import type { CountryCode } from '../market/market.ts'

export type ShippingOrder = {
  readonly country: CountryCode
  readonly home: CountryCode
  /** Each shipment lists the ids of its lines. */
  readonly shipments: readonly { readonly lineItems: readonly { readonly lineId: string }[] }[]
  /** By line; lines without a promise are omitted. */
  readonly promises: ReadonlyMap<string, DeliveryPromise | null>
  /** The positions of the shipments that have left. */
  readonly sent: readonly number[]
}

/**
 * The last day on which the next shipment may leave and still arrive as promised, even with the slowest transit. Null
 * if everything has left, or no promise names a day.
 */
export function latestShippingDay({
  shipments,
  promises,
  sent,
  ...route
}: ShippingOrder): CalendarDate | null {
  const days = shipments
    .filter((_, position) => !sent.includes(position))
    .flatMap(({ lineItems }) => lineItems.map(({ lineId }) => promises.get(lineId) ?? null))
    .flatMap((promise) => (promise ? [lastShippingDay(promise, route)] : []))
    .filter((day) => day !== null)
  return days.toSorted()[0] ?? null
}

/** Whether a shipment has not left by its last possible shipping day. */
export function isLate(
  order: { shipBy: CalendarDate | null; isPaid: boolean },
  today: CalendarDate,
): boolean {
  return order.isPaid && order.shipBy !== null && order.shipBy < today
}

function lastShippingDay(
  { window, method }: DeliveryPromise,
  route: Pick<ShippingOrder, 'home' | 'country'>,
): CalendarDate | null {
  if (window === null) return null
  const [, most] = transitDays(method, route)
  return subtractWeekdays(window.to, most)
}
