import { isPriceHidden } from '../hidden-prices.ts'
import type { View } from '../view.ts'
import type { SqlText } from './sql-text.ts'

/** A sort order of products: an SQL expression, its type, its direction and its joins. */
export type SortOrder = {
  join?: string
  expression: string
  type: 'text' | 'bigint' | 'timestamptz'
  isDescending: boolean
}

/** The order for a sort key of `products`, of a collection or of a search. */
export function sortOrder(
  key: string,
  {
    sql,
    currency,
    role,
    words,
  }: { sql: SqlText; currency: string; role: View['role']; words: string | null },
): SortOrder {
  switch (key) {
    case 'TITLE':
      return ascending('lower(coalesce(t.title, p.title))', 'text')
    case 'VENDOR':
      return ascending('lower(p.vendor)', 'text')
    case 'PRODUCT_TYPE':
      return ascending('lower(p.product_type)', 'text')
    case 'CREATED_AT':
    case 'CREATED':
      return ascending('p.created_at', 'timestamptz')
    case 'UPDATED_AT':
      return ascending('p.updated_at', 'timestamptz')
    case 'PRICE':
      return { ...ascending('cheapest.amount', 'bigint'), join: cheapest(currency, role) }
    case 'BEST_SELLING':
      return { join: SOLD, expression: 'coalesce(sold.pieces, 0)', type: 'bigint', isDescending: true }
    case 'RELEVANCE':
      return words === null
        ? BY_ID
        : { expression: relevance(sql.bind(words)), type: 'bigint', isDescending: true }
    case 'MANUAL':
    case 'COLLECTION_DEFAULT':
      return ascending('cp.position::bigint', 'bigint')
    default:
      return BY_ID
  }
}

const BY_ID: SortOrder = ascending('p.id', 'bigint')

function ascending(expression: string, type: SortOrder['type']): SortOrder {
  return { expression, type, isDescending: false }
}

/** A price that is given upon request is 0. */
function cheapest(currency: string, role: View['role']): string {
  return `join (select v.product_id, min(case when ${isPriceHidden('v', role)} then 0 else pr.price_minor end) as amount
    from commerce.variants v join commerce.variant_prices pr on pr.variant_id = v.id
    where pr.currency = ${currency} group by v.product_id) cheapest on cheapest.product_id = p.id`
}

/** Units in all orders that were not cancelled. */
/** Sold is what was paid: anyone may order without paying. */
const SOLD = `left join (select v.product_id, sum(l.quantity) as pieces
    from commerce.order_lines l join commerce.orders o on o.id = l.order_id and o.status = 'paid'
    join commerce.variants v on v.id = l.variant_id group by v.product_id) sold on sold.product_id = p.id`

/** Words at the start of the title weigh most, then elsewhere in it, then in the maker's name. */
function relevance(words: string): string {
  const title = 'lower(coalesce(t.title, p.title))'
  return `(case when starts_with(${title}, lower(${words})) then 4 else 0 end
    + case when strpos(${title}, lower(${words})) > 0 then 2 else 0 end
    + case when strpos(lower(p.vendor), lower(${words})) > 0 then 1 else 0 end)::bigint`
}
