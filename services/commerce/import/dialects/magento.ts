import { toSlug } from '#domain/links/slug.ts'
import type { Row } from '../reading/csv-records.ts'
import {
  attributeKey,
  type Choice,
  createCanonicalRows,
  type Fields,
  optionNameFields,
  optionValueFields,
  pictureRows,
  priceFields,
} from './canonical-row.ts'
import type { Dialect, ReadRecords } from './dialect.ts'
import { createNamedFields, type NamedFields } from './named-fields.ts'

type Variation = {
  readonly handle: string
  readonly names: readonly string[]
  readonly choices: readonly Choice[]
}

/**
 * Magento 2's product export. A configurable product lists the SKUs of its variations, which are separate records,
 * mostly before its own.
 */
export async function openMagento(header: readonly string[], read: ReadRecords): Promise<Dialect> {
  const get = createNamedFields(header)
  const { variations, attributes } = await readVariations(read, get)
  const rows = createCanonicalRows(attributes)

  function productRows(record: Row, own: Fields): Row[] {
    const handle = readHandle(record, get)
    const isHidden = get(record, 'visibility').toLowerCase().startsWith('not visible')
    const pictures = [get(record, 'base_image'), ...get(record, 'additional_images').split(',')].map(
      pictureName,
    )
    const unique = [...new Set(pictures.filter((name) => name !== '' && name !== 'no_selection'))]
    const first = rows.toRow(record.line, {
      Handle: handle,
      Title: get(record, 'name'),
      'Body (HTML)': get(record, 'description') || get(record, 'short_description'),
      'Product Category': deepestCategory(get(record, 'categories')),
      Published: isHidden ? 'FALSE' : 'TRUE',
      Status: get(record, 'product_online') === '2' ? 'draft' : 'active',
      'SEO Title': get(record, 'meta_title'),
      'SEO Description': get(record, 'meta_description'),
      'Image Src': unique[0] ?? '',
      attributes: new Map(parsePairs(get(record, 'additional_attributes')).map(toAttribute)),
      ...own,
    })
    return [first, ...pictureRows(rows, record.line, handle, unique)]
  }

  function variantFields(record: Row): Fields {
    const isTracked = get(record, 'manage_stock') !== '0' && get(record, 'qty') !== ''
    return {
      ...priceFields(get(record, 'price'), get(record, 'special_price')),
      'Variant SKU': get(record, 'sku'),
      'Variant Weight': get(record, 'weight'),
      'Variant Inventory Tracker': isTracked ? 'shop' : '',
      // Magento has fractional quantities for products that are sold by weight.
      'Variant Inventory Qty': get(record, 'qty').replace(/[.,]\d+$/, ''),
      'Variant Inventory Policy': /^[12]$/.test(get(record, 'allow_backorders')) ? 'continue' : 'deny',
      'Variant Requires Shipping': /virtual|downloadable/.test(get(record, 'product_type'))
        ? 'FALSE'
        : 'TRUE',
      'Variant Taxable': /none/i.test(get(record, 'tax_class_name')) ? 'FALSE' : 'TRUE',
    }
  }

  return {
    format: 'magento',
    header: rows.header,
    ignored: header.filter((title) => !READ_TITLES.has(title.trim().toLowerCase())),
    toRows(record, note) {
      const type = get(record, 'product_type').toLowerCase()
      if (get(record, 'store_view_code') !== '') {
        note(record, 'row-of-store-view')
        return []
      }
      if (type === 'bundle' || type === 'grouped') {
        note(record, 'row-of-other-kind')
        return []
      }
      if (type === 'configurable') {
        const { names } = parseVariations(record, get)
        if (names.length > 3) note(record, 'options-over-three')
        return productRows(record, optionNameFields(names))
      }
      if (get(record, 'weight') !== '') note(record, 'weight-in-kilograms')
      const variation = variations.get(get(record, 'sku'))
      if (!variation) return productRows(record, variantFields(record))
      const { handle, names, choices } = variation
      const picture = pictureName(get(record, 'base_image'))
      return [
        rows.toRow(record.line, {
          Handle: handle,
          'Variant Image': picture === 'no_selection' ? '' : picture,
          ...optionValueFields(names, choices),
          ...variantFields(record),
        }),
      ]
    },
  }
}

