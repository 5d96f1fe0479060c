import { sql } from 'drizzle-orm'
import type { Queryable } from '#services/kernel/database/database.ts'

/**
 * Writes `count` requests from the last two years with two messages each. A twentieth is new, and a fifth of those are
 * late.
 */
export async function fillRequests(db: Queryable, count: number): Promise<void> {
  await db.execute(sql`
    insert into platform.requests (number, kind, state, fields, name, email, language, country, received_at, reply_by,
      updated_at, idempotency_key, body_digest)
    select 'R-26-' || lpad(i::text, 6, '0'), (array['contact','customization','more-information','availability'])[1 + i % 4],
      case when i % 20 = 0 then 'new' else (array['closed','closed','closed','replied','waiting'])[1 + i % 5] end,
      '{"topic":"trade","orderNumber":""}', 'Buyer ' || i % 5000, 'buyer' || i % 5000 || '@example.com',
      (array['en','it','de','fr','es'])[1 + i % 5], 'IT', now() - i * interval '50 minutes',
      now() + (i % 25 - 5) * interval '1 hour', now() - i * interval '50 minutes', 'bench ' || i, ''
    from generate_series(1, ${count}) i`)
  await db.execute(sql`
    insert into platform.request_messages (request_id, text, sent_at)
    select id, 'A message of some length about a piece and its size.', received_at
    from platform.requests cross join generate_series(1, 2)`)
}
