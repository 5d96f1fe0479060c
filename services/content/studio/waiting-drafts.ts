import { sql } from 'drizzle-orm'
import type { WaitingDefinition } from '#services/kernel/team/waiting/waiting.ts'

/** Documents with a draft: an editor publishes or discards it. The Studio is the list. The oldest edit is first in line. */
export const WAITING_DRAFTS: WaitingDefinition = {
  task: 'drafts-unpublished',
  resource: 'content',
  roles: ['content'],
  filter: () => ({}),
  async count(db) {
    const { rows } = await db.execute<Found>(sql`
      select count(*) over ()::int as count, updated_at as since, substr(id, length('drafts.') + 1) as id,
        case jsonb_typeof(body->'title') when 'string' then body->>'title' else body->'title'->>'en' end as title
      from content.documents where id like 'drafts.%' order by updated_at, id limit 1`)
    const [first] = rows
    if (!first) return { count: 0, since: null, first: [] }
    return { count: first.count, since: new Date(first.since), first: [{ text: first.title || first.id }] }
  },
}

type Found = { count: number; since: string; id: string; title: string | null }
