import type { PoolClient } from 'pg'
import { PICTURES_PATH } from '#contracts/image-address.ts'
import type { ProductDraft } from '../import/product-draft.ts'

/** The drafts with the web addresses of downloaded pictures, as in the file that they were imported from. */
export async function restoreSources(
  client: PoolClient,
  drafts: readonly ProductDraft[],
): Promise<ProductDraft[]> {
  const names = drafts.flatMap(({ media }) =>
    media.flatMap(({ url }) => (url.startsWith(PICTURES_PATH) ? [url.slice(PICTURES_PATH.length)] : [])),
  )
  const { rows } = await client.query<{ url: string; source: string }>(
    `select '${PICTURES_PATH}' || name as url, source from kernel.fetched_pictures where name = any($1::text[])`,
    [names],
  )
  const sources = new Map(rows.map(({ url, source }) => [url, source]))
  const sourceOf = (url: string) => sources.get(url) ?? url
  return drafts.map((draft) => ({
    ...draft,
    media: draft.media.map((item) => ({ ...item, url: sourceOf(item.url) })),
    variants: draft.variants.map((variant) => ({
      ...variant,
      pictureUrl: variant.pictureUrl && sourceOf(variant.pictureUrl),
    })),
  }))
}
