import type { Currency } from '#domain/money/money.ts'
import { importCollections } from '#services/commerce/import/collections/import-collections.ts'
import { type Memberships, openMemberships } from '#services/commerce/import/collections/memberships.ts'
import { readCollections } from '#services/commerce/import/collections/read-collections.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { refusalLine, tableText } from './report-lines.ts'

type CollectionFileOptions = {
  /** The file; only the collections of the shop count if absent. */
  path: string | undefined
  /** The currency of the amounts in rules. */
  base: Currency
  isDryRun: boolean
}

/** The collections of one import: which products they have, and how they are written. */
export async function openCollectionFile(database: Database, options: CollectionFileOptions) {
  const { path, base, isDryRun } = options
  const tables = path === undefined ? [] : await readCollections(path, base)
  const drafts = tables.flatMap(({ collections }) =>
    collections.flatMap((read) => (read.ok ? read.draft : [])),
  )
  const memberships: Memberships = await openMemberships(database, drafts)
  return {
    memberships,
    /**
     * Writes the collections, once their products are written, and prints a report; `newProducts` are handles that a dry run
     * has not written. Returns the number of refusals.
     */
    async finish(newProducts: ReadonlySet<string>): Promise<number> {
      if (path === undefined) return 0
      for (const { format, ignoredColumns } of tables) {
        console.log(`Read as: collections, ${tableText(format)}`)
        if (ignoredColumns.length > 0) console.log(`Ignored columns: ${ignoredColumns.join(', ')}`)
      }
      const report = await importCollections(database, tables, { isDryRun, newProducts })
      for (const refusal of report.refusals) console.log(refusalLine(refusal))
      const { custom, smart, created, changed, unchanged, refused, unknownProducts } = report
      if (unknownProducts.size > 0)
        console.log(`Products of collections that the shop does not have: ${listText([...unknownProducts])}`)
      console.log(
        `Collections: ${custom} custom, ${smart} smart. ${created} created, ${changed} changed, ${unchanged} unchanged, ${refused} refused${isDryRun ? ' (dry run, nothing was written)' : ''}`,
      )
      return refused
    },
  }
}

const NAMED_PRODUCTS = 10

function listText(handles: readonly string[]): string {
  const more = handles.length - NAMED_PRODUCTS
  return handles.slice(0, NAMED_PRODUCTS).join(', ') + (more > 0 ? ` and ${more} more` : '')
}
