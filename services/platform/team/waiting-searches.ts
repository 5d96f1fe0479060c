import { sql } from 'drizzle-orm'
import type { Clock } from '#services/kernel/clock.ts'
import type { WaitingDefinition } from '#services/kernel/team/waiting/waiting.ts'
import { countedSearchesSql } from './team-searches.ts'

/** The task for searches that found nothing. The team adds a synonym for the term, or marks the search as done. */
export function waitingSearches({ clock }: { clock: Clock }): WaitingDefinition {
  return {
    task: 'searches-nothing-found',
    resource: 'searches',
    roles: ['content', 'catalogue'],
    filter: () => ({ kind: 'nothing-found' }),
    sort: { field: 'visitors', isDescending: true },
    // The count aggregates thirty days of searches.
    cacheSeconds: 60,
    async count(db) {
      const { rows } = await db.execute<WaitingRow>(sql`
        select count(*) over ()::int as count, min("firstDay") over () as since, term, visitors
        from (${countedSearchesSql(clock())}) s where not "hasResults" and not "isDone"
        order by visitors desc, term limit 1`)
      const [first] = rows
      if (!first) return { count: 0, since: null, first: [] }
      return {
        count: first.count,
        since: new Date(first.since),
        first: [{ text: `“${first.term}”` }, { visitors: first.visitors }],
      }
    },
  }
}

type WaitingRow = { count: number; since: string; term: string; visitors: number }
