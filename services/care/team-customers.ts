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
import { LANGUAGES } from '#domain/market/language.ts'
import { TRADE_STANDINGS } from '#domain/visitor/roles.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { defineResource, type TeamRoute } from '#services/kernel/team/routes.ts'
import { containsText } from '#services/kernel/team/search/contains-text.ts'
import { customerActions } from './customer-actions.ts'
import { dataCopyRoute } from './data-copy.ts'
import { customers } from './directory-tables.ts'
import type { CareOptions } from './options.ts'
import { readDetail } from './read-detail.ts'
import type { CustomerKeys } from './sources.ts'
import { updateDirectory } from './update-directory.ts'

const filter = z.strictObject({
  /** A part of the name, the company, the email address or an order's number. */
  text: z.string().trim().min(1).max(100).optional(),
  kind: z.enum(['account', 'guest']).optional(),
  /** `none`: consumers. */
  standing: z.enum([...TRADE_STANDINGS, 'none']).optional(),
  language: z.enum(LANGUAGES).optional(),
  country: z.string().length(2).optional(),
  hasOrders: z.boolean().optional(),
  /** Since when we know them: including `from`, excluding `to`. */
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
  /** The id of an order: its buyer. */
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

/**
 * `customers`: customers with an account, and guests who have ordered. A list costs five queries besides those of the
 * changes since the last one (docs/areas/desk.md).
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
      const matches = await matching(db, filter)
      const direction = sort.isDescending ? desc : asc
      const rows = await db
        .select()
        .from(customers)
        .where(matches)
        // Those who have not ordered come last, whatever the direction.
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

  async function matching(db: Queryable, { text, order, ...rest }: CustomerFilter): Promise<SQL | undefined> {
    const { kind, standing, language, country, hasOrders, from, to } = rest
    const numbered = text && /\d/.test(text) ? await sources.orders?.findByNumber(db, text) : undefined
    const buyer = order && (await sources.orders?.findOf(db, order))
    return and(
      text ? or(containsText(NAMES, text), numbered && isOneOf(numbered)) : undefined,
      order ? (buyer ? isOneOf(buyer) : sql`false`) : undefined,
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

/** Updates the directory before the call, so that no transaction of an action makes other updates wait for it. */
function withCurrentDirectory(route: TeamRoute, sources: CareOptions['sources']): TeamRoute {
  return {
    ...route,
    async handle(call) {
      await updateDirectory(call.database.db, sources)
      return route.handle(call)
    },
  }
}

function isOneOf({ accountIds, emails }: CustomerKeys): SQL | undefined {
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
