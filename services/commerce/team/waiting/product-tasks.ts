import { sql } from 'drizzle-orm'
import type { Language } from '#domain/market/language.ts'
import type { WaitingCount } from '#services/kernel/team/waiting/cache-count.ts'
import type { WaitingDefinition } from '#services/kernel/team/waiting/waiting.ts'

const productTask = {
  resource: 'products',
  roles: ['catalogue'],
  sort: { field: 'updatedAt', isDescending: false },
} as const
/** Counting missing data reads all products, so the counts are cached. */
const cacheSeconds = 60

/** The tasks of the team for products on sale. The languages are those of the house, with its own first. */
export function productTasks([, ...otherLanguages]: readonly Language[]): readonly WaitingDefinition[] {
  const languageList = otherLanguages.join(',')
  return [
    {
      ...productTask,
      task: 'products-sold-out',
      filter: () => ({ status: 'active', stock: 'out' }),
      async count(db) {
        const { rows } = await db.execute<ProductCount>(sql`
          with sold_out as materialized (
            select p.id, min(i.sold_out_at) as since
            from commerce.inventory i join commerce.products p on p.id = i.product_id
            where i.sold_out_at is not null and p.status = 'active' group by p.id)
          select (select count(*)::int from sold_out) as count, p.title, s.since
          from (select * from sold_out order by since limit 1) s join commerce.products p on p.id = s.id`)
        return toWaiting(rows)
      },
    },
    {
      ...productTask,
      task: 'pictures-missing',
      filter: () => ({ status: 'active', isWithoutPicture: true }),
      cacheSeconds,
      async count(db) {
        const { rows } = await db.execute<ProductCount>(sql`
          select count(*) over ()::int as count, p.title, p.updated_at as since
          from commerce.product_completeness c join commerce.products p on p.id = c.product_id
          where not c.has_picture and p.status = 'active'
          order by p.updated_at limit 1`)
        return toWaiting(rows)
      },
    },
    ...(otherLanguages.length === 0
      ? []
      : [
          {
            ...productTask,
            task: 'texts-missing',
            filter: () => ({ status: 'active', isWithoutTranslation: languageList }),
            cacheSeconds,
            async count(db): Promise<WaitingCount> {
              const { rows } = await db.execute<UntranslatedCount>(sql`
                with missing as materialized (
                  select p.id, p.updated_at, l.language
                  from commerce.product_completeness c join commerce.products p on p.id = c.product_id
                  cross join unnest(${sql.param(otherLanguages)}::text[]) l (language)
                  where p.status = 'active' and l.language <> all (c.translated_into))
                select language, count(*)::int as count, (select count(distinct id)::int from missing) as products,
                  (select min(updated_at) from missing) as since
                from missing group by language order by count desc, language`)
              const [first] = rows
              return {
                count: first?.products ?? 0,
                since: first ? new Date(first.since) : null,
                first: rows.map(({ language, count }) => ({ language, count })),
              }
            },
          } satisfies WaitingDefinition,
        ]),
  ]
}

type ProductCount = { count: number; title: string; since: string }
type UntranslatedCount = { language: Language; count: number; products: number; since: string }

function toWaiting([first]: readonly ProductCount[]): WaitingCount {
  if (!first) return { count: 0, since: null, first: [] }
  return { count: first.count, since: new Date(first.since), first: [{ text: first.title }] }
}
