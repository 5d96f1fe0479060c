import { z } from 'zod'
import { VARIANT_CAP } from '#domain/product/product.ts'
import type { ProductOptionColumn } from '../../tables/catalogue-tables.ts'
import type { ProductDraft } from '../product-draft.ts'
import { plainText, sanitizeDescription } from '../sanitize-description.ts'
import type { FieldReader } from './field-parsers.ts'
import { readMetafields } from './read-metafields.ts'
import { readPrices } from './read-prices.ts'
import { readVariants } from './read-variants.ts'
import type { Row } from './rows.ts'

/** A product without its pictures and translations, which come from other files. */
export type ReadProduct = Omit<ProductDraft, 'media' | 'translations'>

/**
 * Parses the rows of one product: the first describes it, each further one adds a variant, a picture or both.
 * Errors are added to the reader's refusals; the result is only valid if there are none.
 */
export function readProduct(rows: readonly [Row, ...Row[]], reader: FieldReader): ReadProduct {
  const [first] = rows
  const title = readTitle(first, reader)
  if (title === '') reader.refuse(first, 'title-missing', '')
  const metafields = readMetafields(first, reader)
  const { optionNames, variants } = readVariants(rows, reader, (row) => readPrices(row, reader, metafields))
  checkVariantCount(first, variants.length, reader)
  return {
    line: first.line,
    handle: reader.handle,
    title,
    descriptionHtml: sanitizeDescription(reader.text(first, 'body')),
    vendor: reader.text(first, 'vendor'),
    productType: reader.text(first, 'type'),
    categoryPath: reader.text(first, 'category') || null,
    tags: readTags(reader.text(first, 'tags')),
    status: readStatus(first, reader),
    isPublished: reader.flag(first, 'published', true),
    createdAt: readTimestamp(first, 'createdAt', reader),
    publishedAt: readTimestamp(first, 'publishedAt', reader),
    seoTitle: reader.text(first, 'seoTitle') || null,
    seoDescription: reader.text(first, 'seoDescription') || null,
    isGiftCard: reader.flag(first, 'giftCard', false),
    options: toOptions(optionNames, variants, metafields.swatches),
    variants,
    metafields: metafields.fields,
    collections: reader.columns.indexes.has('collection')
      ? readTitles(reader.text(first, 'collection'))
      : null,
  }
}

/** Reads the title without HTML tags and entities, which some exports contain. */
function readTitle(row: Row, reader: FieldReader): string {
  const text = reader.text(row, 'title')
  if (!/<[a-z/][^<>]*>|&#?\w+;/i.test(text)) return text
  reader.note(row, 'title-markup')
  return plainText(text)
}

/** The options with their unique values, in the order of the variants. */
export function toOptions(
  names: readonly string[],
  variants: ProductDraft['variants'],
  swatches: ReadonlyMap<string, string>,
): ProductOptionColumn[] {
  return names.map((name, index) => {
    const values = new Set(variants.map(({ choices }) => choices[index]).filter((value) => value != null))
    return {
      name,
      values: [...values].map((value) => ({ name: value, swatchColor: swatches.get(value) ?? null })),
    }
  })
}

function checkVariantCount(first: Row, count: number, reader: FieldReader): void {
  if (count === 0) reader.refuse(first, 'variant-missing', '')
  if (count > VARIANT_CAP) reader.refuse(first, 'too-many-variants', String(VARIANT_CAP))
}

const titleList = z.array(z.string())

/** The titles of collections: separated by commas, or a JSON list if a title contains a comma. */
function readTitles(text: string): string[] {
  if (!text.startsWith('[')) return readTags(text)
  try {
    return [...new Set(titleList.parse(JSON.parse(text)))]
  } catch {
    return readTags(text)
  }
}

/** Splits tags at commas, without duplicates. */
function readTags(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim())
  return [...new Set(tags.filter((tag) => tag !== ''))]
}

function readStatus(row: Row, reader: FieldReader): ProductDraft['status'] {
  const status = reader.text(row, 'status').toLowerCase() || 'active'
  // The shop does not support unlisted products, which are only visible with a link.
  if (status === 'unlisted') reader.note(row, 'status-unlisted')
  if (status === 'unlisted') return 'draft'
  if (status === 'active' || status === 'draft' || status === 'archived') return status
  reader.refuse(row, 'status-invalid', status)
  return 'draft'
}

function readTimestamp(row: Row, name: 'createdAt' | 'publishedAt', reader: FieldReader): string | null {
  const text = reader.text(row, name)
  if (text === '') return null
  const time = /^\d{4}-\d\d-\d\d/.test(text) ? new Date(text) : new Date(Number.NaN)
  if (!Number.isNaN(time.getTime())) return time.toISOString()
  reader.refuse(row, 'moment-invalid', text)
  return null
}
