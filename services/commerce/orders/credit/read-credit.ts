import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { CompanyCredit, CompanyCreditResponse } from '#contracts/order/company-credit.ts'
import type { Currency } from '#domain/money/money.ts'
import { type CreditAccount, creditAccount, openAmount } from '#domain/order/on-account.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { creditTerms } from '../../tables/credit-tables.ts'
import { orders, payments } from '../../tables/order-tables.ts'

export type CreditTerms = typeof creditTerms.$inferSelect

/**
 * An unpaid invoice. Its number is that of its order, which is the reference of the transfer.
 */
export type OpenInvoice = {
  orderId: string
  number: string
  locationId: string
  currency: Currency
  issuedAt: Date
  dueAt: Date
  amountMinor: number
  openMinor: number
}

/** The terms of a company in a currency; null if it may not pay on account. `lock` lasts until the transaction ends. */
export async function readTerms(
  db: Queryable,
  locationId: string,
  currency: Currency,
  lock?: 'lock',
): Promise<CreditTerms | null> {
  const query = db
    .select()
    .from(creditTerms)
    .where(and(eq(creditTerms.locationId, locationId), eq(creditTerms.currency, currency)))
  const [terms] = await (lock ? query.for('update') : query)
  return terms ?? null
}

const CREDITED = sql<number>`(
  select coalesce(sum(r.amount_minor), 0)::float8 from commerce.refunds r
  where r.order_id = ${orders.id} and r.reason = 'credited')`

/** The unpaid invoices of companies, earliest due date first. */
export async function readOpenInvoices(
  db: Queryable,
  locationIds: readonly string[],
): Promise<OpenInvoice[]> {
  const rows = await db
    .select({
      orderId: orders.id,
      number: orders.number,
      locationId: orders.companyLocationId,
      currency: orders.currency,
      issuedAt: orders.placedAt,
      dueAt: orders.paymentDueAt,
      amountMinor: payments.amountMinor,
      receivedMinor: payments.receivedMinor,
      creditedMinor: CREDITED,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.status, 'invoiced'), inArray(orders.companyLocationId, [...locationIds])))
    .orderBy(asc(orders.paymentDueAt), asc(orders.number))
  return rows.flatMap(({ locationId, dueAt, receivedMinor, creditedMinor, ...invoice }) =>
    locationId === null || dueAt === null
      ? []
      : {
          ...invoice,
          locationId,
          dueAt,
          openMinor: openAmount({ ...invoice, receivedMinor: receivedMinor ?? 0, creditedMinor }),
        },
  )
}

export async function readAccount(db: Queryable, terms: CreditTerms, now: Date): Promise<CreditAccount> {
  return toCompanyCredit(terms, await readOpenInvoices(db, [terms.locationId]), now)
}

export async function readCompanyCredit(
  db: Queryable,
  locationId: string,
  now: Date,
): Promise<CompanyCreditResponse> {
  const terms = await db
    .select()
    .from(creditTerms)
    .where(eq(creditTerms.locationId, locationId))
    .orderBy(asc(creditTerms.currency))
  const open = await readOpenInvoices(db, [locationId])
  return terms.map((row) => toCompanyCredit(row, open, now))
}

/** The account of a company in one currency; `open` are all its unpaid invoices. */
export function toCompanyCredit(terms: CreditTerms, open: readonly OpenInvoice[], now: Date): CompanyCredit {
  const { locationId, currency, days, limitMinor } = terms
  const own = open.filter((invoice) => invoice.locationId === locationId && invoice.currency === currency)
  return { currency, days, ...creditAccount(limitMinor, own, now), invoices: own.map(toWireInvoice) }
}

function toWireInvoice({ orderId, number, issuedAt, dueAt, amountMinor, openMinor }: OpenInvoice) {
  return {
    orderId,
    number,
    issuedAt: issuedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    amountMinor,
    openMinor,
  }
}
