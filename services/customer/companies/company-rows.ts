import { and, asc, eq, sql } from 'drizzle-orm'
import { CHANGES } from '#contracts/changes.ts'
import type { Address } from '#domain/address/address.ts'
import { grantedStanding, type TradeStanding } from '#domain/visitor/roles.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { companies, companyAddresses, companyMembers, customers } from '../customer-tables.ts'
import { lockCustomer } from '../people/customer-rows.ts'

export type CompanyRow = typeof companies.$inferSelect
type MemberRow = typeof companyMembers.$inferSelect
export type Membership = { company: CompanyRow; member: MemberRow }

/** Returns the customer's company membership, or null for a consumer. */
export async function findMembership(
  { db }: { db: Queryable },
  accountId: string,
): Promise<Membership | null> {
  const [row] = await db
    .select({ company: companies, member: companyMembers })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(eq(companyMembers.accountId, accountId))
  return row ?? null
}

/** Returns the company that gives a caller trade access, or null for a consumer or an unverified address. */
export async function findGrantedMembership(
  database: { db: Queryable },
  { accountId, isEmailVerified }: { accountId: string; isEmailVerified: boolean },
): Promise<Membership | null> {
  const found = await findMembership(database, accountId)
  return found && grantedStanding(found.company.standing, { isEmailVerified }) && found
}

/** Returns a company's members in the order they joined. */
export async function readPeople(db: Queryable, companyId: string): Promise<MemberRow[]> {
  return db
    .select()
    .from(companyMembers)
    .where(eq(companyMembers.companyId, companyId))
    .orderBy(asc(companyMembers.joinedAt), asc(companyMembers.contactId))
}

/** Locks a company, so that changes to its members are serialized. Returns null if the company no longer exists. */
export async function lockCompany(tx: Queryable, companyId: string): Promise<CompanyRow | null> {
  const [row] = await tx.select().from(companies).where(eq(companies.id, companyId)).for('update')
  return row ?? null
}

/**
 * Stores which company a customer buys for and the standing of their application. If they have no company, creates one
 * with them as its owner. Renaming a company does not change its ids, since carts refer to its location. If no standing
 * is given, it does not change.
 */
export async function setCompany(
  { db }: Database,
  {
    accountId,
    name,
    standing,
    address = null,
    now,
  }: {
    accountId: string
    name: string
    standing?: TradeStanding | undefined
    /** The address of a new company. Its names are used for an owner who has none. */
    address?: Address | null
    now: Date
  },
): Promise<CompanyRow> {
  const values = { name, ...(standing !== undefined && { standing }) }
  return db.transaction(async (tx) => {
    await lockCustomer(tx, accountId, now)
    const found = await findMembership({ db: tx }, accountId)
    const [row] = found
      ? await tx.update(companies).set(values).where(eq(companies.id, found.company.id)).returning()
      : await tx
          .insert(companies)
          .values({ ...values, createdAt: now })
          .returning()
    if (!row) throw new Error('A company was not written')
    if (row.standing !== found?.company.standing) await announceStanding(tx)
    if (found) return row
    await tx.insert(companyMembers).values({ accountId, companyId: row.id, role: 'owner', joinedAt: now })
    if (address !== null) {
      await tx
        .insert(companyAddresses)
        .values({ companyId: row.id, address, isDefault: true, createdAt: now })
      const isUnnamed = and(
        eq(customers.accountId, accountId),
        eq(customers.firstName, ''),
        eq(customers.lastName, ''),
      )
      const { firstName, lastName } = address
      await tx.update(customers).set({ firstName, lastName }).where(isUnnamed)
    }
    return row
  })
}

/** Notifies all processes to read standings again. */
export async function announceStanding(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANGES.standings}, '')`)
}
