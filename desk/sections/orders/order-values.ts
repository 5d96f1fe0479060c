import type { Order } from '#contracts/order/order.ts'

/** The filter values of `services/commerce/team/orders/team-orders.ts`. */
export const STATUSES: readonly Order['status'][] = ['awaiting-payment', 'paid', 'cancelled', 'expired']
export const PAYMENTS: readonly Order['payment']['status'][] = [
  'awaited',
  'authorised',
  'invoiced',
  'captured',
  'released',
]
export const WAREHOUSES: readonly Order['shipments'][number]['warehouse'][] = ['in-house', 'other']

export function buyerOf({ address: { firstName, lastName, company } }: Order): string {
  return [`${firstName} ${lastName}`.trim(), company].filter(Boolean).join(', ')
}

export const SHIPPING = ['to-ship', 'late'] as const
