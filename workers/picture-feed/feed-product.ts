import type { CatalogueProduct } from '#clients/commerce/to-product.ts'
import { PICTURE_BYTES_MAX, type ProductPictures } from '#contracts/visual.ts'
import type { VisualWriter } from './visual-writer.ts'

/** How the pictures of products are had. */
export type PictureSource = {
  /** Changes with the bytes of a picture of ours; empty for the pictures of other hosts, whose address does. */
  version(address: string): Promise<string>
  /** The bytes; null when the picture cannot be had. */
  read(address: string, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null>
}

type FeedTools = { readonly writer: VisualWriter; readonly pictures: PictureSource }

/** Brings what the service knows of a product's pictures to what the shop shows of it now. */
export async function feedProduct(
  { writer, pictures }: FeedTools,
  number: string,
  product: Pick<CatalogueProduct, 'pictures' | 'attributes'> | null,
): Promise<void> {
  const addresses =
    !product || product.attributes.internalUseOnly ? [] : product.pictures.map(({ url }) => url)
  const wanted: ProductPictures = await Promise.all(
    [...new Set(addresses)].map(async (address) => ({ address, version: await pictures.version(address) })),
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
