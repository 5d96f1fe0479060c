import { sql } from 'drizzle-orm'
import type { WaitingDefinition } from '#services/kernel/team/waiting/waiting.ts'
import { EMAIL_DAYS } from '../empty-emails.ts'

const DAY_MS = 86_400_000

/** Emails that were given up. Older ones are empty, so that nobody can help any more. */
export const waitingEmails: readonly WaitingDefinition[] = [
  {
    task: 'emails-failed',
    resource: 'emails',
    roles: ['orders', 'care'],
    filter: (now) => ({ status: 'failed', from: since(now).toISOString() }),
    sort: { field: 'createdAt', isDescending: false },
    async count(db, now) {
      const { rows } = await db.execute<{ count: number; subject: string; createdAt: string }>(sql`
        select count(*) over ()::int as count, subject, created_at as "createdAt" from mail.outbox
        where status = 'failed' and created_at >= ${since(now)} order by created_at limit 1`)
      const [first] = rows
      if (!first) return { count: 0, since: null, first: [] }
      return { count: first.count, since: new Date(first.createdAt), first: [{ text: first.subject }] }
    },
  },
]

/** The beginning of a day, so that the address of the list stays the same for that long. */
function since(now: Date): Date {
  return new Date(Math.ceil(now.getTime() / DAY_MS - EMAIL_DAYS) * DAY_MS)
}
