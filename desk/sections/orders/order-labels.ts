import { useGetList, useTranslate } from 'react-admin'
import { z } from 'zod'
import type { Order } from '#contracts/order/order.ts'
import { teamEmail } from '#contracts/team/email.ts'
import type { TeamOrder } from '#contracts/team/order.ts'
import { parseAmount } from '#domain/money/amount-text.ts'
import { type OrderStage, orderStage } from '#domain/order/order-progress.ts'

/** The values of the filters in `services/commerce/team/orders/team-orders.ts`. */
export const STATUSES: readonly Order['status'][] = ['awaiting-payment', 'paid', 'cancelled', 'expired']
export const PAYMENTS: readonly Order['payment']['status'][] = [
  'awaited',
  'authorised',
  'invoiced',
  'captured',
  'released',
]
export const WAREHOUSES: readonly Order['shipments'][number]['warehouse'][] = ['in-house', 'other']

export function getBuyerName({ address: { firstName, lastName, company } }: Order): string {
  return [`${firstName} ${lastName}`.trim(), company].filter(Boolean).join(', ')
}

/** Converts a typed amount to minor units. An invalid amount is sent as typed, so that the service refuses it. */
export function parseMinor(text: string): number | string {
  const amount = parseAmount(text, null)
  return typeof amount === 'number' ? amount : text
}

export const SHIPPING = ['to-ship', 'late'] as const

export function getStage(order: Order): OrderStage {
  const parcels = order.fulfilments.map(({ deliveredAt }) => ({ hasArrived: deliveredAt !== null }))
  return orderStage({ ...order, parcels })
}

/** Returns a function that describes the stage of an order, including whether it is for samples. */
export function useDescribeStage(): (order: Order) => string {
  const translate = useTranslate()
  return (order) => {
    const stage = translate(`resources.orders.values.stage.${getStage(order)}`)
    return order.isSamples ? `${translate('resources.orders.samples')} · ${stage}` : stage
  }
}

/**
 * Returns a function that names a shipment after the house's warehouse or the workshop, and numbers those from the same
 * place.
 */
export function useShipmentName(): (order: TeamOrder, index: number) => string {
  const translate = useTranslate()
  const getPlace = ({ shipments, lines }: TeamOrder, index: number) => {
    const shipment = shipments[index]
    const firstLine = lines.find(({ id }) => id === shipment?.lineItems[0]?.lineId)
    if (shipment?.warehouse === 'in-house' || !firstLine)
      return translate('resources.orders.values.warehouse.in-house')
    return translate('resources.orders.from-workshop', { artisan: firstLine.artisanName })
  }
  return (order, index) => {
    const place = getPlace(order, index)
    const same = order.shipments.flatMap(({ lineItems }, other) =>
      lineItems.length > 0 && getPlace(order, other) === place ? [other] : [],
    )
    if (same.length < 2) return place
    return translate('resources.orders.parcels.numbered', { place, number: same.indexOf(index) + 1 })
  }
}

const orderEmails = z.array(
  teamEmail.pick({ id: true, subject: true, status: true, createdAt: true, bounce: true }),
)

/** Reads the emails about an order, latest first. */
export function useOrderEmails(orderId: string): z.infer<typeof orderEmails> {
  const { data = [] } = useGetList('emails', {
    filter: { order: orderId },
    sort: { field: 'createdAt', order: 'DESC' },
  })
  return orderEmails.parse(data)
}
