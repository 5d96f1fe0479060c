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

const VIRTUAL = ['virtual', 'downloadable']

/**
 * WooCommerce's product export. A product is one record. Each of its variations is another one, which names its parent
 * and can be anywhere in the file. The file has no handles, so they are derived from names.
 */
export async function openWooCommerce(header: readonly string[], read: ReadRecords): Promise<Dialect> {
  const get = createNamedFields(header)
  const attributeColumns = attributeNumbers(header)
  const { handleOf, optionsOf, attributes } = await readParents(read, get, attributeColumns)
  const rows = createCanonicalRows(attributes)
  const sizes = createSizeReader(header)

  function productRows(record: Row): Row[] {
    const handle = handleOf(recordIdentity(record, get)) ?? ''
    const names = optionsOf(handle)
    const pictures = splitList(get(record, 'images'))
    const own = names.length > 0 ? optionNameFields(names) : variantFields(record)
    const first = rows.toRow(record.line, {
      Handle: handle,
      Title: get(record, 'name'),
      'Body (HTML)': restoreLineBreaks(get(record, 'description') || get(record, 'short description')),
      Vendor: get(record, 'brands'),
      ...categoryFields(get(record, 'categories'), get(record, 'tags')),
      Published: get(record, 'published') === '1' ? 'TRUE' : 'FALSE',
      Status: get(record, 'published') === '-1' ? 'draft' : 'active',
      'Image Src': pictures[0] ?? '',
      attributes: attributesOf(record, names),
      ...own,
    })
    return [first, ...pictureRows(rows, record.line, handle, pictures)]
  }

  function variantFields(record: Row): Fields {
    const stock = get(record, 'stock')
    const isCounted = /^-?\d/.test(stock) || get(record, 'in stock?') === '0'
    const type = get(record, 'type').toLowerCase()
    return {
      ...priceFields(get(record, 'regular price'), get(record, 'sale price')),
      'Variant SKU': get(record, 'sku'),
      'Variant Barcode': get(record, 'gtin, upc, ean, or isbn'),
      'Variant Weight': sizes.weight ? get(record, sizes.weight.title) : '',
      'Variant Weight Unit': sizes.weight?.unit ?? '',
      'Variant Inventory Tracker': isCounted ? 'shop' : '',
      'Variant Inventory Qty': /^-?\d/.test(stock) ? stock : '0',
      'Variant Inventory Policy': ['1', 'notify'].includes(get(record, 'backorders allowed?'))
        ? 'continue'
        : 'deny',
      'Variant Requires Shipping': VIRTUAL.some((word) => type.includes(word)) ? 'FALSE' : 'TRUE',
      'Variant Taxable': get(record, 'tax status') === 'none' ? 'FALSE' : 'TRUE',
    }
  }

  function attributesOf(record: Row, options: readonly string[]): Map<string, string> {
    const own = readChoices(record, get, attributeColumns).filter(({ name }) => !options.includes(name))
    const found = new Map(own.map(({ name, value }) => [attributeKey(name), listText(value)]))
    const dimensions = sizes.dimensions(record, get)
    if (dimensions) found.set('custom.dimensions', dimensions)
    return found
  }

  return {
    format: 'woocommerce',
    header: rows.header,
    ignored: header.filter((title) => !isRead(title)),
    toRows(record, note) {
      const type = get(record, 'type').toLowerCase()
      if (type.includes('grouped') || type.includes('external')) {
        note(record, 'row-of-other-kind')
        return []
      }
      if (!type.includes('variation')) return productRows(record)
      if (get(record, 'published') === '0') return []
      const handle = handleOf(get(record, 'parent')) ?? ''
      const names = optionsOf(handle)
      if (names.length > 3) note(record, 'options-over-three')
      const [picture = ''] = splitList(get(record, 'images'))
      const choices = readChoices(record, get, attributeColumns)
      return [
        rows.toRow(record.line, {
          Handle: handle,
          'Variant Image': picture,
          ...optionValueFields(names, choices),
          ...variantFields(record),
        }),
      ]
    },
  }
}

