import { sql } from 'drizzle-orm'
import type { CountedArrivals } from '#contracts/tracking.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { arrivals } from './tracking-tables.ts'

/** Adds arrivals to those of their days. */
export async function storeArrivals(db: Queryable, counted: CountedArrivals): Promise<void> {
  await db.execute(sql`
    insert into ${arrivals} as before (day, country, consent, count)
    select day, country, consent, sum(count)
    from json_to_recordset(${JSON.stringify(counted)}::json) as given (day date, country text, consent text, count int)
    group by day, country, consent order by day, country, consent
    on conflict (day, country, consent) do update set count = before.count + excluded.count`)
}
