import { z } from 'zod'
import { addressDraft } from '#contracts/order/checkout.ts'
import { fulfilmentDraft, type Order } from '#contracts/order/order.ts'
import type { TeamItem } from '#contracts/team/convention.ts'
import { validateAddress } from '#domain/address/address.ts'
import type { OrderEffect } from '#domain/order/order-lifecycle.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { defineChange } from '#services/kernel/team/resource.ts'
import type { CommerceOptions } from '../options.ts'
import { cancelOrderIn } from '../orders/handling/cancel-order.ts'
import { correctAddress } from '../orders/handling/correct-address.ts'
import { receivePaymentIn } from '../orders/handling/receive-payment.ts'
import { requestOrderMail } from '../orders/handling/request-order-mail.ts'
import { recordDelivery, sendShipment } from '../orders/handling/send-shipment.ts'

export type OrderActionOptions = Pick<CommerceOptions, 'checkout' | 'shop' | 'reportFault'>

type OrderItem = Order & TeamItem
const roles = ['orders'] as const

/**
 * The actions of the team on an order. Refused with `order-not-open` or `order-expired` as its life cycle requires,
 * with `already-done`, `country-differs`, or `shipment-not-found`, also for the delivery of a shipment that was never sent.
 */
export function orderActions(options: OrderActionOptions) {
  return {
    'transfer-received': defineChange<OrderItem, object>({
      roles,
      input: z.strictObject({}),
      run: async (tx, { id }, _, { now }) => requireChange(await receivePaymentIn(tx, id, now)),
    }),
    ship: defineChange<OrderItem, z.infer<typeof fulfilmentDraft>>({
      roles,
      input: fulfilmentDraft,
      async run(tx, { id }, draft, { now }) {
        const sent = await sendShipment(tx, id, draft, now)
        // A corrected tracking number has the same letter, which is not sent again.
        const { shipment } = draft
        if (sent.ok) await requestOrderMail(tx, options, { kind: 'order-shipped', orderId: id, shipment })
        return requireChange(sent)
      },
    }),
    deliver: defineChange<OrderItem, { shipment: number }>({
      roles,
      input: z.strictObject({ shipment: fulfilmentDraft.shape.shipment }),
      run: async (tx, { id }, { shipment }, { now }) =>
        requireChange(await recordDelivery(tx, id, shipment, now)),
    }),
    'correct-address': defineChange<OrderItem, z.infer<typeof addressDraft>>({
      roles,
      input: addressDraft.check(({ value, issues }) => {
        for (const { field, code } of validateAddress(value))
          issues.push({ code: 'custom', path: [field], message: code, input: value })
      }),
      run: async (tx, { id }, draft) => requireChange(await correctAddress(tx, id, draft)),
    }),
    /** `restocks`: whether the pieces are for sale again. */
    cancel: defineChange<OrderItem, { restocks: boolean }>({
      roles,
      input: z.strictObject({ restocks: z.boolean() }),
      async run(tx, { id }, { restocks }, { now, afterCommit }) {
        const cancelled = await cancelOrderIn(tx, options, id, { now, restocks })
        if (!cancelled.ok) return cancelled
        afterCommit(cancelled.value.refund)
        return requireChange(ok(cancelled.value.effect))
      },
    }),
  }
}

/** The item exists, so what was not found is its shipment. */
function requireChange(result: Result<OrderEffect, string>): Result<true, string> {
  if (!result.ok) return result.code === 'order-not-found' ? refuse('shipment-not-found') : result
  return result.value === 'changed' ? ok(true) : refuse('already-done')
}
