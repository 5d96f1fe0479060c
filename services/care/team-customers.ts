import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { z } from 'zod'
import type { CustomerDetail, TeamCustomer } from '#contracts/team/customer.ts'
import { CUSTOMER_ORDERS_SHOWN } from '#contracts/team/customer.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import { money, toDecimal } from '#domain/money/money.ts'
import { TRADE_STANDINGS } from '#domain/visitor/roles.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { writeAuditEvent } from '#services/kernel/team/audit/write-audit-event.ts'
import type { TeamCall } from '#services/kernel/team/call.ts'
import { refusedResponse } from '#services/kernel/team/refused.ts'
import { defineResource, type TeamRoute } from '#services/kernel/team/routes.ts'
import { containsText } from '#services/kernel/team/search/contains-text.ts'
import { customerActions } from './customer-actions.ts'
import { customers } from './directory-tables.ts'
import type { CareOptions } from './options.ts'
import type { CustomerKeys } from './sources.ts'
import { updateDirectory } from './update-directory.ts'

const filter = z.strictObject({
  /** Part of the name, company, email address or an order number. */
  text: z.string().trim().min(1).max(100).optional(),
  kind: z.enum(['account', 'guest']).optional(),
  /** `none` finds consumers. */
  standing: z.enum([...TRADE_STANDINGS, 'none']).optional(),
  language: z.enum(LANGUAGES).optional(),
  country: z.string().length(2).optional(),
  hasOrders: z.boolean().optional(),
  /** The range of when they became known to us: `from` is inclusive, `to` is exclusive. */
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
  /** Finds the buyer of the order with this id. */
  order: z.guid().optional(),
})
type CustomerFilter = z.infer<typeof filter>

const columns = {
  since: customers.since,
  lastOrderAt: customers.lastOrderAt,
  name: sql`lower(${customers.name})`,
  email: customers.email,
  orderCount: customers.orderCount,
}

const NAMES = [sql`${customers.name}`, sql`${customers.email}`, sql`${customers.company}`]

const AUDITED_ACTION = { resource: 'customers', action: 'data-copy' }

/**
 * The team resource `customers`: customers with an account and guests who have ordered. A list takes five queries, plus
 * those that update the directory (docs/areas/desk.md).
 */
export function teamCustomers(options: CareOptions): readonly TeamRoute[] {
  const { sources } = options
  const routes = defineResource({
    name: 'customers',
    roles: ['orders', 'care', 'trade'],
    filter,
    sortable: ['since', 'lastOrderAt', 'name', 'email', 'orderCount'],
    logged: [],
    async list(db, { filter, sort, from, count: limit }) {
      const matches = await toCondition(db, filter)
      const direction = sort.isDescending ? desc : asc
      const rows = await db
        .select()
        .from(customers)
        .where(matches)
        // Customers without orders come last in both directions.
        .orderBy(sql`${direction(columns[sort.field])} nulls last`, direction(customers.id))
        .limit(limit)
        .offset(from)
      const [counted] = await db.select({ total: count() }).from(customers).where(matches)
      return { items: rows.map((row) => toItem(row, null)), total: counted?.total ?? 0 }
    },
    async find(db, id, lock) {
      const query = db.select().from(customers).where(eq(customers.id, id))
      const [row] = await (lock ? query.for('update') : query)
      return row ? toItem(row, await readDetail(db, options, row)) : null
    },
    actions: customerActions(options),
  })
  return [...routes, dataCopyRoute(options)].map((route) => withCurrentDirectory(route, sources))

  async function toCondition(
    db: Queryable,
    { text, order, ...rest }: CustomerFilter,
  ): Promise<SQL | undefined> {
    const { kind, standing, language, country, hasOrders, from, to } = rest
    const buyersByNumber = text && /\d/.test(text) ? await sources.orders?.findByNumber(db, text) : undefined
    const buyer = order && (await sources.orders?.findBuyer(db, order))
    return and(
      text ? or(containsText(NAMES, text), buyersByNumber && matchesKeys(buyersByNumber)) : undefined,
      order ? (buyer ? matchesKeys(buyer) : sql`false`) : undefined,
      kind && (kind === 'account' ? isNotNull(customers.accountId) : isNull(customers.accountId)),
      standing && (standing === 'none' ? isNull(customers.standing) : eq(customers.standing, standing)),
      language && eq(customers.language, language),
      country ? eq(customers.country, country) : undefined,
      hasOrders === undefined
        ? undefined
        : hasOrders
          ? gt(customers.orderCount, 0)
          : eq(customers.orderCount, 0),
      from ? gte(customers.since, new Date(from)) : undefined,
      to ? lt(customers.since, new Date(to)) : undefined,
    )
  }
}

