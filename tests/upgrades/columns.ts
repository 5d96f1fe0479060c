import type { Database } from '#services/kernel/database/database.ts'
import { listServicesWithTables } from '#services/kernel/database/migrations.ts'

type Column = { readonly type: string; readonly isNullable: boolean; readonly hasDefault: boolean }
/** By `schema.table`, then by column. */
export type Columns = ReadonlyMap<string, ReadonlyMap<string, Column>>

/** The columns of all tables of the services. */
export async function columnsOf({ pool }: Database): Promise<Columns> {
  const { rows } = await pool.query<Column & { table: string; name: string }>(
    `select table_schema || '.' || table_name as table, column_name as name,
       format_type(atttypid, atttypmod) as type, is_nullable = 'YES' as "isNullable",
       column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as "hasDefault"
     from information_schema.columns
     join pg_attribute on attrelid = format('%I.%I', table_schema, table_name)::regclass and attname = column_name
     where table_schema = any($1)`,
    [listServicesWithTables()],
  )
  const tables = new Map<string, Map<string, Column>>()
  for (const { table, name, type, isNullable, hasDefault } of rows) {
    const columns = tables.get(table) ?? new Map<string, Column>()
    tables.set(table, columns.set(name, { type, isNullable, hasDefault }))
  }
  return tables
}

/**
 * What the previous release's code would miss in the current tables, one line each: it reads and writes only the
 * columns that it knows.
 */
export function findBreakingChanges(previous: Columns, current: Columns): string[] {
  return [...previous].flatMap(([table, columns]) => {
    const now = current.get(table)
    if (!now) return [`${table} is gone`]
    const changed = [...columns].flatMap(([name, before]) => {
      const after = now.get(name)
      if (!after) return [`${table}.${name} is gone`]
      if (after.type !== before.type) return [`${table}.${name} is ${after.type} instead of ${before.type}`]
      if (before.isNullable && !after.isNullable) return [`${table}.${name} can no longer be empty`]
      return before.hasDefault && !after.hasDefault ? [`${table}.${name} has no default anymore`] : []
    })
    const demanded = [...now].filter(
      ([name, { isNullable, hasDefault }]) => !columns.has(name) && !isNullable && !hasDefault,
    )
    return [...changed, ...demanded.map(([name]) => `${table}.${name} is new, and must be given`)]
  })
}
