import { SHIPPING_REGIONS, type ShippingRegion } from '../market/market.ts'
import { type JsonRecord, readRecord, readRecords, readText } from '../metafield-values.ts'
import { CURRENCIES, type Currency, isCurrency, type Money, money, parseDecimal } from '../money/money.ts'

/** Spec §3: the cost of shipping one product to a market, in minor units per currency. */
export type ShippingCost = {
  readonly market: ShippingRegion
  readonly amountMinor: Readonly<Partial<Record<Currency, number>>>
}

/** The first record for the region that has the currency. Null if there is none: an unknown cost never means free. */
export function shippingCostFor(
  records: readonly ShippingCost[],
  region: ShippingRegion,
  currency: Currency,
): Money | null {
  const amounts = records
    .filter(({ market }) => market === region)
    .map(({ amountMinor }) => amountMinor[currency])
  const amountMinor = amounts.find((amount) => amount !== undefined)
  return amountMinor === undefined ? null : money(amountMinor, currency)
}

/** A product's own costs, which take precedence, followed by the house's. */
export function withHouseCosts(
  own: readonly ShippingCost[],
  { costs }: HouseDelivery,
): readonly ShippingCost[] {
  return [...own, ...costs]
}

export type HouseDelivery = {
  /** Used for a product without its own cost for the market. */
  readonly costs: readonly ShippingCost[]
}

/** Whether a product ships free to a region (Spec §3, product filters), in each currency in which its cost is known. */
export function shipsFree(records: readonly ShippingCost[], region: ShippingRegion): boolean {
  const costs = CURRENCIES.flatMap((currency) => shippingCostFor(records, region, currency) ?? [])
  return costs.length > 0 && costs.every(({ amountMinor }) => amountMinor === 0)
}

/**
 * Parses `[{"market":"EU","amount":{"EUR":"90.0","USD":"99.0","GBP":"79.0"}}]`. A single number as the amount applies
 * to every currency; a currency may be missing; records with an invalid amount are skipped.
 */
export function readShippingCosts(value: unknown): ShippingCost[] {
  return readRecords(value).flatMap((record) => {
    const market = SHIPPING_REGIONS.find((region) => region === record.market)
    const amountMinor = readAmounts(record)
    return market && amountMinor ? [{ market, amountMinor }] : []
  })
}

/**
 * The first error in the shipping costs of a product file, or null: `json` for text that is not a JSON list of records,
 * otherwise the market that is unknown, listed twice or has an invalid amount.
 */
export function findShippingCostError(text: string): ShippingCostError | null {
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

export type ShippingCostError = {
  readonly kind: 'json' | 'market' | 'repeated' | 'amount'
  readonly market: string
}

/** Parses minor units from a decimal text or number; null if invalid or negative. */
export function readAmountMinor(value: unknown): number | null {
  const text = readText(value)
  if (text === null || !/^\d{1,12}(\.\d+)?$/.test(text)) return null
  return parseDecimal(text, 'EUR').amountMinor
}

function readAmounts({ amount }: JsonRecord): ShippingCost['amountMinor'] | null {
  const single = readAmountMinor(amount)
  if (single !== null) return Object.fromEntries(CURRENCIES.map((currency) => [currency, single]))
  const amounts = Object.entries(readRecord(amount)).map(
    ([currency, text]) => [currency, readAmountMinor(text)] as const,
  )
  const isValid = amounts.length > 0 && amounts.every(([name, minor]) => isCurrency(name) && minor !== null)
  return isValid ? Object.fromEntries(amounts.filter(([name]) => isCurrency(name))) : null
}
