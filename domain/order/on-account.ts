import { calendarDateIn } from '../house/calendar-date.ts'
import { ok, type Result, refuse } from '../result.ts'
import { lastPaymentDay } from './unpaid-orders.ts'

/** Days in which an invoice is paid, if the terms of a company do not say otherwise. */
export const PAYMENT_DAYS = 30

/** Days after its due date from which an unpaid invoice stops further orders on account. */
export const OVERDUE_DAYS_MAX = 14

/** Days after the due date on which a company is reminded for the second time. */
const OVERDUE_REMINDER_DAYS = 7

const DAY_MS = 86_400_000

/** An invoice of an order on account. Amounts in minor units. */
export type Invoice = {
  readonly amountMinor: number
  /** What has arrived of it. */
  readonly receivedMinor: number
  /** What was taken off it, since pieces went back or cost less. */
  readonly creditedMinor: number
}

/** What an unpaid invoice leaves to pay, in minor units. */
export function openMinorOf({ amountMinor, receivedMinor, creditedMinor }: Invoice): number {
  return Math.max(0, amountMinor - receivedMinor - creditedMinor)
}

/** An invoice that is not paid, due until a moment. */
export type OpenInvoice = { readonly openMinor: number; readonly dueAt: Date }

/** The account of a company in one currency, in minor units. */
export type CreditAccount = {
  readonly limitMinor: number
  /** The sum of the unpaid invoices. */
  readonly openMinor: number
  /** The part of it whose due date has passed. */
  readonly overdueMinor: number
  /** What may still be ordered; 0 if the limit was lowered below what is open. */
  readonly leftMinor: number
  /** An invoice is overdue for so long that no order on account is taken. */
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

/** Whether an order of this amount may be placed on account. */
export function checkCredit(
  { leftMinor, isStopped }: CreditAccount,
  amountMinor: number,
): Result<true, 'invoices-overdue' | 'credit-limit-exceeded'> {
  if (isStopped) return refuse('invoices-overdue')
  return amountMinor <= leftMinor ? ok(true) : refuse('credit-limit-exceeded')
}

/** `dueAt` is the end of the last day, so the invoice is overdue from that moment. */
export function isOverdue(dueAt: Date, now: Date): boolean {
  return now >= dueAt
}

/** The email that reminds of an unpaid invoice at a moment. */
export function invoiceReminderOf(dueAt: Date, now: Date): 'invoice-due' | 'invoice-overdue' {
  return isOverdue(dueAt, now) ? 'invoice-overdue' : 'invoice-due'
}

/** Which reminders of an invoice were sent. */
type Reminded = {
  readonly dueAt: Date
  readonly remindedAt: Date | null
  readonly overdueRemindedAt: Date | null
}

/** The next email about an unpaid invoice: on the day it is due, in `timeZone`, and once it is overdue for a week. */
export function invoiceStep(
  { dueAt, remindedAt, overdueRemindedAt }: Reminded,
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
