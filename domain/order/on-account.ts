import { calendarDateIn } from '../calendar/calendar-date.ts'
import { ok, type Result, refuse } from '../result.ts'
import { lastPaymentDay } from './unpaid-orders.ts'

/** Days until an invoice is due, unless the company has other terms. */
export const PAYMENT_DAYS = 30

/** Once an invoice is this many days overdue, the company can place no further orders on account. */
export const OVERDUE_DAYS_MAX = 14

/** A second reminder is sent this many days after the due date. */
const OVERDUE_REMINDER_DAYS = 7

const DAY_MS = 86_400_000

/** In minor units. */
export type Invoice = {
  readonly amountMinor: number
  readonly receivedMinor: number
  /** Deducted for returned pieces or price reductions. */
  readonly creditedMinor: number
}

/** The unpaid remainder, in minor units. */
export function openAmount({ amountMinor, receivedMinor, creditedMinor }: Invoice): number {
  return Math.max(0, amountMinor - receivedMinor - creditedMinor)
}

/** `dueAt` is the time from which the invoice is overdue. */
export type OpenInvoice = { readonly openMinor: number; readonly dueAt: Date }

/** A company's credit in one currency, in minor units. */
export type CreditAccount = {
  readonly limitMinor: number
  /** The sum of the unpaid invoices. */
  readonly openMinor: number
  /** The part of `openMinor` whose due date has passed. */
  readonly overdueMinor: number
  /** How much may still be ordered; 0 if the limit is below the open amount. */
  readonly leftMinor: number
  /** Whether orders on account are blocked because an invoice is long overdue. */
  readonly isStopped: boolean
}

export function creditAccount(
  limitMinor: number,
  invoices: readonly OpenInvoice[],
  now: Date,
): CreditAccount {
  const overdue = invoices.filter(({ dueAt }) => isOverdue(dueAt, now))
  const openMinor = sum(invoices)
  return {
    limitMinor,
    openMinor,
    overdueMinor: sum(overdue),
    leftMinor: Math.max(0, limitMinor - openMinor),
    isStopped: overdue.some(({ dueAt }) => now.getTime() - dueAt.getTime() >= OVERDUE_DAYS_MAX * DAY_MS),
  }
}

export function checkCredit(
  { leftMinor, isStopped }: CreditAccount,
  amountMinor: number,
): Result<true, 'invoices-overdue' | 'credit-limit-exceeded'> {
  if (isStopped) return refuse('invoices-overdue')
  return amountMinor <= leftMinor ? ok(true) : refuse('credit-limit-exceeded')
}

/** `dueAt` is the end of the last day, so the invoice is overdue from that time. */
export function isOverdue(dueAt: Date, now: Date): boolean {
  return now >= dueAt
}

/** `invoice-overdue` from `dueAt` on, `invoice-due` before it. */
export function reminderKind(dueAt: Date, now: Date): 'invoice-due' | 'invoice-overdue' {
  return isOverdue(dueAt, now) ? 'invoice-overdue' : 'invoice-due'
}

type ReminderFacts = {
  readonly dueAt: Date
  readonly remindedAt: Date | null
  readonly overdueRemindedAt: Date | null
}

/** The next email about an unpaid invoice: on the due date in `timeZone`, and once it is a week overdue. */
export function nextInvoiceStep(
  { dueAt, remindedAt, overdueRemindedAt }: ReminderFacts,
  now: Date,
  timeZone: string,
): 'wait' | 'remind' | 'remind-overdue' {
  if (now.getTime() >= dueAt.getTime() + OVERDUE_REMINDER_DAYS * DAY_MS)
    return overdueRemindedAt === null ? 'remind-overdue' : 'wait'
  return remindedAt === null && calendarDateIn(timeZone, now) >= lastPaymentDay(dueAt, timeZone)
    ? 'remind'
    : 'wait'
}

function sum(invoices: readonly OpenInvoice[]): number {
  return invoices.reduce((total, { openMinor }) => total + openMinor, 0)
}
