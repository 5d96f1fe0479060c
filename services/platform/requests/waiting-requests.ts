import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { WaitingDefinition } from '#services/kernel/team/waiting/waiting.ts'
import { dueAt } from './requests-tables.ts'

const task = {
  resource: 'requests',
  roles: ['care'],
  sort: { field: 'replyBy', isDescending: false },
} as const

/** The tasks for requests without a reply, and among them the overdue ones. */
export const waitingRequests: readonly WaitingDefinition[] = [
  {
    ...task,
    task: 'requests-late',
    isLate: true,
    within: 'requests-new',
    filter: () => ({ state: 'late' }),
    count: (db, now) => countNew(db, now, sql`${dueAt(now)} < ${now}`),
  },
  {
    ...task,
    task: 'requests-new',
    filter: () => ({ state: 'new' }),
    count: (db, now) => countNew(db, now, sql`true`),
  },
]

async function countNew(db: Queryable, now: Date, condition: SQL) {
  const { rows } = await db.execute<{ count: number; since: string; number: string; name: string }>(sql`
    select count(*) over ()::int as count, min(received_at) over () as since, number, name
    from platform.requests where state = 'new' and ${condition}
    order by ${dueAt(now)} nulls last, received_at limit 1`)
  const [first] = rows
  if (!first) return { count: 0, since: null, first: [] }
  return {
    count: first.count,
    since: new Date(first.since),
    first: [{ text: first.number }, { text: first.name }],
  }
}
