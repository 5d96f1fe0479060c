import { PICTURES_PATH } from '#contracts/image-address.ts'
import type { Currency } from '#domain/money/money.ts'
import { importCollections } from '#services/commerce/import/collections/import-collections.ts'
import { type Memberships, openMemberships } from '#services/commerce/import/collections/memberships.ts'
import { placePictures } from '#services/commerce/import/collections/place-pictures.ts'
import { readCollections } from '#services/commerce/import/collections/read-collections.ts'
import type { RemotePicture } from '#services/commerce/import/list-pictures.ts'
import { recategorize } from '#services/commerce/import/mapping/recategorize.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { refusalLine, tableText } from './report-lines.ts'

type CollectionFileOptions = {
  /** The file; only the collections of the shop count if absent. */
  path: string | undefined
  /** The currency of the amounts in rules. */
  base: Currency
  /** The folders of pictures that are listed without a web address. */
  picturesFolders: readonly string[]
  /** Copies a picture of that folder, such as `/pictures/brass.webp`, into the shop's store. */
  copyPicture: (url: string) => Promise<void>
  isDryRun: boolean
}

/** The collections of one import: which products they have, and how they are written. */
export async function openCollectionFile(database: Database, options: CollectionFileOptions) {
  const { path, base, picturesFolders, copyPicture, isDryRun } = options
  const tables = path === undefined ? [] : await readCollections(path, base)
  const read = tables.flatMap(({ collections }) => collections.filter((collection) => collection.ok))
  const before = await openMemberships(database, [])
  const memberships: Memberships = await openMemberships(
    database,
    read.map(({ draft }) => draft),
  )
  return {
    memberships,
    /** The pictures of the collections. */
    pictures: read.flatMap(({ line, draft: { handle, pictureUrl } }): RemotePicture[] =>
      pictureUrl === null ? [] : [{ url: pictureUrl, line, handle }],
    ),
    /**
     * Writes the collections, once their products and pictures are there, and prints a report; `newProducts` are handles that
     * a dry run has not written. Products whose category follows from collections move. Returns the number of refusals.
     */
    async finish(newProducts: ReadonlySet<string>): Promise<number> {
      if (path === undefined) return 0
      for (const { format, ignoredColumns } of tables) {
        console.log(`Read as: collections, ${tableText(format)}`)
        if (ignoredColumns.length > 0) console.log(`Ignored columns: ${ignoredColumns.join(', ')}`)
      }
      const placed = await placePictures(database, tables, picturesFolders)
      for (const { handle, source } of placed.missing)
        console.log(`The picture of ${handle} is left out, since it is not in the pictures folder: ${source}`)
      for (const { collections } of placed.tables) {
        for (const collection of collections)
          if (collection.ok && collection.draft.pictureUrl?.startsWith(PICTURES_PATH))
            await copyPicture(collection.draft.pictureUrl)
      }
      const report = await importCollections(database, placed.tables, { isDryRun, newProducts })
      for (const refusal of report.refusals) console.log(refusalLine(refusal))
      const { custom, smart, created, changed, unchanged, refused, unknownProducts } = report
      if (unknownProducts.size > 0)
        console.log(`Products of collections that the shop does not have: ${listText([...unknownProducts])}`)
      const dryText = isDryRun ? ' (dry run, nothing was written)' : ''
      console.log(
        `Collections: ${custom} custom, ${smart} smart. ${created} created, ${changed} changed, ${unchanged} unchanged, ${refused} refused${dryText}`,
      )
      const moved = await recategorize(database, { before, after: memberships, isDryRun })
      if (moved > 0)
        console.log(`Products in another category because of their collections: ${moved}${dryText}`)
      return refused
    },
  }
}

const NAMED_PRODUCTS = 10

function listText(handles: readonly string[]): string {
  const more = handles.length - NAMED_PRODUCTS
  return handles.slice(0, NAMED_PRODUCTS).join(', ') + (more > 0 ? ` and ${more} more` : '')
}
