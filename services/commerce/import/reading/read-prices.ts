import { CURRENCIES, type Currency, money } from '#domain/money/money.ts'
import { tradePriceOf } from '#domain/money/trade-price.ts'
import { parseProductAttributes } from '#domain/product/product-attributes.ts'
import type { PriceDraft } from '../product-draft.ts'
import type { FieldReader } from './field-parsers.ts'
import type { ReadMetafields } from './read-metafields.ts'
import type { Row } from './rows.ts'

/**
 * The fixed prices of one variant. A market's column overrides the plain one. A currency without a price in
 * the row is left out; a house may have it converted (`currencies/`).
 */
export function readPrices(row: Row, reader: FieldReader, metafields: ReadMetafields): PriceDraft[] {
  const trade = tradePrices(metafields)
  return CURRENCIES.flatMap((currency) => {
    const priceMinor = priceIn(currency, 'price', row, reader)
    if (priceMinor === null || isExcluded(currency, row, reader)) return []
    const compareAtMinor = priceIn(currency, 'compareAt', row, reader) || null
    return [{ currency, priceMinor, compareAtMinor, tradePriceMinor: trade[currency] }]
  })
}

/**
 * Sets each variant's trade price; the file has only that of the first one (`domain/money/trade-price.ts`).
 */
export function spreadTradePrices(variants: readonly { prices: PriceDraft[] }[]): void {
  const first = new Map(variants[0]?.prices.map((price) => [price.currency, { ...price }]))
  for (const { prices } of variants) {
    for (const price of prices) {
      const { currency, priceMinor } = price
      const base = first.get(currency)
      const scale = base && { first: money(base.priceMinor, currency), tradeMinor: base.tradePriceMinor }
      price.tradePriceMinor = (scale && tradePriceOf(money(priceMinor, currency), scale)?.amountMinor) ?? null
    }
  }
}

function priceIn(
  currency: Currency,
  kind: 'price' | 'compareAt',
  row: Row,
  reader: FieldReader,
): number | null {
  const columns = reader.columns.markets.filter(
    (column) => column.kind === kind && column.currency === currency,
  )
  const own = columns.map(({ index }) => (row.fields[index] ?? '').trim()).find((text) => text !== '')
  return reader.amount(row, own ?? (currency === reader.base ? reader.text(row, kind) : ''))
}

/** The currencies of which every market has `Included: FALSE`. */
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
