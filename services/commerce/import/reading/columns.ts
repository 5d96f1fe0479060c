import { COUNTRIES, countryName, getCurrency } from '#domain/market/market.ts'
import { type Currency, isCurrency } from '#domain/money/money.ts'
import type { Row } from './csv-records.ts'

/** The columns of Shopify's product export, with its old and new headers and those of Matrixify's sheet. */
const NAMES = {
  handle: ['handle', 'url handle'],
  title: ['title'],
  body: ['body (html)', 'body html', 'description'],
  vendor: ['vendor'],
  category: ['product category', 'category', 'category: name'],
  type: ['type', 'product type', 'custom product type'],
  tags: ['tags'],
  published: ['published', 'published on online store', 'published on online store?'],
  status: ['status'],
  command: ['command'],
  createdAt: ['created at'],
  publishedAt: ['published at'],
  collection: ['collection', 'collections', 'custom collections'],
  giftCard: ['gift card'],
  seoTitle: ['seo title', 'metafield: title_tag [string]'],
  seoDescription: ['seo description', 'metafield: description_tag [string]'],
  option1Name: ['option1 name'],
  option1Value: ['option1 value'],
  option2Name: ['option2 name'],
  option2Value: ['option2 value'],
  option3Name: ['option3 name'],
  option3Value: ['option3 value'],
  sku: ['variant sku', 'sku'],
  barcode: ['variant barcode', 'barcode'],
  grams: ['variant grams', 'weight value (grams)'],
  weight: ['variant weight', 'weight'],
  weightUnit: ['variant weight unit', 'weight unit'],
  tracker: ['variant inventory tracker', 'inventory tracker'],
  quantity: ['variant inventory qty', 'inventory quantity'],
  policy: ['variant inventory policy', 'inventory policy', 'continue selling when out of stock'],
  price: ['variant price', 'price'],
  compareAt: ['variant compare at price', 'compare-at price', 'compare at price'],
  requiresShipping: ['variant requires shipping', 'requires shipping'],
  taxable: ['variant taxable', 'charge tax'],
  imageSrc: ['image src', 'product image url'],
  imagePosition: ['image position'],
  imageAlt: ['image alt text', 'image alt'],
  variantImage: ['variant image', 'variant image url'],
} as const

export type ColumnName = keyof typeof NAMES

export type Columns = {
  count: number
  indexes: ReadonlyMap<ColumnName, number>
  /** Price columns of a market, e.g. `Price / United States`. */
  markets: readonly { currency: Currency; kind: 'price' | 'compareAt' | 'included'; index: number }[]
  metafields: readonly { namespace: string; key: string; index: number }[]
  /** Unrecognized headers, e.g. those of Google Shopping. */
  ignored: readonly string[]
  missing: readonly string[]
}

/** The currency of a market's price list by the market's name in the file. */
export type MarketCurrencies = Readonly<Record<string, Currency>>

/** The platform's names of markets with several countries. */
export const MARKET_CURRENCIES: MarketCurrencies = {
  Europe: 'EUR',
  'European Union': 'EUR',
  International: 'USD',
}

/** Parses a header row. Names are compared case-insensitively. */
export function readColumns(header: readonly string[], markets: MarketCurrencies): Columns {
  const indexes = new Map<ColumnName, number>()
  const marketColumns: Columns['markets'][number][] = []
  const metafields: Columns['metafields'][number][] = []
  const ignored: string[] = []
  for (const [index, title] of header.entries()) {
    const name = findName(title)
    const metafield = readMetafieldTitle(title)
    const market = readMarketTitle(title, markets)
    if (name && !indexes.has(name)) indexes.set(name, index)
    else if (metafield) metafields.push({ ...metafield, index })
    else if (market) marketColumns.push({ ...market, index })
    else if (title.trim()) ignored.push(title.trim())
  }
  const missing = REQUIRED.filter((name) => !indexes.has(name)).map((name) => TITLES[name])
  return { count: header.length, indexes, markets: marketColumns, metafields, ignored, missing }
}

const REQUIRED = ['title', 'price'] as const
const TITLES = { title: 'Title', price: 'Variant Price' }

function findName(title: string): ColumnName | undefined {
  return COLUMN_BY_TITLE.get(title.trim().toLowerCase())
}

const COLUMN_BY_TITLE = new Map<string, ColumnName>(
  (Object.keys(NAMES) as ColumnName[]).flatMap((name) => NAMES[name].map((title) => [title, name] as const)),
)

/**
 * `Material (product.metafields.custom.material)`, `product.metafields.custom.material`, or Matrixify's
 * `Metafield: custom.material [single_line_text_field]`.
 */
function readMetafieldTitle(title: string): { namespace: string; key: string } | null {
  const text = title.trim()
  const [, namespace, key] =
    /(?:^|\()product\.metafields\.([\w-]+)\.([\w-]+)\)?$/.exec(text) ??
    /^metafield: ?([\w-]+)\.([\w-]+)(?: \[[\w.]+\])?$/i.exec(text) ??
    []
  return namespace && key ? { namespace, key } : null
}

/** `Price / United States`, `Compare At Price / Europe`, `Included / United Kingdom`. */
function readMarketTitle(title: string, markets: MarketCurrencies) {
  const [, kind, market = ''] = /^(price|compare[ -]at price|included) \/ (.+)$/i.exec(title.trim()) ?? []
  const currency = resolveMarketCurrency(market, markets)
  if (!kind || !currency) return null
  const first = kind.charAt(0).toLowerCase()
  return { currency, kind: first === 'p' ? 'price' : first === 'c' ? 'compareAt' : 'included' } as const
}

function resolveMarketCurrency(market: string, markets: MarketCurrencies): Currency | null {
  const named = markets[market] ?? (isCurrency(market) ? market : null)
  if (named) return named
  const country = COUNTRIES.find(({ isoCode }) => isoCode === market || countryName(isoCode, 'en') === market)
  return country ? getCurrency(country.isoCode) : null
}

/** A trimmed field; empty if the file has no such column. */
export function readField(row: Row, columns: Columns, name: ColumnName): string {
  const index = columns.indexes.get(name)
  return index === undefined ? '' : (row.fields[index] ?? '').trim()
}
