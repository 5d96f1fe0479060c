import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import { CONFIRMATION_DAYS } from '#domain/newsletter/subscription.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { Job } from '#services/kernel/jobs.ts'
import { removeOldVisitors } from './identified-visitors.ts'
import { sendHostedConsents } from './newsletter/hosted-consents.ts'
import { type IssueStore, sendIssues } from './newsletter/issues/send-issues.ts'
import { subscribers } from './newsletter/newsletter-tables.ts'
import { removeOldLinks } from './newsletter/subscriber-visitors.ts'

/** How many days the proof of an ended subscription is retained: claims expire after three years. */
export const ENDED_DAYS = 1_095

export function audienceJobs(store: IssueStore): Job[] {
  const {
    database,
    newsletter: { hosted },
  } = store
  return [
    {
      name: 'audience: remove old visitors',
      everySeconds: 86_400,
      async run(now) {
        await removeOldVisitors(database, now)
        await removeOldLinks(database, now)
      },
    },
    {
      name: 'audience: remove old subscribers',
      everySeconds: 3_600,
      run: (now) => removeOldSubscribers(database, now),
    },
    {
      name: 'audience: send newsletters',
      everySeconds: 15,
      run: (_, stopping) => sendIssues(store, stopping),
    },
    {
      name: 'audience: send consents to the platform',
      everySeconds: 60,
      async run(now) {
        if (hosted) await sendHostedConsents(database, hosted, now)
      },
    },
  ]
}

/**
 * Removes addresses that were never confirmed, and the proof of subscriptions that ended long ago. A choice made in an
 * account is retained until its address is verified.
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
