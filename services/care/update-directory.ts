import { and, inArray, isNull, sql } from 'drizzle-orm'
import { accountEntry, type DirectoryEntry, guestEntry } from '#domain/care/directory-entry.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { LOCKS } from '#services/kernel/database/locks.ts'
import { customers } from './directory-tables.ts'
import type { CustomerKeys, CustomerSources } from './sources.ts'

const CHANGES_MAX = 1000

/**
 * Applies the changes that the services have recorded, and returns whether there may be more. A lock serializes
 * updates, so that none overwrites newer data. Runs at most eleven queries.
 */
export async function updateDirectory(db: Queryable, sources: CustomerSources): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockDirectory(tx)
    const accountIds = await sources.identity.takeChanged(tx, CHANGES_MAX)
    const profileIds = (await sources.profiles?.takeChanged(tx, CHANGES_MAX)) ?? []
    const buyers = (await sources.orders?.takeChanged(tx, CHANGES_MAX)) ?? { accountIds: [], emails: [] }
    const taken = [accountIds, profileIds, [...buyers.accountIds, ...buyers.emails]]
    if (taken.every(({ length }) => length === 0)) return false
    await rewriteRows(tx, sources, {
      accountIds: unique([...accountIds, ...profileIds, ...buyers.accountIds]).filter(isAccountId),
      emails: unique(buyers.emails),
    })
    return taken.some(({ length }) => length >= CHANGES_MAX)
  })
}

/** Blocks other updates until the transaction ends. */
export async function lockDirectory(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.customerDirectory})`)
}

async function rewriteRows(tx: Queryable, sources: CustomerSources, changed: CustomerKeys): Promise<void> {
  // If an account was deleted or changed its address, the orders under its former address become guest orders.
  const former = await tx
    .select({ email: customers.email })
    .from(customers)
    .where(inArray(customers.accountId, changed.accountIds))
  const formerEmails = unique([...changed.emails, ...former.map(({ email }) => email)])
  const found = await sources.identity.find(tx, { ids: changed.accountIds, emails: formerEmails })
  const emails = unique([...formerEmails, ...found.map(({ email }) => email)])
  const accountIds = found.map(({ id }) => id)
  const profiles = (await sources.profiles?.find(tx, accountIds)) ?? []
  const orders = await sources.orders?.find(tx, { accountIds, emails })

  const verified = new Set(found.flatMap(({ email, isEmailVerified }) => (isEmailVerified ? [email] : [])))
  const accountRows = found.map((account) => {
    const profile = profiles.find(({ accountId }) => accountId === account.id) ?? null
    const guestOrders = account.isEmailVerified ? orders?.byEmail.get(account.email) : undefined
    const purchases = [orders?.byAccount.get(account.id), guestOrders].filter((part) => part !== undefined)
    return toRow(account.id, account.id, accountEntry(account, profile, purchases))
  })
  const guestRows = emails.flatMap((email) => {
    const purchases = verified.has(email) ? undefined : orders?.byEmail.get(email)
    return purchases ? [toRow(`guest-${purchases.firstOrderId}`, null, guestEntry(email, purchases))] : []
  })
  const deletedIds = changed.accountIds.filter((id) => !accountIds.includes(id))
  await tx.delete(customers).where(inArray(customers.accountId, deletedIds))
  await removeGuests(tx, emails, guestRows)
  await upsertRows(tx, [...accountRows, ...guestRows])
}

/** Removes the rows of guests who are no longer guests or whose first order has changed. */
async function removeGuests(tx: Queryable, emails: readonly string[], remaining: readonly { id: string }[]) {
  const ids = remaining.map(({ id }) => id)
  const isGuest = and(isNull(customers.accountId), inArray(customers.email, [...emails]))
  await tx
    .delete(customers)
    .where(ids.length === 0 ? isGuest : and(isGuest, sql`${customers.id} <> all(${sql.param(ids)})`))
}

async function upsertRows(tx: Queryable, rows: readonly (typeof customers.$inferInsert)[]): Promise<void> {
  if (rows.length === 0) return
  const excluded = (column: string) => sql.raw(`excluded.${column}`)
  await tx
    .insert(customers)
    .values([...rows])
    .onConflictDoUpdate({
      target: customers.id,
      set: {
        version: sql`${customers.version} + 1`,
        email: excluded('email'),
        name: excluded('name'),
        company: excluded('company'),
        standing: excluded('standing'),
        language: excluded('language'),
        country: excluded('country'),
        orderCount: excluded('order_count'),
        since: excluded('since'),
        lastOrderAt: excluded('last_order_at'),
      },
    })
}

function toRow(id: string, accountId: string | null, entry: DirectoryEntry) {
  return { id, accountId, ...entry }
}

const unique = (values: readonly string[]) => [...new Set(values)]
const isAccountId = (id: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
