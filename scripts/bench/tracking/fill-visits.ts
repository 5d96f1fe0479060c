import type { Database } from '#services/kernel/database/database.ts'

/** With four events each, this makes a million. */
export const VISITS = 250_000
const EVENTS = 4

/** Fills the tracking service with visits of the last 60 days and their events. */
export async function fillVisits({ pool }: Database): Promise<void> {
  await pool.query(`
    insert into tracking.sessions
    select 'visit-' || n, 'visitor-' || n % 90000, current_date - (n % 60), now(),
      (array['DE', 'IT', 'US', 'GB', 'FR', 'ES', 'CH', 'AT'])[1 + n % 8],
      (array['de', 'it', 'en', 'fr', 'es'])[1 + n % 5],
      (array['direct', 'search', 'ad', 'social', 'email'])[1 + n % 5],
      case when n % 5 > 1 then 'campaign ' || n % 40 end,
      (array[0, 1, 3, 3, 7, 3, 1, 15, 3, 31])[1 + n % 10], 1 + n % 6, n % 2, n % 7 = 0
    from generate_series(1, ${VISITS}) n`)
  await pool.query(`
    insert into tracking.session_artisans
    select 'visit-' || n, 'Workshop ' || (n + part * 7) % 40, current_date - (n % 60), 2
    from generate_series(1, ${VISITS}) n, generate_series(1, 2) part`)
  await pool.query(`
    insert into tracking.events
    select 'event-' || n, now() - n % 60 * interval '1 day', 'page_rendered', 'visit-' || n % ${VISITS}
    from generate_series(1, ${VISITS * EVENTS}) n`)
  await pool.query('analyze tracking.sessions, tracking.session_artisans, tracking.events')
}
