import { eq } from 'drizzle-orm'
import { grantedStanding, type TradeStanding } from '#domain/visitor/roles.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { companyContacts } from '../customer-tables.ts'
import { lockCustomer } from './customer-rows.ts'

export type CompanyContactRow = typeof companyContacts.$inferSelect

/** The company that a customer buys for; null for a consumer. */
export async function findCompanyContact(
  { db }: Database,
  accountId: string,
): Promise<CompanyContactRow | null> {
  const [row] = await db.select().from(companyContacts).where(eq(companyContacts.accountId, accountId))
  return row ?? null
}

/**
 * The company that gives a caller trade access; null for a consumer, and while their address is not verified.
 */
export async function findGrantedContact(
  database: Database,
  { accountId, isEmailVerified }: { accountId: string; isEmailVerified: boolean },
): Promise<CompanyContactRow | null> {
  const contact = await findCompanyContact(database, accountId)
  return contact && grantedStanding(contact.standing, { isEmailVerified }) && contact
}

/**
 * Stores which company a customer buys for, and the standing of their application. Renaming it does not
 * change its ids, since carts refer to its location; without a standing in the call, that does not change
 * either.
 */
export async function setCompany(
  { db }: Database,
  {
    accountId,
    name,
    standing,
    now,
  }: { accountId: string; name: string; standing?: TradeStanding | undefined; now: Date },
): Promise<CompanyContactRow> {
  const company = { companyName: name, ...(standing !== undefined && { standing }) }
  return db.transaction(async (tx) => {
    await lockCustomer(tx, accountId, now)
    const [row] = await tx
      .insert(companyContacts)
      .values({ accountId, ...company, createdAt: now })
      .onConflictDoUpdate({ target: companyContacts.accountId, set: company })
      .returning()
    if (!row) throw new Error('A company was not written')
    return row
  })
}
