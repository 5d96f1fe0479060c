import type { PoolClient } from 'pg'
import { PICTURES_PATH } from '#contracts/image-address.ts'
import type { CollectionRule } from '#domain/catalogue/collection-rules.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import { COLLECTION_COLUMNS } from '../import/collections/collection-columns.ts'
import type { CollectionDraft } from '../import/collections/collection-draft.ts'
import { csvLine } from './csv-line.ts'
import type { ExportFile } from './export-file.ts'

type StoredCollection = Omit<CollectionDraft, 'productHandles'> & { productHandles: string[] }

const TRANSLATED = LANGUAGES.filter((language) => language !== 'en')

const HEADER = [
  ...[COLLECTION_COLUMNS.handle, COLLECTION_COLUMNS.title, COLLECTION_COLUMNS.body],
  ...TRANSLATED.flatMap((language) => [`Title (${language})`, `Body HTML (${language})`]),
  ...[COLLECTION_COLUMNS.published, COLLECTION_COLUMNS.pictureUrl],
  ...[COLLECTION_COLUMNS.seoTitle, COLLECTION_COLUMNS.seoDescription, COLLECTION_COLUMNS.mustMatch],
  ...[COLLECTION_COLUMNS.ruleColumn, COLLECTION_COLUMNS.ruleRelation, COLLECTION_COLUMNS.ruleCondition],
  COLLECTION_COLUMNS.product,
]

/** Writes all collections; returns their number. */
export async function writeCollections(client: PoolClient, file: ExportFile): Promise<number> {
  const { rows } = await client.query<{ id: string }>(
    'select id::text as id from commerce.collections order by handle',
  )
  await file.write(csvLine(HEADER))
  for (const { id } of rows) {
    const found = await client.query<StoredCollection>(SELECT, [id, PICTURES_PATH])
    for (const collection of found.rows)
      for (const line of collectionLines(collection)) await file.write(csvLine(line))
  }
  return rows.length
}

/**
 * Omits the products of a smart collection, since its rules determine them. A downloaded picture has its original URL.
 */
const SELECT = `
  select c.handle, c.title, c.description_html as "descriptionHtml", c.is_published as "isPublished",
    c.seo_title as "seoTitle", c.seo_description as "seoDescription", c.rules,
    coalesce(case when starts_with(c.picture_url, $2) then
      (select source from kernel.fetched_pictures where name = substr(c.picture_url, length($2) + 1) limit 1) end,
      c.picture_url) as "pictureUrl",
    c.translations, array(select p.handle from commerce.collection_products cp
      join commerce.products p on p.id = cp.product_id
      where cp.collection_id = c.id and c.rules is null order by cp.position, p.id) as "productHandles"
  from commerce.collections c where c.id = $1`

/** The lines of a collection. The first one describes it, and each has a rule or a product. */
function* collectionLines(collection: StoredCollection): Generator<string[]> {
  const { handle, rules, productHandles } = collection
  const texts = firstLineCells(collection)
  const count = Math.max(1, rules?.rules.length ?? 0, productHandles.length)
  for (let index = 0; index < count; index += 1) {
    const shared = index === 0 ? texts : texts.map(() => '')
    yield [handle, ...shared, ...ruleFields(rules?.rules[index]), productHandles[index] ?? '']
  }
}

function firstLineCells(collection: StoredCollection): string[] {
  const { translations, rules } = collection
  return [
    collection.title,
    collection.descriptionHtml,
    ...TRANSLATED.flatMap((language) => [
      translations[language]?.title ?? '',
      translations[language]?.descriptionHtml ?? '',
    ]),
    collection.isPublished ? 'TRUE' : 'FALSE',
    collection.pictureUrl ?? '',
    collection.seoTitle ?? '',
    collection.seoDescription ?? '',
    rules ? MUST_MATCH[rules.mustMatch] : '',
  ]
}

const MUST_MATCH = { all: 'all conditions', any: 'any condition' }

function ruleFields(rule: CollectionRule | undefined): string[] {
  return rule ? [toWords(rule.column), toWords(rule.relation), rule.condition] : ['', '', '']
}

/** `VARIANT_PRICE` → `Variant Price`. */
function toWords(code: string): string {
  return code
    .split('_')
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join(' ')
}
