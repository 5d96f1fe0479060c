import type { CatalogueProduct } from '#clients/commerce/to-product.ts'
import type { ProductPictures } from '#contracts/visual.ts'
import { PICTURE_BYTES_MAX } from '#domain/search/picture-name.ts'
import type { VisualWriter } from './visual-writer.ts'

/** Loads the pictures of products. */
export type PictureSource = {
  /** Returns a version that changes with our own pictures; empty for other hosts, where the URL changes instead. */
  version(url: string): Promise<string>
  /** Returns null if the picture is unavailable. */
  read(url: string, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null>
}

type FeedTools = { readonly writer: VisualWriter; readonly pictures: PictureSource }

export async function feedProduct(
  { writer, pictures }: FeedTools,
  number: string,
  product: Pick<CatalogueProduct, 'pictures' | 'attributes'> | null,
): Promise<void> {
  const urls = !product || product.attributes.internalUseOnly ? [] : product.pictures.map(({ url }) => url)
  const wanted: ProductPictures = await Promise.all(
    [...new Set(urls)].map(async (address) => ({ address, version: await pictures.version(address) })),
  )
  const missing = new Set(await writer.setPictures(number, wanted))
  if (missing.size === 0) return
  const unreadable = new Set<string>()
  for (const picture of wanted) {
    if (!missing.has(picture.address)) continue
    const bytes = await pictures.read(picture.address, PICTURE_BYTES_MAX)
    if (!bytes || !(await writer.sendPicture(picture, bytes))) unreadable.add(picture.address)
  }
  await writer.setPictures(
    number,
    wanted.filter(({ address }) => !unreadable.has(address)),
  )
}
