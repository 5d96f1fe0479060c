import { and, eq, lt } from 'drizzle-orm'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { VISITOR_DAYS } from '../identified-visitors.ts'
import { subscribers, subscriberVisitors } from './newsletter-tables.ts'

/** Links a visitor id to a subscriber, replacing the one it was linked to before. */
export async function linkVisitor(
  tx: Queryable,
  { visitorId, subscriberId, now }: { visitorId: string; subscriberId: string; now: Date },
): Promise<void> {
  const link = { subscriberId, identifiedAt: now }
  await tx
    .insert(subscriberVisitors)
    .values({ visitorId, ...link })
    .onConflictDoUpdate({ target: subscriberVisitors.visitorId, set: link })
}

/** Returns null for a visitor id that is not linked to a subscriber. */
export async function isVisitorSubscribed({ db }: Database, visitorId: string): Promise<boolean | null> {
  const [found] = await db
    .select({ state: subscribers.state })
    .from(subscriberVisitors)
    .innerJoin(subscribers, eq(subscribers.id, subscriberVisitors.subscriberId))
    .where(eq(subscriberVisitors.visitorId, visitorId))
  return found ? found.state === 'confirmed' : null
}

export async function isSubscribed({ db }: Database, email: string): Promise<boolean> {
  const [found] = await db
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(and(eq(subscribers.email, email.trim().toLowerCase()), eq(subscribers.state, 'confirmed')))
  return found !== undefined
}

export async function unlinkVisitor({ db }: Database, visitorId: string): Promise<void> {
  await db.delete(subscriberVisitors).where(eq(subscriberVisitors.visitorId, visitorId))
}

/** Removes visitor ids whose cookie has expired. */
export async function removeOldLinks({ db }: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - VISITOR_DAYS * 86_400_000)
  await db.delete(subscriberVisitors).where(lt(subscriberVisitors.identifiedAt, before))
}
