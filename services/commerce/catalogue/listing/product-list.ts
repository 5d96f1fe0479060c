import type { Database } from '#services/kernel/database/database.ts'
import {
  badInput,
  connection,
  decodeCursor,
  encodeCursor,
  type PageArguments,
  pageSizeOf,
} from '#services/kernel/graphql/connection.ts'
import type { CatalogueLoader, ProductNode } from '../catalogue-loader.ts'
import { isVisible } from '../product-rows.ts'
import type { View } from '../view.ts'
import { filtersSql, type ProductFilter } from './product-filters.ts'
import { toSql } from './search-conditions.ts'
import { parseSearch } from './search-syntax.ts'
import { type SortOrder, sortOrder } from './sort-orders.ts'
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

/**
 * A page of the selected products in the order requested. Cursors contain the sort value, so pages never
 * overlap.
 */
export async function loadProductPage(
  database: Database,
  catalogue: CatalogueLoader,
  selection: ProductSelection,
  args: ProductListArguments,
) {
  const { size, fromEnd } = pageSizeOf(args)
  const sql = sqlText()
  const source = sourceOf(selection, sql)
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
  const more = { ahead: rows.length > size, behind: Boolean(fromEnd ? args.before : args.after) }
  return connection(await toEdges(page, catalogue, selection.view), {
    hasNextPage: fromEnd ? more.behind : more.ahead,
    hasPreviousPage: fromEnd ? more.ahead : more.behind,
  })
}

export async function countProducts(database: Database, selection: ProductSelection): Promise<number> {
  const sql = sqlText()
  const { from, conditions } = sourceOf(selection, sql)
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int as count ${from} where ${conditions.join(' and ')}`,
    sql.values,
  )
  return rows[0]?.count ?? 0
}

/** The SQL of a selection: its tables and its conditions. */
function sourceOf({ view, query, filters, collectionId }: ProductSelection, sql: SqlText) {
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
