import { eq, lt } from 'drizzle-orm'
import type { Database } from '#services/kernel/database/database.ts'
import { visitors } from './audience-tables.ts'

/** As long as the cookie with a visitor id lives (Spec §9): who comes later comes with another. */
export const VISITOR_DAYS = 360

/** Notes whose browser a visitor id represents; whom it was for before is forgotten. */
export async function identifyVisitor(
  { db }: Database,
  { visitorId, accountId, now }: { visitorId: string; accountId: string; now: Date },
): Promise<void> {
  const known = { accountId, identifiedAt: now }
  await db
    .insert(visitors)
    .values({ visitorId, ...known })
    .onConflictDoUpdate({ target: visitors.visitorId, set: known })
}

/** Removes visitor ids whose cookie must have expired. */
export async function removeOldVisitors({ db }: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - VISITOR_DAYS * 86_400_000)
  await db.delete(visitors).where(lt(visitors.identifiedAt, before))
}

/** The account behind a visitor id; null for a stranger. */
export async function findVisitor({ db }: Database, visitorId: string): Promise<string | null> {
  const [row] = await db.select().from(visitors).where(eq(visitors.visitorId, visitorId))
  return row?.accountId ?? null
}

/** Nobody is behind a visitor id any more. */
export async function deleteVisitor({ db }: Database, visitorId: string): Promise<void> {
  await db.delete(visitors).where(eq(visitors.visitorId, visitorId))
}

/** The account is gone, and what led to it. */
export async function deleteVisitorsOf({ db }: Database, accountId: string): Promise<void> {
  await db.delete(visitors).where(eq(visitors.accountId, accountId))
}
