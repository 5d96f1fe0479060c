import type { Currency } from '#domain/money/money.ts'
import { openCollectionFile } from '#services/commerce/import/collections/collection-file.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { refusalLine, tableText } from './report-lines.ts'

type CollectionOptions = {
  /** The file; if undefined, only the shop's existing collections are used. */
  path: string | undefined
  /** The currency of the amounts in rules. */
  base: Currency
  /** The folders of pictures that the file lists without a URL. */
  picturesFolders: readonly string[]
  /** Copies a picture from such a folder, such as `/pictures/brass.webp`, into the shop's store. */
  copyPicture: (url: string) => Promise<void>
  isDryRun: boolean
}

/** Opens the collections of one import; its report is printed to the console. */
export async function openCollections(database: Database, { copyPicture, ...options }: CollectionOptions) {
  const { path, isDryRun } = options
  const { tables, memberships, pictures, write } = await openCollectionFile(database, options)
  return {
    memberships,
    pictures,
    /** Writes the collections and prints a report. Returns the number of refusals. */
    async finish(newProducts: ReadonlySet<string>): Promise<number> {
      if (path === undefined) return 0
      for (const { format, ignoredColumns } of tables) {
        console.log(`Read as: collections, ${tableText(format)}`)
        if (ignoredColumns.length > 0) console.log(`Ignored columns: ${ignoredColumns.join(', ')}`)
      }
      const { missingPictures, recategorized, ...report } = await write({
        newProducts,
        onPicture: copyPicture,
      })
      for (const { handle, source } of missingPictures)
        console.log(
          `The picture of ${handle} is not in the pictures folder; an existing collection keeps its picture: ${source}`,
        )
      for (const refusal of report.refusals) console.log(refusalLine(refusal))
      const { custom, smart, created, changed, unchanged, refused, unknownProducts } = report
      if (unknownProducts.size > 0)
        console.log(`Products of collections that the shop does not have: ${listText([...unknownProducts])}`)
      const dryText = isDryRun ? ' (dry run, nothing was written)' : ''
      console.log(
        `Collections: ${custom} custom, ${smart} smart. ${created} created, ${changed} changed, ${unchanged} unchanged, ${refused} refused${dryText}`,
      )
      if (recategorized > 0)
        console.log(`Products in another category because of their collections: ${recategorized}${dryText}`)
      return refused
    },
  }
}

const LISTED_PRODUCTS_MAX = 10

function listText(handles: readonly string[]): string {
  const more = handles.length - LISTED_PRODUCTS_MAX
  return handles.slice(0, LISTED_PRODUCTS_MAX).join(', ') + (more > 0 ? ` and ${more} more` : '')
}
