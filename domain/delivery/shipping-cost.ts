import { SHIPPING_REGIONS, type ShippingRegion } from '../market/market.ts'
import { CURRENCIES, type Currency, type Money, money, parseDecimal, zeroMoney } from '../money/money.ts'
import { type JsonRecord, readRecord, readRecords, readText } from '../product/metafield-values.ts'

/** Spec §3: the cost of shipping one product to a market, in minor units per currency. */
export type ShippingCost = {
  readonly market: ShippingRegion
  readonly amountMinor: Readonly<Record<Currency, number>>
}

/**
 * The cost of shipping one product to a region. Without a record for the region, or an amount in the currency, shipping
 * is free: it is included in the price. The first of several records applies.
 */
export function shippingCostFor(
  records: readonly ShippingCost[],
  region: ShippingRegion,
  currency: Currency,
): Money {
  const record = records.find(({ market }) => market === region)
  return record ? money(record.amountMinor[currency], currency) : zeroMoney(currency)
}

/** Whether a product ships free to a region (Spec §3, product filters). */
export function shipsFree(records: readonly ShippingCost[], region: ShippingRegion): boolean {
  return CURRENCIES.every((currency) => shippingCostFor(records, region, currency).amountMinor === 0)
}

/**
 * Parses `[{"market":"EU","amount":{"EUR":"90.0","USD":"99.0","GBP":"79.0"}}]`. A single figure as amount applies to
 * every currency; a record with an invalid amount is left out.
 */
export function readShippingCosts(value: unknown): ShippingCost[] {
  return readRecords(value).flatMap((record) => {
    const market = SHIPPING_REGIONS.find((region) => region === record.market)
    const amountMinor = readAmounts(record)
    return market && amountMinor ? [{ market, amountMinor }] : []
  })
}

/**
 * What is wrong with the shipping costs of a product file, or null: `json` for a text that is no JSON list of records,
 * else the market that is unknown, named twice or has an invalid amount. Read all the same, such a record would be left
 * out, and the product would ship free.
 */
export function findShippingCostFault(text: string): ShippingCostFault | null {
  const records = readRecords(text)
  if (records.length === 0 && text.replace(/\s/g, '') !== '[]') return { kind: 'json', market: '' }
  const markets = new Set<string>()
  for (const record of records) {
    const market = readText(record.market) ?? ''
    if (!SHIPPING_REGIONS.some((region) => region === market)) return { kind: 'market', market }
    if (markets.has(market)) return { kind: 'repeated', market }
    if (!readAmounts(record)) return { kind: 'amount', market }
    markets.add(market)
  }
  return null
}

export type ShippingCostFault = {
  readonly kind: 'json' | 'market' | 'repeated' | 'amount'
  readonly market: string
}

/** Minor units from a decimal text or number; null if invalid or negative. */
export function readAmountMinor(value: unknown): number | null {
  const text = readText(value)
  if (text === null || !/^\d{1,12}(\.\d+)?$/.test(text)) return null
  return parseDecimal(text, 'EUR').amountMinor
}

function readAmounts({ amount }: JsonRecord): Record<Currency, number> | null {
  const single = readAmountMinor(amount)
  const perCurrency = readRecord(amount)
  const [EUR, USD, GBP] = CURRENCIES.map((currency) => single ?? readAmountMinor(perCurrency[currency]))
  return EUR == null || USD == null || GBP == null ? null : { EUR, USD, GBP }
}
