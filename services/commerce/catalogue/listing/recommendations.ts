import type { Database } from '#services/kernel/database/database.ts'
import { isVisible } from '../product-rows.ts'
import { isShownTo } from '../restricted-products.ts'
import type { View } from '../view.ts'

/** The hosted service recommends at most ten products. */
const RECOMMENDATIONS_MAX = 10
/** The number of similar products whose prices and tags are compared in detail. */
const CANDIDATES_MAX = 200

/**
 * Row numbers of products to recommend with one, best first: those listed in its attribute `recommended`
 * (Spec §3, by `handles`), then others by category, type, shared tags, maker and similar price.
 * `COMPLEMENTARY` returns only those chosen by the house, as the hosted service does.
 */
export async function findRecommendedIds(
  { pool }: Database,
  { productId, handles }: { productId: number; handles: readonly string[] },
  view: View,
  intent: 'RELATED' | 'COMPLEMENTARY',
): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>({
    name: `commerce-recommendations-${intent}-${view.role}`,
    text: `
      with original as (select o.*, ${cheapestOf('o')} as price from commerce.products o where o.id = $1),
      near as (
        select p.id from commerce.products p, original o
        where p.id <> o.id and not p.is_gift_card and p.status = 'active' and p.published_at <= now()
          and ${isShownTo(view.role)}
          ${intent === 'COMPLEMENTARY' ? `and p.handle = any($3::text[])` : ''}
        order by p.handle = any($3::text[]) desc, coalesce((p.category_path = o.category_path)::int, 0) * 4
          + (p.product_type = o.product_type and p.product_type <> '')::int * 3
          + (p.vendor = o.vendor)::int + (p.tags && o.tags)::int desc, p.id
        limit ${CANDIDATES_MAX}),
      candidates as (
        select p.id, array_position($3::text[], p.handle) as chosen,
          cardinality(array(select unnest(p.tags) intersect select unnest(o.tags)))
            + case when p.category_path = o.category_path then 4 else 0 end
            + case when p.product_type = o.product_type and p.product_type <> '' then 3 else 0 end
            + case when p.vendor = o.vendor then 1 else 0 end as score,
          abs(ln(greatest(${cheapestOf('p')}, 1)) - ln(greatest(o.price, 1))) as distance
        from near join commerce.products p on p.id = near.id, original o
        where ${isVisible('$2', view.role)})
      select id::int as id from candidates
      where chosen is not null or score > 0
      order by chosen nulls last, score - least(distance, 3) desc, id limit ${RECOMMENDATIONS_MAX}`,
    values: [productId, view.currency, handles],
  })
  return rows.map(({ id }) => id)
}

function cheapestOf(product: string): string {
  return `(select min(mp.price_minor) from commerce.variants mv join commerce.variant_prices mp on mp.variant_id = mv.id
    where mv.product_id = ${product}.id and mp.currency = $2)`
}
