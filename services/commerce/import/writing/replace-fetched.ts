import { PICTURES_PATH } from '#contracts/image-address.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { type FetchedPicture, findFetchedPictures } from '#services/kernel/pictures/fetched-pictures.ts'
import type { ProductDraft } from '../product-draft.ts'

/** The drafts with the downloaded pictures in place of those on other hosts. */
export async function replaceFetched(
  database: Database,
  drafts: readonly ProductDraft[],
): Promise<ProductDraft[]> {
  const urls = drafts.flatMap(({ media }) => media.map(({ url }) => url).filter((url) => URL.canParse(url)))
  const fetched = await findFetchedPictures(database, [...new Set(urls)])
  return fetched.size === 0 ? [...drafts] : drafts.map((draft) => withFetched(draft, fetched))
}

function withFetched(draft: ProductDraft, fetched: ReadonlyMap<string, FetchedPicture>): ProductDraft {
  return {
    ...draft,
    media: draft.media.map((item) => {
      const picture = fetched.get(item.url)
      if (!picture) return item
      const { name, width, height } = picture
      return { ...item, url: PICTURES_PATH + name, width, height }
    }),
    variants: draft.variants.map((variant) => {
      const name = variant.pictureUrl === null ? undefined : fetched.get(variant.pictureUrl)?.name
      return name === undefined ? variant : { ...variant, pictureUrl: PICTURES_PATH + name }
    }),
  }
}
