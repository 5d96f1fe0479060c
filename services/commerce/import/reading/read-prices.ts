import { CURRENCIES, type Currency } from '#domain/money/money.ts'
import { parseProductAttributes } from '#domain/product/product-attributes.ts'
import type { PriceDraft } from '../product-draft.ts'
import type { FieldReader } from './field-parsers.ts'
import type { ReadMetafields } from './read-metafields.ts'
import type { Row } from './rows.ts'

/**
 * The fixed prices of one variant. A market's column overrides the plain one. Omits currencies without a price in the
 * row, which may be converted (`currencies/`).
 */
export function readPrices(row: Row, reader: FieldReader, metafields: ReadMetafields): PriceDraft[] {
  const trade = tradePrices(metafields)
  return CURRENCIES.flatMap((currency) => {
    const priceMinor = readPrice(currency, 'price', row, reader)
    if (priceMinor === null || isExcluded(currency, row, reader)) return []
    const compareAtMinor = readPrice(currency, 'compareAt', row, reader) || null
    return [{ currency, priceMinor, compareAtMinor, tradePriceMinor: trade[currency] }]
  })
}

/**
 * Removes the trade prices of all variants except the first. They are calculated when they are written, with the
 * rounding in effect then, so that a changed rounding does not count as a change of the product.
 */
export function withFixedTradePrices<Variant extends { readonly prices: readonly PriceDraft[] }>(
  variants: readonly Variant[],
) {
  return variants.map((variant, index) => ({
    ...variant,
    prices: variant.prices.map((price) => (index === 0 ? price : { ...price, tradePriceMinor: null })),
  }))
}

function readPrice(
  currency: Currency,
  kind: 'price' | 'compareAt',
  row: Row,
  reader: FieldReader,
): number | null {
  const columns = reader.columns.markets.filter(
    (column) => column.kind === kind && column.currency === currency,
  )
  const marketPrice = columns.map(({ index }) => (row.fields[index] ?? '').trim()).find((text) => text !== '')
  return reader.amount(row, marketPrice ?? (currency === reader.base ? reader.text(row, kind) : ''))
}

/** The currencies for which every market has `Included: FALSE`. */
export function excludedCurrencies(row: Row, reader: FieldReader): Currency[] {
  return CURRENCIES.filter((currency) => isExcluded(currency, row, reader))
}

function isExcluded(currency: Currency, row: Row, reader: FieldReader): boolean {
  const columns = reader.columns.markets.filter(
    (column) => column.kind === 'included' && column.currency === currency,
  )
  return (
    columns.length > 0 &&
    columns.every(({ index }) => (row.fields[index] ?? '').trim().toLowerCase() === 'false')
  )
}

function tradePrices(metafields: ReadMetafields): Record<Currency, number | null> {
  const text = metafields.custom('tradePrice')
  return { ...parseProductAttributes(new Map(text === undefined ? [] : [['tradePrice', text]])).tradePrice }
}
