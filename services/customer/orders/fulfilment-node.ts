import type { CustomerOrder } from '#contracts/order/customer-orders.ts'
import type { Fulfilment } from '#contracts/order/order.ts'
import { globalId } from '#domain/ids.ts'
import { type PageArguments, pageOf } from '#services/kernel/graphql/connection.ts'
import type { LineNode } from './line-node.ts'

/** The fulfilment status of the whole order. */
export function fulfilmentStatusOf({ status, shipments, fulfilments }: CustomerOrder): string {
  if (fulfilments.length === 0) return status === 'paid' ? 'PREPARING_FOR_SHIPPING' : 'CONFIRMED'
  if (fulfilments.length < shipments.length) return 'MULTIPLE_SHIPMENTS'
  return fulfilments.every(({ deliveredAt }) => deliveredAt !== null) ? 'DELIVERED' : 'ON_ITS_WAY'
}

/** `Fulfillment`: a shipped part of the order, with the pieces in it. */
export function toFulfilmentNode(fulfilment: Fulfilment, order: CustomerOrder, lines: readonly LineNode[]) {
  const { id, company, number, url, sentAt, deliveredAt } = fulfilment
  const contents = order.shipments[fulfilment.shipment]?.lineItems ?? []
  const items = contents.flatMap(({ lineId, quantity }) => {
    const lineItem = lines.find((line) => line.id === lineId)
    return lineItem
      ? [{ id: `${globalId('FulfillmentLineItem', id)}?line=${lineId}`, lineItem, quantity }]
      : []
  })
  return {
    id: globalId('Fulfillment', id),
    status: 'SUCCESS',
    latestShipmentStatus: deliveredAt === null ? 'IN_TRANSIT' : 'DELIVERED',
    createdAt: sentAt,
    updatedAt: deliveredAt ?? sentAt,
    estimatedDeliveryAt: null,
    isPickedUp: false,
    requiresShipping: true,
    trackingInformation: [{ company, number, url }],
    fulfillmentLineItems: (args: PageArguments) => pageOf(items, args),
  }
}
