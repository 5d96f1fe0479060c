import type { SQLWrapper } from 'drizzle-orm'
import type { Cell } from '#domain/files/csv.ts'
import type { Language } from '#domain/market/language.ts'
import type { Role } from '#domain/team/roles.ts'
import type { Queryable } from '../../database/database.ts'

/**
 * `GET …/exports/{name}`: all items of a filtered list as a CSV file. Requires a recent second factor. The audit log
 * records the number of items and which filters were used, but not the values of the filters.
 */
export type ResourceExport<Filter, Field extends string> = {
  roles: readonly Role[]
  headers(language: Language): readonly string[]
  /** Selects the ids of the items in the requested order, as the only column `id`. */
  ids(db: Queryable, request: { filter: Filter; sort: { field: Field; isDescending: boolean } }): SQLWrapper
  count(db: Queryable, filter: Filter): Promise<number>
  /** Returns the rows of some items, in the order of the ids. An item may have several rows. */
  read(db: Queryable, ids: readonly string[]): Promise<Cell[][]>
}
