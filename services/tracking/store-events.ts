import { sql } from 'drizzle-orm'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { StoredEvent } from './read-batch.ts'
import { sessionArtisans, sessions, trackedEvents } from './tracking-tables.ts'

/**
 * Stores events in one statement, and adds those that are new to their visits. Rows are written in one order in every
 * process, so that none deadlock.
 */
export async function storeEvents(db: Queryable, events: readonly StoredEvent[]): Promise<void> {
  await db.execute(sql`
    with given as (
      select distinct on (id) * from json_to_recordset(${JSON.stringify(events)}::json) as given (
        id text, at timestamptz, day date, name text, session text, visitor text, steps int, pages int, searches int,
        "isCustomer" boolean, country text, language text, "campaignKind" text, campaign text, artisans json)
      order by id),
    fresh as (
      insert into ${trackedEvents} (id, at, name, session_id)
      select id, at, name, session from given order by id on conflict (id) do nothing returning id),
    counted as (select given.* from given join fresh using (id)),
    visits as (
      insert into ${sessions} as visit (id, visitor, day, last_at, country, language, campaign_kind, campaign, steps,
        pages, searches, is_customer)
      select session, min(visitor), min(day), max(at),
        ${first('country')}, ${first('language')}, ${first('"campaignKind"')}, ${first('campaign')},
        bit_or(steps), sum(pages), sum(searches), bool_or("isCustomer")
      from counted group by session order by session
      on conflict (id) do update set
        last_at = greatest(visit.last_at, excluded.last_at),
        country = coalesce(visit.country, excluded.country),
        language = coalesce(visit.language, excluded.language),
        campaign_kind = coalesce(visit.campaign_kind, excluded.campaign_kind),
        campaign = case when visit.campaign_kind is null then excluded.campaign else visit.campaign end,
        steps = visit.steps | excluded.steps,
        pages = visit.pages + excluded.pages,
        searches = visit.searches + excluded.searches,
        is_customer = visit.is_customer or excluded.is_customer)
    insert into ${sessionArtisans} as seen (session_id, artisan, day, steps)
    select session, artisan, min(day), bit_or(steps)
    from counted, json_array_elements_text(artisans) as artisan
    group by session, artisan order by session, artisan
    on conflict (session_id, artisan) do update set steps = seen.steps | excluded.steps`)
}

/** The first value of a visit that is known. */
function first(column: string) {
  const name = sql.raw(column)
  return sql`(array_agg(${name} order by at) filter (where ${name} is not null))[1]`
}