/** Updates the directory before the call, so that the transaction of an action does not block other updates. */
function withCurrentDirectory(route: TeamRoute, sources: CareOptions['sources']): TeamRoute {
  return {
    ...route,
    async handle(call) {
      await updateDirectory(call.database.db, sources)
      return route.handle(call)
    },
  }
}

function matchesKeys({ accountIds, emails }: CustomerKeys): SQL | undefined {
  return or(inArray(customers.accountId, accountIds), inArray(customers.email, emails))
}

function toItem(
  { accountId, since, lastOrderAt, ...row }: typeof customers.$inferSelect,
  detail: CustomerDetail | null,
): TeamCustomer {
  return {
    ...row,
    hasAccount: accountId !== null,
    since: since.toISOString(),
    lastOrderAt: lastOrderAt?.toISOString() ?? null,
    detail,
  }
}

/**
 * `POST /customers/{id}/data-copy`: returns a copy of a customer's data, which is not stored. Each call requires a
 * recent second factor and is recorded in the audit log before the response is sent.
 */
function dataCopyRoute({ copyData, sources, clock }: CareOptions): TeamRoute {
  return {
    method: 'POST',
    path: '/customers/:id/data-copy',
    roles: ['care'],
    needsConfirmation: true,
    audits: AUDITED_ACTION,
    async handle({ database, staff, now, id }: TeamCall) {
      const [customer] = await database.db.select().from(customers).where(eq(customers.id, id))
      if (!customer) return refusedResponse(404, 'item-not-found')
      const { accountId, email } = customer
      const account = accountId === null ? null : await sources.identity.read(database.db, accountId, clock())
      const owner = { accountId, email, isEmailVerified: account?.isEmailVerified ?? false }
      const copy = await copyData(owner)
      if (!copy.ok) return Response.json({ code: copy.code }, { status: 422 })
      await writeAuditEvent(database.db, {
        ...AUDITED_ACTION,
        objectId: id,
        before: {},
        after: {},
        accountId: staff.accountId,
        at: now,
      })
      return Response.json(copy.value)
    },
  }
}

/** Reads each part from the service that owns it. */
async function readDetail(
  db: Queryable,
  { sources, clock, findBounce }: CareOptions,
  { accountId, email }: typeof customers.$inferSelect,
): Promise<CustomerDetail> {
  const account = accountId === null ? null : await sources.identity.read(db, accountId, clock())
  const addresses = accountId === null ? [] : ((await sources.profiles?.readAddresses(db, accountId)) ?? [])
  // An unverified address may belong to someone else.
  const isOwnAddress = account === null || account.isEmailVerified
  const company = accountId === null ? null : await readCompany(db, sources, accountId)
  const owner = { accountId, email: isOwnAddress ? email : null }
  const orders = (await sources.orders?.list(db, owner, CUSTOMER_ORDERS_SHOWN)) ?? []
  const bounce = await findBounce(db, email)
  return {
    account: account && {
      ...account,
      consents: {
        commercial: toConsent(account.consents.commercial),
        personalized: toConsent(account.consents.personalized),
      },
    },
    company,
    bounce: bounce && { at: bounce.at.toISOString(), reason: bounce.reason },
    addresses: addresses.map(({ id, isDefault, address }) => ({ ...address, id, isDefault })),
    orders: orders.map(({ id, number, placedAt, status, totalMinor, currency }) => ({
      id,
      number,
      placedAt: placedAt.toISOString(),
      status,
      total: { amount: toDecimal(money(totalMinor, currency)), currencyCode: currency },
    })),
  }
}

async function readCompany(
  db: Queryable,
  { identity, profiles }: CareOptions['sources'],
  accountId: string,
): Promise<CustomerDetail['company']> {
  const found = await profiles?.readCompany(db, accountId)
  if (!found) return null
  const ids = found.people.map((person) => person.accountId)
  const accounts = await identity.find(db, { ids, emails: [] })
  return {
    name: found.name,
    standing: found.standing,
    taxNumber: found.taxNumber,
    isTaxExempt: found.isTaxExempt,
    exemptionDecidedAt: found.exemptionDecidedAt?.toISOString() ?? null,
    people: found.people.map(({ accountId: id, name, role }) => ({
      id,
      name,
      email: accounts.find((account) => account.id === id)?.email ?? '',
      role,
    })),
  }
}

function toConsent({ isGiven, at }: { isGiven: boolean; at: Date | null }) {
  return { isGiven, at: at?.toISOString() ?? null }
}
