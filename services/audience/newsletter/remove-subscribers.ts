import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import { CONFIRMATION_DAYS } from '#domain/newsletter/subscription.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { subscribers } from './newsletter-tables.ts'

/** How long the proof of an ended subscription is stored: claims are barred after three years. */
export const ENDED_DAYS = 1_095

/**
 * Removes addresses that were never confirmed, except the choice of an account, which waits for its address; and the proof
 * of subscriptions that ended long ago.
 */
export async function removeOldSubscribers({ db }: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000)
  await db
    .delete(subscribers)
    .where(
      and(
        eq(subscribers.state, 'pending'),
        isNull(subscribers.accountId),
        lt(subscribers.requestedAt, before(CONFIRMATION_DAYS)),
      ),
    )
  await db
    .delete(subscribers)
    .where(
      and(
        inArray(subscribers.state, ['unsubscribed', 'bounced']),
        lt(subscribers.changedAt, before(ENDED_DAYS)),
      ),
    )
}
