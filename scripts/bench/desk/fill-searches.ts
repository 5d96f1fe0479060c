import { sql } from 'drizzle-orm'
import { DEFAULT_INDEX_NAMES, productIndexName } from '#contracts/search/search-indexes.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import type { Queryable } from '#services/kernel/database/database.ts'

/**
 * Writes `count` search terms, each used on ten of the last days, in five languages, a fifth of them without results,
 * and a twentieth as many synonyms.
 */
export async function fillSearches(db: Queryable, count: number): Promise<void> {
  await db.execute(sql`
    insert into platform.search_counts (day, language, term, visitors, has_results)
    select current_date - d, (array['en','it','de','fr','es'])[1 + i % 5],
      (array['oak','walnut','marble','brass','glass','linen','leather'])[1 + i % 7] || ' ' || i, 1 + (i * d) % 9, i % 5 > 0
    from generate_series(1, ${count}) i cross join generate_series(1, 10) d`)
  const names = LANGUAGES.map((language) =>
    productIndexName({ sort: 'recommended', currency: 'EUR', language }, DEFAULT_INDEX_NAMES),
  )
  await db.execute(sql`
    insert into search.indexes (name) select unnest(${sql.param(names)}::text[]) on conflict (name) do nothing`)
  await db.execute(sql`
    insert into search.synonyms (index_id, object_id, synonym)
    select id, 'desk-bench-' || i, jsonb_build_object('objectID', 'desk-bench-' || i, 'type', 'synonym',
      'synonyms', jsonb_build_array('word ' || i, 'name ' || i))
    from search.indexes cross join generate_series(1, ${Math.ceil(count / 100)}) i
    where name = any(${sql.param(names)}::text[])`)
}
