import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import {
  creditChange,
  creditGrant,
  invoicePaid,
  invoiceReminder,
  type TeamCreditAccount,
} from '#contracts/team/credit-account.ts'
import { globalId } from '#domain/ids.ts'
import { reminderKind } from '#domain/order/on-account.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { defineChange, defineCreation } from '#services/kernel/team/resource.ts'
import { defineResource } from '#services/kernel/team/routes.ts'
import { containsText } from '#services/kernel/team/search/contains-text.ts'
import type { CommerceOptions } from '../../options.ts'
import {
  type CreditTerms,
  type OpenInvoice,
  readOpenInvoices,
  toCompanyCredit,
} from '../../orders/credit/read-credit.ts'
import { receivePaymentIn } from '../../orders/handling/receive-payment.ts'
import { requestOrderMail } from '../../orders/handling/request-order-mail.ts'
import { creditTerms } from '../../tables/credit-tables.ts'

const filter = z.strictObject({
  /** `open`: with unpaid invoices; `overdue`: with an overdue invoice. */
  state: z.enum(['open', 'overdue']).optional(),
  text: z.string().trim().min(1).max(100).optional(),
})
const columns = {
  company: creditTerms.company,
  limitMinor: creditTerms.limitMinor,
  decidedAt: creditTerms.decidedAt,
}

type CreditOptions = Pick<CommerceOptions, 'checkout' | 'clock' | 'shop' | 'findTradeBuyer'>

/**
 * `credit-accounts`: the companies that pay on account, with what they owe. The trade team decides on the terms, and
 * the orders team records payments.
 */
export function teamCredit(options: CreditOptions) {
  const { clock, findTradeBuyer } = options
  const toItem = (terms: CreditTerms, open: readonly OpenInvoice[]): TeamCreditAccount => ({
    ...toCompanyCredit(terms, open, clock()),
    id: terms.id,
    version: terms.version,
    company: terms.company,
    decidedAt: terms.decidedAt.toISOString(),
  })
  return defineResource({
    name: 'credit-accounts',
    roles: ['trade', 'orders'],
    filter,
    sortable: ['decidedAt', 'company', 'limitMinor'],
    logged: ['currency', 'limitMinor', 'days', 'openMinor'],
    async list(db, { filter, sort, from, count: limit }) {
      const matches = toCondition(filter, clock())
      const direction = sort.isDescending ? desc : asc
      const rows = await db
        .select()
        .from(creditTerms)
        .where(matches)
        .orderBy(direction(columns[sort.field]), direction(creditTerms.id))
        .limit(limit)
        .offset(from)
      const [counted] = await db.select({ total: count() }).from(creditTerms).where(matches)
      const open = await readOpenInvoices(
        db,
        rows.map(({ locationId }) => locationId),
      )
      return { items: rows.map((row) => toItem(row, open)), total: counted?.total ?? 0 }
    },
    async find(db, id, lock) {
      const terms = await findTerms(db, id, lock)
      return terms && toItem(terms, await readOpenInvoices(db, [terms.locationId]))
    },
    /**
     * Refuses with `company-not-approved` if the customer does not buy for an approved company, and with `already-done`
     * if there already is an account.
     */
    creation: defineCreation({
      roles: ['trade'],
      input: creditGrant,
      async run(tx, { accountId, ...terms }, { now }) {
        const found = await findTradeBuyer(globalId('Customer', accountId))
        if (!found.ok) return found
        if (found.value?.standing !== 'approved') return refuse('company-not-approved')
        const { companyLocationId: locationId, company } = found.value
        const [added] = await tx
          .insert(creditTerms)
          .values({ ...terms, locationId, company, decidedAt: now })
          .onConflictDoNothing()
          .returning({ id: creditTerms.id })
        return added ? ok(added.id) : refuse('already-done')
      },
    }),
    actions: {
      'change-terms': defineChange<TeamCreditAccount, z.infer<typeof creditChange>>({
        roles: ['trade'],
        input: creditChange,
        async run(tx, { id, version }, terms, { now }) {
          await tx
            .update(creditTerms)
            .set({ ...terms, decidedAt: now, version: version + 1 })
            .where(eq(creditTerms.id, id))
          return ok(true)
        },
      }),
      /** Refuses with `already-done` if the invoice is not open. */
      'invoice-paid': defineChange<TeamCreditAccount, z.infer<typeof invoicePaid>>({
        roles: ['orders'],
        input: invoicePaid,
        async run(tx, { id, version, invoices }, { orderId, amountMinor }, { now }) {
          if (!invoices.some((invoice) => invoice.orderId === orderId)) return refuse('already-done')
          const received = await receivePaymentIn(tx, options, orderId, { now, amountMinor })
          if (!received.ok) return received
          await tx
            .update(creditTerms)
            .set({ version: version + 1 })
            .where(eq(creditTerms.id, id))
          return ok(true)
        },
      }),
      /**
       * Sends a reminder of an invoice by email, regardless of earlier ones. Refuses with `already-done` if the invoice
       * is not open.
       */
      remind: defineChange<TeamCreditAccount, z.infer<typeof invoiceReminder>>({
        roles: ['trade', 'orders'],
        input: invoiceReminder,
        async run(tx, { id, version, invoices }, { orderId }, { now }) {
          const invoice = invoices.find((open) => open.orderId === orderId)
          if (!invoice) return refuse('already-done')
          const kind = reminderKind(new Date(invoice.dueAt), now)
          await requestOrderMail(tx, options, { kind, orderId, sentAt: now })
          await tx
            .update(creditTerms)
            .set({ version: version + 1 })
            .where(eq(creditTerms.id, id))
          return ok(true)
        },
      }),
    },
  })
}

async function findTerms(db: Queryable, id: string, lock?: 'lock'): Promise<CreditTerms | null> {
  if (!z.guid().safeParse(id).success) return null
  const query = db.select().from(creditTerms).where(eq(creditTerms.id, id))
  const [row] = await (lock ? query.for('update') : query)
  return row ?? null
}

function toCondition({ state, text }: z.infer<typeof filter>, now: Date): SQL | undefined {
  const hasOpenInvoice = (condition: SQL) => sql`exists (
    select from commerce.orders o join commerce.payments p on p.order_id = o.id
    where p.status = 'invoiced' and o.company_location_id = ${creditTerms.locationId}
      and o.currency = ${creditTerms.currency} and ${condition})`
  return and(
    state === 'open' ? hasOpenInvoice(sql`true`) : undefined,
    state === 'overdue' ? hasOpenInvoice(sql`o.payment_due_at <= ${now}`) : undefined,
    text ? containsText([sql`${creditTerms.company}`], text) : undefined,
  )
}