async function readParents(read: ReadRecords, get: NamedFields, columns: readonly string[]) {
  const handleFor = createHandleGenerator()
  const handles = new Map<string, string>()
  const options = new Map<string, Set<string>>()
  const attributes = new Set(['custom.dimensions'])
  for await (const record of read()) {
    const type = get(record, 'type').toLowerCase()
    const choices = readChoices(record, get, columns)
    if (type.includes('variation')) {
      const parent = get(record, 'parent')
      const known = options.get(parent) ?? new Set()
      for (const { name } of choices) known.add(name)
      options.set(parent, known)
    } else {
      const id = recordIdentity(record, get)
      const handle = handleFor(get(record, 'name'), id)
      for (const key of [id, get(record, 'sku'), `id:${get(record, 'id')}`]) if (key) handles.set(key, handle)
      for (const { name } of choices) attributes.add(attributeKey(name))
    }
  }
  const optionsByHandle = new Map(
    [...options].map(([parent, names]) => [handles.get(parent) ?? '', [...names]]),
  )
  return {
    handleOf: (key: string) => handles.get(key),
    optionsOf: (handle: string) => optionsByHandle.get(handle) ?? [],
    attributes,
  }
}

/** A parent is referenced by its SKU or, without one, by `id:` and its number. */
function recordIdentity(record: Row, get: NamedFields): string {
  return get(record, 'sku') || `id:${get(record, 'id') || record.line}`
}

/** 'Attribute 2 name' → '2' */
function attributeNumbers(header: readonly string[]): string[] {
  return header.flatMap((title) => /^attribute (\d+) name$/i.exec(title.trim())?.[1] ?? [])
}

function readChoices(record: Row, get: NamedFields, columns: readonly string[]): Choice[] {
  return columns.flatMap((number) => {
    const name = get(record, `attribute ${number} name`)
    return name === '' ? [] : [{ name, value: get(record, `attribute ${number} value(s)`) }]
  })
}

/** Splits a list at commas. A comma inside a value is written as `\,`. */
function splitList(text: string): string[] {
  return text
    .split(/(?<!\\),\s*/)
    .map((item) => item.replaceAll('\\,', ',').trim())
    .filter((item) => item !== '')
}

function listText(text: string): string {
  const items = splitList(text)
  return items.length > 1 ? JSON.stringify(items) : (items[0] ?? '')
}

/** The first category path is the product's; the last names of the others become tags. */
function categoryFields(paths: string, tags: string): Fields {
  const [first = '', ...others] = splitList(paths)
  const names = others.map((path) => path.slice(path.lastIndexOf('>') + 1).trim())
  return { 'Product Category': first, Tags: [...splitList(tags), ...names].join(', ') }
}

/** The export writes line breaks as `\n`. */
function restoreLineBreaks(html: string): string {
  return html.replaceAll('\\n', '\n')
}

const CENTIMETERS: Readonly<Record<string, number>> = { cm: 1, m: 100, mm: 0.1, in: 2.54, yd: 91.44 }

/** The column titles name the unit: `Weight (kg)`, `Length (cm)`. */
function createSizeReader(header: readonly string[]) {
  const find = (name: string) => {
    const title = header.find((text) => text.trim().toLowerCase().startsWith(`${name} (`))
    const [, unit = ''] = /\((\w+)\)\s*$/.exec(title ?? '') ?? []
    return title === undefined ? null : { title: title.trim().toLowerCase(), unit: unit.toLowerCase() }
  }
  const columns = { depthCm: find('length'), widthCm: find('width'), heightCm: find('height') }
  return {
    weight: find('weight'),
    /** The attribute `custom.dimensions`, in centimeters; null if there are none. */
    dimensions(record: Row, get: NamedFields): string | null {
      const found = Object.entries(columns).flatMap(([key, column]) => {
        const size = column ? Number(get(record, column.title).replace(',', '.')) : 0
        const factor = CENTIMETERS[column?.unit ?? ''] ?? 0
        return size * factor > 0 ? [[key, Math.round(size * factor * 10) / 10]] : []
      })
      return found.length > 0 ? JSON.stringify(Object.fromEntries(found)) : null
    },
  }
}

const READ_TITLES =
  /^(?:id|type|sku|gtin, upc, ean, or isbn|name|published|short description|description|tax status|in stock\?|stock|backorders allowed\?|weight \(\w+\)|length \(\w+\)|width \(\w+\)|height \(\w+\)|sale price|regular price|categories|tags|images|parent|brands|attribute \d+ (?:name|value\(s\)))$/i

function isRead(title: string): boolean {
  return READ_TITLES.test(title.trim())
}

/** Creates a unique handle for each product from its name, and its number if two products have the same name. */
function createHandleGenerator() {
  const owners = new Map<string, string>()
  return (name: string, id: string): string => {
    const slug = toSlug(name) || toSlug(id)
    const owner = owners.get(slug) ?? id
    owners.set(slug, owner)
    return owner === id ? slug : [slug, toSlug(id)].filter((part) => part !== '').join('-')
  }
}
