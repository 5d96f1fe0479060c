import type { Database } from '#services/kernel/database/database.ts'
import {
  badInput,
  connection,
  decodeCursor,
  encodeCursor,
  type PageArguments,
  parsePageSize,
} from '#services/kernel/graphql/connection.ts'
import type { CatalogueLoader, ProductNode } from '../catalogue-loader.ts'
import { isPriceHidden } from '../hidden-prices.ts'
import { isVisible } from '../product-rows.ts'
import type { View } from '../view.ts'
import { filtersSql, type ProductFilter } from './product-filters.ts'
import { toSql } from './search-conditions.ts'
import { parseSearch } from './search-syntax.ts'
import { type SqlText, sqlText } from './sql-text.ts'

/** Selects products, regardless of their order. */
export type ProductSelection = {
  view: View
  /** In the search syntax of the official API. */
  query?: string | null | undefined
  filters?: readonly ProductFilter[] | null | undefined
  collectionId?: number | undefined
}

export type ProductListArguments = PageArguments & { sortKey?: string | null }

/** A sort order of products: an SQL expression, its type, its direction and its joins. */
type SortOrder = {
  join?: string
  expression: string
  type: 'text' | 'bigint' | 'timestamptz'
  isDescending: boolean
}

const BY_ID: SortOrder = ascending('p.id', 'bigint')

/** Only counts paid orders as sold, since anyone can order without paying. */
const SOLD_JOIN = `left join (select v.product_id, sum(l.quantity) as pieces
    from commerce.order_lines l join commerce.orders o on o.id = l.order_id and o.status = 'paid'
    join commerce.variants v on v.id = l.variant_id group by v.product_id) sold on sold.product_id = p.id`

/**
 * Returns a page of the selected products in the requested order. Cursors contain the sort value, so pages never
 * overlap.
 */
export async function loadProductPage(
  database: Database,
  catalogue: CatalogueLoader,
  selection: ProductSelection,
  args: ProductListArguments,
) {
  const { size, fromEnd } = parsePageSize(args)
  const sql = sqlText()
  const source = selectionSource(selection, sql)
  const order = sortOrder(args.sortKey ?? 'ID', {
    sql,
    currency: source.currency,
    role: selection.view.role,
    words: selection.query?.trim() || null,
  })
  const isDescending = order.isDescending !== (args.reverse === true)
  const conditions = [
    ...source.conditions,
    ...boundary(args.after, order, isDescending ? '<' : '>', sql),
    ...boundary(args.before, order, isDescending ? '>' : '<', sql),
  ]
  const direction = isDescending !== fromEnd ? 'desc' : 'asc'
  const { rows } = await database.pool.query<{ id: number; sort: string }>(
    `select p.id::int as id, (${order.expression})::text as sort ${source.from} ${order.join ?? ''}
     where ${conditions.join(' and ')}
     order by ${order.expression} ${direction}, p.id ${direction} limit ${size + 1}`,
    sql.values,
  )
  const page = rows.slice(0, size)
  if (fromEnd) page.reverse()
  const hasMore = { ahead: rows.length > size, behind: Boolean(fromEnd ? args.before : args.after) }
  return connection(await toEdges(page, catalogue, selection.view), {
    hasNextPage: fromEnd ? hasMore.behind : hasMore.ahead,
    hasPreviousPage: fromEnd ? hasMore.ahead : hasMore.behind,
  })
}

export async function countProducts(database: Database, selection: ProductSelection): Promise<number> {
  const sql = sqlText()
  const { from, conditions } = selectionSource(selection, sql)
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int as count ${from} where ${conditions.join(' and ')}`,
    sql.values,
  )
  return rows[0]?.count ?? 0
}

function selectionSource({ view, query, filters, collectionId }: ProductSelection, sql: SqlText) {
  const currency = sql.bind(view.currency)
  const language = sql.bind(view.language)
  const context = { sql, currency, role: view.role }
  const collection =
    collectionId === undefined
      ? ''
      : `join commerce.collection_products cp on cp.product_id = p.id and cp.collection_id = ${sql.bind(collectionId)}`
  const conditions = [isVisible(currency, view.role)]
  if (query?.trim()) conditions.push(`(${toSql(parseSearch(query), context)})`)
  if (filters?.length) conditions.push(filtersSql(filters, context))
  return {
    currency,
    from: `from commerce.products p ${collection}
      left join commerce.product_translations t on t.product_id = p.id and t.language = ${language}`,
    conditions,
  }
}

function boundary(
  cursor: string | null | undefined,
  order: SortOrder,
  comparator: string,
  sql: SqlText,
): string[] {
  if (!cursor) return []
  const [sort, id] = decodeCursor(cursor)
  if (typeof sort !== 'string' || typeof id !== 'number' || !SORT_VALUE[order.type].test(sort)) {
    throw badInput('invalid cursor')
  }
  return [
    `(${order.expression}, p.id) ${comparator} (${sql.bind(sort)}::${order.type}, ${sql.bind(id)}::bigint)`,
  ]
}

const SORT_VALUE = {
  text: /^[^\0]*$/,
  bigint: /^-?\d{1,15}$/,
  timestamptz: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d)?$/,
}

async function toEdges(rows: { id: number; sort: string }[], catalogue: CatalogueLoader, view: View) {
  const nodes = await Promise.all(rows.map(({ id }) => catalogue.product(id, view)))
  return rows.flatMap(({ id, sort }, index): { cursor: string; node: ProductNode }[] => {
    const node = nodes[index]
    return node ? [{ cursor: encodeCursor([sort, id]), node }] : []
  })
}

/** The order for a sort key of `products`, of a collection or of a search. */
function sortOrder(
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
      return { ...ascending('cheapest.amount', 'bigint'), join: lowestPriceJoin(currency, role) }
    case 'BEST_SELLING':
      return { join: SOLD_JOIN, expression: 'coalesce(sold.pieces, 0)', type: 'bigint', isDescending: true }
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

function ascending(expression: string, type: SortOrder['type']): SortOrder {
  return { expression, type, isDescending: false }
}

/** SQL: the lowest price of a product; a price upon request counts as 0. */
function lowestPriceJoin(currency: string, role: View['role']): string {
  return `join (select v.product_id, min(case when ${isPriceHidden('v', role)} then 0 else pr.price_minor end) as amount
    from commerce.variants v join commerce.variant_prices pr on pr.variant_id = v.id
    where pr.currency = ${currency} group by v.product_id) cheapest on cheapest.product_id = p.id`
}

/** Words at the start of the title weigh most, then words elsewhere in it, then words in the vendor's name. */
function relevance(words: string): string {
  const title = 'lower(coalesce(t.title, p.title))'
  return `(case when starts_with(${title}, lower(${words})) then 4 else 0 end
    + case when strpos(${title}, lower(${words})) > 0 then 2 else 0 end
    + case when strpos(lower(p.vendor), lower(${words})) > 0 then 1 else 0 end)::bigint`
}
