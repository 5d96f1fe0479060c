import { count } from 'drizzle-orm'
import type { Language } from '#domain/market/language.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { products } from '../tables/catalogue-tables.ts'
import { IS_TRANSLATED } from './product-rows.ts'

/** Counts all products, including those that are not visible. */
export async function countProducts({ db }: Pick<Database, 'db'>): Promise<number> {
  const [row] = await db.select({ found: count() }).from(products)
  return row?.found ?? 0
}

export async function hasProducts({ db }: Pick<Database, 'db'>): Promise<boolean> {
  const rows = await db.select({ id: products.id }).from(products).limit(1)
  return rows.length > 0
}

/** How many products have no title or description in each of these languages; only the languages with such products. */
export async function countUntranslated(
  { pool }: Pick<Database, 'pool'>,
  languages: readonly Language[],
): Promise<ReadonlyMap<Language, number>> {
  const { rows } = await pool.query<{ language: Language; missing: number }>(
    `select wanted.language, count(*)::int as missing
     from unnest($1::text[]) with ordinality as wanted (language, position) cross join commerce.products p
     left join commerce.product_translations t on t.product_id = p.id and t.language = wanted.language
     where not (${IS_TRANSLATED}) group by wanted.language, wanted.position order by wanted.position`,
    [languages],
  )
  return new Map(rows.map(({ language, missing }) => [language, missing]))
}
