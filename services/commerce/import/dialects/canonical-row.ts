import type { Row } from '../reading/csv-records.ts'

const TITLES = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Product Category',
  'Tags',
  'Published',
  'Status',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Option3 Name',
  'Option3 Value',
  'Variant SKU',
  'Variant Barcode',
  'Variant Weight',
  'Variant Weight Unit',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Inventory Policy',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Requires Shipping',
  'Variant Taxable',
  'Variant Image',
  'Image Src',
  'Image Position',
  'SEO Title',
  'SEO Description',
] as const

/** Fields by column title; attributes by `namespace.key`. */
export type Fields = { [title in (typeof TITLES)[number]]?: string } & {
  attributes?: ReadonlyMap<string, string>
}

export type CanonicalRows = { readonly header: readonly string[]; toRow(line: number, fields: Fields): Row }

export function createCanonicalRows(attributes: Iterable<string>): CanonicalRows {
  const keys = [...attributes]
  return {
    header: [...TITLES, ...keys.map((key) => `product.metafields.${key}`)],
    toRow: (line, fields) => ({
      line,
      fields: [
        ...TITLES.map((title) => fields[title] ?? ''),
        ...keys.map((key) => fields.attributes?.get(key) ?? ''),
      ],
    }),
  }
}

export function pictureRows(
  rows: CanonicalRows,
  line: number,
  handle: string,
  pictures: readonly string[],
): Row[] {
  return pictures.slice(1).map((url) => rows.toRow(line, { Handle: handle, 'Image Src': url }))
}

export type Choice = { readonly name: string; readonly value: string }

const OPTIONS_MAX = 3

/** The names of at most three options; any further names are joined to the third. */
export function optionNameFields(names: readonly string[]): Fields {
  const [first = '', second = '', third = ''] = joinAfterThird(names)
  return { 'Option1 Name': first, 'Option2 Name': second, 'Option3 Name': third }
}

/** The values of a variant in the order of the names; `Any` if the variant fits every value. */
export function optionValueFields(names: readonly string[], choices: readonly Choice[]): Fields {
  const values = names.map((name) => choices.find((choice) => choice.name === name)?.value || 'Any')
  const [first = '', second = '', third = ''] = joinAfterThird(values)
  return { 'Option1 Value': first, 'Option2 Value': second, 'Option3 Value': third }
}

function joinAfterThird(texts: readonly string[]): string[] {
  if (texts.length <= OPTIONS_MAX) return [...texts]
  return [...texts.slice(0, OPTIONS_MAX - 1), texts.slice(OPTIONS_MAX - 1).join(' / ')]
}

export function attributeKey(name: string): string {
  const key = name
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
  return SHARED_KEYS[key] ?? `attribute.${key || 'other'}`
}

/** Attributes whose meaning is the same in every shop. */
const SHARED_KEYS: Readonly<Record<string, string>> = {
  material: 'custom.material',
  materials: 'custom.material',
  color: 'custom.color',
  colour: 'custom.color',
  designer: 'custom.designer',
}

/** The price columns. With a different sale price, the regular price becomes the compare-at price. */
export function priceFields(regular: string, sale: string): Fields {
  return sale === '' || sale === regular
    ? { 'Variant Price': regular }
    : { 'Variant Price': sale, 'Variant Compare At Price': regular }
}
