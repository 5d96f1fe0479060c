import type { CalendarDate } from '#domain/calendar/calendar-date.ts'
import { lastPaymentDay, paymentDeadline } from '#domain/order/unpaid-orders.ts'
import type { CommerceOptions } from '../../options.ts'

type Options = Pick<CommerceOptions, 'checkout' | 'shop'>

export function computeTransferDeadline({ checkout, shop }: Options, placedAt: Date): Date {
  return paymentDeadline(placedAt, checkout.unpaidOrderDays, shop.timeZone)
}

/** The last day on which a transfer is accepted. The delivery promise holds for payment on any day until then. */
export function lastTransferDay(options: Options, placedAt: Date): CalendarDate {
  return lastPaymentDay(computeTransferDeadline(options, placedAt), options.shop.timeZone)
}
