import { sql } from 'drizzle-orm'
import { CHOICE_DAYS } from '#domain/search/merchandising/learned-scores.ts'
import { TRACKED_MONTHS } from '#domain/tracking/timing.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { Job } from '#services/kernel/jobs.ts'
import { arrivals, searchChoices, sessionArtisans, sessions, trackedEvents } from './tracking-tables.ts'

export function trackingJobs({ database }: { database: Database }): Job[] {
  return [
    {
      name: 'tracking: remove old events',
      everySeconds: 86_400,
      run: (now) => removeOldEvents(database, now),
    },
    {
      name: 'tracking: forget networks of past days',
      everySeconds: 3_600,
      run: (now) => forgetNetworks(database, now),
    },
  ]
}

/** The number of days during which events of a day may still arrive, since a browser's clock may be half a day off. */
const NETWORK_DAYS = 2

/** Erases visitors' networks once no more events can arrive for their day. */
async function forgetNetworks({ db }: Database, now: Date): Promise<void> {
  const isOver = sql`day < ${now.toISOString()}::date - ${NETWORK_DAYS}::int`
  await db.execute(sql`update ${searchChoices} set network = '' where network <> '' and ${isOver}`)
}

/** The number of rows per statement, so that rows are not locked for long. */
const SLICE_ROWS = 20_000

/** Removes events, visits and arrivals after 25 months, and search choices after 180 days. */
async function removeOldEvents({ db }: Database, now: Date): Promise<void> {
  const end = sql`${now.toISOString()}::timestamptz - make_interval(months => ${TRACKED_MONTHS})`
  const old = [
    { table: trackedEvents, isOld: sql`at < ${end}` },
    { table: sessionArtisans, isOld: sql`day < (${end})::date` },
    { table: sessions, isOld: sql`day < (${end})::date` },
    { table: arrivals, isOld: sql`day < (${end})::date` },
    { table: searchChoices, isOld: sql`day < ${now.toISOString()}::date - ${CHOICE_DAYS}::int` },
  ]
  for (const { table, isOld } of old) {
    const removeSlice = () =>
      db.execute(
        sql`delete from ${table} where ctid = any(array(select ctid from ${table} where ${isOld} limit ${SLICE_ROWS}))`,
      )
    while (((await removeSlice()).rowCount ?? 0) === SLICE_ROWS);
  }
}