async function readVariations(read: ReadRecords, get: NamedFields) {
  const variations = new Map<string, Variation>()
  const attributes = new Set<string>()
  for await (const record of read()) {
    if (get(record, 'store_view_code') !== '') continue
    for (const pair of parsePairs(get(record, 'additional_attributes')))
      attributes.add(attributeKey(pair.name))
    if (get(record, 'product_type').toLowerCase() !== 'configurable') continue
    const handle = readHandle(record, get)
    const { names, items } = parseVariations(record, get)
    for (const { sku, choices } of items) variations.set(sku, { handle, names, choices })
  }
  return { variations, attributes }
}

/** Parses `sku=MH01-XS,size=XS|sku=MH01-S,size=S`, with names from `configurable_variation_labels`. */
function parseVariations(record: Row, get: NamedFields) {
  const labels = new Map(
    parsePairs(get(record, 'configurable_variation_labels')).map(({ name, value }) => [name, value] as const),
  )
  const items = get(record, 'configurable_variations')
    .split('|')
    .map((text) => {
      const pairs = parsePairs(text)
      const choices = pairs
        .filter(({ name }) => name !== 'sku')
        .map(({ name, value }) => ({ name: labels.get(name) ?? capitalize(name), value }))
      return { sku: pairs.find(({ name }) => name === 'sku')?.value ?? '', choices }
    })
    .filter(({ sku }) => sku !== '')
  return { items, names: [...new Set(items.flatMap(({ choices }) => choices.map(({ name }) => name)))] }
}

function capitalize(code: string): string {
  return (code.charAt(0).toUpperCase() + code.slice(1)).replaceAll('_', ' ')
}

/** Parses `color=Black,material=Leather`. A comma that is not followed by a name is part of the value. */
function parsePairs(text: string): Choice[] {
  return text.split(/,(?=[\w-]+=)/).flatMap((pair) => {
    const [, name = '', value = ''] = /^\s*([\w-]+)=(.*)$/s.exec(pair) ?? []
    return name === '' ? [] : [{ name, value: value.trim().replace(/^"|"$/g, '') }]
  })
}

/** Splits multiple values at vertical bars. */
function toAttribute({ name, value }: Choice): readonly [string, string] {
  return [attributeKey(name), value.includes('|') ? JSON.stringify(value.split('|')) : value]
}

function readHandle(record: Row, get: NamedFields): string {
  return toSlug(get(record, 'url_key')) || toSlug(`${get(record, 'name')} ${get(record, 'sku')}`)
}

/** `Default Category/Furniture/Chairs,Default Category/New` → 'Furniture > Chairs': the deepest path. */
function deepestCategory(text: string): string {
  const paths = text.split(',').map((path) => path.split('/').slice(1))
  const deepest = paths.reduce((best, path) => (path.length > best.length ? path : best), paths[0] ?? [])
  return deepest.map((name) => name.trim()).join(' > ')
}

/** A picture is a path in Magento's folder of product pictures, or a URL. */
function pictureName(text: string): string {
  return text.trim().replace(/^\/+/, '')
}

const READ_TITLES: ReadonlySet<string> = new Set([
  'sku',
  'store_view_code',
  'product_type',
  'categories',
  'name',
  'description',
  'short_description',
  'weight',
  'product_online',
  'tax_class_name',
  'visibility',
  'price',
  'special_price',
  'url_key',
  'meta_title',
  'meta_description',
  'base_image',
  'additional_images',
  'additional_attributes',
  'qty',
  'allow_backorders',
  'manage_stock',
  'configurable_variations',
  'configurable_variation_labels',
])
