import type { PoolClient } from 'pg'
import type { PlacedDraft } from './placed-draft.ts'

export async function writeTranslations(client: PoolClient, placed: readonly PlacedDraft[]): Promise<void> {
  const records = placed.flatMap(({ productId, draft }) =>
    draft.translations.map((translation) => ({
      product_id: productId,
      language: translation.language,
      handle: translation.handle,
      title: translation.title,
      description_html: translation.descriptionHtml,
      seo_title: translation.seoTitle,
      seo_description: translation.seoDescription,
      option_names: translation.optionNames,
      option_values: translation.optionValues,
      metafields: translation.metafields,
    })),
  )
  await replaceRows(client, 'product_translations', placed, records, {
    language: 'text',
    handle: 'text',
    title: 'text',
    description_html: 'text',
    seo_title: 'text',
    seo_description: 'text',
    option_names: 'jsonb',
    option_values: 'jsonb',
    metafields: 'jsonb',
  })
}

export async function writeMedia(client: PoolClient, placed: readonly PlacedDraft[]): Promise<void> {
  const records = placed.flatMap(({ productId, draft }) =>
    draft.media.map((item, index) => ({
      product_id: productId,
      position: index + 1,
      kind: item.kind,
      url: item.url,
      alt: item.alt,
      alt_translations: item.altTranslations,
      width: item.width,
      height: item.height,
      sources: item.sources,
    })),
  )
  await replaceRows(client, 'media', placed, records, {
    position: 'int',
    kind: 'text',
    url: 'text',
    alt: 'text',
    alt_translations: 'jsonb',
    width: 'int',
    height: 'int',
    sources: 'jsonb',
  })
}

export async function writeMetafields(client: PoolClient, placed: readonly PlacedDraft[]): Promise<void> {
  const records = placed.flatMap(({ productId, draft }) =>
    draft.metafields.map((field) => ({ product_id: productId, ...field })),
  )
  await replaceRows(client, 'product_metafields', placed, records, {
    namespace: 'text',
    key: 'text',
    type: 'text',
    value: 'text',
  })
}

/** Deletes the old rows of the products and inserts the records, in two statements. */
async function replaceRows(
  client: PoolClient,
  table: string,
  placed: readonly PlacedDraft[],
  records: readonly { product_id: number }[],
  columns: Readonly<Record<string, 'text' | 'int' | 'jsonb'>>,
): Promise<void> {
  const names = ['product_id', ...Object.keys(columns)]
  const types = Object.entries(columns).map(([name, type]) => `${name} ${type}`)
  await client.query({
    name: `import-${table}-gone`,
    text: `delete from commerce.${table} where product_id = any($1::bigint[])`,
    values: [placed.map(({ productId }) => productId)],
  })
  await client.query({
    name: `import-${table}`,
    text: `insert into commerce.${table} (${names.join(', ')})
      select ${names.join(', ')} from jsonb_to_recordset($1::jsonb) as x (product_id bigint, ${types.join(', ')})`,
    values: [JSON.stringify(records)],
  })
}
