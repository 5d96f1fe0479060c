import { copyFile, mkdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { PICTURES_PATH } from '#contracts/image-address.ts'
import { ATTRIBUTE_NAMESPACE } from '#domain/product/product-attributes.ts'
import type { ProductDraft } from '#services/commerce/import/product-draft.ts'

type CopyOptions = {
  /** Where the files to import are. */
  from: string
  /** The shop's own store. */
  to: string
  /** The folders from which the shop serves files. */
  servedFolders: readonly string[]
  isDryRun: boolean
}

/** The path of the house's 3D models and CAD files. */
const FILES_PATH = '/files/'
const FILE_KEYS = ['cadFile', 'arModel', 'arModelIos']

/**
 * Copies pictures into the shop's store, so that the shop can show them after the import. Nothing is copied from a
 * folder that it already serves.
 */
export function createPictureCopy(options: CopyOptions) {
  const copy = createCopy(PICTURES_PATH, options)
  return (pictures: readonly (string | null)[]): Promise<void> => copy(pictures)
}

/** A product's pictures, including those of its variants. */
export function findPictures({ media, variants }: Pick<ProductDraft, 'media' | 'variants'>) {
  return [...media.map(({ url }) => url), ...variants.map(({ pictureUrl }) => pictureUrl)]
}

/** Copies the 3D models and CAD files named in products' attributes like pictures. Missing ones are skipped. */
export function createModelCopy(options: CopyOptions) {
  const copy = createCopy(FILES_PATH, options)
  return ({ metafields }: Pick<ProductDraft, 'metafields'>): Promise<void> => {
    const named = metafields.filter(
      ({ namespace, key }) => namespace === ATTRIBUTE_NAMESPACE && FILE_KEYS.includes(key),
    )
    return copy(named.map(({ value }) => value))
  }
}

function createCopy(path: string, { from, to, servedFolders, isDryRun }: CopyOptions) {
  const isServed = servedFolders.some((folder) => resolve(folder) === resolve(from))
  const copied = new Set<string>()
  return async (urls: readonly (string | null)[]): Promise<void> => {
    if (isServed || isDryRun) return
    for (const url of urls) {
      if (!url?.startsWith(path) || copied.has(url)) continue
      copied.add(url)
      const name = url.slice(path.length)
      await mkdir(dirname(join(to, name)), { recursive: true })
      await copyFile(join(from, name), join(to, name)).catch((error) => {
        if (error.code !== 'ENOENT') throw error
      })
    }
  }
}
