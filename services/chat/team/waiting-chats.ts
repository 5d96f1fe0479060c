import { sql } from 'drizzle-orm'
import type { WaitingDefinition } from '#services/kernel/team/waiting/waiting.ts'

/** Visitors who wait for a reply in the chat. */
export const waitingChats: WaitingDefinition = {
  task: 'chats-waiting',
  resource: 'chats',
  roles: ['care'],
  sort: { field: 'waitingSince', isDescending: false },
  filter: () => ({ state: 'waiting' }),
  async count(db) {
    const { rows } = await db.execute<{ count: number; since: string; name: string; country: string }>(sql`
      select count(*) over ()::int as count, waiting_since as since, name, country
      from chat.conversations where waiting_since is not null order by waiting_since limit 1`)
    const [first] = rows
    if (!first) return { count: 0, since: null, first: [] }
    return {
      count: first.count,
      since: new Date(first.since),
      first: [{ text: first.name || first.country }],
    }
  },
}
