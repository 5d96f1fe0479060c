import { addWeekdays } from '../../../domain/calendar/calendar-date.ts'
import { findCustomerOrder } from '../../../services/commerce/orders/customer-orders.ts'
import { cancelOrder } from '../../../services/commerce/orders/handling/cancel-order.ts'
import { receivePayment } from '../../../services/commerce/orders/handling/receive-payment.ts'
import { recordDelivery, sendShipment } from '../../../services/commerce/orders/handling/send-shipment.ts'
import type { PastOrder } from '../../people/people.ts'
import type { PastShop } from './past-shop.ts'

const DAY_MS = 86_400_000
/** The events of an order, in days after it was placed. None is on a weekend, when neither banks nor carriers work. */
const PAID_AFTER = 2
const CANCELLED_AFTER = 1
const SENT_AFTER = 9
const ARRIVED_AFTER = 14

/** A fictional carrier, so that no real one is linked. */
const CARRIER = 'Corriere Aurora'

/**
 * Applies the events that lead to the outcome of an order, in sequence; idempotent. Throws if the shop refuses one
 * because the outcome does not fit the payment method.
 */
export async function replayPastOrder(
  { options, setClock }: PastShop,
  { accountId, orderId, placedAt }: { accountId: string; orderId: string; placedAt: Date },
  { outcome, paidBy }: PastOrder,
): Promise<void> {
  const { database, clock, shop } = options
  const { db } = database
  const advanceTo = (days: number) => setClock(onWeekday(new Date(placedAt.getTime() + days * DAY_MS)))
  const requireOk = (result: { ok: boolean }) => {
    if (!result.ok) throw new Error(`The past order ${orderId} could not become ${outcome}`)
  }
  if (outcome === 'awaiting-transfer') return
  if (outcome === 'cancelled') {
    advanceTo(CANCELLED_AFTER)
    return requireOk(await cancelOrder(options, orderId))
  }
  if (paidBy === 'bank-transfer') {
    advanceTo(PAID_AFTER)
    requireOk(await receivePayment(options, orderId))
  }
  if (outcome === 'paid') return
  const order = await findCustomerOrder(options, { accountId, email: null }, orderId)
  if (!order) throw new Error(`The past order ${orderId} no longer exists`)
  const parcels = outcome === 'delivered' ? order.shipments : order.shipments.slice(0, 1)
  for (const shipment of parcels.keys()) {
    const number = `AUR-${order.number.replace(/\D/g, '')}-${shipment + 1}`
    const url = `https://tracking.example/${number}`
    advanceTo(SENT_AFTER)
    const parcel = { shipment, company: CARRIER, number, url }
    requireOk(
      await db.transaction((tx) => sendShipment(tx, orderId, parcel, { home: shop.country, now: clock() })),
    )
    advanceTo(ARRIVED_AFTER)
    if (outcome === 'delivered')
      requireOk(await db.transaction((tx) => recordDelivery(tx, orderId, shipment, clock())))
  }
}

/** Moves a time on a weekend to the same time of day on the Monday after it. */
function onWeekday(time: Date): Date {
  const day = time.toISOString().slice(0, 10)
  return new Date(time.getTime() + Date.parse(addWeekdays(day, 0)) - Date.parse(day))
}
