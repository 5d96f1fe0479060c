import { eq, lt } from 'drizzle-orm'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { visitors } from './audience-tables.ts'

/** The lifetime of the visitor id cookie, in days (Spec §9). Later visits get a new id. */
export const VISITOR_DAYS = 360

/** Links a visitor id to an account, replacing the account it was linked to before. */
export async function identifyVisitor(
  { db }: Database,
  { visitorId, accountId, now }: { visitorId: string; accountId: string; now: Date },
): Promise<void> {
  const link = { accountId, identifiedAt: now }
  await db
    .insert(visitors)
    .values({ visitorId, ...link })
    .onConflictDoUpdate({ target: visitors.visitorId, set: link })
}

/** Removes visitor ids whose cookie has expired. */
export async function removeOldVisitors({ db }: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - VISITOR_DAYS * 86_400_000)
  await db.delete(visitors).where(lt(visitors.identifiedAt, before))
}

/** Returns the visitor's account id, or null for an unknown visitor. */
export async function findVisitor({ db }: Database, visitorId: string): Promise<string | null> {
  const [row] = await db.select().from(visitors).where(eq(visitors.visitorId, visitorId))
  return row?.accountId ?? null
}

export async function deleteVisitor({ db }: Database, visitorId: string): Promise<void> {
  await db.delete(visitors).where(eq(visitors.visitorId, visitorId))
}

export async function deleteAccountVisitors(queryable: Queryable, accountId: string): Promise<void> {
  await queryable.delete(visitors).where(eq(visitors.accountId, accountId))
}
