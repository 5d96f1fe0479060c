import { PICTURES_PATH } from '#contracts/image-address.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { findFetchedPictures } from '#services/kernel/pictures/fetched-pictures.ts'
import { openPictureFiles, type PictureFiles } from '../reading/picture-files.ts'
import type { CollectionDraft } from './collection-draft.ts'
import type { CollectionTable } from './read-collections.ts'

export type MissingPicture = { handle: string; source: string }

/**
 * Replaces the pictures of collections with their URLs in the shop: downloaded pictures, and files in the folders by
 * name. If one is missing, the collection is still imported and retains its stored picture.
 */
export async function placePictures(
  database: Database,
  tables: readonly CollectionTable[],
  folders: readonly string[],
): Promise<{ tables: CollectionTable[]; missing: MissingPicture[] }> {
  const find = openPictureFiles(folders)
  const missing: MissingPicture[] = []
  const placed: CollectionTable[] = []
  for (const table of tables) {
    const collections = []
    for (const read of table.collections)
      collections.push(
        read.ok ? { ...read, draft: await place(read.draft, { database, find, missing }) } : read,
      )
    placed.push({ ...table, collections })
  }
  return { tables: placed, missing }
}

async function place(
  draft: CollectionDraft,
  { database, find, missing }: { database: Database; find: PictureFiles; missing: MissingPicture[] },
): Promise<CollectionDraft> {
  if (draft.pictureUrl === null) return draft
  const found = await find(draft.pictureUrl)
  if (!found.ok) {
    missing.push({ handle: draft.handle, source: draft.pictureUrl })
    return { ...draft, pictureUrl: null, retainsPicture: true }
  }
  const { url } = found.picture
  const fetched = (await findFetchedPictures(database, [url])).get(url)
  return { ...draft, pictureUrl: fetched ? PICTURES_PATH + fetched.name : url }
}
