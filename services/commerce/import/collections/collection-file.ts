import { PICTURES_PATH } from '#contracts/image-address.ts'
import type { Currency } from '#domain/money/money.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { RemotePicture } from '../list-pictures.ts'
import { recategorize } from '../mapping/recategorize.ts'
import { type CollectionsReport, importCollections } from './import-collections.ts'
import { type Memberships, openMemberships } from './memberships.ts'
import { type MissingPicture, placePictures } from './place-pictures.ts'
import { type CollectionTable, readCollections } from './read-collections.ts'

type CollectionFileOptions = {
  /** The file; only the collections of the shop count if absent. */
  path: string | undefined
  /** The currency of the amounts in rules. */
  base: Currency
  /** The folders of pictures that are listed without a web address. */
  picturesFolders: readonly string[]
  isDryRun: boolean
}

/** The collections of one import: which products they have, and how they are written. */
export type CollectionFile = {
  tables: readonly CollectionTable[]
  memberships: Memberships
  pictures: readonly RemotePicture[]
  write(options: WriteOptions): Promise<WrittenCollections>
}

type WriteOptions = {
  /** Handles of products that a dry run has not written. */
  newProducts: ReadonlySet<string>
  /** Called with each picture of the folders before it is shown, such as `/pictures/brass.webp`. */
  onPicture?: (url: string) => Promise<void>
}

export type WrittenCollections = CollectionsReport & {
  missingPictures: readonly MissingPicture[]
  /** How many products are in another category because of their collections. */
  recategorized: number
}

/** Reads the collections of an import. They are written once their products and pictures are there. */
export async function openCollectionFile(
  database: Database,
  { path, base, picturesFolders, isDryRun }: CollectionFileOptions,
): Promise<CollectionFile> {
  const tables = path === undefined ? [] : await readCollections(path, base)
  const read = tables.flatMap(({ collections }) => collections.filter((collection) => collection.ok))
  const before = await openMemberships(database, [])
  const memberships = await openMemberships(
    database,
    read.map(({ draft }) => draft),
  )
  return {
    tables,
    memberships,
    pictures: read.flatMap(({ line, draft: { handle, pictureUrl } }): RemotePicture[] =>
      pictureUrl === null ? [] : [{ url: pictureUrl, line, handle }],
    ),
    async write({ newProducts, onPicture }) {
      const placed = await placePictures(database, tables, picturesFolders)
      for (const { collections } of placed.tables)
        for (const collection of collections)
          if (collection.ok && collection.draft.pictureUrl?.startsWith(PICTURES_PATH))
            await onPicture?.(collection.draft.pictureUrl)
      const importOnce = (isDry: boolean) =>
        importCollections(database, placed.tables, { isDryRun: isDry, newProducts })
      const planned = await importOnce(true)
      const isAnyChanged = planned.created + planned.changed > 0
      // Before the collections are written: where this breaks off, repeating it still knows which products have to move.
      const recategorized = isAnyChanged
        ? await recategorize(database, { before, after: memberships, isDryRun })
        : 0
      const report = isDryRun ? planned : await importOnce(false)
      return { ...report, missingPictures: placed.missing, recategorized }
    },
  }
}
