import { isCurrency } from '#domain/money/money.ts'
import type { MarketCurrencies } from '#services/commerce/import/reading/columns.ts'
import { StartFault } from '#services/kernel/start-fault.ts'

/** Parses `["Gulf States=USD"]` into `{ "Gulf States": "USD" }`. */
export function parseMarkets(options: readonly string[]): MarketCurrencies {
  const markets = options.map((option) => {
    const [, name, currency] = /^(.+)=(\w+)$/.exec(option) ?? []
    if (name && isCurrency(currency)) return [name, currency] as const
    throw new StartFault(`--market "${option}": write it as "Name of the market=EUR", with EUR, USD or GBP.`)
  })
  return Object.fromEntries(markets)
}
