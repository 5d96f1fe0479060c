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
 * Applies the events of an order in sequence; idempotent. Throws if the order refuses one because its outcome does not
 * fit its payment method.
 */
export async function followPastOrder(
  { options, moveTo }: PastShop,
  { accountId, orderId, placedAt }: { accountId: string; orderId: string; placedAt: Date },
  { decision, paidBy }: PastOrder,
): Promise<void> {
  const { database, clock, shop } = options
  const { db } = database
  const after = (days: number) => moveTo(onWeekday(new Date(placedAt.getTime() + days * DAY_MS)))
  const done = (changed: { ok: boolean }) => {
    if (!changed.ok) throw new Error(`The past order ${orderId} does not become ${decision}`)
  }
  if (decision === 'awaiting-transfer') return
  if (decision === 'cancelled') {
    after(CANCELLED_AFTER)
    return done(await cancelOrder(options, orderId))
  }
  if (paidBy === 'bank-transfer') {
    after(PAID_AFTER)
    done(await receivePayment(options, orderId))
  }
  if (decision === 'paid') return
  const order = await findCustomerOrder(options, { accountId, email: null }, orderId)
  if (!order) throw new Error(`The past order ${orderId} is gone`)
  const parcels = decision === 'delivered' ? order.shipments : order.shipments.slice(0, 1)
  for (const shipment of parcels.keys()) {
    const number = `AUR-${order.number.replace(/\D/g, '')}-${shipment + 1}`
    const url = `https://tracking.example/${number}`
    after(SENT_AFTER)
    const parcel = { shipment, company: CARRIER, number, url }
    done(
      await db.transaction((tx) => sendShipment(tx, orderId, parcel, { home: shop.country, now: clock() })),
    )
    after(ARRIVED_AFTER)
    if (decision === 'delivered')
      done(await db.transaction((tx) => recordDelivery(tx, orderId, shipment, clock())))
  }
}

/** The same time of day, moved from a weekend to the Monday after it. */
function onWeekday(time: Date): Date {
  const day = time.toISOString().slice(0, 10)
  return new Date(time.getTime() + Date.parse(addWeekdays(day, 0)) - Date.parse(day))
}
