import { sql } from 'drizzle-orm'
import type { Queryable } from '#services/kernel/database/database.ts'

/** Writes `count` customer accounts, a hundredth of which are team members, with ten audit log entries each. */
export async function fillPeople(db: Queryable, count: number): Promise<void> {
  await db.execute(sql`
    insert into identity.accounts (email, language, created_at, email_verified_at)
    select 'buyer' || i * 2 || '@customers.example', (array['en','it','de','fr','es'])[1 + i % 5],
      timestamptz '2026-11-20Z' - make_interval(mins => (i * 97) % 1000000), timestamptz '2026-11-20Z'
    from generate_series(1, ${count}) i`)
  await db.execute(sql`
    insert into identity.staff (account_id, name, roles, added_at)
    select id, 'Member ' || split_part(email, '@', 1), array[(array['orders','care','trade','catalogue','content'])
      [1 + length(email) % 5]], created_at
    from identity.accounts where email like 'buyer%@customers.example' order by email limit ${Math.ceil(count / 100)}`)
  await db.execute(sql`
    insert into kernel.audit_log (at, account_id, action, resource, object_id, before, after)
    select timestamptz '2026-11-20Z' - make_interval(mins => i * 3), (100 + i % 40)::text,
      (array['update','ship','deliver','refund','add-note'])[1 + i % 5],
      (array['orders','products','discounts','people'])[1 + i % 4], (i % 5000)::text, '{"status":"paid"}', '{"status":"sent"}'
    from generate_series(1, ${count * 10}) i`)
  await db.execute(sql`
    insert into commerce.discounts (title, code, value, scope, starts_at, ends_at)
    select 'Season ' || i, case when i % 3 > 0 then 'BENCH' || i end, '{"kind":"percentage","percent":10}', '{"kind":"all"}',
      timestamptz '2027-02-20Z' - make_interval(days => i % 700), timestamptz '2027-05-20Z' - make_interval(days => i % 700)
    from generate_series(1, ${Math.ceil(count / 5)}) i`)
}
