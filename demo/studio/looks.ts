import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createDescriptorEmbedder } from '../../services/visual/descriptor/embedder.ts'
import { hashPicture, type LooksFile, readLooksFile } from '../../services/visual/known-looks.ts'
import { toLook, writeLook } from '../../services/visual/look.ts'
import { openPicture } from '../../services/visual/picture/open-picture.ts'

const embedder = createDescriptorEmbedder()

/** The file next to a folder's pictures from which shops read their looks. */
export const LOOKS_FILE = 'looks.json'

/** The looks of all pictures in a folder: read from its file if the embedding is the current one, else computed. */
export async function describeFolder(folder: string): Promise<LooksFile> {
  const { embedding, looks: stored } = await readLooksFile(join(folder, LOOKS_FILE))
  const looks: Record<string, string> = {}
  for (const picture of await readPictures(folder)) {
    const digest = hashPicture(picture)
    const known = embedding === embedder.name ? stored[digest] : undefined
    looks[digest] = known ?? (await lookOf(picture))
  }
  return { embedding: embedder.name, looks }
}

/** The look of a picture, in the format of the file. */
export async function lookOf(picture: Uint8Array): Promise<string> {
  const opened = await openPicture(picture, { kinds: ['webp'], region: null })
  if (!opened.ok) throw new Error(`A picture of the demonstration could not be read: ${opened.code}`)
  return writeLook(toLook(await embedder.embed(opened.value)))
}

/** Reads the pictures in a folder, in the order of their names. */
export async function readPictures(folder: string): Promise<Uint8Array[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.webp')).sort()
  return Promise.all(names.map((name) => readFile(join(folder, name))))
}
