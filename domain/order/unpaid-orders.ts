import { type CalendarDate, calendarDateIn } from '../calendar/calendar-date.ts'
import { endOfDay } from '../calendar/house-clock.ts'
import { ok, type Result, refuse } from '../result.ts'

/** How many days an order waits for its bank transfer by default. */
export const UNPAID_ORDER_DAYS = 10

/** How many days before the deadline the buyer is reminded; with a short deadline, halfway through. */
const REMINDER_DAYS = 3

/** How many orders may await a transfer at the same time. A network may be a whole office. */
export const UNPAID_ORDERS_MAX = { email: 3, account: 5, network: 10 } as const

/** How many orders of one buyer await a transfer. A count is null if the account or the network is unknown. */
export type UnpaidOrders = { email: number; account: number | null; network: number | null }

const DAY_MS = 86_400_000

/** The end of a day in the house's time zone, since the buyer is shown a date and may still pay on that day. */
export function paymentDeadline(placedAt: Date, days: number, timeZone: string): Date {
  return endOfDay(timeZone, calendarDateIn(timeZone, new Date(placedAt.getTime() + days * DAY_MS)))
}

/** The last day on which the buyer may pay, in the house's time zone. */
export function lastPaymentDay(paymentDueAt: Date, timeZone: string): CalendarDate {
  return calendarDateIn(timeZone, new Date(paymentDueAt.getTime() - 1))
}

/** `isPartlyPaid`: part of the amount has arrived, so the team decides. */
export type UnpaidOrder = {
  placedAt: Date
  paymentDueAt: Date
  remindedAt: Date | null
  isPartlyPaid?: boolean
}

export function nextUnpaidOrderStep(
  { placedAt, paymentDueAt, remindedAt, isPartlyPaid = false }: UnpaidOrder,
  now: Date,
): 'wait' | 'remind' | 'expire' {
  if (now >= paymentDueAt) return isPartlyPaid ? 'wait' : 'expire'
  if (remindedAt !== null) return 'wait'
  return now >= reminderTime(placedAt, paymentDueAt) ? 'remind' : 'wait'
}

function reminderTime(placedAt: Date, paymentDueAt: Date): Date {
  const halfwayMs = (placedAt.getTime() + paymentDueAt.getTime()) / 2
  return new Date(Math.max(halfwayMs, paymentDueAt.getTime() - REMINDER_DAYS * DAY_MS))
}

/** Whether another order may await a transfer, since each reserves pieces that others could buy. */
export function checkUnpaidOrders(waiting: UnpaidOrders): Result<true, 'unpaid-orders-exhausted'> {
  const { email, account, network } = UNPAID_ORDERS_MAX
  const isFull =
    waiting.email >= email || (waiting.account ?? 0) >= account || (waiting.network ?? 0) >= network
  return isFull ? refuse('unpaid-orders-exhausted') : ok(true)
}
