import { sql } from 'drizzle-orm'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { StoredEvent } from './read-batch.ts'
import { sessionArtisans, sessions, trackedEvents } from './tracking-tables.ts'

/** The maximum number of visits counted per browser and day. A person does not start more. */
const VISITS_PER_VISITOR_MAX = 20

/**
 * Stores events in one statement and adds new events to their visits. Every process writes rows in the same order, to
 * avoid deadlocks.
 */
export async function storeEvents(db: Queryable, events: readonly StoredEvent[]): Promise<void> {
  await db.execute(sql`
    with given as (
      select distinct on (id) * from json_to_recordset(${JSON.stringify(events)}::json) as given (
        id text, at timestamptz, day date, name text, session text, visitor text, steps int, pages int, searches int,
        "isCustomer" boolean, country text, language text, "campaignKind" text, campaign text, artisans json, network text)
      order by id),
    fresh as (
      insert into ${trackedEvents} (id, at, name, session_id)
      select id, at, name, session from given order by id on conflict (id) do nothing returning id),
    counted as (select given.* from given join fresh using (id)),
    added as (
      select session, min(visitor) as visitor, min(day) as day, max(at) as at,
        ${first('country')} as country, ${first('language')} as language, ${first('"campaignKind"')} as kind,
        ${first('campaign')} as campaign, bit_or(steps) as steps, sum(pages) as pages, sum(searches) as searches,
        bool_or("isCustomer") as is_customer, bool_or(network is not null) as is_signed
      from counted group by session),
    visits as (
      insert into ${sessions} as visit (id, visitor, day, last_at, country, language, campaign_kind, campaign, steps,
        pages, searches, is_customer, is_signed)
      select session, visitor, day, at, country, language, kind, campaign, steps, pages, searches, is_customer,
        is_signed and ${VISITS_PER_VISITOR_MAX}::int >= row_number() over (partition by visitor, day order by session) + (
          select count(*) from ${sessions} earlier where earlier.visitor = added.visitor and earlier.day = added.day)
      from added order by session
      on conflict (id) do update set
        last_at = greatest(visit.last_at, excluded.last_at),
        country = coalesce(visit.country, excluded.country),
        language = coalesce(visit.language, excluded.language),
        campaign_kind = coalesce(visit.campaign_kind, excluded.campaign_kind),
        campaign = case when visit.campaign_kind is null then excluded.campaign else visit.campaign end,
        steps = visit.steps | excluded.steps,
        pages = visit.pages + excluded.pages,
        searches = visit.searches + excluded.searches,
        is_customer = visit.is_customer or excluded.is_customer,
        is_signed = visit.is_signed or excluded.is_signed)
    insert into ${sessionArtisans} as seen (session_id, artisan, day, steps)
    select session, artisan, min(day), bit_or(steps)
    from counted, json_array_elements_text(artisans) as artisan
    group by session, artisan order by session, artisan
    on conflict (session_id, artisan) do update set steps = seen.steps | excluded.steps`)
}

/** Returns the first known value of a visit. */
function first(column: string) {
  const name = sql.raw(column)
  return sql`(array_agg(${name} order by at) filter (where ${name} is not null))[1]`
}
