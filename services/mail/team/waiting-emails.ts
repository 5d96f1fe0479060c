import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { WaitingCount } from '#services/kernel/team/waiting/cache-count.ts'
import type { WaitingDefinition } from '#services/kernel/team/waiting/waiting.ts'
import { EMAIL_DAYS } from '../empty-emails.ts'

const DAY_MS = 86_400_000
const QUARTER_MS = 900_000

/**
 * Emails that were abandoned, and those that cannot be sent because the mail server is missing or does not respond.
 * Older emails have been emptied, so nothing can be done about them.
 */
export const waitingEmails: readonly WaitingDefinition[] = [
  {
    task: 'emails-failed',
    resource: 'emails',
    roles: ['orders', 'care'],
    filter: (now) => ({ status: 'failed', from: getOldestDay(now).toISOString() }),
    sort: { field: 'createdAt', isDescending: false },
    count: (db, now) => countEmails(db, sql`status = 'failed' and created_at >= ${getOldestDay(now)}`),
  },
  {
    task: 'emails-unsent',
    resource: 'emails',
    roles: ['orders', 'care'],
    isLate: true,
    filter: (now) => ({ status: 'waiting', to: getUnsentCutoff(now).toISOString() }),
    sort: { field: 'createdAt', isDescending: false },
    count: (db, now) => countEmails(db, sql`status = 'waiting' and created_at < ${getUnsentCutoff(now)}`),
  },
]

async function countEmails(db: Queryable, matches: SQL): Promise<WaitingCount> {
  const { rows } = await db.execute<{ count: number; subject: string; createdAt: string }>(sql`
    select count(*) over ()::int as count, subject, created_at as "createdAt" from mail.outbox
    where ${matches} order by created_at limit 1`)
  const [first] = rows
  if (!first) return { count: 0, since: null, first: [] }
  return { count: first.count, since: new Date(first.createdAt), first: [{ text: first.subject }] }
}

/** Returns a time 15 to 30 minutes ago. It and the list's URL change only every 15 minutes. */
function getUnsentCutoff(now: Date): Date {
  return new Date((Math.floor(now.getTime() / QUARTER_MS) - 1) * QUARTER_MS)
}

/** Returns the start of the oldest day whose emails are all stored. It and the list's URL change only once a day. */
function getOldestDay(now: Date): Date {
  return new Date(Math.ceil(now.getTime() / DAY_MS - EMAIL_DAYS) * DAY_MS)
}
