import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { PICTURES_PATH } from '#contracts/image-address.ts'
import type { Currency } from '#domain/money/money.ts'
import { ATTRIBUTE_NAMESPACE } from '#domain/product/product-attributes.ts'
import { recordChanges } from '#services/kernel/changes/change-log.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { LOCKS } from '#services/kernel/database/locks.ts'
import { PRODUCT_CHANGES } from '../../changes/product-changes.ts'
import type { RemotePicture } from '../list-pictures.ts'
import { createMapper, type Mapper } from '../mapping/create-mapper.ts'
import { loadMapping, storeMapping } from '../mapping/stored-mapping.ts'
import type { ProductDraft } from '../product-draft.ts'
import { readStoredDrafts } from '../stored-drafts.ts'
import { type CollectionsReport, importCollections } from './import-collections.ts'
import { type Memberships, openMemberships } from './memberships.ts'
import { type MissingPicture, placePictures } from './place-pictures.ts'
import { type CollectionTable, readCollections } from './read-collections.ts'

type CollectionFileOptions = {
  /** The path of the file. If absent, only the existing collections of the shop are used. */
  path: string | undefined
  base: Currency
  /** The folders of pictures that the file lists without a URL. */
  picturesFolders: readonly string[]
  isDryRun: boolean
}

/** The collections of one import, and the functions that write them. */
export type CollectionFile = {
  tables: readonly CollectionTable[]
  memberships: Memberships
  pictures: readonly RemotePicture[]
  write(options: WriteOptions): Promise<CollectionsWriteReport>
}

type WriteOptions = {
  newProducts: ReadonlySet<string>
  onPicture?: (url: string) => Promise<void>
}

export type CollectionsWriteReport = CollectionsReport & {
  missingPictures: readonly MissingPicture[]
  /** How many products have moved to another category because of their collections. */
  recategorized: number
}

type CollectionsChange = {
  before: Memberships
  after: Memberships
  isDryRun: boolean
}

type Move = { productId: number; from: string; to: string }

const BATCH_SIZE = 200

/** Reads the collections of an import. They are written after their products and pictures. */
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
      // Runs before the collections are written, so that if it fails halfway, a repeated import still finds the
      // products that have to move.
      const recategorized = isAnyChanged
        ? await recategorize(database, { before, after: memberships, isDryRun })
        : 0
      const report = isDryRun ? planned : await importOnce(false)
      return { ...report, missingPictures: placed.missing, recategorized }
    },
  }
}

/**
 * Moves stored products to the category that the mapping derives from their new collections, adding a proposed rule
 * where none matches. Products whose category was set explicitly, by a file or the team, do not move. Returns the
 * number of moved products.
 */
export async function recategorize(database: Database, change: CollectionsChange): Promise<number> {
  const mapping = await loadMapping(database)
  const mappers = {
    before: createMapper(mapping, { isProposing: false, memberships: change.before }),
    after: createMapper(mapping, { isProposing: true, memberships: change.after }),
  }
  let moved = 0
  let after = 0
  let stored = mapping
  const client = await database.pool.connect()
  try {
    for (;;) {
      const drafts = await readStoredDrafts(client, { after, size: BATCH_SIZE })
      const last = drafts.at(-1)
      if (!last) return moved
      after = last.id
      const moves = drafts.flatMap(({ id, draft }) => {
        const move = planMove(draft, change, mappers)
        return move === null ? [] : { productId: id, ...move }
      })
      if (change.isDryRun) moved += moves.length
      if (change.isDryRun || moves.length === 0) continue
      const proposed = mappers.after.mapping()
      if (proposed !== stored) await storeMapping(database, proposed)
      stored = proposed
      moved += await writeMoves(client, moves)
    }
  } finally {
    client.release()
  }
}

/** The move of a product to another category; null if it stays in its own. */
function planMove(
  stored: ProductDraft,
  { before, after }: CollectionsChange,
  mappers: { before: Mapper; after: Mapper },
): Omit<Move, 'productId'> | null {
  const draft = {
    ...stored,
    collections: null,
    metafields: stored.metafields.filter((field) => !isCategory(field)),
  }
  if (String(before(draft).toSorted()) === String(after(draft).toSorted())) return null
  const from = explicitCategory(stored)
  if (from === null || explicitCategory(mappers.before.map(draft)) !== from) return null
  const to = explicitCategory(mappers.after.map(draft))
  return to === null || to === from ? null : { from, to }
}

function explicitCategory({ metafields }: ProductDraft): string | null {
  return metafields.find(isCategory)?.value ?? null
}

function isCategory({ namespace, key }: { namespace: string; key: string }): boolean {
  return namespace === ATTRIBUTE_NAMESPACE && key === 'category'
}

/**
 * Writes the moves, after waiting for the current batch of any other import. A product whose category has changed since
 * it was read is not moved. Returns the number of moved products.
 */
async function writeMoves(client: PoolClient, moves: readonly Move[]): Promise<number> {
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [LOCKS.productImport])
    const { rows } = await client.query<{ id: string }>(
      `update commerce.product_metafields f set value = x.category
       from unnest($1::bigint[], $2::text[], $3::text[]) x (product_id, current, category)
       where f.product_id = x.product_id and f.namespace = 'custom' and f.key = 'category' and f.value = x.current
       returning f.product_id::text as id`,
      [moves.map(({ productId }) => productId), moves.map(({ from }) => from), moves.map(({ to }) => to)],
    )
    const ids = rows.map(({ id }) => id)
    await client.query(
      'update commerce.products set import_digest = null, updated_at = now() where id = any($1::bigint[])',
      [ids],
    )
    await recordChanges(drizzle({ client }), PRODUCT_CHANGES, ids)
    await client.query('commit')
    return ids.length
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
