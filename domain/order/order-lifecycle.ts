import { ok, type Result, refuse } from '../result.ts'
import type { OrderStage } from './order-progress.ts'

/** `ship` and `deliver` concern one of the order's shipments. */
export const ORDER_ACTIONS = [
  'transfer-received',
  'ship',
  'deliver',
  'cancel',
  'expire',
  'refund',
  'correct-address',
] as const
export type OrderAction = (typeof ORDER_ACTIONS)[number]

/** `unchanged`: the action was performed before, so repeating it has no effect. */
export type OrderEffect = 'changed' | 'unchanged'

/** Whether the action is allowed at this stage. An order that has been shipped can be refunded, but not canceled. */
export function applyOrderAction(
  stage: OrderStage,
  action: OrderAction,
): Result<OrderEffect, 'order-not-open' | 'order-expired'> {
  const effect = EFFECTS[stage][action]
  if (effect) return ok(effect)
  return refuse(stage === 'expired' ? 'order-expired' : 'order-not-open')
}

const EFFECTS: Readonly<Record<OrderStage, Partial<Record<OrderAction, OrderEffect>>>> = {
  'awaiting-payment': {
    'transfer-received': 'changed',
    cancel: 'changed',
    expire: 'changed',
    'correct-address': 'changed',
  },
  // The payment is authorized but not captured, so there is nothing to refund.
  approved: {
    'transfer-received': 'unchanged',
    ship: 'changed',
    cancel: 'changed',
    'correct-address': 'changed',
  },
  // An invoice may also be paid or credited at any later stage (`receivePaymentIn`).
  invoiced: {
    'transfer-received': 'changed',
    ship: 'changed',
    cancel: 'changed',
    refund: 'changed',
    'correct-address': 'changed',
  },
  paid: {
    'transfer-received': 'unchanged',
    ship: 'changed',
    cancel: 'changed',
    refund: 'changed',
    'correct-address': 'changed',
  },
  'partly-sent': { 'transfer-received': 'unchanged', ship: 'changed', deliver: 'changed', refund: 'changed' },
  sent: { 'transfer-received': 'unchanged', ship: 'changed', deliver: 'changed', refund: 'changed' },
  // Shipping again corrects the tracking number.
  delivered: { 'transfer-received': 'unchanged', ship: 'changed', deliver: 'unchanged', refund: 'changed' },
  cancelled: { cancel: 'unchanged' },
  expired: { cancel: 'unchanged', expire: 'unchanged' },
}
