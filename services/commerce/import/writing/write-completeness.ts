import type { PoolClient } from 'pg'
import { IS_TRANSLATED } from '../../catalogue/product-rows.ts'
import type { PlacedDraft } from './placed-draft.ts'

/** Stores which of the products have a picture, and in which languages their texts are complete. */
export async function writeCompleteness(client: PoolClient, placed: readonly PlacedDraft[]): Promise<void> {
  await client.query({
    name: 'import-completeness',
    text: `${COMPLETENESS} where p.id = any($1::bigint[])
      on conflict (product_id) do update set has_picture = excluded.has_picture, translated_into = excluded.translated_into
      where (c.has_picture, c.translated_into) is distinct from (excluded.has_picture, excluded.translated_into)`,
    values: [placed.map(({ productId }) => productId)],
  })
}

/** The start of a statement that stores the completeness of products `p`. */
export const COMPLETENESS = `insert into commerce.product_completeness as c (product_id, has_picture, translated_into)
  select p.id, exists (select from commerce.media m where m.product_id = p.id and m.kind = 'image'),
    array(select t.language from commerce.product_translations t
      where t.product_id = p.id and ${IS_TRANSLATED} order by t.language)
  from commerce.products p`
