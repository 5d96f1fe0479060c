import { copyFile, mkdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { PICTURES_PATH } from '#contracts/image-address.ts'
import type { ProductDraft } from '#services/commerce/import/product-draft.ts'

type CopyOptions = {
  /** Where the pictures of the file are. */
  from: string
  /** The shop's own store. */
  to: string
  /** The folders that the shop shows pictures from. */
  shown: readonly string[]
  isDryRun: boolean
}

/**
 * Copies the pictures of each product into the shop's store, so that the shop shows them after the import. Nothing is
 * copied from a folder that it shows already.
 */
export function createPictureCopy({ from, to, shown, isDryRun }: CopyOptions) {
  const isShown = shown.some((folder) => resolve(folder) === resolve(from))
  const copied = new Set<string>()
  return async ({ media, variants }: Pick<ProductDraft, 'media' | 'variants'>): Promise<void> => {
    if (isShown || isDryRun) return
    const urls = [...media.map(({ url }) => url), ...variants.map(({ pictureUrl }) => pictureUrl)]
    for (const url of urls) {
      if (!url?.startsWith(PICTURES_PATH) || copied.has(url)) continue
      copied.add(url)
      const name = url.slice(PICTURES_PATH.length)
      await mkdir(dirname(join(to, name)), { recursive: true })
      await copyFile(join(from, name), join(to, name))
    }
  }
}
