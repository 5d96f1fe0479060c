import type { WireRefund } from '#contracts/order/order.ts'
import { parseDecimal } from '#domain/money/money.ts'
import type { OrderRefund } from '#domain/order/order-refund.ts'

export function toRefund({ id, reason, amount, requestedAt, settledAt }: WireRefund): OrderRefund {
  return {
    id,
    reason,
    amount: parseDecimal(amount.amount, amount.currencyCode),
    requestedAt: new Date(requestedAt),
    settledAt: settledAt === null ? null : new Date(settledAt),
  }
}
