import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { TeamSearch } from '#contracts/team/search.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Clock } from '#services/kernel/clock.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { defineChange } from '#services/kernel/team/resource.ts'
import { defineResource } from '#services/kernel/team/routes.ts'
import { lastUncountedDay } from '../counted-searches.ts'
import { searchId, searchReviews } from '../platform-tables.ts'

const roles = ['catalogue', 'content'] as const

const filter = z.strictObject({
  /** `nothing-found`: searches that found nothing, and that the team has not dealt with since. */
  kind: z.enum(['nothing-found', 'found']).optional(),
  language: z.enum(LANGUAGES).optional(),
  text: z.string().trim().min(1).max(100).optional(),
  /** Only searches on these days, inclusive. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
})
type Filter = z.infer<typeof filter>

const SORT_COLUMNS = { visitors: sql`visitors`, lastDay: sql`"lastDay"`, term: sql`term` }

/**
 * The team resource `searches`: what visitors searched for, counted by search term. The id is a digest, since the audit
 * log is permanent and searched words are deleted.
 */
export function teamSearches({ clock }: { clock: Clock }) {
  const find = async (db: Queryable, id: string) => {
    const { rows } = await db.execute<TeamSearch>(searchRowSql(clock(), id))
    return rows[0] ?? null
  }
  return defineResource({
    name: 'searches',
    isPersonal: false,
    roles,
    filter,
    sortable: ['visitors', 'lastDay', 'term'],
    logged: ['isDone'],
    async list(db, { filter: chosen, sort, from, count }) {
      const direction = sql.raw(sort.isDescending ? 'desc' : 'asc')
      const { rows } = await db.execute<TeamSearch & { total: number }>(sql`
        with found as materialized (select * from (${countedSearchesSql(clock(), chosen)}) s where ${matchesFilter(chosen)})
        select ${ID} as id, s.*, (select count(*)::int from found) as total from found s
        order by ${SORT_COLUMNS[sort.field]} ${direction}, term collate "C", language limit ${count} offset ${from}`)
      const items = rows.map(({ total: _, ...item }) => item)
      return { items, total: rows[0]?.total ?? 0 }
    },
    find,
    actions: {
      /** Removes a search without results from the list until someone repeats it on a later day. */
      'mark-done': defineChange<TeamSearch, object>({
        roles,
        input: z.strictObject({}),
        async run(tx, { language, term, lastDay, hasResults, isDone, version }) {
          if (hasResults || isDone) return refuse('already-done')
          await tx
            .insert(searchReviews)
            .values({ language, term, day: lastDay, version: version + 1 })
            .onConflictDoUpdate({
              target: [searchReviews.language, searchReviews.term],
              set: { day: lastDay, version: version + 1 },
            })
          return ok(true)
        },
      }),
    },
  })
}

const ID = searchId({ hasResults: sql`s."hasResults"`, language: sql`s.language`, term: sql`s.term` })

export function searchRowSql(now: Date, id: string): SQL {
  return sql`select ${ID} as id, s.* from (${countedSearchesSql(now)}) s where ${ID} = ${id}`
}

/** Selects one row per term, language and whether it had results, aggregated before the few reviews are joined. */
export function countedSearchesSql(now: Date, { from, to }: Pick<Filter, 'from' | 'to'> = {}): SQL {
  const days = sql`day > ${lastUncountedDay(now)} and day between ${from ?? '-infinity'} and ${to ?? 'infinity'}`
  return sql`
    select coalesce(r.version, 1) as version, c.language, c.term, c.has_results as "hasResults", c.visitors,
      c.last_day::text as "lastDay", c.first_day::text as "firstDay",
      coalesce(not c.has_results and c.last_day <= r.day, false) as "isDone"
    from (
      select language, term, has_results, sum(visitors)::int as visitors, max(day) as last_day, min(day) as first_day
      from platform.search_counts where ${days} group by language, term, has_results) c
    left join platform.search_reviews r on r.language = c.language and r.term = c.term and not c.has_results`
}

function matchesFilter({ kind, language, text }: Filter): SQL {
  const conditions = [
    kind && (kind === 'found' ? sql`"hasResults"` : sql`not "hasResults" and not "isDone"`),
    language && sql`language = ${language}`,
    text !== undefined && sql`term ilike ${`%${text.replaceAll(/[\\%_]/g, '\\$&')}%`}`,
  ]
  return sql.join(
    [sql`true`, ...conditions.filter((part) => part !== undefined && part !== false)],
    sql` and `,
  )
}
