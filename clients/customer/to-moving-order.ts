import type { MovingOrder, MovingParcel } from '#domain/updates/order-moves.ts'
import type { WireMovingOrder } from './order-wire.ts'
import { toRefunds } from './to-order.ts'

export function toMovingOrder(wire: WireMovingOrder): MovingOrder {
  const { id, name, processedAt, fulfillmentStatus } = wire
  const parcels = wire.fulfillments.nodes.map(toParcel)
  return {
    id,
    number: name,
    placedAt: new Date(processedAt),
    paidAt: findPaidAt(wire),
    closed: findClosure(wire),
    isSplit: parcels.length > 1 || fulfillmentStatus === 'MULTIPLE_SHIPMENTS',
    parcels,
    refunds: toRefunds(wire),
  }
}

/** The last of several payments completes the order. */
function findPaidAt({ financialStatus, transactions }: WireMovingOrder): Date | null {
  if (financialStatus === 'PENDING') return null
  const timestamps = transactions.flatMap(({ kind, status, processedAt }) =>
    (kind === 'SALE' || kind === 'CAPTURE') && status === 'SUCCESS' && processedAt ? [processedAt] : [],
  )
  const last = timestamps.toSorted().at(-1)
  return last === undefined ? null : new Date(last)
}

function findClosure({ cancelledAt, financialStatus }: WireMovingOrder): MovingOrder['closed'] {
  if (cancelledAt === null) return null
  return { move: financialStatus === 'EXPIRED' ? 'expired' : 'cancelled', at: new Date(cancelledAt) }
}

/**
 * The service does not report the time of delivery, but a delivered parcel does not change afterwards, so its last
 * change is used.
 */
function toParcel(wire: WireMovingOrder['fulfillments']['nodes'][number]): MovingParcel {
  const { id, createdAt, updatedAt, latestShipmentStatus, trackingInformation } = wire
  const [tracking] = trackingInformation
  return {
    id,
    sentAt: new Date(createdAt),
    deliveredAt: latestShipmentStatus === 'DELIVERED' ? new Date(updatedAt) : null,
    tracking:
      tracking?.company && tracking.number ? { company: tracking.company, number: tracking.number } : null,
  }
}
