import { and, desc, eq, gt, gte, lt, lte, max, sql, sum } from 'drizzle-orm'
import type { CountedSearch } from '#contracts/search/counted-searches.ts'
import { calendarDateIn } from '#domain/calendar/calendar-date.ts'
import type { Language } from '#domain/market/language.ts'
import { COUNTED_DAYS, POPULAR_MAX, VISITORS_MIN } from '#domain/search/popular-searches.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { searchCounts, searchMarks, searchReviews } from './platform-tables.ts'

const DAY_MS = 86_400_000

/** Counts searches. Repetitions have the same mark and are counted once. */
export async function countSearches({ db }: Database, searches: readonly CountedSearch[]): Promise<void> {
  // Rows are inserted in the same order in every process, to avoid deadlocks.
  await db.execute(sql`
      with requested as (select * from json_to_recordset(${JSON.stringify(searches)}::json)
          as given (day date, language text, term text, "hasResults" boolean, mark text)),
        fresh as (insert into ${searchMarks} (mark, day) select distinct mark, day from requested order by mark
          on conflict do nothing returning mark)
      insert into ${searchCounts} as counted (day, language, term, has_results, visitors)
      select day, language, term, "hasResults", count(distinct mark) from requested join fresh using (mark)
      group by day, language, term, "hasResults" order by day, language, term, "hasResults"
      on conflict (day, language, term, has_results) do update set visitors = counted.visitors + excluded.visitors`)
}

/** Removes the marks of past days, and counts and reviews that are no longer relevant. */
export async function removeOldSearches({ db }: Database, now: Date): Promise<void> {
  await db.delete(searchMarks).where(lt(searchMarks.day, calendarDateIn('UTC', now)))
  await db.delete(searchCounts).where(lte(searchCounts.day, lastUncountedDay(now)))
  await db.delete(searchReviews).where(lte(searchReviews.day, lastUncountedDay(now)))
}

/** More than the shop shows, since some of the terms may also be among the curated searches. */
const TERMS_MAX = 2 * POPULAR_MAX

/** Returns the terms that enough visitors searched for in a language, most popular first. */
export async function findPopularTerms({ db }: Database, language: Language, now: Date): Promise<string[]> {
  const rows = await db
    .select({ term: searchCounts.term })
    .from(searchCounts)
    .where(
      and(
        eq(searchCounts.language, language),
        eq(searchCounts.hasResults, true),
        gt(searchCounts.day, lastUncountedDay(now)),
      ),
    )
    .groupBy(searchCounts.term)
    .having(gte(max(searchCounts.visitors), VISITORS_MIN))
    .orderBy(desc(sum(searchCounts.visitors)), searchCounts.term)
    .limit(TERMS_MAX)
  return rows.map(({ term }) => term)
}

/** Returns the last day whose searches no longer count. */
export function lastUncountedDay(now: Date): string {
  return calendarDateIn('UTC', new Date(now.getTime() - COUNTED_DAYS * DAY_MS))
}
