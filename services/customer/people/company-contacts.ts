import { eq } from 'drizzle-orm'
import type { Database } from '#services/kernel/database.ts'
import { companyContacts } from '../customer-tables.ts'
import { holdCustomer } from './customer-rows.ts'

export type CompanyContactRow = typeof companyContacts.$inferSelect

/** The company that a customer buys for; null for a consumer. */
export async function findCompanyContact(
  { db }: Database,
  accountId: string,
): Promise<CompanyContactRow | null> {
  const [row] = await db.select().from(companyContacts).where(eq(companyContacts.accountId, accountId))
  return row ?? null
}

/** Notes that a customer buys for a company. Its ids stay when it is renamed: carts know its location. */
export async function setCompany(
  { db }: Database,
  { accountId, name, now }: { accountId: string; name: string; now: Date },
): Promise<CompanyContactRow> {
  return db.transaction(async (tx) => {
    await holdCustomer(tx, accountId, now)
    const [row] = await tx
      .insert(companyContacts)
      .values({ accountId, companyName: name, createdAt: now })
      .onConflictDoUpdate({ target: companyContacts.accountId, set: { companyName: name } })
      .returning()
    if (!row) throw new Error('A company was not written')
    return row
  })
}
